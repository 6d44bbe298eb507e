import {
  changeEmail,
  changePassword,
  confirmEmail,
  deleteOwnAccount,
  endSession,
  listSessions,
  login,
  logoutEverywhere,
  resetPassword,
  type SessionId,
  whoami,
} from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMailServer, linkIn, type MailServer } from '../../../test/support/network/mail-server.ts'
import { type SignedIn, signUp } from '../../../test/support/sign-in.ts'
import { aServer, call, listen, type TestServer } from '../../../test/support/test-app.ts'
import { ensureDemoPlayer } from '../administration/ensure-demo-player.ts'
import { mailPasswordLink } from './password/mail-password-link.ts'

const PASSWORD = 'Kick-off-1'
const OTHER = 'Half-time-2'
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let mailServer: MailServer
let server: TestServer
let ana: SignedIn

beforeAll(async () => {
  mailServer = await aMailServer()
  server = await aServer({
    config: { smtpUrl: mailServer.url, publicUrl: 'https://bettle.example', practice: true, rateLimits: true },
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

const mailsTo = (email: string) => mailServer.mails.filter(({ to }) => to?.[0]?.address === email)
const signsIn = (email: string, password: string, device = CHROME) =>
  call(server, login, { body: { email, password } }, { headers: { 'user-agent': device } })

/** Signs in with an unknown device. */
async function signedIn(email: string, password: string): Promise<Pick<SignedIn, 'token' | 'headers'>> {
  const result = await signsIn(email, password)
  if (!result.ok) throw new Error('they could not sign in')
  const { token } = result.reply
  const headers = { authorization: `Bearer ${token.accessToken}`, 'refresh-token': token.refreshToken }
  return { token, headers }
}

const callWhoami = ({ headers }: Pick<SignedIn, 'headers'>) => call(server, whoami, {}, { headers })
const received = async (email: string) => {
  await server.ctx.background.settled()
  return mailsTo(email).map(({ subject }) => subject)
}
const setsPassword = ({ headers }: Pick<SignedIn, 'headers'>, password: string, newPassword: string) =>
  call(server, changePassword, { body: { password, newPassword } }, { headers })
const asksFor = ({ headers }: Pick<SignedIn, 'headers'>, email: string, password = PASSWORD) =>
  call(server, changeEmail, { body: { password, email } }, { headers })

/** Reads the link from the email to the new address. */
async function linkTo(email: string): Promise<{ token: string; id: string }> {
  await server.ctx.background.settled()
  const mail = mailsTo(email).at(-1)
  if (!mail) throw new Error('no mail came')
  const link = linkIn(mail)
  expect(link.origin + link.pathname).toBe('https://bettle.example/confirm-email')
  return { token: link.searchParams.get('token') ?? '', id: link.searchParams.get('id') ?? '' }
}

let number = 0
function aNewAddress(): string {
  number += 1
  return `new.${number}@example.com`
}

describe('a change of the password', () => {
  it('a change of the password keeps this device signed in, signs out all others, closes their sockets, and is reported by email [A32]', async () => {
    const elsewhere = await signedIn(ana.email, PASSWORD)
    const socket = await listen(server, elsewhere.token.accessToken)
    expect(await setsPassword(ana, PASSWORD, OTHER)).toMatchObject({ ok: true })
    expect(await socket.closed).toBe(4401)
    expect(await callWhoami(ana)).toMatchObject({ reply: { isLoggedIn: true } })
    expect(await callWhoami(elsewhere)).toMatchObject({ status: 401 })
    expect(await signsIn(ana.email, PASSWORD)).toMatchObject({ status: 401 })
    expect(await signsIn(ana.email, OTHER)).toMatchObject({ ok: true })
    expect(await received(ana.email)).toContain('Your Bettle password was changed')
  })

  it('refuses a password change with a wrong current password or a weak new one, and answers 429 after too many wrong passwords [A32]', async () => {
    expect(await setsPassword(ana, 'wrong', OTHER)).toMatchObject({ status: 403, failure: { code: 'forbidden' } })
    expect(await setsPassword(ana, PASSWORD, 'short')).toMatchObject({ status: 400 })
    expect(await signsIn(ana.email, PASSWORD)).toMatchObject({ ok: true })
    let refusal = await setsPassword(ana, 'wrong', OTHER)
    for (let tries = 0; tries < 12 && refusal.status === 403; tries += 1)
      refusal = await setsPassword(ana, 'wrong', OTHER)
    expect(refusal).toMatchObject({ status: 429 })
  })

  it('refuses a password link that was mailed before the user changed the password [A32]', async () => {
    mailPasswordLink(server.ctx, { id: ana.userId }, 'reset-link')
    await server.ctx.background.settled()
    const mail = mailsTo(ana.email).at(-1)
    const { searchParams } = linkIn(mail ?? (await mailServer.mailTo(ana.email)))
    await setsPassword(ana, PASSWORD, OTHER)
    const body = {
      password: 'Full-time-3',
      confirmPassword: 'Full-time-3',
      token: searchParams.get('token') ?? '',
      id: ana.userId,
    }
    expect(await call(server, resetPassword, { body })).toMatchObject({ status: 400 })
  })
})

describe('a change of the email address', () => {
  it('a user’s email address changes when the link mailed to the new address is followed; the previous address gets a notice [A33] [PR53]', async () => {
    const email = aNewAddress()
    expect(await asksFor(ana, email)).toMatchObject({ ok: true, reply: { message: 'success' } })
    expect(await signsIn(email, PASSWORD)).toMatchObject({ status: 401 })
    const link = await linkTo(email)
    expect(await call(server, confirmEmail, { body: link })).toMatchObject({ ok: true })
    expect(await callWhoami(ana)).toMatchObject({ reply: { user: { email } } })
    expect(await signsIn(email, PASSWORD)).toMatchObject({ ok: true })
    expect(await signsIn(ana.email, PASSWORD)).toMatchObject({ status: 401 })
    expect(await received(ana.email)).toContain('The email address of your Bettle account was changed')
    expect(await call(server, confirmEmail, { body: link })).toMatchObject({ status: 400 })
  })

  it('neither reply nor email reveals that the requested new address belongs to another account [A33]', async () => {
    const ben = await signUp(server.ctx, 'Ben')
    const free = await asksFor(ana, aNewAddress())
    const taken = await asksFor(ana, ben.email)
    expect(taken).toMatchObject({ ok: true, reply: free.ok ? free.reply : undefined, status: free.status })
    expect(await received(ben.email)).toEqual([])
  })

  it('refuses a link to a new address that is expired, replaced or another user’s, or whose address was taken meanwhile [A33]', async () => {
    const first = aNewAddress()
    await asksFor(ana, first)
    const replaced = await linkTo(first)
    const second = aNewAddress()
    await asksFor(ana, second)
    const link = await linkTo(second)
    const ben = await signUp(server.ctx, 'Ben')
    const refused = async (body: { token: string; id: string }) =>
      expect(await call(server, confirmEmail, { body })).toMatchObject({
        status: 400,
        failure: { code: 'link-expired' },
      })
    await refused(replaced)
    await refused({ ...link, id: ben.userId })
    await refused({ ...link, id: 'no id' })
    await server.clock.advance(60 * 60_000)
    await refused(link)

    const third = aNewAddress()
    await asksFor(await signedIn(ben.email, PASSWORD), third)
    const late = await linkTo(third)
    await server.ctx.db
      .updateTable('account')
      .set({ email: third, email_key: third })
      .where('id', '=', ana.userId)
      .execute()
    await refused(late)
  })

  it('refuses to change the email address of a user who enters a wrong password [A33]', async () => {
    expect(await asksFor(ana, aNewAddress(), 'wrong')).toMatchObject({ status: 403 })
  })
})

describe('the demo player', () => {
  const asDemo = async () => {
    const demo = await ensureDemoPlayer(server.ctx)
    return { ...(await signedIn(demo?.email ?? '', demo?.password ?? '')), password: demo?.password ?? '' }
  }
  const refusal = { status: 403, failure: { error: 'Everyone shares the demo player, so it cannot be changed.' } }

  it('a visitor can neither change the address or password of the demo player nor delete the demo player [A15] [A33]', async () => {
    const { password, ...player } = await asDemo()
    expect(await asksFor(player, aNewAddress(), password)).toMatchObject(refusal)
    expect(await setsPassword(player, password, OTHER)).toMatchObject(refusal)
    expect(await call(server, deleteOwnAccount, { body: { password } }, { headers: player.headers })).toMatchObject(
      refusal,
    )
    expect(await callWhoami(await asDemo())).toMatchObject({ reply: { isLoggedIn: true } })
  })

  it('a visitor can sign out the demo player only on their own device [A12]', async () => {
    const [one, other] = [await asDemo(), await asDemo()]
    const { headers } = one
    const listed = await call(server, listSessions, {}, { headers })
    const sessions = listed.ok ? listed.reply.sessions : []
    const ends = (id: SessionId) => call(server, endSession, { params: { id } }, { headers })
    for (const { _id, current } of sessions) if (!current) expect(await ends(_id)).toMatchObject(refusal)
    expect(await call(server, logoutEverywhere, {}, { headers })).toMatchObject(refusal)
    for (const { _id, current } of sessions) if (current) expect(await ends(_id)).toMatchObject({ ok: true })
    expect(await callWhoami(one)).toMatchObject({ status: 401 })
    expect(await callWhoami(other)).toMatchObject({ reply: { isLoggedIn: true } })
  })
})

describe('a sign-in on a new device', () => {
  it('reports a sign-in on a new device by one email, except on the first device of an account [A34] [PR54]', async () => {
    await server.ctx.db.deleteFrom('refresh_token').execute()
    await server.ctx.db.deleteFrom('session').where('account_id', '=', ana.userId).execute()
    await signsIn(ana.email, PASSWORD, CHROME)
    expect(await received(ana.email)).toEqual([])
    await signsIn(ana.email, PASSWORD, CHROME)
    expect(await received(ana.email)).toEqual([])
    await signsIn(ana.email, PASSWORD, FIREFOX)
    expect(await received(ana.email)).toEqual(['A new device signed in to your Bettle account'])
    expect(mailsTo(ana.email)[0]?.text).toContain('Firefox on Linux')
    await signsIn(ana.email, PASSWORD, FIREFOX)
    expect(await received(ana.email)).toHaveLength(1)
  })
})
