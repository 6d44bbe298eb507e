import { adminListUnsentEmails, changeEmail, confirmEmail, forgotPassword, resetPassword } from '@bettle/contract'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMailServer, linkIn, type MailServer } from '../../../../test/support/network/mail-server.ts'
import { type SignedIn, signUp } from '../../../../test/support/sign-in.ts'
import { aServer, call, type TestServer } from '../../../../test/support/test-app.ts'
import { testClock } from '../../../clock.ts'
import { readConfig } from '../../../config.ts'
import type { Mailer } from '../../../mail/mailer.ts'
import { smtpMailer } from '../../../mail/smtp-mailer.ts'
import { mailPasswordLink } from '../password/mail-password-link.ts'
import { getEmailChange } from './get-email-change.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const PASSWORD = 'Kick-off-1'

let mailServer: MailServer
let server: TestServer
let ana: SignedIn
let addresses = 0

beforeAll(async () => {
  mailServer = await aMailServer()
  server = await aServer({
    config: { smtpUrl: mailServer.url, publicUrl: 'https://bettle.example' },
    mail: quickMailer(),
  })
})
beforeEach(async () => {
  ana = await signUp(server.ctx, 'Ana')
})
afterEach(async () => {
  mailServer.answersWith(undefined)
  await server.ctx.db.deleteFrom('unsent_email').execute()
  await server.ctx.db.deleteFrom('due_work').where('kind', '=', 'send-email').execute()
})
afterAll(async () => {
  await server.stop()
  await mailServer.close()
})

/** A mailer that tries once, so that no test waits for its short pauses. */
function quickMailer(): Mailer {
  const config = readConfig({ AUTH_SECRET: 'x'.repeat(32), MAIL_FROM: 'Bettle <play@bettle.example>' })
  return smtpMailer(mailServer.url, { config, clock: testClock(), log: pino({ level: 'silent' }) }, { pauses: [] })
}

const mailsTo = (email: string) => mailServer.mails.filter(({ to }) => to?.[0]?.address === email)
const stored = () => server.ctx.db.selectFrom('unsent_email').selectAll().where('account_id', '=', ana.userId).execute()
const rest = async () => {
  await server.ctx.background.settled()
}
/** Moves the clock and lets the jobs run whose time has come. */
const goesOn = async (ms: number) => {
  await server.clock.advance(ms)
  await Promise.all((await stored()).map(({ id }) => server.ctx.jobs.runJobs(`email:${id}`)))
}
const forgets = async (email: string) => {
  await call(server, forgotPassword, { body: { email, confirmEmail: email } })
  await rest()
}
const aNewAddress = () => `new.${++addresses}@example.com`
const wants = async (email: string) => {
  await call(server, changeEmail, { body: { email, password: PASSWORD } }, { headers: ana.headers })
  await rest()
}
/** Reads by the function of the call, because the clock moves beyond the life of an access token. */
const asks = () => getEmailChange(server.ctx, ana.userId)

describe('an email that the mail server does not take', () => {
  it('is stored without its link, is tried again, arrives with a link that works, and is then deleted [A63]', async () => {
    mailServer.answersWith(450)
    await forgets(ana.email)
    expect(mailsTo(ana.email)).toEqual([])
    const rows = await stored()
    expect(rows).toEqual([
      expect.objectContaining({ kind: 'reset-link', address: ana.email, parameters: {}, given_up: null }),
    ])
    await goesOn(MINUTE)
    expect(await stored()).toHaveLength(1)

    mailServer.answersWith(undefined)
    await goesOn(4 * MINUTE)
    expect(mailsTo(ana.email)).toEqual([])
    await goesOn(MINUTE)
    expect(mailsTo(ana.email)).toHaveLength(1)
    expect(await stored()).toEqual([])
    const { searchParams } = linkIn(mailsTo(ana.email)[0] as never)
    const body = {
      password: 'Half-time-2',
      confirmPassword: 'Half-time-2',
      token: searchParams.get('token') ?? '',
      id: ana.userId,
    }
    expect(await call(server, resetPassword, { body })).toMatchObject({ ok: true })
  })

  it('is tried again after pauses that grow to a day, and is given up when its time is over [A63]', async () => {
    mailServer.answersWith(450)
    mailPasswordLink(server.ctx, { id: ana.userId }, 'welcome')
    await rest()
    const began = server.clock.now()
    const attempts: number[] = []
    for (let row = (await stored())[0]; row?.given_up === null; row = (await stored())[0]) {
      const job = await server.ctx.db
        .selectFrom('due_work')
        .select('wait_until')
        .where('key', '=', row.id)
        .executeTakeFirstOrThrow()
      const before = mailServer.tries
      await goesOn((job.wait_until?.getTime() ?? 0) - server.clock.now())
      if (mailServer.tries > before) attempts.push((server.clock.now() - began) / MINUTE)
    }
    // After 1, 5, 15 and 60 minutes, 3, 6, 12 hours, then a day each time; the email is of use for three days.
    expect(attempts).toEqual([1, 6, 21, 81, 261, 621, 1341, 2781, 4221])
    expect(await stored()).toEqual([expect.objectContaining({ kind: 'welcome', given_up: 'expired' })])
    expect(mailsTo(ana.email)).toEqual([])
  })

  it('is given up at once if the mail server refuses the address for good [A63]', async () => {
    mailServer.answersWith(550)
    await forgets(ana.email)
    expect(await stored()).toEqual([expect.objectContaining({ given_up: 'refused' })])
    const before = mailServer.tries
    await goesOn(2 * HOUR)
    expect(mailServer.tries).toBe(before)
  })

  it('is listed to administrators with its state and its next attempt, without address and link [A63]', async () => {
    mailServer.answersWith(450)
    await forgets(ana.email)
    const list = async () => {
      const { headers } = await signUp(server.ctx, 'Nadine', { role: 'admin' })
      return call(server, adminListUnsentEmails, { params: { id: ana.userId } }, { headers })
    }
    const waiting = await list()
    expect(waiting).toMatchObject({
      reply: {
        emails: [
          {
            kind: 'reset-link',
            state: 'waiting',
            nextAttemptAt: new Date(server.clock.now() + MINUTE).toISOString(),
          },
        ],
      },
    })
    expect(JSON.stringify(waiting)).not.toContain(ana.email)
    await goesOn(HOUR + MINUTE)
    expect(await list()).toMatchObject({ reply: { emails: [{ state: 'expired', nextAttemptAt: null }] } })
    await server.clock.advance(8 * DAY)
  })
})

describe('the link to a new address while the mail server is away', () => {
  it('waits, and its screen says so; the link arrives later and works [A63] [A33]', async () => {
    mailServer.answersWith(450)
    const email = aNewAddress()
    await wants(email)
    expect(await asks()).toMatchObject({ change: { email, isExpired: false }, mailDelayed: true })
    mailServer.answersWith(undefined)
    await goesOn(MINUTE)
    expect(await asks()).toMatchObject({ change: { email, isExpired: false }, mailDelayed: false })
    const { searchParams } = linkIn(mailsTo(email)[0] as never)
    const body = { token: searchParams.get('token') ?? '', id: ana.userId }
    expect(await call(server, confirmEmail, { body })).toMatchObject({ ok: true })
    expect(await asks()).toMatchObject({ change: null })
  })

  it('is dropped after its hour, and its screen says that the link has expired [A63]', async () => {
    mailServer.answersWith(450)
    const email = aNewAddress()
    await wants(email)
    await goesOn(HOUR)
    mailServer.answersWith(undefined)
    await goesOn(HOUR)
    expect(mailsTo(email)).toEqual([])
    expect(await asks()).toMatchObject({ change: { email, isExpired: true } })
  })

  it('shows the same for an address of another account as for a free one [A63] [A33]', async () => {
    const ben = await signUp(server.ctx, 'Ben')
    const seen = async (email: string) => {
      await wants(email)
      const { change, mailDelayed } = await asks()
      return JSON.stringify({ ...change, email: '', mailDelayed })
    }
    mailServer.answersWith(undefined)
    await server.clock.advance(DAY)
    expect(await seen(ben.email)).toBe(await seen(aNewAddress()))
    expect(mailsTo(ben.email)).toEqual([])
  })
})

it('an unknown address costs a reset email the same stored row, which is then deleted [A63] [A33]', async () => {
  mailServer.answersWith(450)
  await forgets('nobody@example.com')
  const rows = await server.ctx.db
    .selectFrom('unsent_email')
    .selectAll()
    .where('address', '=', 'nobody@example.com')
    .execute()
  expect(rows).toEqual([])
  expect(mailServer.mails.filter(({ to }) => to?.[0]?.address === 'nobody@example.com')).toEqual([])
})
