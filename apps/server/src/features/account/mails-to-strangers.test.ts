import {
  changeEmail,
  changePassword,
  confirmEmail,
  forgotPassword,
  login,
  register,
  resetPassword,
} from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aMailServer, linkIn, type MailServer } from '../../../test/support/network/mail-server.ts'
import { type SignedIn, signUp } from '../../../test/support/sign-in.ts'
import { aServer, call, type TestServer } from '../../../test/support/test-app.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

let mailServer: MailServer
let server: TestServer
let ana: SignedIn
let clients = 0

beforeAll(async () => {
  mailServer = await aMailServer()
  server = await aServer({
    config: { smtpUrl: mailServer.url, publicUrl: 'https://bettle.example', rateLimits: true, trustProxy: true },
  })
})
beforeEach(async () => {
  await server.clock.advance(2 * DAY)
  ana = await signUp(server.ctx, 'Ana')
})
afterAll(async () => {
  await server.stop()
  await mailServer.close()
})

const elsewhere = () => {
  clients += 1
  return { 'x-forwarded-for': `10.3.${clients >> 8}.${clients & 255}` }
}
const subjectsTo = async (email: string) => {
  await server.ctx.background.settled()
  return mailServer.mails.filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject)
}

/** Changes the password to another one and back, `times` times in all. */
async function changesPassword({ headers, password }: SignedIn, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const [from, to] = time % 2 ? ['Half-time-2', password] : [password, 'Half-time-2']
    const body = { password: from, newPassword: to }
    expect(await call(server, changePassword, { body }, { headers: { ...headers, ...elsewhere() } })).toMatchObject({
      ok: true,
    })
  }
}

async function signsInOnDevices({ email, password }: SignedIn, devices: number): Promise<void> {
  for (let device = 0; device < devices; device += 1) {
    const agent = `Mozilla/5.0 (${['Windows NT 10.0', 'X11; Linux x86_64', 'iPhone; CPU iPhone OS 18_0 like Mac OS X'][device % 3]}) ${['Chrome/140.0', 'Firefox/140.0', 'Version/18.0 Safari/605.1'][Math.floor(device / 3) % 3]}`
    const headers = { 'user-agent': agent, ...elsewhere() }
    expect(await call(server, login, { body: { email, password } }, { headers })).toMatchObject({ ok: true })
  }
}

it('an unconfirmed address gets one email about forty password changes of its account [A37] [PR55]', async () => {
  await changesPassword(ana, 40)
  expect(await subjectsTo(ana.email)).toEqual(['Your Bettle password was changed'])
})

it('an unconfirmed address gets one email about eight password changes, one about seven new devices, and still a requested password link [A37] [PR55]', async () => {
  await changesPassword(ana, 8)
  await signsInOnDevices(ana, 7)
  expect((await subjectsTo(ana.email)).toSorted()).toEqual([
    'A new device signed in to your Bettle account',
    'Your Bettle password was changed',
  ])
  const body = { email: ana.email, confirmEmail: ana.email }
  expect(await call(server, forgotPassword, { body }, { headers: elsewhere() })).toMatchObject({ ok: true })
  expect(await subjectsTo(ana.email)).toContain('Reset your Bettle password')
})

it('an address whose owner has followed a mailed link gets two emails about ten password changes [A37]', async () => {
  const body = { email: ana.email, confirmEmail: ana.email }
  await call(server, forgotPassword, { body }, { headers: elsewhere() })
  await server.ctx.background.settled()
  const { searchParams } = linkIn(await mailServer.mailTo(ana.email))
  const link = { token: searchParams.get('token') ?? '', id: searchParams.get('id') ?? '' }
  const password = { password: ana.password, confirmPassword: ana.password }
  expect(await call(server, resetPassword, { body: { ...password, ...link } }, { headers: elsewhere() })).toMatchObject(
    { ok: true },
  )
  const signedIn = await call(server, login, { body: ana }, { headers: elsewhere() })
  if (!signedIn.ok) throw new Error('Ana could not sign in')
  const { accessToken, refreshToken } = signedIn.reply.token
  const again = { ...ana, headers: { authorization: `Bearer ${accessToken}`, 'refresh-token': refreshToken } }
  await changesPassword(again, 10)
  const changes = (await subjectsTo(ana.email)).filter((subject) => subject === 'Your Bettle password was changed')
  expect(changes).toHaveLength(2)
})

it('requests for a password link over the limit of emails send nothing, and the last mailed link stays valid [A37]', async () => {
  const body = { email: ana.email, confirmEmail: ana.email }
  const asks = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      expect(await call(server, forgotPassword, { body }, { headers: elsewhere() })).toMatchObject({ ok: true })
    }
    return (await subjectsTo(ana.email)).length
  }
  expect(await asks(5)).toBe(5)
  await server.clock.advance(HOUR)
  expect(await asks(3)).toBe(8)
  await server.clock.advance(HOUR * (2 / 3))
  expect(await asks(2)).toBe(10)
  await server.clock.advance(HOUR * (1 / 2))
  expect(await asks(3)).toBe(10)
  const last = mailServer.mails.findLast(({ to }) => to?.[0]?.address === ana.email)
  if (!last) throw new Error('no mail came')
  const { searchParams } = linkIn(last)
  const link = { token: searchParams.get('token') ?? '', id: searchParams.get('id') ?? '' }
  const password = { password: 'Half-time-2', confirmPassword: 'Half-time-2' }
  expect(await call(server, resetPassword, { body: { ...password, ...link } }, { headers: elsewhere() })).toMatchObject(
    { ok: true },
  )
})

it('three accounts that request four links each to the same new address cause five emails to that address [A37]', async () => {
  const wanted = `wanted.${clients}@example.com`
  const accounts = await Promise.all(['Ben', 'Cleo', 'Dana'].map((name) => signUp(server.ctx, name)))
  for (const { headers, password } of accounts) {
    for (let time = 0; time < 4; time += 1) {
      await call(
        server,
        changeEmail,
        { body: { password, email: wanted } },
        { headers: { ...headers, ...elsewhere() } },
      )
    }
  }
  expect(await subjectsTo(wanted)).toHaveLength(5)
})

it('an address that a stranger registered gets one confirmation link, one notice of twelve password changes and one of nine new devices in a day [A37] [A61]', async () => {
  const email = `victim.${clients}@example.com`
  const form = { name: 'Mallory', password: 'Kick-off-1', confirmPassword: 'Kick-off-1', tos: true as const }
  const registered = await call(server, register, { body: { ...form, email } }, { headers: elsewhere() })
  if (!registered.ok) throw new Error('Mallory could not register')
  const { accessToken, refreshToken } = registered.reply.token
  const headers = { authorization: `Bearer ${accessToken}`, 'refresh-token': refreshToken }
  await changesPassword({ ...ana, email, password: 'Kick-off-1', headers }, 12)
  await signsInOnDevices({ ...ana, email, password: 'Kick-off-1' }, 9)
  // Expected are the link of the registration ([A61]) and one notice of each kind a day.
  expect((await subjectsTo(email)).toSorted()).toEqual([
    'A new device signed in to your Bettle account',
    'Confirm the email address of your Bettle account',
    'Your Bettle password was changed',
  ])
  const confirming = await call(
    server,
    confirmEmail,
    { body: { token: 'none', id: ana.userId } },
    { headers: elsewhere() },
  )
  expect(confirming).toMatchObject({ status: 400 })
})
