import { readFileSync, writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { copyFolder } from './copy-folder.ts'
import { DURABLE_START, DurableFolder } from './durable-folder.ts'
import { SMALL_START } from './small-start.ts'

/** Where the database lives: in a folder, or in memory from a template. */
export interface EmbeddedLocation {
  readonly folder?: string
  readonly template?: string
}

/** PostgreSQL behind its wire protocol. It blocks its thread while it works. */
export interface WireDatabase {
  /** Passes bytes of the client to PostgreSQL in order. The receiver owns each chunk of the answer. */
  answer(bytes: Uint8Array, onAnswer: (bytes: Uint8Array) => void): Promise<void>
  /** How often the database was synced to the disk. */
  syncs(): number
  dump(file: string): Promise<void>
  /**
   * Copies the database's folder. No statement runs meanwhile, so the copy is what a crash at this moment would leave:
   * all that was committed, and nothing of an open transaction.
   */
  snapshot(to: string): void
  close(): Promise<void>
}

export async function openWireDatabase(location: EmbeddedLocation): Promise<WireDatabase> {
  // A game uses a fraction of PostgreSQL's functions: each is compiled when it first runs.
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
