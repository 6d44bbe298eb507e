import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { monotonic } from './figures.ts'
import { collectGarbage } from './memory-in-use.ts'
import type { OwnServer } from './own-server.ts'
import { countStatements } from './statements.ts'

export interface MeasuredWork {
  /** The wall time of the work (ms). */
  readonly took: number
  /**
   * The CPU time of this process and of PostgreSQL's processes for this database (ms). Of all figures, a busy machine
   * changes this one least.
   */
  readonly cpu: number
  /** The part of the CPU time that PostgreSQL used (ms). */
  readonly databaseCpu: number
  readonly statements: number
  /** How far the heap, and in the next field the resident memory, rose above its value before the work (MB). */
  readonly heap: number
  readonly resident: number
  /** By how much the heap without garbage rose from before the work to after it (MB). */
  readonly kept: number
}

const SAMPLE_EVERY_MS = 100
const MEGABYTE = 1024 * 1024

/** Runs the work, and meanwhile samples the memory of this process. */
export async function measureWork(server: OwnServer, work: () => Promise<void>): Promise<MeasuredWork> {
  collectGarbage()
  const before = process.memoryUsage()
  let [heap, resident] = [0, 0]
  const sample = () => {
    const now = process.memoryUsage()
    heap = Math.max(heap, now.heapUsed + now.external - before.heapUsed - before.external)
    resident = Math.max(resident, now.rss - before.rss)
  }
  const sampling = setInterval(sample, SAMPLE_EVERY_MS)
  const databaseBefore = await databaseCpu(server)
  const counting = countStatements()
  const cpuBefore = process.cpuUsage()
  const from = monotonic()
  try {
    await work()
  } finally {
    clearInterval(sampling)
  }
  const took = monotonic() - from
  const { user, system } = process.cpuUsage(cpuBefore)
  const statements = counting.stop()
  sample()
  collectGarbage()
  const after = process.memoryUsage()
  const kept = after.heapUsed + after.external - before.heapUsed - before.external
  const inDatabase = since(databaseBefore, await databaseCpu(server))
  const cpu = (user + system) / 1000 + inDatabase
  return {
    took,
    cpu,
    databaseCpu: inDatabase,
    statements,
    heap: heap / MEGABYTE,
    resident: resident / MEGABYTE,
    kept: kept / MEGABYTE,
  }
}

/** Linux counts the CPU time of a process in hundredths of a second. */
const TICK_MS = 10

/**
 * Returns the CPU time so far of each PostgreSQL connection on this machine. It is empty for the embedded database,
 * which runs in this process.
 */
async function databaseCpu({ ctx, databaseUrl }: OwnServer): Promise<ReadonlyMap<number, number>> {
  if (databaseUrl === undefined) return new Map()
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`.execute(
    ctx.db,
  )
  const times = new Map<number, number>()
  for (const { pid } of rows) {
    const time = await cpuOf(pid)
    if (time !== undefined) times.set(pid, time)
  }
  return times
}

/**
 * Returns the CPU time between two samples. Connections that were closed in between are left out, because they were
 * idle.
 */
function since(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number {
  return [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0)
}

/** Returns the CPU time of a process (ms), or undefined if the process has ended. */
async function cpuOf(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  if (stat === '') return undefined
  // The process name in parentheses may contain spaces, so the fields after it are read.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS
}
