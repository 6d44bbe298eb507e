import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import pg from 'pg'
import { type Logger, pino } from 'pino'
import { type Connection, connect } from '../../../src/db/connect.ts'
import { migrate } from '../../../src/db/migrate.ts'
import { schemaOf } from './schema-of.ts'
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

/**
 * Returns an empty, migrated database: on PostgreSQL if a server is configured, and otherwise embedded. Both are used
 * again by later tests. On PostgreSQL to create, migrate and drop one takes 0.7 seconds, to empty one a tenth of that.
 */
export async function testDatabase(
  { url, log = quiet }: { url?: string | undefined; log?: Logger } = { url: testDatabaseUrl },
): Promise<TestDatabase> {
  if (url === undefined) {
    return { kind: 'embedded', connect: () => spareDatabase(log), drop: async () => {} }
  }
  const one = spare.pop() ?? (await migrated(url))
  // A test may stop its server twice.
  let released: Promise<void> | undefined
  const drop = () => (released ??= release(url, one))
  return { ...database(url, one.url, log), drop }
}

/** Creates a database on PostgreSQL without tables. */
export async function emptyDatabase(url: string, log: Logger = quiet): Promise<TestDatabase & { url: string }> {
  const name = `${namesOfThisRun()}${randomBytes(6).toString('hex')}`
  await onServer(url, `create database ${name}`)
  return database(url, Object.assign(new URL(url), { pathname: `/${name}` }).href, log)
}

/** @param on the server on which the database is, by the address of a database that stays */
function database(on: string, url: string, log: Logger): TestDatabase & { url: string } {
  const drop = () => onServer(on, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`)
  return { kind: 'postgres', url, connect: () => connect({ databaseUrl: url, dataDir }, log), drop }
}

interface Spare {
  readonly url: string
  readonly schema: string
}

/** The databases on PostgreSQL that no test uses at the moment. */
const spare: Spare[] = []

async function migrated(on: string): Promise<Spare> {
  const { url, connect } = await emptyDatabase(on)
  const { db, close } = await connect()
  await migrate(db)
  const schema = await schemaOf(db)
  await close()
  return { url, schema }
}

/** Keeps a database for the next test, or drops it if it is no longer as it was. */
async function release(on: string, one: Spare): Promise<void> {
  const { connect, drop } = database(on, one.url, quiet)
  const { db, close } = await connect()
  const isEmpty = await emptied(db, one.schema).catch(() => false)
  await close()
  if (isEmpty) spare.push(one)
  else await drop()
}

/**
 * Ends all other sessions, deletes all rows that a migrated database does not have, and starts the sequences again. The
 * vacuum gives back the files' pages: in reused ones new rows would lie in another order than in a new database. Returns
 * false if a test has changed the schema.
 */
async function emptied(db: Connection['db'], schema: string): Promise<boolean> {
  await sql`
    select pg_terminate_backend(pid, 10000)
    from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
  if ((await schemaOf(db)) !== schema) return false
  const tables = await sql<{ name: string }>`
    select quote_ident(relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely_migration%'
      and pg_relation_size(oid) > 0`.execute(db)
  const names = tables.rows.map(({ name }) => `public.${name}`)
  // Without foreign keys, and without the triggers that protect the ledger.
  const deletions = names.map((name) => `delete from ${name};`).join(' ')
  await sql.raw(`begin; set local session_replication_role = replica; ${deletions} commit`).execute(db)
  await sql`select setval(seqrelid, seqstart, false) from pg_sequence`.execute(db)
  if (names.length > 0) await sql.raw(`vacuum ${names.join(', ')}`).execute(db)
  return true
}

/** Drops the databases that tests of this run have left. */
export async function dropSpareDatabases(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    'select quote_ident(datname) as name from pg_database where starts_with(datname, $1)',
    [namesOfThisRun()],
  )
  for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`)
  await client.end()
}

/** How the names of all databases of this run begin. The first call, before the workers start, sets it. */
export function namesOfThisRun(): string {
  process.env.TEST_RUN ??= randomBytes(4).toString('hex')
  return `bettle_test_${process.env.TEST_RUN}_`
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
