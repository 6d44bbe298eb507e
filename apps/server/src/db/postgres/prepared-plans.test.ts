import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase, testDatabaseUrl } from '../../../test/support/database/test-database.ts'
import { type Connection, connect } from '../connect.ts'
import { schemaVersion } from '../migrate.ts'
import { transaction } from '../transaction.ts'

if (!testDatabaseUrl) console.log('Prepared plans were left out: set TEST_DATABASE_URL to a PostgreSQL.')

describe.skipIf(!testDatabaseUrl)('statement plans that connections keep', () => {
  const log = pino({ level: 'silent' })
  const open: Connection[] = []
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterEach(async () => {
    await Promise.all(open.splice(0).map((connection) => connection.close()))
  })
  afterAll(() => database.drop())

  async function aServer(preparedPlans = true) {
    const connection = await connect({ databaseUrl: database.url, dataDir: '/', preparedPlans }, log)
    open.push(connection)
    const { db } = connection
    const query = (reader = db) => sql`select * from account where id = ${crypto.randomUUID()}::uuid`.execute(reader)
    return { db, query }
  }

  async function plansOf({ db }: Connection): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db)
    return rows.map(({ name }) => name)
  }

  /** Migrates the database like a newer server while this server runs. */
  async function anotherMigrates() {
    const { db } = await aServer()
    await sql.raw(`alter table account add column c${crypto.randomUUID().slice(0, 8)} text`).execute(db)
  }

  it('the name of a kept statement plan begins with the schema version, and no plan is kept if plans are switched off', async () => {
    await (await aServer()).query()
    await (await aServer(false)).query()
    const [prepared, plain] = await Promise.all(open.map(plansOf))
    expect(prepared).toEqual([expect.stringMatching(new RegExp(`^${schemaVersion}\\.0\\.`))])
    expect(plain).toEqual([])
  })

  it('a query with a kept statement plan succeeds after another server has changed its table', async () => {
    const { query } = await aServer()
    await query()
    await anotherMigrates()
    await expect(query()).resolves.toMatchObject({ rows: [] })
  })

  it('runs a whole transaction again if another server has changed the table of a kept statement plan in it', async () => {
    const { db, query } = await aServer()
    await query()
    await anotherMigrates()
    let times = 0
    await transaction({ db, log }, async (tx) => {
      times += 1
      await query(tx)
    })
    expect(times).toBe(2)
  })

  it('a query with a kept statement plan succeeds after all plans of its connection were discarded, as by a pooler', async () => {
    const { db, query } = await aServer()
    await query()
    await sql`deallocate all`.execute(db)
    await expect(query()).resolves.toMatchObject({ rows: [] })
  })
})
