import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Config, type RunningServer, startServer, type TestClock, testClock } from '@bettle/server'
import { undoLater } from './clean-up.ts'
import { ownDatabase } from './own-database.ts'

/** A server in this process on a free local port. It has a separate database, which is dropped with it. */
export interface OwnServer extends Omit<RunningServer, 'stop'> {
  readonly clock: TestClock
  /** The URL of the server's database. Undefined for the embedded database. */
  readonly databaseUrl: string | undefined
  stop(): Promise<void>
}

export type StartServer = typeof startServer

/** Returns the start function of another built checkout. */
export async function startOf(folder: string): Promise<StartServer> {
  return (await import(pathToFileURL(join(folder, 'apps', 'server', 'dist', 'index.js')).href)).startServer
}

/** @param start the start function of another version, to measure it beside this one */
export async function startOwnServer(
  postgres: string | undefined,
  config: Partial<Config> = {},
  start: StartServer = startServer,
): Promise<OwnServer> {
  const own = postgres === undefined ? undefined : await ownDatabase(postgres)
  const place = { databaseUrl: own?.url, clock: testClock() }
  return startNode(place, { authSecret: randomBytes(48).toString('base64url'), ...config }, start, own?.drop)
}

/** Starts another node on the database and the clock of a server. Stop it before that server, which drops the database. */
export async function startSecondNode(first: OwnServer): Promise<OwnServer> {
  const { authSecret, redisUrl } = first.ctx.config
  return startNode(first, { authSecret, redisUrl }, startServer)
}

async function startNode(
  { databaseUrl, clock }: Pick<OwnServer, 'databaseUrl' | 'clock'>,
  config: Pick<Config, 'authSecret'> & Partial<Config>,
  start: StartServer,
  drop?: () => Promise<void>,
): Promise<OwnServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bettle-bench-'))
  const removeFolder = undoLater(() => rmSync(dataDir, { recursive: true, force: true }))
  const server = await start({
    clock,
    afterStart: [],
    config: {
      env: 'test',
      port: 0,
      host: '127.0.0.1',
      dataDir,
      databaseUrl,
      redisUrl: undefined,
      practice: false,
      logLevel: 'fatal',
      publicUrl: undefined,
      smtpUrl: undefined,
      s3: undefined,
      sentryDsn: undefined,
      ledgerHeads: undefined,
      rateLimits: false,
      testClock: false,
      ...config,
    },
  })
  const stop = undoLater(async () => {
    await server.stop()
    await drop?.()
    await removeFolder()
  })
  return { ...server, clock, databaseUrl, stop }
}
