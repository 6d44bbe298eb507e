import { login, refresh, type SessionId, whoami } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, signUp, TEST_PASSWORD } from '../../../test/support/sign-in.ts'
import { aServer, call, listen, type TestServer } from '../../../test/support/test-app.ts'
import { newId } from '../../db/ids.ts'
import { transaction } from '../../db/transaction.ts'
import { signOutPracticePlayers } from '../administration/sign-out-practice-players.ts'
import { insertAccount } from '../user/account-store.ts'
import { hashPassword } from '../user/password.ts'

const DAY = 24 * 60 * 60_000

let server: TestServer
beforeAll(async () => {
  // The interval is long compared with the pauses of a busy machine, because a socket that misses a heartbeat is
  // closed.
  server = await aServer({ socket: { heartbeatMs: 500 } })
})
afterAll(() => server?.stop())

const refreshes = (headers: Record<string, string>) => call(server, refresh, {}, { headers })
const headersOf = (token: { accessToken: string; refreshToken: string }) => ({
  authorization: `Bearer ${token.accessToken}`,
  'refresh-token': token.refreshToken,
})

describe('the life of a session', () => {
  it('a session ends after 180 days, however often it was used [A29]', async () => {
    const began = server.clock.now()
    const ana = await signUp(server.ctx, 'Ana')
    let headers: Record<string, string> = ana.headers
    for (let day = 20; day < 180; day += 20) {
      await server.clock.set(began + day * DAY)
      const answer = await refreshes(headers)
      expect(answer.ok).toBe(true)
      if (answer.ok) headers = headersOf(answer.reply)
    }
    await server.clock.set(began + 180 * DAY - 1000)
    const last = await refreshes(headers)
    expect(last.ok).toBe(true)
    if (last.ok) headers = headersOf(last.reply)
    const socket = await listen(server, headers.authorization?.slice('Bearer '.length))
    await server.clock.set(began + 180 * DAY)
    expect(await call(server, whoami, {}, { headers })).toMatchObject({ status: 401 })
    expect(await refreshes(headers)).toMatchObject({ status: 401, failure: { code: 'session-expired' } })
    expect(await socket.closed).toBe(4401)
  })

  it('the server closes the socket of a session whose tokens expired unused after 30 days [A29]', async () => {
    const ben = await signUp(server.ctx, 'Ben')
    const socket = await listen(server, ben.token.accessToken)
    await server.clock.advance(30 * DAY)
    expect(await socket.closed).toBe(4401)
  })
})

describe('expired data', () => {
  it('a background job deletes sessions and remembered requests past their retention time, and keeps newer ones [A29] [B12]', async () => {
    const { db } = server.ctx
    const cleo = await signUp(server.ctx, 'Cleo')
    const at = (days: number) => new Date(server.clock.now() - days * DAY)
    const aSession = (usedDaysAgo: number, endedDaysAgo?: number) => ({
      id: newId<SessionId>(),
      account_id: cleo.userId,
      device: null,
      created_at: at(usedDaysAgo),
      last_used_at: at(usedDaysAgo),
      ended_at: endedDaysAgo === undefined ? null : at(endedDaysAgo),
    })
    const kept = [aSession(1), aSession(59), aSession(40, 29)]
    const old = [aSession(61), aSession(40, 31), ...Array.from({ length: 1500 }, () => aSession(100))]
    await db
      .insertInto('session')
      .values([...kept, ...old])
      .execute()
    const aRequest = (id: string, days: number) => ({
      account_id: cleo.userId,
      request_id: id,
      body_hash: '',
      reply: '{}',
      created_at: at(days),
    })
    await db
      .insertInto('request')
      .values([aRequest('kept', 6), ...Array.from({ length: 1500 }, (_, index) => aRequest(`old ${index}`, 8))])
      .execute()

    await server.clock.advance(2 * 60 * 60_000)
    const requests = await db.selectFrom('request').select('request_id').where('account_id', '=', cleo.userId).execute()
    expect(requests).toEqual([{ request_id: 'kept' }])
    const left = await db.selectFrom('session').select('id').where('account_id', '=', cleo.userId).execute()
    const ids = left.map(({ id }) => id)
    expect(kept.filter(({ id }) => !ids.includes(id))).toEqual([])
    expect(left).toHaveLength(kept.length + 1)
  })
})

describe('the demo player of a server with practice off', () => {
  it('a server with practice off refuses the demo player’s sign-in like an unknown address, and ends the sessions of practice players [A10]', async () => {
    const { ctx } = server
    const email = 'demo@bettle.example'
    const passwordHash = await hashPassword(ctx, TEST_PASSWORD)
    const demo = await transaction(ctx, (tx) =>
      insertAccount(tx, { name: 'Demo', email, passwordHash, isDemo: true }, ctx.clock.now()),
    )
    const signsIn = (address: string) => call(server, login, { body: { email: address, password: TEST_PASSWORD } })
    const [refused, unknown] = [await signsIn(email), await signsIn('nobody@bettle.example')]
    expect(refused).toMatchObject({ status: 401, failure: { code: 'login-failed' } })
    expect('failure' in refused && refused.failure).toEqual('failure' in unknown && unknown.failure)

    const before: SignedIn = await signUp(ctx, 'Ana')
    await ctx.db.updateTable('session').set({ account_id: demo.id }).where('account_id', '=', before.userId).execute()
    expect(await refreshes(before.headers)).toMatchObject({ ok: true })
    await signOutPracticePlayers(ctx)
    expect(await refreshes(before.headers)).toMatchObject({ status: 401 })
  })
})
