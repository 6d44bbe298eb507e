import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readFileSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

const BEAT_MS = 2000
/**
 * After this time without a heartbeat (ms) a holder on another machine, such as a container with the same folder,
 * counts as dead.
 */
const SILENT_MS = 5 * BEAT_MS
const SETTLE_MS = 100

interface Holder {
  readonly pid: number
  readonly host: string
  /** When the process started, because the system reuses process ids. */
  readonly began: string
  readonly token: string
}

export class FolderTaken extends Error {
  override name = 'FolderTaken'
}

/**
 * The locks that this process holds. The id of this process in a lock file proves nothing, because a restarted
 * container may reuse the process id.
 */
const held = new Set<string>()

/**
 * Locks the folder of the embedded database, because a second process that opens the database would destroy it. The
 * lock of a dead process is replaced. Returns a function that releases the lock.
 * @throws FolderTaken if another process holds the lock
 */
export async function lockFolder(file: string): Promise<() => void> {
  const mine: Holder = { pid: process.pid, host: hostname(), began: beganAt(process.pid), token: randomUUID() }
  if (!write(file, mine)) await takeOver(file, mine)
  held.add(mine.token)
  const beat = setInterval(() => touch(file), BEAT_MS)
  beat.unref()
  return () => {
    clearInterval(beat)
    held.delete(mine.token)
    if (read(file)?.token === mine.token) rmSync(file, { force: true })
  }
}

/**
 * Replaces the lock of a dead process. Two processes may try this at the same moment, so each checks after a while that
 * the lock is still its own.
 */
async function takeOver(file: string, mine: Holder): Promise<void> {
  const before = read(file)
  if (before && (await isAlive(file, before))) throw taken(file, before)
  const now = read(file)
  if (now?.token === before?.token) rmSync(file, { force: true })
  if (!write(file, mine)) throw taken(file, read(file))
  await pause(SETTLE_MS)
  const after = read(file)
  if (after?.token !== mine.token) throw taken(file, after)
}

async function isAlive(file: string, holder: Holder): Promise<boolean> {
  if (held.has(holder.token)) return true
  if (holder.host === hostname())
    return isRunning(holder.pid) && beganAt(holder.pid) === holder.began && holder.pid !== process.pid
  const seen = touchedAt(file)
  await pause(Math.max(0, Math.min(SILENT_MS, (seen ?? 0) + SILENT_MS - Date.now())))
  const again = touchedAt(file)
  return again !== undefined && again > Date.now() - SILENT_MS
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Returns when a process started, as Linux reports it. On other systems the process id must suffice. */
function beganAt(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`
  } catch {
    return ''
  }
}

function write(file: string, holder: Holder): boolean {
  let descriptor: number
  try {
    descriptor = openSync(file, 'wx')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
  writeSync(descriptor, JSON.stringify(holder))
  closeSync(descriptor)
  return true
}

/** Reads the holder of the lock; undefined if there is no lock file, or a crash left it incomplete. */
function read(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // The lock file was deleted, so there is no heartbeat to write.
  }
}

function touchedAt(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs
}

function taken(file: string, holder: Holder | undefined): FolderTaken {
  const holderName = holder ? `process ${holder.pid} on ${holder.host}` : 'another process'
  return new FolderTaken(
    `The database folder is in use by ${holderName} (${file}). Stop that process, or set DATA_DIR to another folder.`,
  )
}
