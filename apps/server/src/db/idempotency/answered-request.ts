import { createHash } from 'node:crypto'
import { GameError } from '@bettle/contract'
import { type QueryCreator, sql } from 'kysely'
import type { Database } from '../schema.ts'

export interface Answered {
  readonly account_id: string
  /** The request's Idempotency-Key. If the request has none, the server stores no reply. */
  readonly requestId: string | undefined
  readonly body_hash: string
  readonly reply: object
  readonly created_at: Date
}

/** Runs the prepared `with …` statement, and stores the reply to the request in the same statement. */
export async function writeAnswered(writing: QueryCreator<Database>, answered: Answered): Promise<void> {
  const { requestId, reply, ...columns } = answered
  if (!requestId) {
    await writing.selectNoFrom(sql`1`.as('written')).execute()
    return
  }
  const kept = await writing
    .insertInto('request')
    .values({ ...columns, request_id: requestId, reply: JSON.stringify(reply) })
    .onConflict((conflict) => conflict.columns(['account_id', 'request_id']).doNothing())
    .returning('request_id')
    .executeTakeFirst()
  // A request to another lobby stored the same request id meanwhile, so this request has no effect.
  if (!kept) throw new GameError('idempotency-key-reused')
}

/** Hashes the body of a request. A request id that is sent again with another body is refused. */
export function requestHashOf(body: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex')
}
