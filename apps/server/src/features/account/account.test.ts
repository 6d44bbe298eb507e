import { login, logout, refresh, register, suggestUsername, type Token, whoami } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp, TEST_PASSWORD } from '../../../test/support/sign-in.ts'
import { aServer, call, listen, type TestServer } from '../../../test/support/test-app.ts'
import { attemptLimits } from '../../http/limits/attempt-limits.ts'
import { ensureAdmin } from '../administration/ensure-admin.ts'
import { ensureDemoPlayer } from '../administration/ensure-demo-player.ts'
import { login as signIn } from '../session/login.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

let userCount = 0
const anAddress = () => `person${++userCount}@example.com`
const aForm = (change: Record<string, unknown> = {}) => ({
  name: 'Ana',
  email: anAddress(),
  password: TEST_PASSWORD,
  confirmPassword: TEST_PASSWORD,
  tos: true as const,
  ...change,
})
const headersOf = ({ accessToken, refreshToken }: { accessToken: string; refreshToken: string }) => ({
  authorization: `Bearer ${accessToken}`,
  'refresh-token': refreshToken,
})
const aToken = async (): Promise<Token> => {
  const registered = await call(server, register, { body: aForm() })
  if (!registered.ok) throw new Error(registered.failure.error)
  return registered.reply.token
}
/** Does not follow the 302, which has no Location, just as a browser's fetch. */
const asks = (token: { accessToken: string; refreshToken: string }) =>
  fetch(`${server.url}/api/whoami`, { headers: headersOf(token) })
const refreshes = (refreshToken: string) => call(server, refresh, {}, { headers: { 'refresh-token': refreshToken } })

describe('registration', () => {
  it('signs in a new user as soon as they register [A1]', async () => {
    const registered = await call(server, register, { body: aForm({ name: 'Ana López' }) })
    expect(registered).toMatchObject({ ok: true, reply: { redirectUrl: '/', token: { tokenType: 'Bearer' } } })
    if (!registered.ok) return
    const me = await call(server, whoami, {}, { headers: headersOf(registered.reply.token) })
    expect(me).toMatchObject({
      ok: true,
      reply: {
        isLoggedIn: true,
        user: { name: 'Ana López', username: 'AnaLópez', role: 'player', permissions: { isAdmin: false } },
      },
    })
  })

  it('stores a new user’s name as one line without hidden and direction-changing characters, and refuses a name that has no other characters [A26]', async () => {
    const named = (name: string) => call(server, register, { body: aForm({ name }) })
    const registered = await named(' \u202EAna\r\n\u0007\u200F  López ')
    const headers = registered.ok ? headersOf(registered.reply.token) : {}
    expect(await call(server, whoami, {}, { headers })).toMatchObject({ reply: { user: { name: 'Ana López' } } })
    expect(await named('\u200B\u2066')).toMatchObject({
      status: 400,
      failure: { code: 'invalid-request', issues: [{ path: 'name', message: 'Please provide your name' }] },
    })
  })

  it('gives every user a unique username of at most 20 characters, without regard to case [A1]', async () => {
    const names = [
      'Cleopatra Philopator of Egypt',
      'CLEOPATRA PHILOPATOR OF EGYPT',
      'cleopatra philopator of egypt',
      '★',
    ]
    const users = await Promise.all(names.map((name) => signUp(server.url, name)))
    const usernames = users.map(({ username }) => username)
    expect(new Set(usernames.map((username) => username.toLowerCase())).size).toBe(names.length)
    for (const username of usernames) expect(username.length).toBeLessThanOrEqual(20)
  })

  it('gives ten Bens who register at the same moment ten usernames [A1]', async () => {
    const bens = await Promise.all(Array.from({ length: 10 }, () => signUp(server.url, 'Ben')))
    expect(new Set(bens.map(({ username }) => username)).size).toBe(10)
  })

  it('accepts a username that a new user chooses, or says why it is refused; for a taken username it names a free one [A1] [A13] [PR39]', async () => {
    const chosen = (username: string) => call(server, register, { body: aForm({ name: 'Zoe', username }) })
    const registered = await chosen('  Zoe of  Zürich ')
    const headers = registered.ok ? headersOf(registered.reply.token) : {}
    expect(await call(server, whoami, {}, { headers })).toMatchObject({
      reply: { user: { username: 'Zoe of Zürich' } },
    })
    for (const [username, message] of [
      ['zoe OF zürich', 'This username is taken. zoeOFzürich2 is free.'],
      ['Zoe 0f Zurich', 'This username looks too much like another player’s. Zoe0fZurich2 is free.'],
      ['Zoe оf Bern', 'This username mixes two alphabets. Please use letters of one alphabet only.'],
      ['Bettle Support', 'This username is reserved for Bettle. Choose another username.'],
    ] as const) {
      expect(await chosen(username)).toMatchObject({
        status: 409,
        failure: { code: 'username-taken', error: message, issues: [{ path: 'username', message }] },
      })
    }
    expect(await chosen('x'.repeat(21))).toMatchObject({ status: 400, failure: { issues: [{ path: 'username' }] } })
  })

  it('suggests the same username that the server would give to a user who chooses none [A1]', async () => {
    const suggested = async (name: string) => {
      const answer = await call(server, suggestUsername, { query: { name } })
      return answer.ok ? answer.reply.username : answer.failure.code
    }
    const name = 'Wilma of the Suggestions'
    expect(await suggested(name)).toBe('WilmaoftheSuggestion')
    const registered = await call(server, register, { body: aForm({ name }) })
    const headers = registered.ok ? headersOf(registered.reply.token) : {}
    expect(await call(server, whoami, {}, { headers })).toMatchObject({
      reply: { user: { username: 'WilmaoftheSuggestion' } },
    })
    expect(await suggested(name)).toBe('WilmaoftheSuggestio2')
    expect(await suggested('Admin')).toMatch(/^Player/)
    expect(await suggested(' ')).toBe('invalid-request')
  })

  it('registers an email address only once, without regard to case [A2]', async () => {
    const email = anAddress()
    await call(server, register, { body: aForm({ email }) })
    const again = await call(server, register, { body: aForm({ email: email.toUpperCase() }) })
    expect(again).toMatchObject({ status: 409, failure: { code: 'email-taken' } })
  })

  it('registers one of ten users who use the same email address at the same moment [A2]', async () => {
    const email = anAddress()
    const tries = await Promise.all(
      Array.from({ length: 10 }, () => call(server, register, { body: aForm({ email }) })),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  })

  it('refuses a registration whose two passwords differ, and names every reason why a password is weak [A2] [PR42]', async () => {
    const differ = await call(server, register, { body: aForm({ confirmPassword: 'Kick-off-2' }) })
    expect(differ).toMatchObject({
      status: 400,
      failure: { code: 'passwords-differ', error: 'Passwords do not match' },
    })
    const weak = await call(server, register, { body: aForm({ password: 'x', confirmPassword: 'x' }) })
    expect(weak.ok || weak.failure.issues?.map(({ message }) => message)).toEqual([
      'Passwords should be at least 8 characters',
      'Passwords should contain an uppercase letter',
      'Passwords should contain a number',
      'Passwords should contain a special character',
    ])
  })

  it.each([
    {},
    { name: '' },
    { name: 'Ana', email: 'ana', password: 7 },
    aForm({ tos: false }),
    aForm({ name: '\u0000' }),
    aForm({ name: '💥'.repeat(40) }),
    aForm({ email: `${'a'.repeat(300)}@example.com` }),
    [],
    'Ana',
    null,
  ])('answers a registration and a sign-in with the body %j by a status below 500', async (body) => {
    for (const path of ['register', 'login']) {
      const response = await fetch(`${server.url}/api/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect(response.status).toBeLessThan(500)
    }
  })
})

describe('sign-in', () => {
  it('the reply to a sign-in directs an administrator to the administrators’ area and a player to the lobbies', async () => {
    const olga = await signUp(server.ctx, 'Olga', { role: 'admin' })
    const ana = await signUp(server.ctx, 'Ana')
    const ledTo = async (body: { email: string; password: string }) => {
      const signedIn = await call(server, login, { body })
      return signedIn.ok ? signedIn.reply.redirectUrl : signedIn.failure.code
    }
    expect(await ledTo(olga)).toBe('/admin/landing-page')
    expect(await ledTo(ana)).toBe('/')
  })

  it('a sign-in accepts the email address without regard to case, and records the time of the sign-in [A3]', async () => {
    const ana = await signUp(server.ctx, 'Ana')
    await server.clock.advance(MINUTE)
    const signedIn = await call(server, login, { body: { email: ana.email.toUpperCase(), password: ana.password } })
    if (!signedIn.ok) throw new Error(signedIn.failure.error)
    const me = await call(server, whoami, {}, { headers: headersOf(signedIn.reply.token) })
    expect(me.ok && me.reply.user?.lastLoginAt).toBe(server.clock.date().toISOString())
  })

  it('refuses to sign in with a wrong password and with an unknown email address by the same text [A3]', async () => {
    const ana = await signUp(server.ctx, 'Ana')
    const wrong = await call(server, login, { body: { email: ana.email, password: 'Kick-off-2' } })
    const unknown = await call(server, login, { body: { email: anAddress(), password: 'Kick-off-2' } })
    expect(wrong).toMatchObject({
      status: 401,
      failure: { code: 'login-failed', error: 'Login unsuccessful, please check your details and try again.' },
    })
    expect(unknown.ok || unknown.failure).toEqual(wrong.ok || wrong.failure)
  })

  it('refuses a sign-in to a deleted account, and answers session-expired to an access token that was issued before [A3]', async () => {
    const ana = await signUp(server.ctx, 'Ana')
    await server.ctx.db
      .updateTable('account')
      .set({ deleted_at: server.clock.date() })
      .where('id', '=', ana.userId)
      .execute()
    expect(await call(server, login, { body: ana })).toMatchObject({ status: 401, failure: { code: 'login-failed' } })
    expect(await call(server, whoami, {}, { headers: ana.headers })).toMatchObject({
      failure: { code: 'session-expired' },
    })
  })

  it('after ten wrong passwords for an email address, refuses sign-ins with it for a quarter of an hour, whether or not its account exists [A3]', async () => {
    const guarded = await aServer({ config: { rateLimits: true } })
    try {
      const ana = await signUp(guarded.ctx, 'Ana')
      for (const email of [ana.email, 'nobody@example.com']) {
        const guess = () => call(guarded, login, { body: { email, password: 'guess' } })
        const guesses = await Promise.all(Array.from({ length: 12 }, guess))
        expect(guesses.map(({ status }) => status).filter((status) => status === 401)).toHaveLength(10)
        const refused = await guess()
        expect(refused).toMatchObject({ status: 429, failure: { code: 'rate-limited' } })
        expect(Number(refused.headers.get('retry-after'))).toBe(15 * 60)
      }
      await guarded.clock.advance(15 * MINUTE)
      expect(await call(guarded, login, { body: ana })).toMatchObject({ status: 200 })
    } finally {
      await guarded.stop()
    }
  })
})

describe('the authentication of a request', () => {
  it('a request without tokens is answered as one of a visitor who is not signed in [A4]', async () => {
    expect(await call(server, whoami, {})).toMatchObject({ ok: true, reply: { isLoggedIn: false } })
  })

  it('a request needs no refresh token while its access token is valid [A4]', async () => {
    const { accessToken } = await aToken()
    expect(await call(server, whoami, {}, { token: accessToken })).toMatchObject({
      ok: true,
      reply: { isLoggedIn: true },
    })
  })

  it.each(['Bearer rubbish', 'Bearer', 'Basic YW5hOmFuYQ==', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'])(
    'answers 401 to a request whose Authorization header is %s [A4]',
    async (authorization) => {
      const { refreshToken } = await aToken()
      const refused = await call(server, whoami, {}, { headers: { authorization, 'refresh-token': refreshToken } })
      expect(refused).toMatchObject({ status: 401, failure: { code: 'not-signed-in' } })
    },
  )

  it('answers a request with an expired access token and a valid refresh token by 302 with shouldRefresh and without Location [A5]', async () => {
    const token = await aToken()
    await server.clock.advance(15 * MINUTE)
    const response = await asks(token)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBeNull()
    expect(await response.json()).toEqual({ shouldRefresh: true })
  })

  it.each([
    ['no', () => ({})],
    ['an invalid', () => ({ 'refresh-token': 'rubbish' })],
  ])('[A5] answers 401 to an expired access token with %s refresh token', async (_what, headers) => {
    const { accessToken } = await aToken()
    await server.clock.advance(15 * MINUTE)
    const refused = await call(server, whoami, {}, { token: accessToken, headers: headers() })
    expect(refused).toMatchObject({ status: 401, failure: { code: 'session-expired' } })
  })

  it('answers 401 once both the access token and the refresh token have expired [A5]', async () => {
    const token = await aToken()
    await server.clock.advance(30 * DAY)
    expect((await asks(token)).status).toBe(401)
    expect(await refreshes(token.refreshToken)).toMatchObject({ status: 401, failure: { code: 'session-expired' } })
  })

  it('an administrator whose account loses that role has no administrator’s permissions from the next call on [A8]', async () => {
    const admin = await signUp(server.ctx, 'Dana', { role: 'admin' })
    const isAdmin = async () => {
      const me = await call(server, whoami, {}, { headers: admin.headers })
      return me.ok && me.reply.user?.permissions.isAdmin
    }
    expect(await isAdmin()).toBe(true)
    await server.ctx.db.updateTable('account').set({ role: 'player' }).where('id', '=', admin.userId).execute()
    expect(await isAdmin()).toBe(false)
  })
})

describe('the refresh of tokens', () => {
  it('a refresh returns a new pair of tokens that work [A6]', async () => {
    const token = await aToken()
    await server.clock.advance(15 * MINUTE)
    const refreshed = await refreshes(token.refreshToken)
    if (!refreshed.ok) throw new Error(refreshed.failure.error)
    expect(refreshed.reply.refreshToken).not.toBe(token.refreshToken)
    expect(await (await asks(refreshed.reply)).json()).toMatchObject({ isLoggedIn: true })
  })

  it('ten refreshes at the same moment, after ten calls with an expired access token, all get the same new pair of tokens [A6]', async () => {
    const token = await aToken()
    await server.clock.advance(15 * MINUTE)
    const first = await Promise.all(Array.from({ length: 10 }, () => asks(token)))
    expect(first.map(({ status }) => status)).toEqual(Array(10).fill(302))
    const refreshed = await Promise.all(first.map(() => refreshes(token.refreshToken)))
    const pairs = refreshed.map((each) => (each.ok ? each.reply : undefined))
    expect(new Set(pairs.map((pair) => JSON.stringify(pair))).size).toBe(1)
    const again = await Promise.all(pairs.map((pair) => asks(pair ?? token)))
    expect(again.map(({ status }) => status)).toEqual(Array(10).fill(200))
  })

  it('a refresh token that is used twice within 30 seconds returns the same new pair while that pair is unused [A6]', async () => {
    const { refreshToken } = await aToken()
    const first = await refreshes(refreshToken)
    await server.clock.advance(29_999)
    const second = await refreshes(refreshToken)
    expect(second.ok && second.reply.refreshToken).toBe(first.ok && first.reply.refreshToken)
  })

  it.each([
    ['30 seconds later', async (_successor: string) => server.clock.advance(30_000)],
    ['after its successor was used', async (successor: string) => void (await refreshes(successor))],
  ])('[A7] ends all tokens of a sign-in when an old refresh token is used again %s', async (_when, before) => {
    const token = await aToken()
    const socket = await listen(server, token.accessToken)
    const first = await refreshes(token.refreshToken)
    if (!first.ok) throw new Error(first.failure.error)
    await before(first.reply.refreshToken)
    expect(await refreshes(token.refreshToken)).toMatchObject({ status: 401, failure: { code: 'session-expired' } })
    // For thief and owner alike, all access and refresh tokens of this sign-in are invalid.
    expect(await refreshes(first.reply.refreshToken)).toMatchObject({ status: 401 })
    expect((await asks(first.reply)).status).toBe(401)
    expect((await asks(token)).status).toBe(401)
    expect(await socket.closed).toBe(4401)
  })

  it('leaves the other devices of the account signed in after the reuse of a refresh token [A7]', async () => {
    const ana = await signUp(server.ctx, 'Ana')
    const phone = await call(server, login, { body: ana })
    await refreshes(ana.token.refreshToken)
    await server.clock.advance(30_000)
    await refreshes(ana.token.refreshToken)
    expect(phone.ok && (await asks(phone.reply.token)).status).toBe(200)
    expect((await asks(ana.token)).status).toBe(401)
  })

  it('answers missing-tokens to a refresh without a token, and session-expired to one with an invalid token [A6]', async () => {
    expect(await call(server, refresh, {})).toMatchObject({ status: 401, failure: { code: 'missing-tokens' } })
    expect(await refreshes('rubbish')).toMatchObject({ status: 401, failure: { code: 'session-expired' } })
  })

  it('stores only the hashes of refresh tokens [A6]', async () => {
    const { refreshToken } = await aToken()
    const rows = await server.ctx.db.selectFrom('refresh_token').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(refreshToken)
  })
})

describe('sign-out', () => {
  it('a sign-out ends the session and closes its socket at once [A9]', async () => {
    const token = await aToken()
    const socket = await listen(server, token.accessToken)
    const left = await call(server, logout, {}, { headers: headersOf(token) })
    expect(left.ok && left.reply.message).toBeTruthy()
    expect((await asks(token)).status).toBe(401)
    expect(await refreshes(token.refreshToken)).toMatchObject({ status: 401 })
    expect(await socket.closed).toBe(4401)
  })

  it.each([
    ['no tokens', {}],
    ['invalid tokens', { authorization: 'Bearer rubbish', 'refresh-token': 'rubbish' }],
  ])('a sign-out succeeds although its request has %s [A9]', async (_what, headers) => {
    expect(await call(server, logout, {}, { headers })).toMatchObject({ ok: true, status: 200 })
  })

  it('a user can sign out with an expired access token [A9]', async () => {
    const token = await aToken()
    await server.clock.advance(15 * MINUTE)
    expect(await call(server, logout, {}, { headers: headersOf(token) })).toMatchObject({ status: 200 })
    expect(await refreshes(token.refreshToken)).toMatchObject({ status: 401 })
  })
})

describe('the first start of a server', () => {
  it('the first start creates one administrator with a random, valid password, and the next start creates none [A10]', async () => {
    const fresh = await aServer()
    try {
      const admin = await ensureAdmin(fresh.ctx)
      const password = admin?.password ?? ''
      expect(await call(fresh, login, { body: { email: admin?.email ?? '', password } })).toMatchObject({ status: 200 })
      expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[^A-Za-z0-9]).{20}$/)
      expect(await ensureAdmin(fresh.ctx)).toBeUndefined()
    } finally {
      await fresh.stop()
    }
  })

  it('the first start creates the administrator with the configured address and password, and returns no password to print [A10]', async () => {
    const fresh = await aServer({ config: { adminEmail: 'boss@example.com', adminPassword: 'Whistle-1' } })
    try {
      expect(await ensureAdmin(fresh.ctx)).toEqual({ email: 'boss@example.com' })
      const signedIn = await call(fresh, login, { body: { email: 'boss@example.com', password: 'Whistle-1' } })
      if (!signedIn.ok) throw new Error('the administrator cannot sign in')
      // Users who read an invitation see the name of the administrator.
      const known = await call(fresh, whoami, {}, { token: signedIn.reply.token.accessToken })
      expect(known).toMatchObject({ status: 200, reply: { user: { name: 'Admin', username: 'Organiser' } } })
    } finally {
      await fresh.stop()
    }
  })

  it('creates one demo player who can sign in if the practice match is on; if it is off, creates none and refuses the sign-in [A10]', async () => {
    const ctx = { ...server.ctx, config: { ...server.ctx.config, practice: true } }
    const demo = await ensureDemoPlayer(ctx)
    expect(await ensureDemoPlayer(ctx)).toEqual(demo)
    expect(demo?.email).toBe('demo@bettle.example')
    const body = demo ?? { email: '', password: '' }
    expect(await signIn(ctx, attemptLimits(ctx).login, body, { ip: '127.0.0.1' })).toHaveProperty('token')
    expect(await call(server, login, { body })).toMatchObject({ status: 401, failure: { code: 'login-failed' } })
    expect(await ensureDemoPlayer(server.ctx)).toBeUndefined()
  })
})
