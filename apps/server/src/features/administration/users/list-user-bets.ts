import { type AdminBet, LATEST_BETS_LISTED, type ListQuery, type LobbyId, type MatchId } from '@bettle/contract'
import { DEFAULT_SETTINGS } from '@bettle/rules'
import { sql } from 'kysely'
import { type Page, pageOf } from '../../../db/queries/page-of.ts'
import type { Reader } from '../../../db/schema.ts'
import { betToWire, selectBets } from '../../bet/bet-wire.ts'

interface BetListQuery extends ListQuery {
  readonly lobbyId?: LobbyId | undefined
  readonly matchId?: MatchId | undefined
}

/**
 * SQL condition: the bet's round has started in a lobby that shows bets. A lobby that was stored before this setting
 * existed shows them. It is a subquery for each bet, because with a join the database would read all bets before it
 * takes the latest.
 */
const isShown = sql<boolean>`(
  select shown.revealed_at is not null
    and coalesce((played.settings->>'showCompetitorBets')::boolean, ${DEFAULT_SETTINGS.showCompetitorBets})
  from lobby played join lobby_round shown on shown.lobby_id = played.id
  where played.id = bet.lobby_id and shown.round_id = bet.round_id)`

/**
 * Lists bets on started rounds, in lobbies that show bets. Other bets, such as settled ones in blind lobbies, affect
 * neither the list nor its order or total ([V1], [V2], [D5]).
 */
export async function listUserBets(
  reader: Reader,
  { lobbyId, matchId, ...request }: BetListQuery,
): Promise<Page<AdminBet, 'bets'>> {
  const query = selectBets(reader)
    .innerJoin('lobby', 'lobby.id', 'bet.lobby_id')
    .innerJoin('match', 'match.id', 'lobby.match_id')
    .select(['lobby.code', 'match.id as match_id', 'match.home_team', 'match.away_team'])
    .select(sql<AdminBet['match']['status']>`match.status`.as('match_status'))
    .where(isShown)
    .$if(lobbyId !== undefined, (found) => found.where('bet.lobby_id', '=', lobbyId ?? ''))
    .$if(matchId !== undefined, (found) => found.where('lobby.match_id', '=', matchId ?? ''))
  const latest = lobbyId === undefined && matchId === undefined ? LATEST_BETS_LISTED : undefined
  const bare = latest === undefined ? query : reader.selectFrom('bet').where(isShown)
  const listing = {
    searchedLower: ['account.names'],
    searched: ['lobby.code', 'match.home_team', 'match.away_team', 'bet.event_type'],
    sorts: {
      username: 'account.username',
      lobbyCode: 'lobby.code',
      roundNumber: 'round.round_number',
      stake: 'bet.stake',
      outcome: 'bet.outcome',
      // Sorts by id, because ids rise as bets are placed and are indexed.
      placedAt: 'bet.id',
    },
    byDefault: '-placedAt',
    id: 'bet.id',
    latest,
  }
  const { rows, ...total } = await pageOf(query, request, listing, bare)
  const bets = rows.map((row) => ({
    ...betToWire(row),
    lobbyCode: row.code ?? '',
    match: {
      _id: row.match_id as MatchId,
      homeTeam: row.home_team,
      awayTeam: row.away_team,
      status: row.match_status,
    },
  }))
  return { bets, ...total }
}
