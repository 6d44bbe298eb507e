import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { idempotentCall, type StoredResult } from './idempotency/idempotent-call.ts'
import { isStalePlan } from './postgres/prepared-plans.ts'
import type { Database, Tx } from './schema.ts'
import { vanishedReference } from './violated-constraint.ts'

const DEADLOCK = '40P01'
const SERIALIZATION_FAILURE = '40001'
const TRIES = 4

const WHOLE = { of: (result: unknown) => result, from: (stored: never) => stored }

/**
 * Runs one transaction, and repeats it up to three times in these cases:
 * - The database aborts it because of another transaction.
 * - A prepared plan is stale.
 * - A row to which it refers was deleted meanwhile. The repeated run then finds the row missing and throws the right
 *   error code.
 * - Its connection ends before the COMMIT was sent. Once the COMMIT was sent the outcome is unknown, and the function
 *   throws.
 *
 * Therefore `change` must have no effects except through `tx`.
 * In a call with an Idempotency-Key the transaction is a step: a repeated call continues from the stored result.
 * @param stored the part of the result that a step stores; by default all of it
 */
export async function transaction<Result>(
  { db, log }: { readonly db: Kysely<Database>; readonly log: Logger },
  change: (tx: Tx) => Promise<Result>,
  stored: StoredResult<Result> = WHOLE,
): Promise<Result> {
  const run = idempotentCall()?.nextStep(change, stored) ?? change
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(run)
    } catch (error) {
      if (!mayRunAgain(error) || attempt >= TRIES) throw error
      log.warn({ err: error, attempt }, 'the database aborted a transaction; it runs again')
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
    }
  }
}

function mayRunAgain(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return error.why === 'lost' && !error.mayBeDone
  if (isStalePlan(error) || vanishedReference(error) !== undefined) return true
  return error instanceof Error && 'code' in error && (error.code === DEADLOCK || error.code === SERIALIZATION_FAILURE)
}
