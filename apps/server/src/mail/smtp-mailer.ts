import { setTimeout as sleep } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { composeMail } from './compose-mail.ts'
import type { Mailer, MailerParts } from './mailer.ts'

/** Between tries (ms, wall time): short, because the user may be waiting for the email. */
const PAUSES = [1000, 5000]

/** A server that does not answer is given up after this (ms, wall time). */
const PATIENCE_MS = 10_000

interface SmtpOptions {
  /** There is one try more than pauses. */
  readonly pauses?: readonly number[]
}

/** Hands emails to an SMTP server. Retries if it is unreachable or defers, not if it refuses for good. */
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
          parts.log.warn({ err: error }, 'an email could not be sent; it is tried again')
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

/** An SMTP code 4xx is temporary, 5xx permanent. */
function isFinal(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500
}
