import { GameError, type LobbyId, sentence, type UserId } from '@bettle/contract'
import type { Context } from '../../../context.ts'
import type { Reader } from '../../../db/schema.ts'
import { matchRow } from '../../match/match-store.ts'
import { lobbyForMember, memberRow } from '../../member/member-store.ts'
import { announceWhistle } from '../room-whistle.ts'
import { changeRoom } from './change-room.ts'
import { namedIn, writeLine } from './recorder-store.ts'

export interface Naming {
  readonly lobbyId: LobbyId
  readonly userId: UserId
  readonly isRecorder: boolean
}

/** Lets a player of the room record, or ends that, from the end of the running round on ([RM29]). */
export async function nameRecorder(
  ctx: Context,
  hostId: UserId,
  { lobbyId, userId, isRecorder }: Naming,
): Promise<void> {
  const lobby = await lobbyForMember(ctx.db, lobbyId, hostId)
  const match = await matchRow(ctx.db, lobby.match_id)
  if (!match.of_recorders) throw new GameError('not-found', sentence('room-no-recorders'))
  if (lobby.host_id !== hostId) throw new GameError('forbidden', sentence('room-host-names'))
  if (match.status === 'completed' || match.status === 'abandoned')
    throw new GameError('half-state', sentence('room-over'))
  if (isRecorder) await refuseAbsent(ctx.db, lobbyId, userId)
  await changeRoom(ctx, { matchId: match.id as never, lobby }, async (tx, { isUndecided }, { of_recorders }) => {
    if (!of_recorders) throw new GameError('not-found', sentence('room-all-record'))
    // The first naming decides before the kick-off, and the host is the first recorder.
    if (isUndecided && isRecorder && userId !== hostId)
      await writeLine(tx, match.id, { kind: 'admitted', account_id: hostId }, ctx.clock.date())
    const named = await namedIn(tx, match.id)
    if (named.includes(userId) === isRecorder) return
    if (!isRecorder && named.length === 1) {
      throw new GameError('half-state', sentence('room-needs-recorder'))
    }
    const kind = isRecorder ? 'admitted' : 'dismissed'
    await writeLine(tx, match.id, { kind, account_id: userId }, ctx.clock.date())
  })
  await announceWhistle(ctx, lobbyId)
}

/** Refuses a recorder who has no player's seat, and a bot ([RM29]). */
async function refuseAbsent(reader: Reader, lobbyId: LobbyId, userId: UserId): Promise<void> {
  const member = await memberRow(reader, lobbyId, userId)
  const account = await reader
    .selectFrom('account')
    .select('is_bot')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (member?.present && member.role === 'player' && account?.is_bot === false) return
  throw new GameError('not-found', sentence('room-player-only'))
}
