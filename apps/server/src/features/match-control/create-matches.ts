import type { ActionId, MatchId } from '@bettle/contract'
import { planMatch, plannedMinutes } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { builtInEventTypes } from '../match/event-type-store.ts'
import { OFFICIAL_DURATION } from '../match/timetable.ts'
import { accountOf, type Operator } from '../operation/operator.ts'
import { didCreateMatch, HALVES, type MatchWish } from './create-match.ts'

/** So many are made by one statement of each kind. */
const AT_ONCE = 500

/**
 * Many matches as `createMatch` makes one, in a handful of statements for hundreds of them: while a file of thousands is read nobody
 * else gets to an embedded database. Their prices are made when somebody first looks at them ([P7]).
 */
export async function createMatchesIn(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  operator: Operator,
  wishes: readonly MatchWish[],
): Promise<MatchId[]> {
  const ids: MatchId[] = []
  for (let from = 0; from < wishes.length; from += AT_ONCE) {
    const made = wishes.slice(from, from + AT_ONCE).map((wish) => ({ id: newId<MatchId>(), wish }))
    await insertMatches(tx, made, ctx.clock.date())
    await insertLines(tx, operator, made, ctx.clock.date())
    ids.push(...made.map(({ id }) => id))
  }
  return ids
}

interface Made {
  readonly id: MatchId
  readonly wish: MatchWish
}

async function insertMatches(tx: Tx, made: readonly Made[], now: Date): Promise<void> {
  const matches = made.map(({ id, wish: { homeTeam, awayTeam, startTime = null, tempo = 1 } }) => {
    return { id, homeTeam, awayTeam, startTime, tempo }
  })
  await sql`
    insert into match (id, home_team, away_team, status, planned_start, tempo, created_at, updated_at)
    select id, "homeTeam", "awayTeam", 'upcoming', "startTime", tempo, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb)
      as made(id uuid, "homeTeam" text, "awayTeam" text, "startTime" timestamptz, tempo double precision)`.execute(tx)

  const halves = made.flatMap(({ id }) => HALVES.map((number) => ({ id: newId(), match: id, number })))
  await sql`
    insert into match_half (id, match_id, half_number, status) select id, match, number, 'upcoming'
    from jsonb_to_recordset(${JSON.stringify(halves)}::jsonb) as half(id uuid, match uuid, number integer)`.execute(tx)

  const types = builtInEventTypes.map((type, position) => ({ ...type, position }))
  await sql`
    insert into match_event_type (match_id, name, display_name, position) select match, name, "displayName", position
    from unnest(${made.map(({ id }) => id)}::uuid[]) match,
      jsonb_to_recordset(${JSON.stringify(types)}::jsonb) as type(name text, "displayName" text, position integer)`.execute(
    tx,
  )

  const plans = made.map(({ id }) => ({ id: newId(), match: id }))
  await sql`
    insert into plan (id, match_id, round_duration, created_at) select id, match, ${OFFICIAL_DURATION}::int, ${now}
    from jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) as plan(id uuid, match uuid)`.execute(tx)

  const halfOf = new Map(halves.map(({ id, match, number }) => [`${match}:${number}`, id]))
  const planned = planMatch(HALVES, plannedMinutes, OFFICIAL_DURATION)
  const rounds = plans.flatMap(({ id: plan, match }) =>
    planned.map(({ halfNumber, roundNumber, startMinute, endMinute }) => {
      return { id: newId(), plan, half: halfOf.get(`${match}:${halfNumber}`), roundNumber, startMinute, endMinute }
    }),
  )
  await sql`
    insert into round (id, plan_id, half_id, round_number, start_minute, end_minute)
    select id, plan, half, "roundNumber", "startMinute", "endMinute"
    from jsonb_to_recordset(${JSON.stringify(rounds)}::jsonb) as round(id uuid, plan uuid, half uuid, "roundNumber" integer,
      "startMinute" double precision, "endMinute" double precision)`.execute(tx)
}

/** Nothing of a match that is made now was there before: no action is taken back by it. */
async function insertLines(tx: Tx, operator: Operator, made: readonly Made[], at: Date): Promise<void> {
  const lines = made.map(({ id, wish }) => {
    const { kind, after, undo, changes } = didCreateMatch(id, wish)
    return { id: newId<ActionId>(), match: id, kind, after, undo, changes }
  })
  await sql`
    insert into operator_action (id, match_id, account_id, at, kind, subject, after, inverse, changes, uses)
    select id, match, ${accountOf(operator)}, ${at}, kind, '{}'::jsonb, after, undo, changes, '{}'
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as line(id uuid, match uuid, kind text, after jsonb, undo jsonb, changes text[])`.execute(tx)
}
