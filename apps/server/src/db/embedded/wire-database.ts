import { constants, copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { DURABLE_START, DurableFolder } from './durable-folder.ts'
import { SMALL_START } from './small-start.ts'

/**
 * Where the embedded database is: in a folder, or in memory. In memory it begins empty, or as a copy of the template.
 */
export interface EmbeddedLocation {
  readonly folder?: string
  readonly template?: string
}

/** PostgreSQL inside this process, which answers by its wire protocol. It blocks its thread while it works. */
export interface WireDatabase {
  /** Passes the client's bytes to PostgreSQL in order. The receiver may keep each chunk of the answer. */
  answer(bytes: Uint8Array, onAnswer: (bytes: Uint8Array) => void): Promise<void>
  /** Returns how often the database was synced to the disk. */
  syncs(): number
  dump(file: string): Promise<void>
  /**
   * Copies the database's folder. No statement runs meanwhile, so the copy equals what a crash at this moment would
   * leave: all committed data, and nothing of an open transaction.
   */
  snapshot(to: string): void
  close(): Promise<void>
}

export async function openWireDatabase(location: EmbeddedLocation): Promise<WireDatabase> {
  // Compiles each of PostgreSQL's functions when it first runs, because a game uses only a few of them.
  setFlagsFromString('--wasm-lazy-compilation')
  let syncs = 0
  const database = await open(location, () => {
    syncs += 1
  })
  return {
    async answer(bytes, onAnswer) {
      await database.execProtocolRawStream(bytes, { syncToFs: false, onRawData: (bytes) => onAnswer(bytes.slice()) })
    },
    syncs: () => syncs,
    async dump(file) {
      const dump = await database.dumpDataDir('none')
      writeFileSync(file, new Uint8Array(await dump.arrayBuffer()))
    },
    snapshot(to) {
      if (location.folder === undefined) throw new Error('a database in memory has no folder')
      copyFolder(location.folder, to)
    },
    close: () => database.close(),
  }
}

function open({ folder, template }: EmbeddedLocation, synced: () => void): Promise<PGlite> {
  if (folder !== undefined) {
    return PGlite.create({ fs: new DurableFolder(folder, synced), startParams: [...DURABLE_START] })
  }
  const loadDataDir = template === undefined ? {} : { loadDataDir: new Blob([readFileSync(template)]) }
  return PGlite.create({ startParams: [...SMALL_START], ...loadDataDir })
}

/**
 * Copies a folder to a new folder synchronously, so that this thread does no other work meanwhile. The file system
 * clones the files if it can. Node's `cpSync` takes twice as long for a thousand small files.
 */
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { mode: 0o700 })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyFolder(source, target)
    else copyFileSync(source, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
  }
}
