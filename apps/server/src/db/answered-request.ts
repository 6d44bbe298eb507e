import { createHash } from 'node:crypto'
import { GameError } from '@bettle/contract'
import { type QueryCreator, sql } from 'kysely'
import type { Database } from './schema.ts'

export interface Answered {
  readonly account_id: string
  /** Undefined: the caller named the request by nothing, and nothing is kept. */
  readonly requestId: string | undefined
  readonly body_hash: string
  readonly reply: object
  readonly created_at: Date
}

/** Carries out what was prepared as `with …`, and keeps in the same statement what the request was answered. */
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
  // Taken meanwhile by a request to another lobby: this one did not happen.
  if (!kept) throw new GameError('idempotency-key-reused')
}

/** What a request id stands for: another body under it is another request. */
export function requestHashOf(body: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex')
}
