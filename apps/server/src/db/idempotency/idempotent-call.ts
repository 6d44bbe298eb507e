import { AsyncLocalStorage } from 'node:async_hooks'
import { deserialize, serialize } from 'node:v8'
import { GameError } from '@bettle/contract'
import { sql } from 'kysely'
import type { Tx } from '../schema.ts'

/**
 * Identifies a call with an Idempotency-Key. The key belongs to one account. The hash covers the route and the content.
 */
export interface CallKey {
  readonly accountId: string
  readonly requestId: string
  /** Method and path of the call, as the contract declares them. */
  readonly route: string
  readonly bodyHash: string
}

/** Thrown in a transaction of a call if another request with the same key has begun or finished the call meanwhile. */
export class BegunElsewhere extends Error {
  override name = 'BegunElsewhere'
}

/**
 * How a step of a call stores the result of its transaction. `of` returns the part of the result to store. `from`
 * restores the result for a repeated call, which does not run the transaction again.
 */
export interface StoredResult<Result> {
  readonly of: (result: Result) => unknown
  readonly from: (stored: never) => Result
}

/**
 * A call with an Idempotency-Key while its handler runs. Each of its transactions is a step that stores its result in
 * the same transaction. A repeated call uses the stored result instead of making the change. So a crash between two
 * transactions, or a COMMIT with an unknown outcome, neither loses nor repeats a step.
 */
export class IdempotentCall {
  readonly #key: CallKey
  readonly #at: Date
  readonly #before: Stored | undefined
  readonly #reads: Stored = new Map()
  #read = 0
  #steps = 0
  #repeated = 0

  /** @param before the steps that an earlier request with this key has committed, if it stored no reply */
  constructor(key: CallKey, at: Date, before: string | null | undefined) {
    this.#key = key
    this.#at = at
    this.#before = before ? decode(before) : undefined
  }

  /** True if a stored step was used instead of making a change. */
  get hasRepeated(): boolean {
    return this.#repeated > 0
  }

  /**
   * Returns the result of a read before a step. The result is stored with that step, so that a repeated call gets the
   * same result.
   */
  async readOnce<Result>(read: () => Promise<Result>): Promise<Result> {
    const name = `read ${this.#read}`
    this.#read += 1
    if (this.#before?.has(name)) return this.#before.get(name) as Result
    const result = await read()
    this.#reads.set(name, result)
    return result
  }

  /** Wraps the transaction of the next step. The transaction may run several times; the step stays the same. */
  nextStep<Result>(change: (tx: Tx) => Promise<Result>, stored: StoredResult<Result>): (tx: Tx) => Promise<Result> {
    const step = `step ${this.#steps}`
    this.#steps += 1
    return async (tx) => {
      const done = await this.#claim(tx)
      if (done.has(step)) {
        this.#repeated += 1
        return stored.from(done.get(step) as never)
      }
      const result = await change(tx)
      const steps = encode(new Map([...done, ...this.#reads, [step, stored.of(result)]]))
      const { accountId, requestId } = this.#key
      await sql`update request set steps = ${steps} where account_id = ${accountId} and request_id = ${requestId}`.execute(
        tx,
      )
      return result
    }
  }

  /**
   * Locks the key before any other lock, so that another request with the same key waits here for the outcome of this
   * transaction. Returns the committed steps.
   */
  async #claim(tx: Tx): Promise<Stored> {
    const { accountId, requestId, route, bodyHash } = this.#key
    const { rows: claimed } = await sql`
      insert into request (account_id, request_id, body_hash, route, steps, created_at)
      values (${accountId}, ${requestId}, ${bodyHash}, ${route}, '', ${this.#at})
      on conflict (account_id, request_id) do nothing
      returning request_id`.execute(tx)
    if (claimed.length > 0) return new Map()
    const { rows } = await sql<{ body_hash: string; steps: string | null }>`
      select body_hash, steps from request where account_id = ${accountId} and request_id = ${requestId}
      for update`.execute(tx)
    const [begun] = rows
    if (begun && begun.body_hash !== bodyHash) throw new GameError('idempotency-key-reused')
    const isOwn = this.#before !== undefined || this.#steps > 1
    if (!begun?.steps || !isOwn) throw new BegunElsewhere('another request with this key has come first')
    return decode(begun.steps)
  }
}

/** The results of steps, and of the reads before them, by name. */
type Stored = Map<string, unknown>

const encode = (steps: Stored): string => serialize(steps).toString('base64')
const decode = (steps: string): Stored => deserialize(Buffer.from(steps, 'base64'))

const running = new AsyncLocalStorage<IdempotentCall>()

/** Returns the call whose handler is running, if the call has a key. */
export const idempotentCall = (): IdempotentCall | undefined => running.getStore()

/** Runs a handler whose transactions are steps of the call. */
export const withinCall = <Result>(call: IdempotentCall, handle: () => Result): Result => running.run(call, handle)

/**
 * Reads data that a change needs and may delete, such as the match of a deleted event. The read runs outside a
 * transaction. A repeated call gets the result of the first read.
 */
export const readOnce = <Result>(read: () => Promise<Result>): Promise<Result> =>
  running.getStore()?.readOnce(read) ?? read()

/**
 * Runs code outside of any call with an Idempotency-Key, so that its transactions are no steps of the call. Jobs and
 * code that is idempotent by itself use it.
 */
export const outsideCall = <Result>(run: () => Result): Result => running.exit(run)
