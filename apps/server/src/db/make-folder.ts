import { fork } from 'node:child_process'
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
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
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

/**
 * Making a database takes four times the memory of using one. A thread of this process would leave most of that with it; a
 * process gives all of it back.
 */
function make(folder: string): Promise<void> {
  const fromSource = import.meta.url.endsWith('.ts')
  const program = new URL(`./make-folder-program.${fromSource ? 'ts' : 'js'}`, import.meta.url)
  // import.meta.resolve would do, if the tests' module runner had it.
  const tsx = () => pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm')).href
  const child = fork(program, [folder], { execArgv: [...COMPILE_QUICKLY, ...(fromSource ? ['--import', tsx()] : [])] })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`The database could not be made in ${folder}: its process ended with ${signal ?? code}`))
    })
  })
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
