import {
  type AdminUser,
  adminListUsers,
  changePassword,
  forgotPassword,
  login,
  register,
  resetPassword,
  type UserId,
  whoami,
} from '@bettle/contract'
import { hash, verify } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkTo } from '../../../test/support/outbox.ts'
import { signUp } from '../../../test/support/sign-in.ts'
import { aServer, call, type TestServer } from '../../../test/support/test-app.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

const PASSWORD = 'Kick-off-1'
const registers = (email: string, password = PASSWORD, confirmPassword = password) =>
  call(server, register, { body: { name: 'Ana', email, password, confirmPassword, tos: true } })
const signsIn = (email: string, password = PASSWORD) => call(server, login, { body: { email, password } })

describe('an email address on a domain with letters beyond ASCII', () => {
  const SPELLINGS = [
    'ana@bücher.example',
    'ana@xn--bcher-kva.example',
    'ANA@BÜCHER.EXAMPLE',
    'ana@bu\u0308cher.example',
    'ana@bücher。example',
    'ana@Xn--Bcher-Kva.example',
  ]

  it('an email address is one account in all spellings of its domain, stored in ASCII and shown in Unicode [A28] [PR56]', async () => {
    const registered = await registers('ana@bücher.example')
    if (!registered.ok) throw new Error(registered.failure.error)
    for (const email of SPELLINGS) {
      expect(await registers(email)).toMatchObject({ status: 409, failure: { code: 'email-taken' } })
      expect(await signsIn(email)).toMatchObject({ ok: true })
    }
    const { db } = server.ctx
    expect(
      await db.selectFrom('account').select(['email', 'email_key']).where('email', 'like', '%cher%').execute(),
    ).toEqual([{ email: 'ana@xn--bcher-kva.example', email_key: 'ana@xn--bcher-kva.example' }])
    const headers = { authorization: `Bearer ${registered.reply.token.accessToken}` }
    expect(await call(server, whoami, {}, { headers })).toMatchObject({
      reply: { user: { email: 'ana@bücher.example' } },
    })
    const admin = await signUp(server.ctx, 'Cleo', { role: 'admin' })
    for (const q of ['bücher.example', 'xn--bcher', 'ANA@bücher']) {
      const listed = await call(server, adminListUsers, { query: { q } }, { headers: admin.headers })
      const users: readonly AdminUser[] = listed.ok ? listed.reply.users : []
      expect(
        users.map(({ email }) => email),
        q,
      ).toEqual(['ana@bücher.example'])
    }
  })

  it('a link requested with the Unicode and the ASCII spelling of the email domain sets the password of the one account [A28]', async () => {
    await registers('ben@müller.example')
    const body = { email: 'ben@müller.example', confirmEmail: 'ben@xn--mller-kva.example' }
    expect(await call(server, forgotPassword, { body })).toMatchObject({ ok: true })
    const { token, id } = await linkTo(server, 'ben@xn--mller-kva.example')
    const password = { password: 'Half-time-2', confirmPassword: 'Half-time-2' }
    expect(await call(server, resetPassword, { body: { ...password, token, id } })).toMatchObject({ ok: true })
    expect(await signsIn('ben@müller.example', 'Half-time-2')).toMatchObject({ ok: true })
  })

  it('two old accounts with two spellings of one address both sign in with either spelling; the password decides which [A28]', async () => {
    const first = await signUp(server.ctx, 'Ana')
    const second = await signUp(server.ctx, 'Ana')
    const { db } = server.ctx
    const rename = async (userId: UserId, email: string, password: string) => {
      const password_hash = await hash(password, { memoryCost: 64, timeCost: 1 })
      await db.updateTable('account').set({ email, email_key: email, password_hash }).where('id', '=', userId).execute()
    }
    await rename(first.userId, 'ana@xn--caf-dma.example', 'First-one-1')
    await rename(second.userId, 'ana@café.example', 'Second-one-2')
    for (const email of ['ana@café.example', 'ana@xn--caf-dma.example']) {
      for (const [password, userId] of [
        ['First-one-1', first.userId],
        ['Second-one-2', second.userId],
      ] as const) {
        const signedIn = await signsIn(email, password)
        if (!signedIn.ok) throw new Error('the account could not sign in')
        const headers = { authorization: `Bearer ${signedIn.reply.token.accessToken}` }
        expect(await call(server, whoami, {}, { headers })).toMatchObject({ reply: { user: { _id: userId } } })
      }
      expect(await signsIn(email, 'Neither-3')).toMatchObject({ status: 401, failure: { code: 'login-failed' } })
    }
    await db.updateTable('account').set({ deleted_at: server.clock.date() }).where('id', '=', first.userId).execute()
    expect(await signsIn('ana@café.example', 'First-one-1')).toMatchObject({ status: 401 })
    expect(await registers('ana@café.example')).toMatchObject({ status: 409, failure: { code: 'email-taken' } })
  })

  it('refuses to register an email address with an invalid domain [A28]', async () => {
    expect(await registers('ana@bü\uFFFDcher.example')).toMatchObject({
      status: 400,
      failure: { code: 'invalid-request' },
    })
  })
})

describe('the Unicode forms of a password', () => {
  const COMPOSED = 'Grüße-Straße-1'
  const DECOMPOSED = COMPOSED.normalize('NFD')

  it('a user signs in with the composed and with the decomposed Unicode form of the password [A36] [PR56]', async () => {
    expect(await registers('nfc@forms.example', DECOMPOSED, COMPOSED)).toMatchObject({ ok: true })
    expect(await signsIn('nfc@forms.example', COMPOSED)).toMatchObject({ ok: true })
    expect(await signsIn('nfc@forms.example', DECOMPOSED)).toMatchObject({ ok: true })
    expect(await signsIn('nfc@forms.example', COMPOSED.toLowerCase())).toMatchObject({ status: 401 })
  })

  it('a user signs in with another kind of blank in the password, but not without the blank [A36]', async () => {
    expect(await registers('blanks@forms.example', 'Half\u00A0time 1')).toMatchObject({ ok: true })
    expect(await signsIn('blanks@forms.example', 'Half time\u30001')).toMatchObject({ ok: true })
    expect(await signsIn('blanks@forms.example', 'Halftime1')).toMatchObject({ status: 401 })
  })

  it.each([
    ['as it was typed', DECOMPOSED, DECOMPOSED],
    ['as another keyboard composes it', DECOMPOSED, COMPOSED],
    ['with a no-break space', 'Half\u00A0time-1', 'Half\u00A0time-1'],
  ])(
    'a password that an older version stored signs in %s, and is then stored as the hash of its normalised form [A36]',
    async (_what, kept, typed) => {
      const { userId, email } = await signUp(server.ctx, 'Ana')
      const { db } = server.ctx
      const hashNow = async () =>
        (await db.selectFrom('account').select('password_hash').where('id', '=', userId).executeTakeFirstOrThrow())
          .password_hash
      const password_hash = await hash(kept, { memoryCost: 64, timeCost: 1 })
      await db.updateTable('account').set({ password_hash }).where('id', '=', userId).execute()
      expect(await signsIn(email, 'Wrong-one-1')).toMatchObject({ status: 401 })
      expect(await hashNow()).toBe(password_hash)
      const many = await Promise.all(Array.from({ length: 4 }, () => signsIn(email, typed)))
      expect(many.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(await verify(await hashNow(), typed.replaceAll('\u00A0', ' ').normalize('NFC'))).toBe(true)
      expect(await signsIn(email, typed)).toMatchObject({ ok: true })
    },
  )

  it('a user who types the current password in decomposed Unicode form changes it [A36]', async () => {
    const registered = await registers('again@forms.example', COMPOSED)
    if (!registered.ok) throw new Error(registered.failure.error)
    const { accessToken, refreshToken } = registered.reply.token
    const headers = { authorization: `Bearer ${accessToken}`, 'refresh-token': refreshToken }
    const body = { password: DECOMPOSED, newPassword: 'Half-time-2' }
    expect(await call(server, changePassword, { body }, { headers })).toMatchObject({ ok: true })
  })
})
