import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import { countActions } from './count-actions.ts'

let server: TestServer

beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

const adds = (count: number) =>
  sql`insert into operator_action (id, at, kind, subject, no_undo, changes, uses)
    select gen_random_uuid(), now(), 'suspend', '{}'::jsonb, 'nothing-to-undo', '{}', '{}'
    from generate_series(1, ${count}::int)`.execute(server.ctx.db)

it('counts every action of the audit log once, although actions are added between the counts and action numbers are skipped [O1]', async () => {
  const counted = countActions()
  const { db } = server.ctx
  const before = await counted(db)
  await adds(700)
  expect(await counted(db)).toBe(before + 700)
  await adds(1800)
  expect(await counted(db)).toBe(before + 2500)
  await sql`select setval(pg_get_serial_sequence('operator_action', 'number'), 9000)`.execute(db)
  await adds(3)
  expect(await counted(db)).toBe(before + 2503)
  await adds(2500)
  expect(await counted(db)).toBe(before + 5003)
  expect(await countActions()(db)).toBe(before + 5003)
})
