import { randomBytes } from 'node:crypto'
import type { UserId } from '@bettle/contract'
import type { Context } from '../../../context.ts'
import { transaction } from '../../../db/transaction.ts'
import { composeMail } from '../../../mail/compose-mail.ts'
import { readableEmail } from '../../../mail/email-address.ts'
import type { MailPermit } from '../../../mail/mail-gate.ts'
import { resetPasswordMail } from '../../../mail/reset-password-mail.ts'
import { welcomeMail } from '../../../mail/welcome-mail.ts'
import { accountById } from '../../user/account-store.ts'
import { noticeTo } from '../../user/notice-to.ts'
import { replaceLink } from './password-link-store.ts'

const HOUR = 60 * 60_000

/**
 * How each kind of link is worded and how long it lasts. A user who requested a link waits for the email. A user whose
 * account an administrator created reads it later.
 */
const KINDS = {
  reset: { lastsFor: HOUR, mail: resetPasswordMail, counted: 'reset-link' },
  welcome: { lastsFor: 72 * HOUR, mail: welcomeMail, counted: 'welcome' },
} as const

const PLACEHOLDER = { name: 'Nobody', email: 'nobody@bettle.example' }

export type PasswordLinkKind = keyof typeof KINDS

/** Mails an account a link to set its password, after the reply. Call this function after the commit. */
export function mailPasswordLink(ctx: Context, { id }: { readonly id: string }, kind: PasswordLinkKind): void {
  ctx.background.later(`email a ${kind} link`, async () => {
    const account = await accountById(ctx.db, id as UserId)
    const permit = account && (await ctx.mail.permit(noticeTo(account, KINDS[kind].counted)))
    if (permit) await sendPasswordLink(ctx, id, kind, permit)
  })
}

/**
 * Mails the link. For an unknown id it sends the same queries and composes an email without sending it. Otherwise later
 * work would start a millisecond earlier and reveal that the account does not exist.
 */
export async function sendPasswordLink(
  ctx: Context,
  accountId: string,
  kind: PasswordLinkKind,
  permit: MailPermit,
): Promise<void> {
  const { lastsFor, mail } = KINDS[kind]
  const token = randomBytes(32).toString('base64url')
  const now = ctx.clock.now()
  const account = await transaction(ctx, (tx) => replaceLink(tx, accountId, token, { now, until: now + lastsFor }))
  const { id, name, email } = account ?? { ...PLACEHOLDER, id: accountId }
  const link = `${ctx.address.url}/reset-password?${new URLSearchParams({ token, id })}`
  const message = { to: email, ...mail({ name, email: readableEmail(email), link }) }
  if (account) await ctx.mail.send(permit, message)
  else await composeMail(message, ctx)
}
