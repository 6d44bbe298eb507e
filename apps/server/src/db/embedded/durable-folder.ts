import { fdatasyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { SMALL_START } from './small-start.ts'

type Prepared = Awaited<ReturnType<NodeFS['init']>>
type Given = Parameters<NodeFS['init']>[1]

/** Private fields of PGlite, which may change; a test counts the syncs to notice that. */
interface FileOperations {
  readonly NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } }
}

/** The database's folder on the disk. It syncs what PostgreSQL syncs, which PGlite's own class does not. */
export class DurableFolder extends NodeFS {
  readonly #synced: () => void

  constructor(folder: string, synced: () => void) {
    super(folder)
    this.#synced = synced
  }

  override async init(pg: PGlite, given: Given): Promise<Prepared> {
    const { emscriptenOpts } = await super.init(pg, given)
    const syncForReal = (module: unknown) => {
      const { NODEFS } = module as FileOperations
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        fdatasyncSync(nfd)
        this.#synced()
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [syncForReal, ...(emscriptenOpts.preRun ?? [])] } }
  }
}

/** PGlite's start flags without -F, which turns syncing off, and with the sync method that the class above handles. */
export const DURABLE_START: readonly string[] = [
  ...SMALL_START.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]
