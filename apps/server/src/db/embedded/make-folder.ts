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
import { startProgram, untilEnded } from '../../start-program.ts'
import { NoDatabase } from '../no-database.ts'

const UNFINISHED = '.making-'

/**
 * Creates the database if there is none. The files are written to another folder, which is renamed in one step once all
 * files are on the disk. So after an interruption the database's folder is complete or missing.
 */
export async function makeFolder(folder: string): Promise<void> {
  removeUnfinished(folder)
  if (existsSync(join(folder, 'PG_VERSION'))) return
  makeRoom(folder)
  // The name is unique, because a killed process may leave a child that writes for a moment longer.
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

/**
 * Makes room for the database's folder. A folder that holds no database may hold a user's files, and is never
 * overwritten.
 */
function makeRoom(folder: string): void {
  if (!existsSync(folder)) return
  if (!statSync(folder).isDirectory() || readdirSync(folder).length > 0) {
    throw new NoDatabase(
      `${folder} contains files, but no database. Move the files away, or set DATA_DIR to another folder.`,
    )
  }
  rmdirSync(folder)
}

/**
 * Removes unfinished databases. If another process still writes to one, its removal may fail; a later start removes it.
 */
function removeUnfinished(folder: string): void {
  const parent = dirname(folder)
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(`${basename(folder)}${UNFINISHED}`)) continue
    try {
      rmSync(join(parent, name), { recursive: true, force: true })
    } catch {}
  }
}

/** Flags for a program that runs once: compiling lazily and without optimising is then faster. */
const COMPILE_QUICKLY = ['--liftoff-only', '--wasm-lazy-compilation']

/** Creates the database in a process of its own, because this needs four times the memory of using a database. */
function make(folder: string): Promise<void> {
  const program = startProgram(import.meta.url, 'make-folder-program', { args: [folder], flags: COMPILE_QUICKLY })
  return untilEnded(program, `The database could not be created in ${folder}`)
}

/** Syncs a folder and all files in it to the disk. */
export function syncAll(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncAll(path)
    else sync(path, 'r+')
  }
  syncFolder(folder)
}

/** Syncs the list of a folder's entries to the disk. Windows has no such call. */
function syncFolder(folder: string): void {
  if (process.platform !== 'win32') sync(folder, 'r')
}

function sync(path: string, flags: 'r' | 'r+'): void {
  const file = openSync(path, flags)
  fsyncSync(file)
  closeSync(file)
}
