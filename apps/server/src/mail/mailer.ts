import { join } from 'node:path'
import type { Context } from '../context.ts'
import { outboxMailer } from './outbox-mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends an email. `send` resolves once it is handed over, and throws otherwise. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}

export type MailerParts = Pick<Context, 'config' | 'clock' | 'log'>

export function createMailer(parts: MailerParts): Mailer {
  const { smtpUrl } = parts.config
  return smtpUrl === undefined ? outboxMailer(outboxFolder(parts), parts) : smtpMailer(smtpUrl, parts)
}

export function outboxFolder({ config }: Pick<Context, 'config'>): string {
  return join(config.dataDir, 'outbox')
}
