import {
  adminDeleteUser,
  adminDisableUser,
  adminEnableUser,
  adminEndUserSession,
  adminGetUser,
  adminListUserSessions,
  forgotPassword,
  listActions,
  listResults,
  login,
  refresh,
  undoAction,
} from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMailServer, type MailServer } from '../../../../test/support/network/mail-server.ts'
import { aPlayer, aScenario, type Player, type Scenario } from '../../../../test/support/scenario.ts'
import { call, listen } from '../../../../test/support/test-app.ts'

let mailServer: MailServer
let scenario: Scenario
let admin: Player
beforeAll(async () => {
  mailServer = await aMailServer()
  scenario = await aScenario({ config: { smtpUrl: mailServer.url } })
  admin = scenario.admin
})
afterAll(async () => {
  await scenario?.ends()
  await mailServer?.close()
})

const reason = 'Wrote to players who did not want it'
const disables = (player: Player) => admin.gets(adminDisableUser, { params: { id: player.userId }, body: { reason } })

/** Returns everything that a client sees of a reply, except the time and the request id. */
async function signsIn(email: string, password: string) {
  const response = await fetch(`${scenario.server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const headers = [...response.headers].filter(([name]) => name !== 'date' && name !== 'x-request-id')
  return { status: response.status, headers, body: await response.text() }
}

describe('a disabled account', () => {
  it('a disabled user is signed out everywhere at once, sockets included, and cannot sign in until enabled again [A31] [PR293]', async () => {
    const ana = await scenario.player('Ana')
    const socket = await listen(scenario.server, ana.token.accessToken)
    const { user } = await disables(ana)
    expect(user).toMatchObject({ disabledReason: reason, disabledAt: scenario.server.clock.date().toISOString() })
    expect(await socket.closed).toBe(4401)
    expect(await ana.isRefused(listResults, { query: {} })).toBe('session-expired')
    expect(await call(scenario.server, refresh, {}, { headers: ana.headers })).toMatchObject({ status: 401 })
    expect(await call(scenario.server, login, { body: ana })).toMatchObject({ failure: { code: 'login-failed' } })
    expect(await admin.gets(adminListUserSessions, { params: { id: ana.userId } })).toEqual({ sessions: [] })

    const body = { reason: 'They have said sorry' }
    const enabled = await admin.gets(adminEnableUser, { params: { id: ana.userId }, body })
    expect(enabled.user).toMatchObject({ disabledAt: null, disabledReason: null })
    expect(await call(scenario.server, login, { body: ana })).toMatchObject({ ok: true })
  })

  it('a sign-in to a disabled account gets exactly the reply to a wrong password [A25] [A31] [PR293]', async () => {
    const ana = await scenario.player('Ana')
    const ben = await scenario.player('Ben')
    await disables(ana)
    const wrong = await signsIn(ben.email, 'Not-mine-1')
    expect(wrong.status).toBe(401)
    expect(await signsIn(ana.email, ana.password)).toEqual(wrong)
    expect(await signsIn(ana.email, 'Not-mine-1')).toEqual(wrong)
  })

  it('mails no password link to a disabled account, although the request is answered with success [A31]', async () => {
    const ana = await scenario.player('Ana')
    await disables(ana)
    await scenario.server.ctx.background.settled()
    const before = mailServer.mails.length
    const body = { email: ana.email, confirmEmail: ana.email }
    expect(await call(scenario.server, forgotPassword, { body })).toMatchObject({ reply: { message: 'success' } })
    await scenario.server.ctx.background.settled()
    expect(mailServer.mails.length).toBe(before)
  })

  it('an administrator cannot disable their own account, and cannot delete it while all other administrators are disabled [A17] [A31]', async () => {
    expect(await admin.asks(adminDisableUser, { params: { id: admin.userId }, body: { reason } })).toMatchObject({
      status: 403,
      failure: { error: 'You cannot disable your own account.' },
    })
    const cleo = await aPlayer(scenario.server, 'Cleo', () => scenario.match._id, 'admin')
    await disables(cleo)
    // A disabled administrator does not count, so the other one is the last administrator.
    expect(await admin.isRefused(adminDeleteUser, { params: { id: admin.userId } })).toBe('forbidden')
    expect((await admin.gets(adminGetUser, { params: { id: cleo.userId } })).user.disabledReason).toBe(reason)
  })
})

it('an account stays disabled after a second disabling is undone, and enabling an enabled account logs no action [A31] [O3]', async () => {
  const ana = await scenario.player('Ana')
  await disables(ana)
  await admin.gets(adminDisableUser, { params: { id: ana.userId }, body: { reason: 'Insults' } })
  const ofAna = async (kind: string) =>
    (await admin.gets(listActions, { query: { kind } })).actions.filter(({ subject }) => subject.userId === ana.userId)
  const [second] = await ofAna('disable-user')
  await admin.gets(undoAction, { params: { id: second?._id ?? '' } })
  expect(await call(scenario.server, login, { body: ana })).toMatchObject({ failure: { code: 'login-failed' } })
  expect((await admin.gets(adminGetUser, { params: { id: ana.userId } })).user.disabledReason).toBe(reason)
  const cleo = await scenario.player('Cleo')
  await admin.gets(adminEnableUser, { params: { id: cleo.userId }, body: { reason: 'Why not' } })
  const { actions } = await admin.gets(listActions, { query: { kind: 'enable-user' } })
  expect(actions.some(({ subject }) => subject.userId === cleo.userId)).toBe(false)
})

describe('the sessions of an account', () => {
  it('an administrator lists the sessions of an account, and ends each of them with its sockets [A12] [PR293]', async () => {
    const ana = await scenario.player('Ana')
    const socket = await listen(scenario.server, ana.token.accessToken)
    const asked = { params: { id: ana.userId } }
    const { sessions } = await admin.gets(adminListUserSessions, asked)
    expect(sessions).toMatchObject([{ current: false }])
    const sessionId = sessions[0]?._id ?? (ana.userId as never)
    await admin.gets(adminEndUserSession, { params: { id: ana.userId, sessionId } })
    expect(await socket.closed).toBe(4401)
    expect(await admin.isRefused(adminEndUserSession, { params: { id: ana.userId, sessionId } })).toBe('not-found')
    const ben = await scenario.player('Ben')
    const ofBen = (await admin.gets(adminListUserSessions, { params: { id: ben.userId } })).sessions[0]?._id
    const foreign = { params: { id: ana.userId, sessionId: ofBen ?? sessionId } }
    expect(await admin.isRefused(adminEndUserSession, foreign)).toBe('not-found')
  })
})
