import { createHmac } from 'node:crypto'
import { GameError } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { BegunElsewhere, type CallKey, IdempotentCall, withinCall } from '../../db/idempotency/idempotent-call.ts'
import { repeatWhenLost } from './repeat-when-lost.ts'

/**
 * The most stored replies of one account; the oldest is deleted first. This is enough, because a client repeats a call
 * within minutes.
 */
const MOST_REPLIES = 1000

/**
 * The pauses (ms, wall time) in which a request waits for the reply of an earlier request with the same key: one second
 * in all.
 */
const WAITS = Array.from({ length: 20 }, () => 50)

type Database = Pick<Context, 'db' | 'clock'>

/**
 * Handles a call with an Idempotency-Key once [B12]: a repeated request gets the same reply, byte for byte. A refused
 * call stores no reply, so a repeated request is handled again. A request with the key of an unfinished request waits
 * for its reply. If no reply comes, as after a crash, it continues after the committed steps.
 * @param handle returns the reply as JSON
 */
export async function answerOnce(ctx: Database, key: CallKey, handle: () => Promise<string>): Promise<string> {
  let isOwn = false
  return repeatWhenLost(() => handled())

  async function handled(): Promise<string> {
    const before = await replyOrSteps(ctx, key, isOwn ? [] : WAITS)
    if (before?.answer) return before.answer
    const call = new IdempotentCall(key, ctx.clock.date(), before?.steps)
    try {
      return await storeReply(ctx, key, await withinCall(call, handle))
    } catch (error) {
      if (error instanceof BegunElsewhere) return handled()
      isOwn = true
      // The first request has committed steps, so the refusal may be caused by these changes.
      if (before && error instanceof GameError && !call.hasRepeated) throw new GameError('reply-lost')
      throw error
    }
  }
}

/** Hashes the content and the route of a call. The hash uses a secret, because a body may hold a password. */
export function hashOfCall(secret: string, asked: readonly unknown[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(asked)).digest('hex')
}

interface Begun {
  readonly body_hash: string
  readonly answer: string | null
  readonly steps: string | null
}

/**
 * Returns the stored reply of a key, or its committed steps if no reply is stored after `waits` (ms). Returns undefined
 * for a new key.
 */
async function replyOrSteps({ db }: Database, key: CallKey, waits: readonly number[]): Promise<Begun | undefined> {
  for (const wait of [...waits, undefined]) {
    const { rows } = await sql<Begun>`
      select body_hash, answer, steps from request
      where account_id = ${key.accountId} and request_id = ${key.requestId}`.execute(db)
    const [begun] = rows
    if (begun && begun.body_hash !== key.bodyHash) throw new GameError('idempotency-key-reused')
    if (!begun || begun.answer !== null || wait === undefined) return begun
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  return undefined
}

/** Stores the reply. If two requests have both completed the call, both reply what the first one stored. */
async function storeReply({ db, clock }: Database, key: CallKey, reply: string): Promise<string> {
  const { accountId, requestId, route, bodyHash } = key
  const { rows } = await sql<{ answer: string }>`
    with trimmed as (
      delete from request where account_id = ${accountId} and request_id in (
        select request_id from request where account_id = ${accountId} and route is not null and request_id <> ${requestId}
        order by created_at desc offset ${MOST_REPLIES - 1}))
    insert into request (account_id, request_id, body_hash, route, answer, created_at)
    values (${accountId}, ${requestId}, ${bodyHash}, ${route}, ${reply}, ${clock.date()})
    on conflict (account_id, request_id) do update set steps = null, answer = coalesce(request.answer, excluded.answer)
    where request.body_hash = excluded.body_hash
    returning answer`.execute(db)
  const [stored] = rows
  if (!stored) throw new GameError('idempotency-key-reused')
  return stored.answer
}
