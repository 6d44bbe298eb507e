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

/** Takes a mail where it belongs. What `send` answers was handed over; what it cannot hand over it throws. */
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
