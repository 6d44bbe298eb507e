import { randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { startProgram, untilEnded } from '../start-program.ts'
import { NoDatabase } from './no-database.ts'

const UNFINISHED = '.making-'

/**
 * Makes the database where there is none: beside its place, and put there in one step when all of it is on the disk. Whenever
 * this is cut off, the folder is whole or not there.
 */
export async function makeFolder(folder: string): Promise<void> {
  removeUnfinished(folder)
  if (existsSync(join(folder, 'PG_VERSION'))) return
  makeRoom(folder)
  // A name of its own: who was killed while making one may leave a process that goes on for a moment.
  const making = `${folder}${UNFINISHED}${randomUUID()}`
  try {
    await make(making)
    syncAll(making)
    renameSync(making, folder)
    syncFolder(dirname(folder))
  } catch (error) {
    rmSync(making, { recursive: true, force: true })
    throw error
  }
}

/** What is there and no database is somebody's: never overwritten. */
function makeRoom(folder: string): void {
  if (!existsSync(folder)) return
  if (!statSync(folder).isDirectory() || readdirSync(folder).length > 0) {
    throw new NoDatabase(
      `${folder} holds something that is not a database. Move it away, or set DATA_DIR to another folder.`,
    )
  }
  rmdirSync(folder)
}

/** What cannot be taken away yet, as that process still writes, is taken away another time. */
function removeUnfinished(folder: string): void {
  const parent = dirname(folder)
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(`${basename(folder)}${UNFINISHED}`)) continue
    try {
      rmSync(join(parent, name), { recursive: true, force: true })
    } catch {}
  }
}

/** It runs once: what does not run needs no compiling, and the rest no optimising. */
const COMPILE_QUICKLY = ['--liftoff-only', '--wasm-lazy-compilation']

/** Making a database takes four times the memory of using one. */
function make(folder: string): Promise<void> {
  const program = startProgram(import.meta.url, 'make-folder-program', { args: [folder], flags: COMPILE_QUICKLY })
  return untilEnded(program, `The database could not be made in ${folder}`)
}

function syncAll(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncAll(path)
    else sync(path, 'r+')
  }
  syncFolder(folder)
}

/** The names in it; Windows has no such thing. */
function syncFolder(folder: string): void {
  if (process.platform !== 'win32') sync(folder, 'r')
}

function sync(path: string, flags: 'r' | 'r+'): void {
  const file = openSync(path, flags)
  fsyncSync(file)
  closeSync(file)
}
