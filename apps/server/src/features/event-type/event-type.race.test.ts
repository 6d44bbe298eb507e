import { createEventType, reorderEventTypes } from '@bettle/contract'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aScenario, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'

if (!testDatabaseUrl) console.log('Races for event types were left out: set TEST_DATABASE_URL to a PostgreSQL.')

const NAMES = Array.from({ length: 12 }, (_, index) => `Type ${index}`)

describe.skipIf(!testDatabaseUrl)('the order of the event types of all matches', () => {
  const logged: string[] = []
  let server: TestServer
  let scenario: Scenario
  beforeAll(async () => {
    server = await aServer({ log: pino({ level: 'warn' }, { write: (line) => logged.push(line) }) })
    scenario = await aScenario({ on: server })
  })
  afterAll(async () => {
    await scenario?.ends()
    await server?.stop()
  })

  it('concurrent requests of an administrator to order the event types leave one of the requested orders, without a deadlock [D8]', async () => {
    for (const name of NAMES) await scenario.admin.gets(createEventType, { body: { name } })
    const orders = NAMES.map((_, index) => [...NAMES.slice(index), ...NAMES.slice(0, index)])
    const replies = await Promise.all(
      orders.map((eventTypeOrder) => scenario.admin.gets(reorderEventTypes, { body: { eventTypeOrder } })),
    )
    expect(replies.map(({ eventTypes }) => eventTypes.map(({ name }) => name))).toEqual(orders)
    const { db } = server.ctx
    const kept = await db.selectFrom('event_type').select('name').orderBy('position').execute()
    expect(orders).toContainEqual(kept.map(({ name }) => name))
    expect(logged.filter((line) => line.includes('the database aborted a transaction'))).toEqual([])
  })
})
