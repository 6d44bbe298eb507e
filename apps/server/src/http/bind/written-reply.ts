import type { SharedJson } from './shared-json.ts'

/** A reply that is already JSON. The contract validated each part of it when it was serialised. */
export class WrittenReply {
  readonly json: string
  /** The gzip form of the reply, if its beginning was compressed once for many replies. */
  readonly gzip: (() => Promise<Buffer>) | undefined

  constructor(json: string)
  constructor(beginning: SharedJson, rest: string)
  constructor(beginning: string | SharedJson, rest = '') {
    this.json = typeof beginning === 'string' ? beginning : beginning.json + rest
    this.gzip = typeof beginning === 'string' ? undefined : () => beginning.gzipWith(rest)
  }
}
