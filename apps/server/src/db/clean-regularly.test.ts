import { sql } from 'kysely'
import { type Logger, pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type TestDatabase, testDatabase, testDatabaseUrl } from '../../test/support/database/test-database.ts'
import { cleanRegularly, vacuumUnlessPostgresDoes } from './clean-regularly.ts'
import type { Connection } from './connect.ts'

const MINUTE_MS = 60_000

describe('a database without autovacuum', () => {
  const log: Logger = pino({ level: 'silent' })
  let database: TestDatabase
  let connection: Connection
  let stop = () => {}
  beforeAll(async () => {
    database = await testDatabase()
    connection = await database.connect()
  })
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  afterEach(() => {
    stop()
    vi.useRealTimers()
  })
  afterAll(async () => {
    await connection.close()
    await database.drop()
  })

  async function aTableOfFive(name: string) {
    await sql.raw(`create table ${name} as select generate_series(1, 5) as n`).execute(connection.db)
  }

  /** Returns the planner's estimate of the number of rows; -1 before the table was analyzed. */
  async function rowsBelieved(table: string): Promise<number | undefined> {
    const { rows } = await sql<{ n: number }>`
      select reltuples::int as n from pg_class where relname = ${table}`.execute(connection.db)
    return rows[0]?.n
  }

  it('analyzes a database without autovacuum after five minutes, and has no timer left after it is stopped', async () => {
    await aTableOfFive('counted')
    stop = cleanRegularly(connection.db, log)
    vi.advanceTimersByTime(5 * MINUTE_MS - 1)
    expect(await rowsBelieved('counted')).toBe(-1)
    vi.advanceTimersByTime(1)
    await expect.poll(() => rowsBelieved('counted'), { timeout: 20_000 }).toBe(5)
    stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  it.skipIf(!testDatabaseUrl)(
    'warns the operator and analyzes the tables if PostgreSQL runs without autovacuum, and does neither with autovacuum',
    async () => {
      const { rows } = await sql<{ autovacuum: string }>`show autovacuum`.execute(connection.db)
      const off = rows[0]?.autovacuum === 'off'
      const warned = vi.spyOn(log, 'warn')
      await aTableOfFive('looked_after')
      stop = await vacuumUnlessPostgresDoes(connection.db, log)
      expect(warned).toHaveBeenCalledTimes(off ? 1 : 0)
      expect(vi.getTimerCount()).toBe(off ? 1 : 0)
      vi.advanceTimersByTime(5 * MINUTE_MS)
      if (off) await expect.poll(() => rowsBelieved('looked_after'), { timeout: 20_000 }).toBe(5)
    },
  )
})
