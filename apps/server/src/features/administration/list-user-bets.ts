import type { AdminBet, ListQuery, LobbyId, MatchId } from '@bettle/contract'
import { DEFAULT_SETTINGS } from '@bettle/rules'
import { sql } from 'kysely'
import type { Reader } from '../../context.ts'
import { type Page, pageOf } from '../../db/page-of.ts'
import { betToWire, selectBets } from '../bet/bet-wire.ts'

interface BetListWish extends ListQuery {
  readonly lobbyId?: LobbyId | undefined
  readonly matchId?: MatchId | undefined
}

/** A lobby stored before the setting was is played as usual. */
const showsBets = sql<boolean>`coalesce((lobby.settings->>'showCompetitorBets')::boolean, ${DEFAULT_SETTINGS.showCompetitorBets})`

/**
 * Bets that everyone in their lobby has been shown, or that are settled; never one on a round that has not started, and none of a
 * lobby that hides them: to the list, its order and its count the others do not exist ([V1], [V2], [D5]).
 */
export async function listUserBets(
  reader: Reader,
  { lobbyId, matchId, ...wish }: BetListWish,
): Promise<Page<AdminBet, 'bets'>> {
  const query = selectBets(reader)
    .innerJoin('lobby', 'lobby.id', 'bet.lobby_id')
    .innerJoin('match', 'match.id', 'lobby.match_id')
    .innerJoin('lobby_round', (join) =>
      join.onRef('lobby_round.lobby_id', '=', 'bet.lobby_id').onRef('lobby_round.round_id', '=', 'bet.round_id'),
    )
    .select(['lobby.code', 'match.id as match_id', 'match.home_team', 'match.away_team'])
    .select(sql<AdminBet['match']['status']>`match.status`.as('match_status'))
    .where('lobby_round.revealed_at', 'is not', null)
    .where(showsBets)
    .$if(lobbyId !== undefined, (found) => found.where('bet.lobby_id', '=', lobbyId ?? ''))
    .$if(matchId !== undefined, (found) => found.where('lobby.match_id', '=', matchId ?? ''))
  const { rows, ...total } = await pageOf(query, wish, {
    searched: [
      'account.username',
      'account.name',
      'lobby.code',
      'match.home_team',
      'match.away_team',
      'bet.event_type',
    ],
    sorts: {
      username: 'account.username',
      lobbyCode: 'lobby.code',
      roundNumber: 'round.round_number',
      stake: 'bet.stake',
      outcome: 'bet.outcome',
      placedAt: 'bet.placed_at',
    },
    byDefault: '-placedAt',
    id: 'bet.id',
  })
  const bets = rows.map((row) => ({
    ...betToWire(row),
    lobbyCode: row.code,
    match: {
      _id: row.match_id as MatchId,
      homeTeam: row.home_team,
      awayTeam: row.away_team,
      status: row.match_status,
    },
  }))
  return { bets, ...total }
}
