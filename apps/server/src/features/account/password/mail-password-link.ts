import { randomBytes } from 'node:crypto'
import type { UserId } from '@bettle/contract'
import type { Context } from '../../../context.ts'
import { readableEmail } from '../../../db/email-address.ts'
import { transaction } from '../../../db/transaction.ts'
import { EMAIL_LASTS_FOR, postEmail } from '../../../mail/post-email.ts'
import { resetPasswordMail } from '../../../mail/reset-password-mail.ts'
import { welcomeMail } from '../../../mail/welcome-mail.ts'
import { accountById } from '../../user/account-store.ts'
import { noticeTo } from '../../user/notice-to.ts'
import { languageOfAccount } from '../account-language.ts'
import type { Prepared } from '../emails/send-email.ts'
import { replaceLink } from './password-link-store.ts'

/** How the email of each kind of link is worded. */
const KINDS = { 'reset-link': resetPasswordMail, welcome: welcomeMail } as const

const PLACEHOLDER = { name: 'Nobody', email: 'nobody@bettle.example', language: null }

export type PasswordLinkKind = keyof typeof KINDS

/** Mails an account a link to set its password, after the reply. Call this function after the commit. */
export function mailPasswordLink(ctx: Context, { id }: { readonly id: string }, kind: PasswordLinkKind): void {
  ctx.background.later(`email the link of the kind ${kind}`, async () => {
    const account = await accountById(ctx.db, id as UserId)
    if (!account || !(await ctx.mail.permit(noticeTo(account, kind)))) return
    await postEmail(ctx, { kind, accountId: id, address: account.email })
  })
}

/**
 * Creates a link and returns its email. For an unknown id it sends the same queries and returns an email to compose
 * only. Otherwise later work would start a millisecond earlier and reveal that the account does not exist.
 */
export async function passwordLinkMail(ctx: Context, accountId: string, kind: PasswordLinkKind): Promise<Prepared> {
  const token = randomBytes(32).toString('base64url')
  const now = ctx.clock.now()
  const until = now + EMAIL_LASTS_FOR[kind]
  const account = await transaction(ctx, (tx) => replaceLink(tx, accountId, token, { now, until }))
  const asked = account ?? { ...PLACEHOLDER, id: accountId }
  const { id, name, email } = asked
  const link = `${ctx.address.url}/reset-password?${new URLSearchParams({ token, id })}`
  const parts = { name, email: readableEmail(email), link }
  const mail = { to: email, ...KINDS[kind](parts, languageOfAccount(asked)) }
  return { mail, isSent: account !== undefined }
}
