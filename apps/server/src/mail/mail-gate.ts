import type { Context } from '../context.ts'
import { emailKey } from './email-address.ts'
import { ALL_KINDS_A_DAY, MAIL_LIMITS, type MailKind } from './mail-limits.ts'
import type { Mail, Mailer } from './mailer.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
/** Bounds the memory: beyond this the least recently mailed addresses and accounts are dropped. */
const MOST_KEYS = 50_000

export interface MailRequest {
  readonly kind: MailKind
  readonly to: string
  /** The account it concerns; undefined if it is not known whether there is one. */
  readonly accountId?: string
  /** Whether the owner followed a link that was mailed to the address. */
  readonly isConfirmed: boolean
}

/** Permits one email to one address. */
export interface MailPermit {
  readonly addressKey: string
}

/** The only way to send an email. It counts each one by address, account and kind ([A37]). */
export interface MailGate {
  /**
   * Counts the email. Returns undefined beyond a limit and logs that; the user is not informed. Each node counts
   * separately.
   */
  permit(request: MailRequest): MailPermit | undefined
  send(permit: MailPermit, mail: Mail): Promise<void>
  close(): Promise<void>
}

export function mailGate(mailer: Mailer, parts: Pick<Context, 'config' | 'clock' | 'log'>): MailGate {
  const { config, clock, log } = parts
  const sent = new Map<string, readonly number[]>()

  function limitsOf({ kind, to, accountId, isConfirmed }: MailRequest) {
    const { ofAddress, ofAccount, unconfirmedADay } = MAIL_LIMITS[kind]
    const address = emailKey(to)
    const aDay = isConfirmed ? ofAddress.aDay : Math.min(ofAddress.aDay, unconfirmedADay)
    const account = accountId === undefined ? [] : [accountId]
    return [
      { key: `${kind} to ${address}`, anHour: ofAddress.anHour, aDay },
      { key: `to ${address}`, anHour: Number.POSITIVE_INFINITY, aDay: ALL_KINDS_A_DAY.ofAddress },
      ...account.map((id) => ({ key: `${kind} of ${id}`, ...ofAccount })),
      ...account.map((id) => ({
        key: `of ${id}`,
        anHour: Number.POSITIVE_INFINITY,
        aDay: ALL_KINDS_A_DAY.ofAccount,
      })),
    ]
  }

  function write(key: string, times: readonly number[]): void {
    sent.delete(key)
    sent.set(key, times)
    const [oldest] = sent.keys()
    if (sent.size > MOST_KEYS && oldest !== undefined) sent.delete(oldest)
  }

  return {
    permit(request) {
      const permit = { addressKey: emailKey(request.to) }
      if (!config.rateLimits) return permit
      const now = clock.now()
      const counted = limitsOf(request).map((limit) => {
        const times = (sent.get(limit.key) ?? []).filter((at) => at > now - DAY)
        return { ...limit, times, inHour: times.filter((at) => at > now - HOUR).length }
      })
      if (counted.some(({ times, inHour, anHour, aDay }) => times.length >= aDay || inHour >= anHour)) {
        const { kind, accountId } = request
        log.warn({ kind, accountId }, 'a mail was not sent: its address or account has had as many as it may')
        return undefined
      }
      for (const { key, times } of counted) write(key, [...times, now])
      return permit
    },
    async send({ addressKey }, mail) {
      if (emailKey(mail.to) !== addressKey) throw new Error('a mail goes to another address than it was counted for')
      await mailer.send(mail)
    },
    close: () => mailer.close(),
  }
}
