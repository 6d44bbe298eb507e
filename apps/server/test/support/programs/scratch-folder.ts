import { accessSync, constants, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The free memory that is required (bytes), which is enough for several copies of a few databases. */
const ROOM = 2 * 1024 ** 3
const IN_MEMORY = '/dev/shm'

/**
 * Creates a folder for a test, in memory if enough is free. The writes of a killed process remain there as on a disk,
 * without waiting for a disk. The test removes the folder, and the next run removes what remains of killed tests.
 */
export function scratchFolder(name: string): string {
  const own = join(scratchRoot(), String(process.pid))
  mkdirSync(own, { recursive: true })
  return mkdtempSync(join(own, `${name}-`))
}

/** Deletes the scratch folders of processes that have ended. */
export function sweepScratchFolders(): void {
  mkdirSync(scratchRoot(), { recursive: true })
  for (const pid of readdirSync(scratchRoot())) {
    if (!isRunning(Number(pid))) rmSync(join(scratchRoot(), pid), { recursive: true, force: true })
  }
}

function scratchRoot(): string {
  return join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), 'bettle-scratch')
}

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > ROOM
  } catch {
    return false
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
