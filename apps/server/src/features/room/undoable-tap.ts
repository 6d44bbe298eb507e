import { GameError, type LobbyId, type MatchId, type RoomTapId, sentence, type UserId } from '@bettle/contract'
import { UNDO_TAP_WITHIN } from '@bettle/rules'
import type { Selectable } from 'kysely'
import type { RoomTapTable, Tx } from '../../db/schema.ts'

export interface UndoRequest {
  readonly lobbyId: LobbyId
  readonly tapId: RoomTapId
  readonly arrivedAt: number
}

/**
 * Returns a tap of the user that may still be undone; undefined if it is undone already.
 * @throws GameError `not-found`; `half-state` after ten seconds
 */
export async function undoableTap(
  tx: Tx,
  matchId: MatchId,
  userId: UserId,
  { tapId, arrivedAt }: Omit<UndoRequest, 'lobbyId'>,
): Promise<Selectable<RoomTapTable> | undefined> {
  const tap = await tx
    .selectFrom('room_tap')
    .selectAll()
    .where('id', '=', tapId)
    .where('match_id', '=', matchId)
    .where('account_id', '=', userId)
    .executeTakeFirst()
  if (!tap) throw new GameError('not-found', sentence('tap-missing'))
  if (tap.undone_at !== null) return undefined
  if (arrivedAt - tap.arrived_at.getTime() > UNDO_TAP_WITHIN) {
    throw new GameError('half-state', sentence('tap-too-old'))
  }
  return tap
}
