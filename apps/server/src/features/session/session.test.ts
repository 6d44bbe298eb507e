import {
  endSession,
  listSessions,
  login,
  logoutEverywhere,
  refresh,
  type SessionId,
  type Token,
  whoami,
} from '@bettle/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, signUp } from '../../../test/support/sign-in.ts'
import { aServer, call, listen, type TestServer } from '../../../test/support/test-app.ts'
import { newId } from '../../db/ids.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

const signsIn = async (user: SignedIn, device: string): Promise<Token> => {
  const signedIn = await call(server, login, { body: user }, { headers: { 'user-agent': device } })
  if (!signedIn.ok) throw new Error(signedIn.failure.error)
  return signedIn.reply.token
}
const sessionsOf = async ({ accessToken }: Token) => {
  const listed = await call(server, listSessions, {}, { token: accessToken })
  if (!listed.ok) throw new Error(listed.failure.error)
  return listed.reply.sessions
}
const ends = (token: Token, id: SessionId) => call(server, endSession, { params: { id } }, { token: token.accessToken })
const isSignedIn = async ({ accessToken }: Token) => (await call(server, whoami, {}, { token: accessToken })).ok

describe('the list of sessions', () => {
  it('the list of sessions names each device, shows the last used first, and marks the session of the request [A11]', async () => {
    const ana = await signUp(server.ctx, 'Ana')
    await server.clock.advance(MINUTE)
    const phone = await signsIn(ana, PHONE)
    expect(await sessionsOf(phone)).toMatchObject([
      { device: 'Safari on iPhone', current: true },
      { device: 'test', current: false },
    ])
    await server.clock.advance(MINUTE)
    expect(await sessionsOf(ana.token)).toMatchObject([
      { device: 'test', current: true, lastUsedAt: server.clock.date().toISOString() },
      { device: 'Safari on iPhone', current: false },
    ])
  })

  it('the list of sessions contains only the caller’s own active sessions [A11]', async () => {
    const ana = await signUp(server.ctx, 'Ana')
    const ben = await signUp(server.ctx, 'Ben')
    await server.clock.advance(29 * DAY)
    const again = await signsIn(ana, PHONE)
    await server.clock.advance(DAY)
    const later = await signsIn(ana, PHONE)
    expect(await sessionsOf(later)).toHaveLength(2)
    expect(await isSignedIn(again)).toBe(false)
    expect(await sessionsOf(await signsIn(ben, 'test'))).toHaveLength(1)
  })

  it('the list of sessions shows the last use to the minute, without a database write for each call [A11]', async () => {
    const ana = await signUp(server.ctx, 'Ana')
    const begun = server.clock.date().toISOString()
    const lastUse = async () => (await sessionsOf(ana.token))[0]?.lastUsedAt
    await server.clock.advance(MINUTE - 1)
    expect(await lastUse()).toBe(begun)

    await server.clock.advance(1)
    await isSignedIn(ana.token)
    const used = server.clock.date().toISOString()
    await server.ctx.callers.flush()
    const rowVersion = () => sql<{ xmin: string }>`select xmin::text from session where account_id = ${ana.userId}`
    const written = (await rowVersion().execute(server.ctx.db)).rows
    await server.clock.advance(MINUTE - 1)
    await Promise.all(Array.from({ length: 10 }, () => isSignedIn(ana.token)))
    expect(await lastUse()).toBe(used)
    expect((await rowVersion().execute(server.ctx.db)).rows).toEqual(written)
  })
})

describe('the end of a session', () => {
  it('a user ends a session of their own on another device at once, with its sockets, and no other session [A12]', async () => {
    const ana = await signUp(server.ctx, 'Ana')
    const phone = await signsIn(ana, PHONE)
    const onPhone = await listen(server, phone.accessToken)
    const here = await listen(server, ana.token.accessToken)
    const theirs = (await sessionsOf(ana.token)).find(({ current }) => !current)
    expect(await ends(ana.token, theirs?._id ?? newId<SessionId>())).toMatchObject({ ok: true })
    expect(await onPhone.closed).toBe(4401)
    expect(await isSignedIn(phone)).toBe(false)
    await here.done()
    expect(await isSignedIn(ana.token)).toBe(true)
    expect(await sessionsOf(ana.token)).toHaveLength(1)
    here.close()
  })

  it("answers not-found to ending another user's session, an unknown session or an ended one [A12]", async () => {
    const ana = await signUp(server.ctx, 'Ana')
    const ben = await signUp(server.ctx, 'Ben')
    const phone = await signsIn(ben, PHONE)
    const [bens] = await sessionsOf(phone)
    const refused = { status: 404, failure: { code: 'not-found' } }
    expect(await ends(ana.token, bens?._id ?? newId<SessionId>())).toMatchObject(refused)
    expect(await ends(ana.token, newId<SessionId>())).toMatchObject(refused)
    expect(await isSignedIn(phone)).toBe(true)
    expect(await ends(ben.token, bens?._id ?? newId<SessionId>())).toMatchObject({ ok: true })
    expect(await ends(ben.token, bens?._id ?? newId<SessionId>())).toMatchObject(refused)
  })

  it('signing out everywhere ends every session and socket of the caller, and none of other users [A12]', async () => {
    const ana = await signUp(server.ctx, 'Ana')
    const ben = await signUp(server.ctx, 'Ben')
    const phone = await signsIn(ana, PHONE)
    const sockets = await Promise.all([ana.token, phone].map((token) => listen(server, token.accessToken)))
    const bens = await listen(server, ben.token.accessToken)
    expect(await call(server, logoutEverywhere, {}, { token: phone.accessToken })).toMatchObject({ ok: true })
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4401, 4401])
    expect(await Promise.all([ana.token, phone].map(isSignedIn))).toEqual([false, false])
    await bens.done()
    expect(await isSignedIn(ben.token)).toBe(true)
    expect(await isSignedIn(await signsIn(ana, PHONE))).toBe(true)
    bens.close()
  })
})

describe('a stolen refresh token', () => {
  it('reuse of a refresh token that a thief has used ends that session and all its sockets, but not the owner’s other session [A7]', async () => {
    const ana = await signUp(server.ctx, 'Ana')
    const phone = await signsIn(ana, PHONE)
    const refreshWith = (refreshToken: string) =>
      call(server, refresh, {}, { headers: { 'refresh-token': refreshToken } })
    const stolen = await refreshWith(phone.refreshToken)
    if (!stolen.ok) throw new Error(stolen.failure.error)
    const thief = await listen(server, stolen.reply.accessToken)
    const owner = await listen(server, phone.accessToken)
    const elsewhere = await listen(server, ana.token.accessToken)

    await server.clock.advance(MINUTE)
    expect(await refreshWith(phone.refreshToken)).toMatchObject({ status: 401, failure: { code: 'session-expired' } })
    expect(await Promise.all([thief.closed, owner.closed])).toEqual([4401, 4401])
    expect(await refreshWith(stolen.reply.refreshToken)).toMatchObject({ status: 401 })
    expect(await isSignedIn({ ...phone, ...stolen.reply })).toBe(false)
    expect(await sessionsOf(ana.token)).toHaveLength(1)
    await elsewhere.done()
    elsewhere.close()
  })
})
