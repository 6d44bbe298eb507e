import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { BenchOptions } from './bench.ts'
import { undoLater } from './clean-up.ts'
import { count, printTable } from './figures.ts'
import { ownDatabase } from './own-database.ts'
import { processesBelow } from './processes-below.ts'

const ROOT = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '..' : '../..', import.meta.url))
const SAMPLE_EVERY_MS = 2_000

/** The memory of processes (MB). */
interface Held {
  readonly server: number
  /** Includes the npm process, which started the server and waits. */
  readonly all: number
}

/**
 * Measures the memory of all processes of `npm start` in a new folder, while the practice match runs without users.
 * PostgreSQL's own processes are not counted. Both databases run at once, because a busy machine does not change
 * memory.
 */
export async function memory({ database, minutes }: BenchOptions): Promise<void> {
  console.log(
    `Running npm start in a new folder, with ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} of the practice match …`,
  )
  const runs = [holding('embedded', undefined, minutes)]
  if (database !== undefined) runs.push(holding('PostgreSQL', database, minutes))
  printTable(
    ['database', 'at the start: all', 'maximum: all', 'at the end: server', 'at the end: all'],
    await Promise.all(runs),
  )
}

async function holding(name: string, postgres: string | undefined, minutes: number): Promise<string[]> {
  const own = postgres === undefined ? undefined : await ownDatabase(postgres)
  const { child, stop } = startFresh(own?.url)
  try {
    await ready(child)
    const seen = [await heldBy(child)]
    const until = Date.now() + minutes * 60_000
    while (Date.now() < until) {
      await pause(SAMPLE_EVERY_MS)
      seen.push(await heldBy(child))
    }
    const most = Math.max(...seen.map(({ all }) => all))
    return [name, mb(seen[0]?.all), mb(most), mb(seen.at(-1)?.server), mb(seen.at(-1)?.all)]
  } finally {
    await stop()
    await own?.drop()
  }
}

/** Starts the product as a new user does, without building again. */
function startFresh(databaseUrl: string | undefined): { child: ChildProcess; stop: () => Promise<void> } {
  const dataDir = mkdtempSync(join(tmpdir(), 'bettle-bench-'))
  const npm = process.env.npm_execpath
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, npm === undefined ? ['apps/server/dist/main.js'] : [npm, 'start'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...(PATH !== undefined && { PATH }),
      ...(HOME !== undefined && { HOME }),
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      DATA_DIR: dataDir,
      PORT: '0',
      PRACTICE: 'on',
      LOG_LEVEL: 'warn',
    },
  })
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = undoLater(async () => {
    // npm does not forward signals. So the server below npm gets the signal, and npm ends with it.
    for (const { pid } of (await processesBelow(child)).reverse()) terminate(pid)
    await exited
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { child, stop }
}

function terminate(pid: number): void {
  try {
    process.kill(pid, 'SIGTERM')
  } catch {
    // The process has already ended.
  }
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (text: Buffer) => {
      output = `${output}${text}`.slice(-10_000)
      if (output.includes('Bettle is ready')) resolve()
    })
    child.once('close', (code) => reject(new Error(`npm start ended with ${code}: ${output}`)))
  })
}

async function heldBy(child: ChildProcess): Promise<Held> {
  const sizes = (await processesBelow(child)).map(({ megabytes }) => megabytes)
  return { server: Math.max(0, ...sizes), all: sizes.reduce((sum, size) => sum + size, 0) }
}

const mb = (megabytes = Number.NaN) => `${count(megabytes)} MB`
