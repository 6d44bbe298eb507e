import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Connection } from '../../../src/db/connect.ts'
import { type TestDatabase, testDatabase, testDatabaseUrl } from './test-database.ts'

const onPostgres = it.skipIf(testDatabaseUrl === undefined)

async function within<T>(database: TestDatabase, read: (db: Connection['db']) => Promise<T>): Promise<T> {
  const { db, close } = await database.connect()
  try {
    return await read(db)
  } finally {
    await close()
  }
}

const addLease = (db: Connection['db']) =>
  db
    .insertInto('lease')
    .values({ name: 'a job', holder: randomUUID(), held_until: new Date(0) })
    .execute()

onPostgres('the next test gets the database of an earlier test without its rows and its open sessions', async () => {
  const first = await testDatabase()
  await within(first, addLease)
  const open = await first.connect()
  const session = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(open.db)
  await first.drop()
  await first.drop()
  const [next, another] = [await testDatabase(), await testDatabase()]
  expect(next.url).toBe(first.url)
  expect(another.url).not.toBe(first.url)
  await within(next, async (db) => {
    const pids = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(db)
    expect(pids.rows.map(({ pid }) => pid)).not.toContain(session.rows[0]?.pid)
    const tables = await sql<{ name: string }>`
      select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`.execute(db)
    const used = await Promise.all(
      tables.rows.map(async ({ name }) => {
        const { rows } = await sql<{ bytes: string }>`select pg_relation_size(${name}::text) as bytes`.execute(db)
        return Number(rows[0]?.bytes) === 0 ? [] : [name]
      }),
    )
    // A table without pages has its rows in the order in which they are added.
    expect(used.flat().sort()).toEqual(['kysely_migration', 'kysely_migration_lock'])
  })
  await open.close()
  await another.drop()
  await next.drop()
})

onPostgres.each([
  'alter table ledger_entry disable trigger ledger_only_grows',
  'alter table session rename to sessions_elsewhere',
  'delete from kysely_migration',
])('the next test gets another database if an earlier test changed its schema: %s', async (change) => {
  const first = await testDatabase()
  await within(first, (db) => sql.raw(change).execute(db))
  await first.drop()
  const next = await testDatabase()
  expect(next.url).not.toBe(first.url)
  await next.drop()
})
