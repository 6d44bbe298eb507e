import { setTimeout as sleep } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { composeMail } from './compose-mail.ts'
import type { MailAnswer, Mailer, MailerParts } from './mailer.ts'

/** The pauses between tries (ms, wall time). They are short, because the user may be waiting for the email. */
const PAUSES = [1000, 5000]

/** How long an SMTP server may take to answer before the try fails (ms, wall time). */
const PATIENCE_MS = 10_000

interface SmtpOptions {
  /** The pauses between tries; there is one try more than pauses. */
  readonly pauses?: readonly number[]
}

/**
 * Creates a mailer that hands emails to an SMTP server. It retries if the server is unreachable or defers the email,
 * not if the server refuses permanently.
 */
export function smtpMailer(url: string, parts: MailerParts, { pauses = PAUSES }: SmtpOptions = {}): Mailer {
  const pool = {
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  } as const
  const transport = createTransport(pool)
  // Connections of their own, so that these emails delay none that a user waits for. Each connection sends one email,
  // because the mail server may close an idle connection, after which nobody knows whether it took the email.
  const once = createTransport({ ...pool, maxMessages: 1, maxRequeues: 0 })
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
    async sendOnce(mail) {
      const message = await composeMail(mail, parts)
      try {
        await once.sendMail(message)
        return 'sent'
      } catch (error) {
        parts.log.warn({ err: error }, 'an email that is tried once could not be sent')
        return answerOf(error)
      }
    },
    async close() {
      once.close()
      transport.close()
    },
  }
}

/** True for a permanent SMTP error, code 5xx. A code 4xx is temporary. */
export function isFinal(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500
}

/** The parts of an error that say how far the delivery came. */
interface MailError {
  readonly code?: unknown
  readonly responseCode?: unknown
  readonly syscall?: unknown
  readonly timeoutType?: unknown
}

function answerOf(error: unknown): MailAnswer {
  if (isFinal(error)) return 'refused'
  const { code, responseCode, syscall, timeoutType } = error as MailError
  const isDeferred = Number(responseCode) >= 400
  const isUnconnected =
    code === 'EDNS' || syscall === 'connect' || timeoutType === 'CONNECT_TIMEOUT' || timeoutType === 'GREETING_TIMEOUT'
  return isDeferred || isUnconnected ? 'again' : 'unknown'
}
