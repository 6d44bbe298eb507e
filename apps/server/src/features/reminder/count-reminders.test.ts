import { adminCountReminders, type ReminderCount, startGuestGame } from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { call } from '../../../test/support/call.ts'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { newId } from '../../db/ids.ts'
import { countReminders } from './count-reminders.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const KINDS = ['starts', 'closing', 'result', 'invited'] as const
const OUTCOMES = ['sent', 'late', 'quiet', 'withdrawn', 'gone', 'failed', 'limited', 'unknown', null] as const

interface Made {
  readonly kind: ReminderCount['kind']
  readonly way: string
  readonly outcome: (typeof OUTCOMES)[number]
  /** How long ago it was made (ms). */
  readonly age: number
  /** How long ago the round in question started (ms); negative if it has not. */
  readonly startedAgo: number
}

let scenario: Scenario
let ana: Player

beforeAll(async () => {
  scenario = await aScenario({ config: { guests: true } })
  ana = await scenario.player('Ana')
})
beforeEach(async () => {
  await scenario.server.ctx.db.deleteFrom('reminder').execute()
})
afterAll(() => scenario.ends())

async function store(rows: readonly Made[]) {
  const { db, clock } = scenario.server.ctx
  const now = clock.now()
  await db
    .insertInto('reminder')
    .values(
      rows.map(({ kind, way, outcome, age, startedAgo }, index) => ({
        ...{ id: newId(), account_id: ana.userId, kind, key: `key${index}`, way, outcome, parameters: '{}' },
        ...{ made_at: new Date(now - age), expires_at: new Date(now), counted_from: new Date(now - startedAgo) },
      })),
    )
    .execute()
}
const ago = (age: number) => new Date(scenario.server.ctx.clock.now() - age).toISOString()
const counts = () => scenario.admin.gets(adminCountReminders, {})

/** Counts one by one, in another way than the server. */
function naively(rows: readonly Made[], longest: number): Record<string, number> {
  const found: Record<string, number> = {}
  for (const { kind, way, outcome, age, startedAgo } of rows) {
    if (age > longest || startedAgo < 0) continue
    const name = [kind, way.startsWith('push:') ? 'push' : way, outcome ?? 'waiting'].join(' ')
    found[name] = (found[name] ?? 0) + 1
  }
  return found
}
function byName(rows: readonly ReminderCount[]): Record<string, number> {
  expect(new Set(rows.map(({ kind, way, outcome }) => `${kind} ${way} ${outcome}`)).size).toBe(rows.length)
  return Object.fromEntries(rows.map(({ kind, way, outcome, count }) => [`${kind} ${way} ${outcome}`, count]))
}

it('an operator reads how many reminders of each kind and way were sent, failed or wait, of a day and of a week [RE8] [PR1088]', async () => {
  const rows: Made[] = []
  // A different number of each, spread over nine days, some of rounds that have not started.
  for (const [k, kind] of KINDS.entries())
    for (const [o, outcome] of OUTCOMES.entries())
      for (const email of [0, 1])
        for (let n = 0; n < 1 + ((k * 5 + o * 3 + email * 7) % 6); n++)
          rows.push({
            ...{ kind, outcome, way: email ? 'email' : `push:${newId()}`, age: (n * 45 + k * 2 + o) * HOUR + MINUTE },
            startedAgo: (n + o + k) % 5 === 0 ? -MINUTE : MINUTE,
          })
  await store(rows)
  const found = await counts()
  expect(byName(found.day.counts)).toEqual(naively(rows, 24 * HOUR))
  expect(byName(found.week.counts)).toEqual(naively(rows, 7 * 24 * HOUR))
  expect(found.day.since).toBe(ago(24 * HOUR))
  expect(found.week.since).toBe(ago(7 * 24 * HOUR))
  const waiting = rows.filter((row) => row.outcome === null && row.age < 7 * 24 * HOUR && row.startedAgo >= 0)
  expect(found.waiting).toEqual({
    count: waiting.length,
    since: ago(Math.max(...waiting.map(({ age }) => age))),
  })
})

it('the counts of reminders name no account, device or text [RE3] [PR1088]', async () => {
  const way = `push:${newId()}`
  await store([{ kind: 'closing', way, outcome: 'failed', age: MINUTE, startedAgo: MINUTE }])
  const counted = [{ kind: 'closing', way: 'push', outcome: 'failed', count: 1 }]
  expect(await counts()).toEqual({
    day: { since: ago(24 * HOUR), counts: counted },
    week: { since: ago(7 * 24 * HOUR), counts: counted },
    waiting: { count: 0, since: null },
  })
})

it('beyond the most reminders that are read, the counts say from when they cover [PR1088]', async () => {
  const made = (hours: number): Made => ({
    ...{ kind: 'result', way: 'email', outcome: 'sent', age: hours * HOUR, startedAgo: hours * HOUR },
  })
  await store([made(1), made(2), made(30), made(50)])
  const { ctx } = scenario.server
  const three = await countReminders(ctx, 3)
  expect([three.day.since, three.week.since]).toEqual([ago(24 * HOUR), ago(30 * HOUR)])
  expect([three.day.counts[0]?.count, three.week.counts[0]?.count]).toEqual([2, 3])
  const one = await countReminders(ctx, 1)
  expect([one.day.since, one.week.since]).toEqual([ago(HOUR), ago(HOUR)])
  expect((await countReminders(ctx)).week.counts[0]?.count).toBe(4)
})

it('refuses the counts of reminders to players, guests and callers without a sign-in [PR1088]', async () => {
  const { server } = scenario
  const came = await call(server, startGuestGame, {})
  const token = came.ok ? came.reply.token?.accessToken : undefined
  if (!token) throw new Error('no guest')
  const asGuest = { headers: { authorization: `Bearer ${token}` } }
  expect(await ana.asks(adminCountReminders, {})).toMatchObject({ status: 403, failure: { code: 'forbidden' } })
  expect(await call(server, adminCountReminders, {}, asGuest)).toMatchObject({ status: 403 })
  expect(await call(server, adminCountReminders, {})).toMatchObject({ status: 401, failure: { code: 'not-signed-in' } })
})
