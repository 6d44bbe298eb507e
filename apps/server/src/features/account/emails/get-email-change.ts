import type * as contract from '@bettle/contract'
import type { Answer, UserId } from '@bettle/contract'
import type { Context } from '../../../context.ts'
import { readableEmail } from '../../../db/email-address.ts'
import { isMailDelayed } from '../../../mail/unsent-emails.ts'

/** How long an expired change stays on the screen (ms). */
const SHOWN_FOR = 24 * 60 * 60_000

/**
 * Returns the requested address of an account. It is read from the request alone, and the delay is that of all emails, so
 * that neither reveals whether another account has the address ([A33]).
 */
export async function getEmailChange(ctx: Context, userId: UserId): Promise<Answer<typeof contract.getEmailChange>> {
  const now = ctx.clock.now()
  const change = await ctx.db
    .selectFrom('email_change')
    .select(['email', 'expires_at'])
    .where('account_id', '=', userId)
    .where('expires_at', '>', new Date(now - SHOWN_FOR))
    .executeTakeFirst()
  return {
    change: change
      ? {
          email: readableEmail(change.email),
          expiresAt: change.expires_at.toISOString(),
          isExpired: change.expires_at.getTime() <= now,
        }
      : null,
    mailDelayed: await isMailDelayed(ctx.db),
  }
}
