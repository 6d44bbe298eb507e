import type * as contract from '@bettle/contract'
import type { Answer, ReminderCount } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { BY_EMAIL } from './reminder-store.ts'

const DAY = 24 * 60 * 60_000
const WEEK = 7 * DAY
/** The largest number of reminders that one request reads, the latest first. */
const MOST = 200_000

interface Counted extends Pick<ReminderCount, 'kind' | 'way' | 'outcome'> {
  readonly ofDay: number
  readonly ofWeek: number
  readonly oldest: Date
}

/**
 * Counts reminders for administrators. A reminder that betting closes tells that its user has not bet, so none is counted
 * before the round in question has started ([RE8]).
 * @param most how many reminders are read; older ones are not counted
 */
export async function countReminders(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  most = MOST,
): Promise<Answer<typeof contract.adminCountReminders>> {
  const now = clock.now()
  const [dayStart, weekStart] = [new Date(now - DAY), new Date(now - WEEK)]
  const { rows } = await sql<Counted>`
    select kind, way, outcome, (count(*) filter (where made_at >= ${dayStart}))::int as "ofDay",
      count(*)::int as "ofWeek", min(made_at) as oldest
    from (
      select kind, case when way = ${BY_EMAIL} then 'email' else 'push' end as way,
        coalesce(outcome, 'waiting') as outcome, made_at
      from reminder where made_at >= ${weekStart} and counted_from <= ${new Date(now)}
      order by made_at desc limit ${most}) counted
    group by kind, way, outcome order by kind, way, outcome`.execute(db)
  const read = rows.reduce((sum, { ofWeek }) => sum + ofWeek, 0)
  const first = read < most ? weekStart : earliest(rows)
  const waiting = rows.filter(({ outcome }) => outcome === 'waiting')
  return {
    day: {
      since: (first > dayStart ? first : dayStart).toISOString(),
      counts: rows.flatMap(({ ofDay, ...row }) => (ofDay > 0 ? [toWire(row, ofDay)] : [])),
    },
    week: { since: first.toISOString(), counts: rows.map((row) => toWire(row, row.ofWeek)) },
    waiting: {
      count: waiting.reduce((sum, { ofWeek }) => sum + ofWeek, 0),
      since: waiting.length === 0 ? null : earliest(waiting).toISOString(),
    },
  }
}

const earliest = (rows: readonly Pick<Counted, 'oldest'>[]) =>
  new Date(Math.min(...rows.map(({ oldest }) => oldest.getTime())))

const toWire = ({ kind, way, outcome }: Pick<Counted, 'kind' | 'way' | 'outcome'>, count: number): ReminderCount => ({
  kind,
  way,
  outcome,
  count,
})
