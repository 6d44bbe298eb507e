import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, type RunningServer, startServer, type TestClock, testClock } from '@bettle/server'
import pg from 'pg'
import { undoLater } from './clean-up.ts'

/** A server in this process, on a free port of this machine only, with a database of its own that goes with it. */
export interface OwnServer extends Omit<RunningServer, 'stop'> {
  readonly clock: TestClock
  /** Of its own database; undefined of the embedded one. */
  readonly databaseUrl: string | undefined
  stop(): Promise<void>
}

export async function startOwnServer(postgres: string | undefined, config: Partial<Config> = {}): Promise<OwnServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bettle-bench-'))
  const removeFolder = undoLater(() => rmSync(dataDir, { recursive: true, force: true }))
  const own = postgres === undefined ? undefined : await ownDatabase(postgres)
  const clock = testClock()
  const server = await startServer({
    clock,
    afterStart: [],
    config: {
      env: 'test',
      port: 0,
      host: '127.0.0.1',
      dataDir,
      databaseUrl: own?.url,
      redisUrl: undefined,
      authSecret: randomBytes(48).toString('base64url'),
      practice: false,
      logLevel: 'fatal',
      publicUrl: undefined,
      smtpUrl: undefined,
      s3: undefined,
      rateLimits: false,
      testClock: false,
      ...config,
    },
  })
  const stop = undoLater(async () => {
    await server.stop()
    await own?.drop()
    await removeFolder()
  })
  return { ...server, clock, databaseUrl: own?.url, stop }
}

async function ownDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `bettle_bench_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const drop = undoLater(() => onServer(server, ...letGo(name), `drop database if exists ${name} with (force)`))
  return { url: Object.assign(new URL(server), { pathname: `/${name}` }).href, drop }
}

/** Connections that were closed a moment ago go by themselves: a while is waited for them. */
function letGo(name: string): string[] {
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
