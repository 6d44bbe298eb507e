import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { newId } from '../db/ids.ts'
import { composeMail } from './compose-mail.ts'
import { smtpMailer } from './smtp-mailer.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Headers besides those of every email. */
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * The outcome of the single try to send an email. `again`: the mail server took nothing, and may take the email later.
 * `unknown`: the connection broke, so the mail server may have taken it.
 */
export type MailAnswer = 'sent' | 'again' | 'refused' | 'unknown'

/** Sends emails. */
export interface Mailer {
  /** Resolves once the email is handed over, and throws otherwise. An email may arrive twice after a lost reply. */
  send(mail: Mail): Promise<void>
  /** Tries once to hand over an email that must not arrive twice. */
  sendOnce(mail: Mail): Promise<MailAnswer>
  close(): Promise<void>
}

export interface MailerParts {
  readonly config: Config
  readonly clock: Clock
  readonly log: Logger
}

export function createMailer(parts: MailerParts): Mailer {
  const { smtpUrl } = parts.config
  return smtpUrl === undefined ? outboxMailer(outboxFolder(parts), parts) : smtpMailer(smtpUrl, parts)
}

export function outboxFolder({ config }: Pick<MailerParts, 'config'>): string {
  return join(config.dataDir, 'outbox')
}

/**
 * Creates the mailer without a mail server: it writes each email to a file that a mail program opens, and logs the
 * file's path.
 */
function outboxMailer(folder: string, parts: MailerParts): Mailer {
  async function write(mail: Mail): Promise<void> {
    const { raw } = await composeMail(mail, parts)
    const time = parts.clock.date().toISOString().replace(/[-:]/g, '')
    const file = join(folder, `${time}-${newId()}.eml`)
    // Only the owner may read the folder, because the links in emails are as sensitive as passwords.
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(`${file}.partial`, raw, { mode: 0o600 })
    await rename(`${file}.partial`, file)
    parts.log.info(`An email to ${mail.to} is in ${file}`)
  }
  return {
    send: write,
    async sendOnce(mail) {
      await write(mail)
      return 'sent'
    },
    async close() {},
  }
}
