import { readFileSync, writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { DURABLE_START, DurableFolder } from './durable-folder.ts'
import { SMALL_START } from './small-start.ts'

/** Where the database lives: in a folder, or in memory from a template. */
export interface EmbeddedPlace {
  readonly folder?: string
  readonly template?: string
}

export type ToWorker =
  | { readonly kind: 'wire'; readonly bytes: Uint8Array }
  | { readonly kind: 'syncs' }
  | { readonly kind: 'dump'; readonly file: string }
  | { readonly kind: 'close' }

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'wire'; readonly bytes: Uint8Array }
  | { readonly kind: 'syncs'; readonly count: number }
  | { readonly kind: 'done' }

/** The embedded database blocks its thread while it works: this one is its own, so that sockets are served meanwhile. */
const port = parentPort
if (port === null) throw new Error('This file runs as a worker thread')

// Of PostgreSQL's functions a game runs a fraction: only those are compiled, when they first run.
setFlagsFromString('--wasm-lazy-compilation')

let syncs = 0
const database = await open(workerData as EmbeddedPlace)
const answer = (message: FromWorker) => port.postMessage(message)

port.on('message', async (message: ToWorker) => {
  if (message.kind === 'wire') {
    await database.execProtocolRawStream(message.bytes, {
      syncToFs: false,
      onRawData: (bytes: Uint8Array) => answer({ kind: 'wire', bytes: bytes.slice() }),
    })
  } else if (message.kind === 'syncs') {
    answer({ kind: 'syncs', count: syncs })
  } else if (message.kind === 'dump') {
    const dump = await database.dumpDataDir('none')
    writeFileSync(message.file, new Uint8Array(await dump.arrayBuffer()))
    answer({ kind: 'done' })
  } else {
    await database.close()
    answer({ kind: 'done' })
  }
})
answer({ kind: 'ready' })

function open({ folder, template }: EmbeddedPlace): Promise<PGlite> {
  if (folder !== undefined) {
    const fs = new DurableFolder(folder, () => {
      syncs += 1
    })
    return PGlite.create({ fs, startParams: [...DURABLE_START] })
  }
  const loadDataDir = template === undefined ? {} : { loadDataDir: new Blob([readFileSync(template)]) }
  return PGlite.create({ startParams: [...SMALL_START], ...loadDataDir })
}
