import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { testClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import type { MailKind } from '../db/schema.ts'
import { ALL_MAILS_A_DAY, MAIL_LIMITS } from '../http/limits/limits.ts'
import { mailGate } from './mail-gate.ts'
import type { Mail } from './mailer.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const KINDS = Object.keys(MAIL_LIMITS) as MailKind[]
const NOTICES: readonly MailKind[] = ['email-changed', 'password-changed', 'new-device']

function aGate({ rateLimits = true } = {}) {
  const clock = testClock()
  const lines: string[] = []
  const sent: Mail[] = []
  const config = { ...readConfig({ AUTH_SECRET: 'x'.repeat(32) }), rateLimits }
  const log = pino({}, { write: (line) => lines.push(line) })
  const mailer = {
    async send(mail: Mail) {
      sent.push(mail)
    },
    async sendOnce(mail: Mail) {
      sent.push(mail)
      return 'sent' as const
    },
    async close() {},
  }
  const gate = mailGate(mailer, { clock, config, log, redis: undefined })
  /** Requests permits for emails and returns how many are given. */
  async function admits(
    count: number,
    kind: MailKind,
    to = 'ana@example.com',
    { accountId = 'ana', isConfirmed = true } = {},
  ) {
    let admitted = 0
    for (let index = 0; index < count; index += 1) {
      if (await gate.permit({ kind, to, accountId, isConfirmed })) admitted += 1
    }
    return admitted
  }
  return { clock, lines, sent, gate, admits }
}

const aMail = (to: string) => ({ to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' })

describe('the limits of emails to one address', () => {
  it.each(KINDS)(
    'limits emails of the kind %s to one address per hour and per day, whatever account they concern [A37]',
    async (kind) => {
      const { ofAddress } = MAIL_LIMITS[kind]
      const { clock, admits } = aGate()
      let all = 0
      for (let hour = 0; hour < 24; hour += 1) {
        let inHour = 0
        for (let account = 0; account < 10; account += 1) {
          inHour += await admits(1, kind, 'ana@example.com', { accountId: `${kind} ${hour} ${account}` })
        }
        expect(inHour).toBe(Math.min(ofAddress.anHour, ofAddress.aDay - all))
        all += inHour
        await clock.advance(HOUR)
      }
      expect(all).toBe(ofAddress.aDay)
      await clock.advance(HOUR)
      expect(await admits(1, kind, 'ana@example.com', { accountId: 'another' })).toBe(1)
    },
  )

  it('counts emails to all spellings of an address together [A37]', async () => {
    const { admits } = aGate()
    const spellings = ['ana@bücher.example', 'ANA@xn--bcher-kva.example', '<ana@BÜCHER.example>']
    const admitted: number[] = []
    for (const [index, to] of spellings.entries()) {
      admitted.push(await admits(5, 'reset-link', to, { accountId: `${index}` }))
    }
    expect(admitted).toEqual([5, 0, 0])
  })

  it.each(NOTICES)(
    'permits one %s email a day to an address whose owner has followed no emailed link [A37]',
    async (kind) => {
      const { clock, admits } = aGate()
      expect(await admits(40, kind, 'ana@example.com', { isConfirmed: false })).toBe(1)
      await clock.advance(23 * HOUR)
      expect(await admits(40, kind, 'ana@example.com', { isConfirmed: false })).toBe(0)
      await clock.advance(HOUR)
      expect(await admits(40, kind, 'ana@example.com', { isConfirmed: false })).toBe(1)
    },
  )

  it('permits password links to an address that has used up the emails of all other kinds [A37]', async () => {
    const { clock, admits } = aGate()
    for (let hour = 0; hour < 20; hour += 1) {
      for (const kind of KINDS)
        if (kind !== 'reset-link') await admits(20, kind, 'ana@example.com', { accountId: `${kind} ${hour}` })
      await clock.advance(HOUR)
    }
    expect(await admits(10, 'reset-link')).toBe(MAIL_LIMITS['reset-link'].ofAddress.anHour)
  })
})

describe('the limits of reminders by email', () => {
  it('permits ten an hour and thirty a day, and uses up no other email [A37] [RE13] [PR1083]', async () => {
    const { clock, gate, admits } = aGate()
    const reminders = async () => {
      let permitted = 0
      for (let index = 0; index < 20; index += 1) {
        const request = { kind: 'reminder', to: 'ana@example.com', accountId: 'ana', isConfirmed: true } as const
        if (await gate.permit(request)) permitted += 1
      }
      return permitted
    }
    const counts: number[] = []
    for (let hour = 0; hour < 5; hour += 1) {
      counts.push(await reminders())
      await clock.advance(HOUR)
    }
    expect(counts).toEqual([10, 10, 10, 0, 0])
    expect(await admits(10, 'reset-link')).toBe(MAIL_LIMITS['reset-link'].ofAddress.anHour)
  })
})

describe('the limits of emails about one account', () => {
  it('counts the confirmation emails of one account to forty different addresses together [A37]', async () => {
    const { admits } = aGate()
    let admitted = 0
    for (let index = 0; index < 40; index += 1) {
      admitted += await admits(1, 'confirm-email', `new.${index}@example.com`, { isConfirmed: false })
    }
    expect(admitted).toBe(MAIL_LIMITS['confirm-email'].ofAccount.anHour)
  })

  it('limits all kinds of emails about one account together per day [A37]', async () => {
    const { clock, admits } = aGate()
    let all = 0
    for (let hour = 0; hour < 24; hour += 1) {
      for (const kind of KINDS) {
        for (let index = 0; index < 12; index += 1) all += await admits(1, kind, `${hour}.${index}@example.com`)
      }
      await clock.advance(MINUTE)
    }
    expect(all).toBeGreaterThan(10)
    expect(all).toBeLessThanOrEqual(ALL_MAILS_A_DAY.ofAccount)
  })
})

describe('the mail gate', () => {
  it('logs an email that was not sent because of a limit, without the address [A37]', async () => {
    const { lines, admits } = aGate()
    await admits(2, 'new-device', 'ana@example.com', { isConfirmed: false })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('new-device')
    expect(lines[0]).not.toContain('example.com')
  })

  it('sends an email only to the address for which the permit was counted [A37]', async () => {
    const { gate, sent } = aGate()
    const permit = await gate.permit({ kind: 'welcome', to: 'ana@example.com', isConfirmed: false })
    if (!permit) throw new Error('the first mail was not let through')
    await gate.send(permit, aMail('Ana@example.com'))
    expect(sent).toHaveLength(1)
    await expect(gate.send(permit, aMail('ben@example.com'))).rejects.toThrow('another address')
    expect(sent).toHaveLength(1)
  })

  it('permits 200 emails of one kind to one address if rate limits are switched off [A37]', async () => {
    expect(await aGate({ rateLimits: false }).admits(200, 'new-device')).toBe(200)
  })
})
