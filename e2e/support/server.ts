import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, type RunningServer, startServer, type TestClock, testClock } from '@bettle/server'
import { TEMPLATE } from './make-template.ts'

export const ADMIN = { email: 'admin@bettle.example', password: 'Floodlight-1!' } as const

export interface StageServer extends RunningServer {
  readonly clock: TestClock
  /** The folder of the server's files and mails. */
  readonly dataDir: string
}

interface StageOptions {
  readonly smtpUrl?: string | undefined
  /** True if the server runs the practice match and the practice cup. */
  readonly practice?: boolean
}

/** The settings of a server whose database is a copy of the template, in memory. */
export function stageConfig({ dataDir, smtpUrl, practice = false }: StageOptions & { readonly dataDir: string }) {
  return {
    env: 'test',
    port: 0,
    host: '127.0.0.1',
    dataDir,
    databaseUrl: `memory://${process.env[TEMPLATE] ?? ''}`,
    authSecret: 'a secret that everybody may know, as these are tests',
    adminEmail: ADMIN.email,
    adminPassword: ADMIN.password,
    practice,
    guests: true,
    ...(smtpUrl !== undefined && { smtpUrl }),
    ledgerHeads: undefined,
    rateLimits: false,
    trustProxy: 'loopback',
    localProvider: true,
    testClock: true,
    logLevel: 'error',
  } satisfies Partial<Config>
}

/**
 * Runs a whole server in this process, on a temporary database. Only the test moves its clock, unless `clockFlows` is
 * set.
 */
export async function startStage({ smtpUrl, practice = false }: StageOptions = {}): Promise<StageServer> {
  const clock = testClock()
  const dataDir = await mkdtemp(join(tmpdir(), 'bettle-e2e-'))
  const server = await startServer({
    clock,
    config: stageConfig({ dataDir, smtpUrl, practice }),
  })
  const stop = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...server, clock, dataDir, stop }
}
