import type { CompetitionId, LobbyCompetition } from '@bettle/contract'
import type { CountsCode, LobbyKind } from '@bettle/rules'
import type { LobbyRow, Reader } from '../../db/schema.ts'

/** True for a lobby of a competition, which has no host. */
export const isOfCompetition = ({ host_id }: Pick<LobbyRow, 'host_id'>): boolean => host_id === null

/** The facts about a lobby, apart from its members, on which its figures depend. */
export const kindOf = (lobby: Pick<LobbyRow, 'host_id' | 'settings'>): LobbyKind => ({
  startingChips: lobby.settings.startingChips,
  isCompetition: isOfCompetition(lobby),
})

/** True if the game's result is recorded at its end: it may award trophies, or it belongs to a competition. */
export const paysOrCounts = (code: CountsCode): boolean => code === 'counts' || code === 'competition'

/**
 * Returns the competitions of lobbies, by lobby. It sends no statement if none of the lobbies belongs to a competition.
 */
export async function competitionsOf(
  reader: Reader,
  lobbies: readonly Pick<LobbyRow, 'id' | 'host_id'>[],
): Promise<Map<string, LobbyCompetition>> {
  const ids = lobbies.filter(isOfCompetition).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await reader
    .selectFrom('competition_lobby')
    .innerJoin('competition', 'competition.id', 'competition_lobby.competition_id')
    .select(['competition_lobby.lobby_id', 'competition.id', 'competition.name'])
    .select(['competition_lobby.stage', 'competition_lobby.pairing'])
    .where('competition_lobby.lobby_id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ lobby_id, id, ...competition }) => [lobby_id, { _id: id as CompetitionId, ...competition }]),
  )
}
