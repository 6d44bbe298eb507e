import type { LobbyId, UserId } from '@bettle/contract'
import { hasCuts } from '@bettle/rules'
import type { LobbyRow, Reader } from '../../db/schema.ts'
import { memberKeyOf } from './post.ts'

/** The number of the round whose end eliminated a player by a cut, with keys of `memberKeyOf`. */
export type CutPlayers = ReadonlyMap<string, number>

export const NO_CUTS: CutPlayers = new Map()

/** Returns true if a cut eliminated the player of the bet before the bet's round, so that the bet is void ([X10]). */
export function isCutBefore(
  cuts: CutPlayers,
  bet: { readonly lobby_id: string; readonly account_id: string; readonly round_number: number },
): boolean {
  const roundNumber = cuts.get(keyOf(bet))
  return roundNumber !== undefined && bet.round_number > roundNumber
}

/** Reads the players of these lobbies whom a cut eliminated. */
export async function cutPlayersOf(
  reader: Reader,
  lobbies: readonly Pick<LobbyRow, 'id' | 'settings'>[],
): Promise<CutPlayers> {
  const ids = lobbies.flatMap(({ id, settings }) => (hasCuts(settings) ? [id] : []))
  if (ids.length === 0) return NO_CUTS
  const rows = await reader
    .selectFrom('member')
    .select(['lobby_id', 'account_id', 'eliminated_in'])
    .where('lobby_id', 'in', ids)
    .where('eliminated_in', 'is not', null)
    .execute()
  return new Map(rows.map((row) => [keyOf(row), row.eliminated_in ?? 0]))
}

const keyOf = (row: { readonly lobby_id: string; readonly account_id: string }) =>
  memberKeyOf({ lobbyId: row.lobby_id as LobbyId, userId: row.account_id as UserId })
