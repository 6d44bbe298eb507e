import { adminListMatchEvents } from '@bettle/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aScenario, type Scenario } from '../../../test/support/scenario.ts'

let scenario: Scenario
beforeAll(async () => {
  scenario = await aScenario()
})
afterAll(() => scenario.ends())

it('an administrators’ list that grows without limit shows the latest ten thousand rows of all matches, but every row of a single match [D1] [PR330]', async () => {
  const { admin, match, server } = scenario
  const lays = (many: number, type: string) =>
    sql`insert into match_event (id, match_id, event_type, at, created_at)
      select ('0190' || lpad(to_hex(n), 8, '0') || '70008000000000000000')::uuid, ${match._id}::uuid, ${type},
        now() - n * interval '1 second', now()
      from generate_series((select count(*)::int + 1 from match_event), (select count(*)::int + ${many}::int from match_event)) n`.execute(
      server.ctx.db,
    )
  const list = (query: object) => admin.gets(adminListMatchEvents, { query: { page: 1, ...query } })
  await lays(50, 'Card')
  await lays(9950, 'Throw')
  const whole = await list({})
  expect(whole).toMatchObject({ total: 10_000 })
  expect(whole.more).toBeUndefined()
  expect((await list({ q: 'card' })).total).toBe(50)

  await lays(30, 'Corner')
  expect(await list({})).toMatchObject({ total: 10_000, more: true })
  expect(await list({ q: 'card' })).toMatchObject({ total: 20, more: true })
  expect(await list({ q: 'corner', sort: 'eventType' })).toMatchObject({ total: 30, more: true })
  const last = await list({ sort: 'createdAt', page: 1000 })
  expect(last.events).toHaveLength(10)
  const ofMatch = await list({ match: match._id })
  expect(ofMatch.total).toBe(10_030)
  expect(ofMatch.more).toBeUndefined()
  expect((await list({ match: match._id, q: 'card' })).total).toBe(50)
})
