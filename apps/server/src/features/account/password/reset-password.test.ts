import { request } from 'node:http'
import { forgotPassword, login, refresh, resetPassword, whoami } from '@bettle/contract'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMailServer, linkIn, type MailServer } from '../../../../test/support/network/mail-server.ts'
import { type SignedIn, signUp } from '../../../../test/support/sign-in.ts'
import { aServer, call, listen, type TestServer } from '../../../../test/support/test-app.ts'
import { smtpMailer } from '../../../mail/smtp-mailer.ts'
import { mailPasswordLink } from './mail-password-link.ts'

const HOUR = 60 * 60_000
const NEW_PASSWORD = 'Half-time-2'

let mailServer: MailServer
let server: TestServer
let ana: SignedIn
beforeAll(async () => {
  mailServer = await aMailServer()
  server = await aServer({
    config: { smtpUrl: mailServer.url, publicUrl: 'https://bettle.example' },
    // The heartbeat is so long that a socket closes only by the server's command.
    socket: { heartbeatMs: 60 * 60_000 },
  })
})
beforeEach(async () => {
  ana = await signUp(server.ctx, 'Ana')
})
afterAll(async () => {
  await server.stop()
  await mailServer.close()
})

/** Waits for all nodes, because any of them may have answered the call, and the answering node sends the email. */
const mailsSent = () => Promise.all(server.nodes.map(({ ctx }) => ctx.background.settled()))
const forgets = (email: string, confirmEmail = email) => call(server, forgotPassword, { body: { email, confirmEmail } })

/** Requests a link and reads it from the email. */
async function aLink({ email }: SignedIn): Promise<{ token: string; id: string }> {
  const before = mailsTo(email).length
  expect(await forgets(email)).toMatchObject({ ok: true, reply: { message: 'success' } })
  await mailsSent()
  const mail = mailsTo(email)[before]
  if (!mail) throw new Error('no mail came')
  const { searchParams } = linkIn(mail)
  return { token: searchParams.get('token') ?? '', id: searchParams.get('id') ?? '' }
}
/** Returns the emails that contain a password link. Sign-ins on new devices cause other emails. */
const mailsTo = (email: string) =>
  mailServer.mails.filter(({ to, text }) => to?.[0]?.address === email && text?.includes('/reset-password?'))
const sets = (link: { token: string; id: string }, password = NEW_PASSWORD, confirmPassword = password) =>
  call(server, resetPassword, { body: { password, confirmPassword, ...link } })
const signsIn = (password: string) => call(server, login, { body: { email: ana.email, password } })
const EXPIRED = {
  status: 400,
  failure: { code: 'link-expired', error: 'Failed to reset password. Please try again or contact us for help.' },
}

describe('the request for a password link', () => {
  it('mails a password link in text and HTML that leads to the server’s public address [A22]', async () => {
    await aLink(ana)
    const mail = await mailServer.mailTo(ana.email)
    expect(mail).toMatchObject({ subject: 'Reset your Bettle password', from: { address: 'no-reply@localhost' } })
    const link = linkIn(mail)
    expect(link.origin + link.pathname).toBe('https://bettle.example/reset-password')
    expect(link.searchParams.get('id')).toBe(ana.userId)
    expect(mail.html).toContain(link.href.replaceAll('&', '&amp;'))
  })

  it('the password link leads to the server’s own address if no other is configured, never to the host of the request [A22]', async () => {
    // Each of two nodes has its own address, so this server has only one node.
    const other = await aServer({ config: { smtpUrl: mailServer.url }, nodes: 1 })
    const { email } = await signUp(other.ctx, 'Cleo')
    const asked = request(`${other.url}/api${forgotPassword.path}`, {
      method: 'POST',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'content-type': 'application/json' },
    })
    asked.end(JSON.stringify({ email, confirmEmail: email }))
    const mail = await mailServer.mailTo(email)
    expect(linkIn(mail).origin).toBe(other.url)
    expect(mail.html).not.toContain('evil')
    await other.stop()
  })

  it('a request for a password link accepts the address in capital letters, and mails the link to the registered spelling [A22]', async () => {
    expect(await forgets(ana.email.toUpperCase(), ` ${ana.email}`)).toMatchObject({ ok: true })
    await mailsSent()
    expect(mailsTo(ana.email)).toHaveLength(1)
  })

  it('refuses a request for a password link whose two addresses differ, and mails nothing [A22]', async () => {
    expect(await forgets(ana.email, `x${ana.email}`)).toMatchObject({
      status: 400,
      failure: {
        code: 'invalid-request',
        issues: [{ path: 'confirmEmail', message: 'Email addresses do not match' }],
      },
    })
    await mailsSent()
    expect(mailsTo(ana.email)).toEqual([])
  })

  it('mails no password link to a deleted account, a bot or an unknown address [A22]', async () => {
    const ben = await signUp(server.ctx, 'Ben')
    const change = (userId: string, to: { deleted_at: Date } | { is_bot: boolean }) =>
      server.ctx.db.updateTable('account').set(to).where('id', '=', userId).execute()
    await change(ana.userId, { deleted_at: server.clock.date() })
    await change(ben.userId, { is_bot: true })
    const before = mailServer.mails.length
    for (const email of [ana.email, ben.email, 'nobody@example.com']) {
      expect(await forgets(email)).toMatchObject({ ok: true, reply: { message: 'success' } })
    }
    await mailsSent()
    expect(mailServer.mails).toHaveLength(before)
  })

  it('answers the request for a password link before the mail server has accepted the email [A22]', async () => {
    const other = await aServer({ config: { smtpUrl: mailServer.url } })
    const cleo = await signUp(other.ctx, 'Cleo')
    const release = mailServer.holds()
    const asked = await call(other, forgotPassword, { body: { email: cleo.email, confirmEmail: cleo.email } })
    expect(asked).toMatchObject({ ok: true, reply: { message: 'success' } })
    await mailServer.mailTo(cleo.email) // The email was sent, and the mail server has not accepted it yet.
    const stopped = other.stop()
    release()
    await stopped
  })

  it('answers the request for a password link with success although the mail server cannot be reached, and logs the failure [A21]', async () => {
    const stopped = await aMailServer()
    await stopped.close()
    const lines: string[] = []
    const log = pino({}, { write: (line) => lines.push(line) })
    const { config, clock } = server.ctx
    const mail = smtpMailer(stopped.url, { config, clock, log }, { pauses: [0, 0] })
    const other = await aServer({ log, mail })
    const cleo = await signUp(other.ctx, 'Cleo')
    const asked = await call(other, forgotPassword, { body: { email: cleo.email, confirmEmail: cleo.email } })
    expect(asked).toMatchObject({ ok: true, reply: { message: 'success' } })
    await Promise.all(other.nodes.map(({ ctx }) => ctx.background.settled()))
    expect(lines.filter((line) => line.includes('a job is delayed') && line.includes('send-email'))).toHaveLength(1)
    expect(lines.join()).not.toContain('token=')
    expect(await call(other, login, { body: cleo })).toMatchObject({ ok: true })
    await other.stop()
  })
})

describe('a new password by a link', () => {
  it('a password link works once, and only the new password signs in afterwards [A23]', async () => {
    const link = await aLink(ana)
    expect(await sets(link)).toMatchObject({ ok: true, reply: { message: 'success' } })
    expect(await signsIn(ana.password)).toMatchObject({ status: 401 })
    expect(await signsIn(NEW_PASSWORD)).toMatchObject({ status: 200 })
    expect(await sets(link, 'Overtime-3')).toMatchObject(EXPIRED)
    expect(await signsIn(NEW_PASSWORD)).toMatchObject({ status: 200 })
  })

  it('a new password by a link ends all sessions and sockets of the account, and none of other users [A23]', async () => {
    const phone = await signsIn(ana.password)
    const ben = await signUp(server.ctx, 'Ben')
    const socket = await listen(server, ana.token.accessToken)
    expect(await sets(await aLink(ana))).toMatchObject({ ok: true })
    expect(await socket.closed).toBe(4401)
    const refreshToken = phone.ok ? phone.reply.token.refreshToken : ''
    expect(await call(server, refresh, {}, { headers: { 'refresh-token': refreshToken } })).toMatchObject({
      failure: { code: 'session-expired' },
    })
    expect(await call(server, whoami, {}, { headers: ana.headers })).toMatchObject({ status: 401 })
    expect(await call(server, whoami, {}, { headers: ben.headers })).toMatchObject({ reply: { isLoggedIn: true } })
  })

  it('a password link sets the password also with the account’s id in capital letters [A23] [A24]', async () => {
    const socket = await listen(server, ana.token.accessToken)
    const { token, id } = await aLink(ana)
    expect(await sets({ token, id: id.toUpperCase() })).toMatchObject({ ok: true })
    expect(await socket.closed).toBe(4401)
  })

  it('a password link works for an hour and no longer [A23]', async () => {
    const early = await aLink(ana)
    await server.clock.advance(HOUR - 1)
    expect(await sets(early)).toMatchObject({ ok: true })
    const late = await aLink(ana)
    await server.clock.advance(HOUR)
    expect(await sets(late)).toMatchObject(EXPIRED)
  })

  it('only the password link that was mailed last works [A22]', async () => {
    const first = await aLink(ana)
    const last = await aLink(ana)
    expect(await sets(first)).toMatchObject(EXPIRED)
    expect(await sets(last)).toMatchObject({ ok: true })
  })

  it('refuses a password link with an unknown token, or with another account’s, an unknown or a malformed id, by the same reply [A23]', async () => {
    const link = await aLink(ana)
    const ben = await signUp(server.ctx, 'Ben')
    const benLink = await aLink(ben)
    for (const wrong of [
      { ...link, token: 'x'.repeat(43) },
      { ...link, id: ben.userId },
      { ...link, id: '0190aaaa-0000-7000-8000-000000000000' },
      { ...link, id: "ana'; drop table account" },
      { ...benLink, id: ana.userId },
    ]) {
      expect(await sets(wrong)).toMatchObject(EXPIRED)
    }
    expect(await signsIn(ana.password)).toMatchObject({ status: 200 })
    expect(await sets(link)).toMatchObject({ ok: true })
  })

  it('refuses the password link of an account that was deleted in the meantime [A23]', async () => {
    const link = await aLink(ana)
    const deleted = { deleted_at: server.clock.date() }
    await server.ctx.db.updateTable('account').set(deleted).where('id', '=', ana.userId).execute()
    expect(await sets(link)).toMatchObject(EXPIRED)
  })

  it('a password link requires two equal passwords that satisfy the rules, and stays valid until it gets them [A23]', async () => {
    const link = await aLink(ana)
    expect(await sets(link, NEW_PASSWORD, 'Half-time-3')).toMatchObject({
      status: 400,
      failure: { code: 'passwords-differ', error: 'Passwords do not match' },
    })
    expect(await sets(link, 'short')).toMatchObject({ status: 400, failure: { code: 'invalid-request' } })
    expect(await sets(link)).toMatchObject({ ok: true })
  })

  it('stores only the hash of a password link [A23]', async () => {
    const { token } = await aLink(ana)
    const rows = await server.ctx.db.selectFrom('password_link').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('the welcome link that is mailed for an account made by an administrator still sets a password just before three days have passed [A23]', async () => {
    mailPasswordLink(server.ctx, { id: ana.userId }, 'welcome')
    await mailsSent()
    const mail = await mailServer.mailTo(ana.email)
    expect(mail.text).toContain('An account was created for you')
    const { searchParams } = linkIn(mail)
    await server.clock.advance(72 * HOUR - 1)
    const link = { token: searchParams.get('token') ?? '', id: searchParams.get('id') ?? '' }
    expect(await sets(link)).toMatchObject({ ok: true })
    expect(await signsIn(NEW_PASSWORD)).toMatchObject({ status: 200 })
  })
})
