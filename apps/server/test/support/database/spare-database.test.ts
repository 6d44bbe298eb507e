import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import type { Connection } from '../../../src/db/connect.ts'
import { spareDatabase } from './spare-database.ts'

const open: Connection[] = []
afterEach(async () => {
  for (const connection of open.splice(0)) await connection.close()
})

async function aDatabase(): Promise<Connection> {
  const connection = await spareDatabase(pino({ level: 'silent' }))
  open.push(connection)
  return connection
}

async function closed(): Promise<void> {
  for (const connection of open.splice(0)) await connection.close()
}

const accounts = (db: Connection['db']) => sql`select * from account where username <> ${'nobody'}`.execute(db)

it('the next test gets the database of an earlier test without the rows that the earlier test added', async () => {
  const first = await aDatabase()
  await first.db
    .insertInto('lease')
    .values({ name: 'a job', holder: randomUUID(), held_until: new Date(0) })
    .execute()
  await closed()
  const next = await aDatabase()
  expect(next.embedded).toBe(first.embedded)
  expect(await next.db.selectFrom('lease').selectAll().execute()).toEqual([])
})

it('a test can repeat a statement after it has changed the columns of the table', async () => {
  const { db } = await aDatabase()
  await accounts(db)
  await sql`alter table account drop column email_confirmed_at`.execute(db)
  await sql`alter table account add column email_confirmed_at timestamptz`.execute(db)
  expect((await accounts(db)).rows).toEqual([])
})

it('the next test gets another database if an earlier test changed the columns of a table', async () => {
  const first = await aDatabase()
  await accounts(first.db)
  await sql`alter table account drop column email_confirmed_at`.execute(first.db)
  await sql`alter table account add column email_confirmed_at timestamptz`.execute(first.db)
  await closed()
  const next = await aDatabase()
  expect(next.embedded).not.toBe(first.embedded)
  expect((await accounts(next.db)).rows).toEqual([])
})
