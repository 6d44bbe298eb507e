import { Duplex } from 'node:stream'
import type { Worker } from 'node:worker_threads'
import type { FromWorker, ToWorker } from './embedded-worker.ts'

interface Chunk {
  readonly chunk: Uint8Array
}

/** What pg takes for the network: PostgreSQL's wire protocol, carried to the worker thread and back. */
export class WorkerStream extends Duplex {
  readonly #worker: Worker

  constructor(worker: Worker) {
    super()
    this.#worker = worker
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'wire' && message.bytes.length > 0) this.push(message.bytes)
    })
    worker.on('error', (error) => this.destroy(error))
    worker.on('exit', () => this.destroy())
  }

  connect(): this {
    setImmediate(() => this.emit('connect'))
    return this
  }

  override _read(): void {}

  override _write(bytes: Uint8Array, _encoding: string, written: () => void): void {
    this.#send(bytes)
    written()
  }

  /** pg corks what belongs together: it arrives as one. */
  override _writev(chunks: readonly Chunk[], written: () => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)))
    written()
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  #send(bytes: Uint8Array): void {
    this.#worker.postMessage({ kind: 'wire', bytes } satisfies ToWorker)
  }
}
