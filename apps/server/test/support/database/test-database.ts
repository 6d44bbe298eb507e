import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { type Logger, pino } from 'pino'
import { type Connection, connect } from '../../../src/db/connect.ts'
import { migrate } from '../../../src/db/migrate.ts'
import { spareDatabase } from './spare-database.ts'

export interface TestDatabase {
  readonly kind: Connection['kind']
  /** The address for other programs. Undefined for an embedded database, which exists in this process only. */
  readonly url?: string
  /** Opens another connection to the same database. An embedded database has only one. */
  connect(): Promise<Connection>
  drop(): Promise<void>
}

const quiet = pino({ level: 'silent' })
const dataDir = tmpdir()

/** The PostgreSQL server on which tests create databases. */
export const testDatabaseUrl = process.env.TEST_DATABASE_URL || undefined

/** Returns an empty, migrated database: on PostgreSQL if a server is configured, and otherwise embedded. */
export async function testDatabase(
  { url, log = quiet }: { url?: string | undefined; log?: Logger } = { url: testDatabaseUrl },
): Promise<TestDatabase> {
  if (url === undefined) {
    return { kind: 'embedded', connect: () => spareDatabase(log), drop: async () => {} }
  }
  const database = await emptyDatabase(url, log)
  const first = await database.connect()
  await migrate(first.db)
  await first.close()
  return database
}

/** Creates a database on PostgreSQL without tables. */
export async function emptyDatabase(url: string, log: Logger = quiet): Promise<TestDatabase> {
  const name = `bettle_test_${randomBytes(6).toString('hex')}`
  const databaseUrl = Object.assign(new URL(url), { pathname: `/${name}` }).href
  await onServer(url, `create database ${name}`)
  return {
    kind: 'postgres',
    url: databaseUrl,
    connect: () => connect({ databaseUrl, dataDir }, log),
    drop: () => onServer(url, `drop database if exists ${name} with (force)`),
  }
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
