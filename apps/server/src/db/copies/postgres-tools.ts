import { spawn } from 'node:child_process'
import pg from 'pg'
import { NoDatabase } from '../no-database.ts'

/** Thrown if a program of PostgreSQL is missing or has failed. */
export class ToolFailed extends Error {
  override name = 'ToolFailed'
}

/** Writes all data of one moment to a file. The server may run meanwhile. */
export function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  return runTool('pg_dump', databaseUrl, ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`])
}

/** Restores a dump into an empty database in one transaction, so that the database is still empty after a failure. */
export function restorePostgres(databaseUrl: string, file: string): Promise<void> {
  const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction']
  return runTool('pg_restore', databaseUrl, [...options, file])
}

/**
 * Gives a restored database a new installation id. If both databases used one Redis, the updates of one would reach the
 * clients of the other. The dump of an older version has no table for the id, and then nothing changes.
 */
export async function renewInstallation(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`do $$ begin
      if to_regclass('installation') is not null then update installation set id = gen_random_uuid(); end if; end $$`)
  } finally {
    await client.end()
  }
}

/** Returns the names of up to five tables, views and sequences outside PostgreSQL's own schemas. */
export async function tablesIn(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
       order by 1 limit 5`,
    )
    return rows.map(({ name }) => name)
  } catch (error) {
    const reason = error instanceof Error && error.message !== '' ? error.message : String(error)
    throw new NoDatabase(`The database does not answer: ${reason}.`, { cause: error })
  } finally {
    await client.end().catch(() => {})
  }
}

function runTool(program: string, databaseUrl: string, options: readonly string[]): Promise<void> {
  const { address, password } = withoutPassword(databaseUrl)
  const child = spawn(program, [...options, `--dbname=${address}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Passes the password in the environment, because other users of the machine can read arguments.
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
  })
  let errors = ''
  child.stderr.on('data', (text) => {
    errors += text
  })
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(
        'code' in error && error.code === 'ENOENT'
          ? new ToolFailed(
              `${program} is not installed. Install the client programs of PostgreSQL (postgresql-client).`,
            )
          : error,
      ),
    )
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new ToolFailed(`${program} failed: ${errors.trim()}`))
    })
  })
}

function withoutPassword(databaseUrl: string): { address: string; password: string } {
  const address = new URL(databaseUrl)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return { address: address.href, password }
}
