import type { Context } from '../context.ts'
import { outboxFolder } from './mailer.ts'

/** Informs the operator at the start. A production server without a mail server is a mistake, so it logs a warning. */
export function sayWhereMailGoes(ctx: Pick<Context, 'config' | 'log' | 'address'>): readonly string[] {
  const { env, smtpUrl, publicUrl } = ctx.config
  const production = env === 'production'
  if (production && publicUrl === undefined) {
    ctx.log.warn(`PUBLIC_URL is not set: links in mails lead to ${ctx.address.url}, where only this machine may get to`)
  }
  if (smtpUrl !== undefined) return []
  if (production) ctx.log.warn('SMTP_URL is not set: nobody receives mail, so nobody can reset a password')
  return [`Mail: SMTP_URL is not set, so mails are written to ${outboxFolder(ctx)}`]
}
