import type * as contract from '@bettle/contract'
import type { Answer, Asked } from '@bettle/contract'
import { type Instant, isJoinable, settingsAsOpened } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { readLobby } from '../../db/queries/read-lobby.ts'
import type { Reader } from '../../db/schema.ts'
import { timetablesOfPlans } from '../match/timetable.ts'
import { hasSeatToPlay } from '../member/member-store.ts'
import { lobbyCards } from './lobby-card.ts'

/**
 * The highest number of lobbies in a list without pages. It is more than a screen shows, and a code finds any lobby.
 */
const MOST = 200
const PAGE_SIZE = 50
/**
 * How many lobbies of one host are listed first. The host's other lobbies follow after the first ones of every host
 * ([M12]).
 */
const OF_ONE_HOST = 2

/**
 * Returns the lobbies that a player can join now ([M5]): open, not private, with a free seat, while betting continues.
 * The newest come first, except that a host's further lobbies come later.
 */
export async function listLobbies(
  ctx: Context,
  { page, pageSize }: Asked<typeof contract.listLobbies>['query'],
): Promise<Answer<typeof contract.listLobbies>> {
  const isPaged = page !== undefined || pageSize !== undefined
  const size = isPaged ? (pageSize ?? PAGE_SIZE) : MOST
  const now = ctx.clock.now()
  const closed = await closedCourses(ctx.db, now)
  // Filtered in SQL, so that pages and the total contain only lobbies that a player can join.
  const open = listed(ctx.db)
    .where(hasSeatToPlay)
    .$if(closed.length > 0, (lobbies) =>
      lobbies.where(sql<boolean>`${course} not in (select jsonb_array_elements(${JSON.stringify(closed)}::jsonb))`),
    )
  const ranked = open
    .selectAll('lobby')
    .select(sql<number>`row_number() over (partition by lobby.host_id order by lobby.id desc)`.as('nth_of_host'))
    .select(sql<number>`(count(*) over ())::int`.as('total'))
  const rows = await ctx.db
    .selectFrom(ranked.as('lobby'))
    .selectAll()
    .orderBy(sql`lobby.nth_of_host > ${OF_ONE_HOST}`)
    .orderBy('lobby.id', 'desc')
    .limit(size)
    .offset(((page ?? 1) - 1) * size)
    .execute()
  const lobbies = await lobbyCards(ctx.db, rows.map(readLobby), now)
  if (!isPaged) return { lobbies }
  // A page after the last one has no row, and the total is a column of the rows.
  const { total } = rows[0] ?? (await open.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow())
  return { lobbies, total }
}

/** Selects the open public lobbies of matches that have not ended, with or without a free seat. */
function listed(reader: Reader) {
  return reader
    .selectFrom('lobby')
    .innerJoin('match', 'match.id', 'lobby.match_id')
    .where('lobby.status', '=', 'open')
    .where('lobby.is_private', '=', false)
    .where('match.status', 'in', ['upcoming', 'active'])
    .where('match.deleted_at', 'is', null)
}

/**
 * The columns that decide when a lobby accepts its last bets: its plan and some settings. Many lobbies share the same
 * values.
 */
interface Course {
  readonly plan: string
  readonly settings: Readonly<Record<string, unknown>>
}

const course = sql<Course>`jsonb_build_object('plan', lobby.plan_id, 'settings', jsonb_build_object(
  'roundDuration', lobby.settings->'roundDuration', 'breakDuration', lobby.settings->'breakDuration',
  'bettingTimeLimit', lobby.settings->'bettingTimeLimit', 'allowLateBetting', lobby.settings->'allowLateBetting'))`

/** Returns the courses on which betting on the last round has closed. The half of that round must have started. */
async function closedCourses(reader: Reader, now: Instant): Promise<readonly Course[]> {
  const rows = await listed(reader)
    .select(course.as('course'))
    .distinct()
    .where(
      // The array is computed once. With a subquery, PostgreSQL computed it again for each lobby if it estimated few
      // active matches.
      sql<boolean>`lobby.plan_id = any(array(
        select distinct on (round.plan_id) case when match_half.status <> 'upcoming' then round.plan_id end
        from round join match_half on match_half.id = round.half_id join match on match.id = match_half.match_id
        where match.status = 'active'
        order by round.plan_id, round.round_number desc))`,
    )
    .execute()
  const courses = rows.map((row) => row.course)
  const timetables = await timetablesOfPlans(reader, [...new Set(courses.map(({ plan }) => plan))])
  const joinable = new Map(timetables.map((timetable) => [timetable.planId, timetable]))
  return courses.filter(({ plan, settings }) => {
    const timetable = joinable.get(plan)
    return timetable !== undefined && !isJoinable(timetable, settingsAsOpened(settings), now)
  })
}
