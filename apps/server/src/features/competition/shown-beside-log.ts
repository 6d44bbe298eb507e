import type { Instant } from '@bettle/rules'
import { sql } from 'kysely'
import type { Reader } from '../../db/schema.ts'
import { digest } from '../ledger/digest.ts'
import { type CurrentLobby, currentLobbies, runningLobbies } from './competition-lobbies.ts'
import type { CompetitionRow } from './competition-store.ts'
import { publicRankingsOf } from './rank-lobbies.ts'

/**
 * Returns a hash of what the pages of a competition show besides its log: its lobbies, their players, the teams of its
 * fixtures, and the public numbers of running lobbies. While the hash stays the same, the pages do ([CP77]).
 */
export async function shownBesideLog(
  reader: Reader,
  { id, state }: Pick<CompetitionRow, 'id' | 'state'>,
  now: Instant,
): Promise<string> {
  const lobbies = await currentLobbies(reader, id)
  const running = runningLobbies(state, lobbies)
  const rankings = await publicRankingsOf(reader, running, now)
  const shown = [
    await playersOf(reader, lobbies),
    await teamsOf(reader, id),
    running.map(({ lobby_id }) => [lobby_id, rankings.get(lobby_id)]),
    await settledBetsOf(reader, running),
  ]
  return digest(JSON.stringify(shown))
}

async function playersOf(reader: Reader, lobbies: readonly CurrentLobby[]): Promise<unknown> {
  if (lobbies.length === 0) return []
  const ids = lobbies.map(({ lobby_id }) => lobby_id)
  const { rows } = await sql`
    select lobby_id, array_agg(account_id order by joined_at, account_id) as players from member
    where lobby_id = any(${ids}::uuid[]) and ranked group by lobby_id order by lobby_id`.execute(reader)
  return rows
}

async function teamsOf(reader: Reader, competitionId: string): Promise<unknown> {
  const { rows } = await sql`
    select match.id, home_team, away_team from competition_fixture fixture join match on match.id = fixture.match_id
    where fixture.competition_id = ${competitionId} order by match.id`.execute(reader)
  return rows
}

/**
 * Counts settled bets, because a void bet returns its stake, which others saw since the start of the round. The chips
 * then equal those before the round, although the page changed.
 */
async function settledBetsOf(reader: Reader, lobbies: readonly CurrentLobby[]): Promise<unknown> {
  if (lobbies.length === 0) return []
  const ids = lobbies.map(({ lobby_id }) => lobby_id)
  const { rows } = await sql`
    select lobby_id, count(*)::int as settled from bet
    where lobby_id = any(${ids}::uuid[]) and outcome <> 'open' group by lobby_id order by lobby_id`.execute(reader)
  return rows
}
