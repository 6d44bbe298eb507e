import {
  adminBanUser,
  adminDeleteUser,
  adminGetUser,
  adminLiftBan,
  adminListUserSessions,
  joinLobby,
  listActions,
  listResults,
  login,
  undoAction,
} from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPlayer, aScenario, type Player, type Scenario } from '../../../../test/support/scenario.ts'
import { call, listen } from '../../../../test/support/test-app.ts'

let scenario: Scenario
let admin: Player
beforeAll(async () => {
  scenario = await aScenario()
  admin = scenario.admin
})
afterAll(() => scenario?.ends())

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(scenario.server.clock.now() + hours * HOUR).toISOString()
const bans = (player: Player, until = inHours(24), reason: 'spam' | 'insults' = 'spam') =>
  admin.gets(adminBanUser, { params: { id: player.userId }, body: { until, reason } })
const signsIn = (player: Player) => call(scenario.server, login, { body: player })
const lastOf = async (kind: string, userId: string) =>
  (await admin.gets(listActions, { query: { kind } })).actions.find(({ subject }) => subject.userId === userId)?._id ??
  ('' as never)

/** Returns everything that a client sees of a failed sign-in, except the time and the request id. */
async function failsToSignIn(email: string, password: string) {
  const response = await fetch(`${scenario.server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const headers = [...response.headers].filter(([name]) => name !== 'date' && name !== 'x-request-id')
  return { status: response.status, headers, body: await response.text() }
}

describe('a banned account', () => {
  it('a banned user is signed out everywhere at once, and the next sign-in says until when and why [MD8] [MD9] [PR531]', async () => {
    const ana = await scenario.player('Ana')
    const socket = await listen(scenario.server, ana.token.accessToken)
    const until = inHours(48)
    expect((await bans(ana, until)).user).toMatchObject({ bannedUntil: until, banReason: 'spam', disabledAt: null })
    expect(await socket.closed).toBe(4401)
    expect(await ana.isRefused(listResults, { query: {} })).toBe('session-expired')
    expect(await admin.gets(adminListUserSessions, { params: { id: ana.userId } })).toEqual({ sessions: [] })
    const refused = await failsToSignIn(ana.email, ana.password)
    expect(refused.status).toBe(403)
    expect(JSON.parse(refused.body)).toEqual({
      error: expect.stringMatching(/^This account is banned for spam until \d+ May 2026 at \d\d:\d\d UTC\.$/),
      ...{ code: 'account-banned', until, reason: 'spam' },
    })
  })

  it('a banned user can sign in again from the instant at which the ban ends [MD9] [PR531]', async () => {
    const ben = await scenario.player('Ben')
    await bans(ben, inHours(2))
    await scenario.server.clock.advance(2 * HOUR - 1)
    expect(await signsIn(ben)).toMatchObject({ failure: { code: 'account-banned' } })
    await scenario.server.clock.advance(1)
    expect(await signsIn(ben)).toMatchObject({ ok: true })
    const { user } = await admin.gets(adminGetUser, { params: { id: ben.userId } })
    expect(user).toMatchObject({ bannedUntil: null, banReason: null })
  })

  it('a sign-in shows a ban only with the right password; a wrong one gets the reply of any failed sign-in [A25] [MD9] [PR532]', async () => {
    const cleo = await scenario.player('Cleo')
    const dan = await scenario.player('Dan')
    await bans(cleo)
    const wrong = await failsToSignIn(dan.email, 'Not-mine-1')
    expect(wrong.status).toBe(401)
    expect(await failsToSignIn(cleo.email, 'Not-mine-1')).toEqual(wrong)
  })

  it('when a host is banned, another member becomes host, and the bet of the banned user is still settled [MD10] [PR533]', async () => {
    const fresh = await aScenario()
    const ana = await fresh.player('Ana')
    const ben = await fresh.player('Ben')
    const lobby = await ana.opensLobby()
    await ben.joins(lobby)
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    const until = new Date(fresh.server.clock.now() + HOUR / 60).toISOString()
    await fresh.admin.gets(adminBanUser, { params: { id: ana.userId }, body: { until, reason: 'cheating' } })
    const seen = await ben.fetchesLobby(lobby)
    expect(seen.hostUser?._id).toBe(ben.userId)
    expect(seen.users.find(({ user }) => user._id === ana.userId)).toMatchObject({ present: false, ranked: true })
    await fresh.startsHalf(1)
    await fresh.letsKickOff()
    await fresh.records('Corner')
    await fresh.goesOn(11)
    const after = await ben.fetchesLobby(lobby)
    expect(after.users.find(({ user }) => user._id === ana.userId)).toMatchObject({ betsPlaced: 1, betsWon: 1 })
    // The ban has ended, and the member may return to the seat [M6].
    const back = await call(fresh.server, login, { body: ana })
    if (!back.ok) throw new Error('Ana is still banned')
    const headers = { authorization: `Bearer ${back.reply.token.accessToken}` }
    const rejoins = { body: { lobbyCode: lobby.lobbyCode, role: 'player' as const } }
    expect(await call(fresh.server, joinLobby, rejoins, { headers })).toMatchObject({ ok: true })
    await fresh.ends()
  })
})

describe('a ban', () => {
  it('an administrator cannot ban their own account, and cannot delete it while all other administrators are banned [A17] [MD11] [PR534]', async () => {
    const body = { until: inHours(1), reason: 'other' as const }
    expect(await admin.asks(adminBanUser, { params: { id: admin.userId }, body })).toMatchObject({
      status: 403,
      failure: { error: 'You cannot ban your own account.' },
    })
    const cleo = await aPlayer(scenario.server, 'Cleo', () => scenario.match._id, 'admin')
    await bans(cleo, inHours(1))
    // A banned administrator does not count, so the other one is the last administrator.
    expect(await admin.isRefused(adminDeleteUser, { params: { id: admin.userId } })).toBe('forbidden')
  })

  it('refuses a ban that ends now, in the past or after more than ten years, and names the field [MD8]', async () => {
    const ana = await scenario.player('Ana')
    for (const until of [inHours(0), inHours(-1), inHours(24 * 3661)]) {
      const answer = await admin.asks(adminBanUser, { params: { id: ana.userId }, body: { until, reason: 'spam' } })
      expect(answer).toMatchObject({ status: 400, failure: { issues: [{ path: 'until' }] } })
    }
  })

  it('undoing a ban lets the user sign in, undoing a second ban restores the first ban, and lifting no ban logs no action [MD8] [O3] [PR535]', async () => {
    const ana = await scenario.player('Ana')
    const first = inHours(10)
    await bans(ana, first, 'insults')
    await bans(ana, inHours(100))
    await admin.gets(undoAction, { params: { id: await lastOf('ban-user', ana.userId) } })
    const restored = (await admin.gets(adminGetUser, { params: { id: ana.userId } })).user
    expect(restored).toMatchObject({ bannedUntil: first, banReason: 'insults' })
    await admin.gets(adminLiftBan, { params: { id: ana.userId } })
    expect(await signsIn(ana)).toMatchObject({ ok: true })
    const { actions: before } = await admin.gets(listActions, { query: { kind: 'lift-ban' } })
    await admin.gets(adminLiftBan, { params: { id: ana.userId } })
    expect((await admin.gets(listActions, { query: { kind: 'lift-ban' } })).actions).toEqual(before)
    await admin.gets(undoAction, { params: { id: await lastOf('lift-ban', ana.userId) } })
    expect(await signsIn(ana)).toMatchObject({ failure: { code: 'account-banned', until: first } })
    const ben = await scenario.player('Ben')
    await bans(ben)
    await admin.gets(undoAction, { params: { id: await lastOf('ban-user', ben.userId) } })
    expect(await signsIn(ben)).toMatchObject({ ok: true })
  })
})
