import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { undoLater } from './clean-up.ts'

/** Creates a separate database on this PostgreSQL server and drops it at the end of the measurement. */
export async function ownDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `bettle_bench_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const drop = undoLater(() =>
    onServer(server, ...waitForDisconnects(name), `drop database if exists ${name} with (force)`),
  )
  return { url: Object.assign(new URL(server), { pathname: `/${name}` }).href, drop }
}

/** Waits until closed connections have disappeared, before the database is dropped. */
function waitForDisconnects(name: string): string[] {
  const wait = `select pg_sleep(0.05) from pg_stat_activity where datname = '${name}' limit 1`
  return Array(20).fill(wait)
}

async function onServer(connectionString: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
