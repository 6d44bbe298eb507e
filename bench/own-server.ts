import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, type RunningServer, startServer, type TestClock, testClock } from '@bettle/server'
import { undoLater } from './clean-up.ts'
import { ownDatabase } from './own-database.ts'

/** A server in this process, on a free local port, with a separate database that is dropped with it. */
export interface OwnServer extends Omit<RunningServer, 'stop'> {
  readonly clock: TestClock
  /** The URL of its own database; undefined for the embedded one. */
  readonly databaseUrl: string | undefined
  stop(): Promise<void>
}

export type StartServer = typeof startServer

/** @param start the start function of another version, to measure it beside this one */
export async function startOwnServer(
  postgres: string | undefined,
  config: Partial<Config> = {},
  start: StartServer = startServer,
): Promise<OwnServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bettle-bench-'))
  const removeFolder = undoLater(() => rmSync(dataDir, { recursive: true, force: true }))
  const own = postgres === undefined ? undefined : await ownDatabase(postgres)
  const clock = testClock()
  const server = await start({
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
      sentryDsn: undefined,
      ledgerHeads: undefined,
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
