import type { Context, Tx } from '../context.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { idempotentCall, type StoredResult } from './idempotent-call.ts'
import { isStalePlan } from './prepared-plans.ts'
import { vanishedReference } from './violated-constraint.ts'

const DEADLOCK = '40P01'
const SERIALIZATION_FAILURE = '40001'
const TRIES = 4

const WHOLE = { of: (result: unknown) => result, from: (stored: never) => stored }

/**
 * One transaction. When the database gives it up for another's sake, or because of a stale plan, or what it names was taken away
 * between looking and writing, it runs again, up to three times: whoever looks again finds what is gone, and says so in the right
 * words. It also runs again when its connection ends before the COMMIT was sent; after that its outcome is unknown, and the caller
 * decides, who may have given the request an id. `act` therefore does nothing that cannot be done twice, apart from what it writes through `tx`.
 * In a call with an Idempotency-Key it is a step: a repeated call continues from what it stored.
 * @param stored what a step stores of the result; the whole of it unless said otherwise
 */
export async function transaction<Result>(
  ctx: Pick<Context, 'db' | 'log'>,
  change: (tx: Tx) => Promise<Result>,
  stored: StoredResult<Result> = WHOLE,
): Promise<Result> {
  const run = idempotentCall()?.nextStep(change, stored) ?? change
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ctx.db.transaction().execute(run)
    } catch (error) {
      if (!mayRunAgain(error) || attempt >= TRIES) throw error
      ctx.log.warn({ err: error, attempt }, 'a transaction was given up by the database and runs again')
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
    }
  }
}

function mayRunAgain(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return error.why === 'lost' && !error.mayBeDone
  if (isStalePlan(error) || vanishedReference(error) !== undefined) return true
  return error instanceof Error && 'code' in error && (error.code === DEADLOCK || error.code === SERIALIZATION_FAILURE)
}
