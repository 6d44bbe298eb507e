import { setTimeout as sleep } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { composeMail } from './compose-mail.ts'
import type { Mailer, MailerParts } from './mailer.ts'

/** Between the tries (ms, wall time): short enough that whoever waits for the mail is still there. */
const PAUSES = [1000, 5000]

/** A server that does not answer is given up after this (ms, wall time). */
const PATIENCE_MS = 10_000

interface SmtpOptions {
  /** One try more than there are pauses. */
  readonly pauses?: readonly number[]
}

/** Hands mails to an SMTP server; tries again when it is away or asks for patience, not when it refuses for good. */
export function smtpMailer(url: string, parts: MailerParts, { pauses = PAUSES }: SmtpOptions = {}): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  })
  return {
    async send(mail) {
      const message = await composeMail(mail, parts)
      for (const pause of pauses) {
        try {
          await transport.sendMail(message)
          return
        } catch (error) {
          if (isFinal(error)) throw error
          parts.log.warn({ err: error }, 'a mail could not be handed over; it is tried again')
          await sleep(pause)
        }
      }
      await transport.sendMail(message)
    },
    async close() {
      transport.close()
    },
  }
}

/** SMTP's own word for it: 4xx is for now, 5xx for good. */
function isFinal(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500
}
