import type { UserId } from '@bettle/contract'
import type { Context } from '../context.ts'
import { newId } from '../db/ids.ts'
import type { EmailParameters, MailKind, Tx } from '../db/schema.ts'
import { transaction } from '../db/transaction.ts'
import { type JobQueue, planWork } from '../jobs/job-store.ts'

const HOUR = 60 * 60_000

/**
 * How long an email is of use (ms). One with a link ends with the link that it would have had. A notice ends when its
 * reader could hardly act on it.
 */
export const EMAIL_LASTS_FOR = {
  'reset-link': HOUR,
  'confirm-email': HOUR,
  welcome: 72 * HOUR,
  'confirm-registration': 72 * HOUR,
  'email-changed': 72 * HOUR,
  'password-changed': 72 * HOUR,
  'new-device': 24 * HOUR,
} as const satisfies { readonly [Kind in MailKind]: number }

export interface Posting {
  readonly kind: MailKind
  /** The account that the email is about. An unknown id costs the same statements. */
  readonly accountId: string
  /** The address for which the mail gate gave its permit ([A37]). */
  readonly address: string
  readonly parameters?: EmailParameters
}

/**
 * Stores an email and tries to send it. If the mail server does not take it, the job `send-email` tries again, until the
 * email is of no use any more ([A63]). Call this function where no reply waits for it, after the mail gate gave a permit.
 */
export async function postEmail(ctx: Context, posting: Posting): Promise<void> {
  const queue = await transaction(ctx, (tx) => storeEmail(tx, posting, ctx.clock.now()))
  await ctx.jobs.runJobs(queue)
}

async function storeEmail(
  tx: Tx,
  { kind, accountId, address, parameters = {} }: Posting,
  now: number,
): Promise<JobQueue> {
  // A newer email of the kind makes an earlier one useless, because only the last link works.
  await tx
    .deleteFrom('unsent_email')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('given_up', 'is not', null)
    .execute()
  const id = newId<UserId>() as string
  await tx
    .insertInto('unsent_email')
    .values({
      id,
      kind,
      account_id: accountId,
      address,
      parameters: JSON.stringify(parameters),
      created_at: new Date(now),
      expires_at: new Date(now + EMAIL_LASTS_FOR[kind]),
    })
    .execute()
  const queue: JobQueue = `email:${id}`
  await planWork(tx, [{ queue, kind: 'send-email', key: id, runAt: now }])
  return queue
}
