import type * as contract from '@bettle/contract'
import type { Answer, MatchId, UserId } from '@bettle/contract'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/schema.ts'
import { matchesOfToday, waitingRecords } from './today.ts'

const MOST = 50
/**
 * How long after its planned kick-off (ms) an upcoming match is still shown as the next one, if another match is
 * upcoming.
 */
const OVERDUE_MS = 3 * 60 * 60_000

/** Returns the running matches, the next match, and public counts of matches, lobbies, users and failed jobs. */
export async function overview(ctx: Context, userId: UserId): Promise<Answer<typeof contract.adminOverview>> {
  const { db, live } = ctx
  const running = await listed(db.selectFrom('match').where('match.status', '=', 'active'))
    // Matches that an operator must start come before those that a feed plays.
    .orderBy(sql`feed is not null`)
    .orderBy('match.id', 'desc')
    .limit(MOST)
    .execute()
  const { rows } = await sql<{ upcoming: number; lobbies: number; users: number; failing: number }>`select
    (select count(*)::int from match where status = 'upcoming' and deleted_at is null and guest_id is null and room_of is null) as upcoming,
    (select count(*)::int from lobby join match on match.id = lobby.match_id
      where lobby.status = 'open' and match.status in ('upcoming', 'active') and match.deleted_at is null
        and match.guest_id is null and match.room_of is null) as lobbies,
    (select count(*)::int from account where deleted_at is null and not is_bot and guest_until is null) as users,
    (select count(*)::int from due_work where attempts > 0) as failing`.execute(db)
  const [counts] = rows
  return {
    running: running.map(matchToWire),
    next: await nextMatch(ctx),
    upcoming: counts?.upcoming ?? 0,
    openLobbies: counts?.lobbies ?? 0,
    users: counts?.users ?? 0,
    failingWork: counts?.failing ?? 0,
    today: await matchesOfToday(ctx, userId),
    waiting: await waitingRecords(ctx),
    peopleOnline: new Set([...live.listeners()].map(({ userId }) => userId)).size,
  }
}

/**
 * Returns the upcoming match without a feed that has the earliest planned kick-off. Matches without a planned kick-off
 * come later, and long overdue ones last.
 */
async function nextMatch({ db, clock }: Context): Promise<Answer<typeof contract.adminOverview>['next']> {
  const overdue = new Date(clock.now() - OVERDUE_MS)
  const match = await listed(db.selectFrom('match').where('match.status', '=', 'upcoming').where('feed', 'is', null))
    .select('planned_start')
    .select(({ selectFrom }) =>
      selectFrom('lobby')
        .select(sql<number>`count(*)::int`.as('lobbies'))
        .whereRef('lobby.match_id', '=', 'match.id')
        .where('lobby.status', '=', 'open')
        .as('open_lobbies'),
    )
    .orderBy(sql`case when planned_start >= ${overdue} then 0 when planned_start is null then 1 else 2 end`)
    .orderBy('planned_start')
    .orderBy('match.id')
    .limit(1)
    .executeTakeFirst()
  if (!match) return null
  return {
    ...matchToWire(match),
    startTime: match.planned_start?.toISOString() ?? null,
    openLobbies: match.open_lobbies ?? 0,
  }
}

/** Keeps the matches that are not deleted and that belong to no trial game of a guest and to no room. */
function listed(matches: SelectQueryBuilder<Database, 'match', object>) {
  return matches
    .select(['match.id', 'home_team', 'away_team', 'match.status'])
    .where('deleted_at', 'is', null)
    .where('guest_id', 'is', null)
    .where('room_of', 'is', null)
}

interface ListedMatch {
  readonly id: string
  readonly home_team: string
  readonly away_team: string
  readonly status: Answer<typeof contract.adminOverview>['running'][number]['status']
}

function matchToWire({ id, home_team, away_team, status }: ListedMatch) {
  return { _id: id as MatchId, homeTeam: home_team, awayTeam: away_team, status }
}
