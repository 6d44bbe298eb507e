import { AsyncLocalStorage } from 'node:async_hooks'
import { deserialize, serialize } from 'node:v8'
import { GameError } from '@bettle/contract'
import { sql } from 'kysely'
import type { Tx } from '../../context.ts'

/** Identifies a call with an Idempotency-Key. The key belongs to one account; the hash covers route and content. */
export interface CallKey {
  readonly accountId: string
  readonly requestId: string
  /** Method and path as the contract declares them. */
  readonly route: string
  readonly bodyHash: string
}

/** Thrown by a transaction of a call that another request with the same key has begun or finished meanwhile. */
export class BegunElsewhere extends Error {
  override name = 'BegunElsewhere'
}

/** A step: the stored result of one transaction. A repeated call continues from it instead of running the transaction again. */
export interface StoredResult<Result> {
  readonly of: (result: Result) => unknown
  readonly from: (stored: never) => Result
}

/**
 * A call with an Idempotency-Key while its handler runs. Each of its transactions is a step: the step stores its result in the same
 * transaction, and a repeated call takes the stored result in place of the change. So a crash between two transactions, or a COMMIT
 * whose outcome is unknown, neither loses nor doubles a step.
 */
export class IdempotentCall {
  readonly #key: CallKey
  readonly #at: Date
  readonly #before: Stored | undefined
  readonly #reads: Stored = new Map()
  #read = 0
  #steps = 0
  #repeated = 0

  /** @param before the steps that an earlier request with this key has committed without storing a reply */
  constructor(key: CallKey, at: Date, before: string | null | undefined) {
    this.#key = key
    this.#at = at
    this.#before = before ? decode(before) : undefined
  }

  /** Whether a stored step has taken the place of a change. */
  get hasRepeated(): boolean {
    return this.#repeated > 0
  }

  /** A read before a step, stored with that step. */
  async readOnce<Result>(read: () => Promise<Result>): Promise<Result> {
    const name = `read ${this.#read}`
    this.#read += 1
    if (this.#before?.has(name)) return this.#before.get(name) as Result
    const result = await read()
    this.#reads.set(name, result)
    return result
  }

  /** The next step, as a wrapper of its transaction. The transaction may run several times; the step stays the same. */
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
   * Takes the key before anything else is locked: another request with the same key waits here for the outcome of this transaction.
   * Returns the steps that are committed.
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

/** By name: the results of steps, and the reads before them. */
type Stored = Map<string, unknown>

const encode = (steps: Stored): string => serialize(steps).toString('base64')
const decode = (steps: string): Stored => deserialize(Buffer.from(steps, 'base64'))

const running = new AsyncLocalStorage<IdempotentCall>()

/** The call whose handler is running, where it came with a key. */
export const idempotentCall = (): IdempotentCall | undefined => running.getStore()

/** Runs a handler; its transactions are steps of the call. */
export const withinCall = <Result>(call: IdempotentCall, handle: () => Result): Result => running.run(call, handle)

/**
 * Reads, outside a transaction, what a change needs and what the change itself would make it refuse, such as the match of an event that
 * is then deleted. A repeated call gets what was read the first time.
 */
export const readOnce = <Result>(read: () => Promise<Result>): Promise<Result> =>
  running.getStore()?.readOnce(read) ?? read()

/** Runs what belongs to no call: its transactions happen as often as it runs. For jobs, and for what is idempotent by itself. */
export const outsideCall = <Result>(run: () => Result): Result => running.exit(run)
