import type { Context } from '../context.ts'
import { outboxFolder } from './mailer.ts'

/**
 * Returns the lines about emails that the operator reads at the start. In production it logs a warning if PUBLIC_URL or
 * SMTP_URL is missing, because that is a mistake.
 */
export function sayWhereMailGoes(ctx: Pick<Context, 'config' | 'log' | 'address'>): readonly string[] {
  const { env, smtpUrl, publicUrl } = ctx.config
  const production = env === 'production'
  if (production && publicUrl === undefined) {
    ctx.log.warn(
      `PUBLIC_URL is not set: links in emails lead to ${ctx.address.url}, which may only work on this computer`,
    )
  }
  if (smtpUrl !== undefined) return []
  if (production) ctx.log.warn('SMTP_URL is not set: the server sends no emails, so no user can reset a password')
  return [`Email: SMTP_URL is not set, so emails are written to ${outboxFolder(ctx)}`]
}
