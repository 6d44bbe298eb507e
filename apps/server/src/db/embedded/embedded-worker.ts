import { parentPort, workerData } from 'node:worker_threads'
import { type EmbeddedLocation, openWireDatabase } from './wire-database.ts'

export type ToWorker =
  | { readonly kind: 'wire'; readonly bytes: Uint8Array }
  | { readonly kind: 'syncs' }
  | { readonly kind: 'dump'; readonly file: string }
  | { readonly kind: 'snapshot'; readonly folder: string }
  | { readonly kind: 'close' }

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'wire'; readonly bytes: Uint8Array }
  | { readonly kind: 'syncs'; readonly count: number }
  | { readonly kind: 'snapshot'; readonly problem: string | undefined }
  | { readonly kind: 'done' }

/**
 * This program runs the embedded database on a thread of its own, because the database blocks its thread and would
 * delay sockets.
 */
const port = parentPort
if (port === null) throw new Error('This file runs as a worker thread')

const database = await openWireDatabase(workerData as EmbeddedLocation)
const answer = (message: FromWorker) => port.postMessage(message)

port.on('message', async (message: ToWorker) => {
  if (message.kind === 'wire') {
    await database.answer(message.bytes, (bytes) => answer({ kind: 'wire', bytes }))
  } else if (message.kind === 'syncs') {
    answer({ kind: 'syncs', count: database.syncs() })
  } else if (message.kind === 'dump') {
    await database.dump(message.file)
    answer({ kind: 'done' })
  } else if (message.kind === 'snapshot') {
    answer({ kind: 'snapshot', problem: problemOf(() => database.snapshot(message.folder)) })
  } else {
    await database.close()
    answer({ kind: 'done' })
  }
})
answer({ kind: 'ready' })

/** Returns an error as text, because a backup that finds its disk full must not end the database. */
function problemOf(run: () => void): string | undefined {
  try {
    run()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
