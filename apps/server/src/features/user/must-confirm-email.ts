import { GameError } from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { AccountRow, Tx } from '../../db/schema.ts'

/** True if the server sends email. Without a mail server, developers read emails in the outbox folder ([A21]). */
export const sendsEmail = ({ config }: Pick<Context, 'config'>): boolean => config.smtpUrl !== undefined

/** True if the user must still follow the link that was mailed to their address ([A61]). */
export function mustConfirmEmail(
  ctx: Pick<Context, 'config'>,
  account: Pick<AccountRow, 'must_confirm_email' | 'email_confirmed_at'>,
): boolean {
  return sendsEmail(ctx) && account.must_confirm_email && account.email_confirmed_at === null
}

/** Throws if the user must confirm their address before they may host ([A61]). */
export async function refuseUnconfirmed(ctx: Pick<Context, 'config'>, tx: Tx, userId: string): Promise<void> {
  if (!sendsEmail(ctx)) return
  const account = await tx
    .selectFrom('account')
    .select(['must_confirm_email', 'email_confirmed_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (mustConfirmEmail(ctx, account)) throw new GameError('email-unconfirmed')
}
