import { Duplex } from 'node:stream'

interface Chunk {
  readonly chunk: Uint8Array
}

/** Replaces pg's network socket: passes PostgreSQL's wire protocol to the embedded database and back. */
export class WireStream extends Duplex {
  readonly #send: (bytes: Uint8Array) => void

  constructor(send: (bytes: Uint8Array) => void) {
    super()
    this.#send = send
  }

  /** Receives bytes from the database and passes them to pg. */
  receives(bytes: Uint8Array): void {
    if (bytes.length > 0) this.push(bytes)
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

  /** Writes several chunks as one: pg collects chunks that belong together. */
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
}
