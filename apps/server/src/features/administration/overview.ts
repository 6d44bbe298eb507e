import type { Answer, adminOverview, MatchId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'

const MOST = 50

/** What is going on now, in figures that are no secret. */
export async function overview({ db, live }: Context): Promise<Answer<typeof adminOverview>> {
  const running = await db
    .selectFrom('match')
    .select(['id', 'home_team', 'away_team', 'status'])
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where('guest_id', 'is', null)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  const { rows } = await sql<{ upcoming: number; lobbies: number; users: number; failing: number }>`select
    (select count(*)::int from match where status = 'upcoming' and deleted_at is null and guest_id is null) as upcoming,
    (select count(*)::int from lobby join match on match.id = lobby.match_id
      where lobby.status = 'open' and match.guest_id is null) as lobbies,
    (select count(*)::int from account where deleted_at is null and not is_bot and guest_until is null) as users,
    (select count(*)::int from due_work where attempts > 0) as failing`.execute(db)
  const [counts] = rows
  return {
    running: running.map((match) => ({
      _id: match.id as MatchId,
      homeTeam: match.home_team,
      awayTeam: match.away_team,
      status: match.status,
    })),
    upcoming: counts?.upcoming ?? 0,
    openLobbies: counts?.lobbies ?? 0,
    users: counts?.users ?? 0,
    failingWork: counts?.failing ?? 0,
    peopleOnline: new Set([...live.listeners()].map(({ userId }) => userId)).size,
  }
}
