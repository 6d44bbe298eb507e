import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { emailKey } from '../db/email-address.ts'
import type { MailKind } from '../db/schema.ts'
import { ALL_MAILS_A_DAY, MAIL_LIMITS, REMINDER_MAIL_LIMIT } from '../http/limits/limits.ts'
import { type SlidingLimit, slidingWindows } from '../http/limits/sliding-windows.ts'
import type { Redis } from '../redis/redis.ts'
import type { Mail, MailAnswer, Mailer } from './mailer.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

export interface MailRequest {
  readonly kind: MailKind | 'reminder'
  readonly to: string
  /** The account that the email concerns; undefined if it is not known whether an account exists. */
  readonly accountId?: string
  /** True if the account's owner has followed a link that was sent to the address. */
  readonly isConfirmed: boolean
}

/** The permission to send one email to one address. */
export interface MailPermit {
  readonly addressKey: string
}

/** The only way to send an email. It counts every email by address, account and kind ([A37]). */
export interface MailGate {
  /**
   * Counts an email and returns its permit. Beyond a limit it returns undefined and logs a warning; the user is not
   * informed.
   */
  permit(request: MailRequest): Promise<MailPermit | undefined>
  send(permit: MailPermit, mail: Mail): Promise<void>
  /** Tries once to send an email that must not arrive twice. */
  sendOnce(permit: MailPermit, mail: Mail): Promise<MailAnswer>
  close(): Promise<void>
}

interface MailGateParts {
  readonly config: Config
  readonly clock: Clock
  readonly log: Logger
  readonly redis: Redis | undefined
}

export function mailGate(mailer: Mailer, parts: MailGateParts): MailGate {
  const { config, log } = parts
  const sent = slidingWindows(parts, 'emails')

  return {
    async permit(request) {
      const permit = { addressKey: emailKey(request.to) }
      if (!config.rateLimits || (await sent.count(limitsOf(request))) === 0) return permit
      const { kind, accountId } = request
      log.warn({ kind, accountId }, 'a mail was not sent: its address or account has reached a limit')
      return undefined
    },
    async send(permit, mail) {
      refuseOther(permit, mail)
      await mailer.send(mail)
    },
    async sendOnce(permit, mail) {
      refuseOther(permit, mail)
      return mailer.sendOnce(mail)
    },
    close: () => mailer.close(),
  }
}

function refuseOther({ addressKey }: MailPermit, { to }: Mail): void {
  if (emailKey(to) !== addressKey) throw new Error('an email goes to another address than the permit')
}

function limitsOf(request: MailRequest): SlidingLimit[] {
  const { kind, to, accountId, isConfirmed } = request
  const address = emailKey(to)
  // Reminders count apart, so that they use up no email that a user waits for.
  if (kind === 'reminder') {
    const ofAccount = accountId === undefined ? [] : [limit(`reminder of ${accountId}`, REMINDER_MAIL_LIMIT.ofAccount)]
    return [limit(`reminder to ${address}`, REMINDER_MAIL_LIMIT.ofAddress), ...ofAccount]
  }
  const { ofAddress, ofAccount, unconfirmedADay } = MAIL_LIMITS[kind]
  const aDay = isConfirmed ? ofAddress.aDay : Math.min(ofAddress.aDay, unconfirmedADay)
  const ofAll = [
    limit(`${kind} to ${address}`, { anHour: ofAddress.anHour, aDay }),
    limit(`to ${address}`, { aDay: ALL_MAILS_A_DAY.ofAddress }),
  ]
  if (accountId === undefined) return ofAll
  return [
    ...ofAll,
    limit(`${kind} of ${accountId}`, ofAccount),
    limit(`of ${accountId}`, { aDay: ALL_MAILS_A_DAY.ofAccount }),
  ]
}

function limit(key: string, { anHour, aDay }: { readonly anHour?: number; readonly aDay: number }): SlidingLimit {
  return {
    key,
    windows: [{ most: aDay, withinMs: DAY }, ...(anHour === undefined ? [] : [{ most: anHour, withinMs: HOUR }])],
  }
}
