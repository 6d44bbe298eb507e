import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ADMIN } from '../support/server.ts'
import { freePort } from './free-port.ts'

const MAIN = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url))
const START_WITHIN_MS = 150_000
/** The environment variable with a migrated data folder, for the processes of the engines. */
const TEMPLATE = 'BETTLE_ENGINES_DATA'

export interface KillableServer {
  readonly url: string
  readonly dataDir: string
  start(): Promise<void>
  /** Ends the server as a lost power supply does. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/**
 * Migrates one data folder. Each killable server starts from a copy of it, which saves most of its start. Without it, as on a
 * machine that is too busy, they take longer.
 */
export async function makeDataTemplate(): Promise<() => Promise<void>> {
  const server = await killableServer().catch(() => undefined)
  if (!server) return async () => undefined
  await server.kill()
  process.env[TEMPLATE] = server.dataDir
  return server.stop
}

/** Runs the built server as a process of its own, with a database that survives the process. */
export async function killableServer(): Promise<KillableServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bettle-engines-'))
  const template = process.env[TEMPLATE]
  if (template !== undefined) await cp(template, dataDir, { recursive: true, filter: isCopied })
  const port = await freePort()
  let child: ChildProcess | undefined
  const endWithThisProcess = () => child?.kill('SIGKILL')
  process.once('exit', endWithThisProcess)

  async function start(): Promise<void> {
    const started = spawn(process.execPath, [MAIN], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        PRACTICE: 'off',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
      },
    })
    child = started
    await new Promise<void>((resolve, reject) => {
      let output = ''
      const late = setTimeout(() => reject(new Error(`The server did not start: ${output}`)), START_WITHIN_MS)
      started.stdout.on('data', (bytes) => {
        output += bytes
        if (!output.includes('Bettle is ready')) return
        clearTimeout(late)
        resolve()
      })
      started.once('exit', () => {
        clearTimeout(late)
        reject(new Error(`The server ended: ${output}`))
      })
    })
  }

  async function kill(): Promise<void> {
    const running = child
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGKILL')
    await ended
  }

  async function stop(): Promise<void> {
    await kill()
    process.off('exit', endWithThisProcess)
    await rm(dataDir, { recursive: true, force: true })
  }

  try {
    await start()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    start,
    kill,
    stop,
  }
}

/** A running server makes its lock and its sockets itself. */
const isCopied = (path: string) => !/\.(lock|sock)$/.test(path)
