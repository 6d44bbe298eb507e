import {
  adminCreateUser,
  adminUpdateUser,
  changeEmail,
  confirmEmail as confirms,
  createCompetition,
  createLobby,
  forgotPassword,
  joinAsGuest,
  joinLobby,
  type Lobby,
  openRoom,
  placeBet,
  register,
  resetPassword,
  sendChat,
  sendConfirmation,
  setGuestChat,
  startGuestGame,
  updateProfile,
  whoami,
} from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMailServer, linkIn, type MailServer } from '../../../test/support/network/mail-server.ts'
import { aScenario, betOn, type Player, playerOn, type Scenario } from '../../../test/support/scenario.ts'
import { signUp, TEST_PASSWORD } from '../../../test/support/sign-in.ts'
import { call, type TestServer } from '../../../test/support/test-app.ts'
import { deleteAccount } from './delete-account.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

let mailServer: MailServer
let scenario: Scenario
let server: TestServer
let lobby: Lobby

beforeAll(async () => {
  mailServer = await aMailServer()
  scenario = await aScenario({
    config: { smtpUrl: mailServer.url, publicUrl: 'https://bettle.example', guests: true },
  })
  server = scenario.server
  // Cleo's account is one of an earlier version, which has nothing to confirm.
  const cleo = await scenario.player('Cleo')
  lobby = await cleo.opensLobby()
})
afterAll(async () => {
  await scenario.ends()
  await mailServer.close()
})

/** Registers a new user over HTTP. */
async function registers(name: string, on = server): Promise<Player> {
  return playerOn(on, name, await signUp(on.url, name), () => scenario.match._id)
}
const mailsTo = async (email: string) => {
  await server.ctx.background.settled()
  return mailServer.mails.filter(({ to }) => to?.[0]?.address === email)
}
/** The token and the id of the link in the last email to the address. */
async function linkTo(email: string): Promise<{ token: string; id: string }> {
  const mail = (await mailsTo(email)).at(-1)
  if (!mail) throw new Error(`no email to ${email}`)
  const { searchParams } = linkIn(mail)
  return { token: searchParams.get('token') ?? '', id: searchParams.get('id') ?? '' }
}
const isConfirmed = async (player: Player) => (await player.gets(whoami, {})).user?.emailConfirmed
const says = (player: Player, message = 'Hello') => player.asks(sendChat, { body: { lobbyId: lobby._id, message } })
const opens = (player: Player) => player.asks(createLobby, { body: { matchId: scenario.match._id, gameSettings: {} } })

describe('a new account, where the server sends email', () => {
  it('a new account gets one email with a confirmation link, and its user joins a lobby and bets without following the link [A61] [PR520]', async () => {
    const ana = await registers('Ana')
    expect((await mailsTo(ana.email)).map(({ subject }) => subject)).toEqual([
      'Confirm the email address of your Bettle account',
    ])
    expect(await isConfirmed(ana)).toBe(false)
    const joined = (await ana.gets(joinLobby, { body: { lobbyCode: lobby.lobbyCode, role: 'player' } })).lobby
    const option = joined.odds[0]?.name ?? ''
    await ana.gets(placeBet, { body: betOn(joined, option, 10) })
  })

  it('an unconfirmed account can chat, open a lobby and organise a competition only after its link was followed [A61] [PR521]', async () => {
    const ana = await registers('Ana')
    await ana.joins(lobby)
    const cup = {
      name: 'Office Cup',
      format: 'league' as const,
      places: 8,
      isPrivate: true,
      isExclusive: false,
      closesAt: new Date(server.clock.now() + DAY).toISOString(),
      lastDay: new Date(server.clock.now() + 30 * DAY).toISOString(),
      gameSettings: {},
      matchIds: [],
    }
    const refused = { status: 403, failure: { code: 'email-unconfirmed' } }
    expect(await says(ana)).toMatchObject(refused)
    expect(await opens(ana)).toMatchObject(refused)
    const room = await ana.asks(openRoom, { body: { matchId: scenario.match._id } })
    expect(room).toMatchObject(refused)
    const copies = server.ctx.db.selectFrom('match').select('id').where('room_of', 'is not', null)
    expect(await copies.execute()).toEqual([])
    expect(await ana.asks(createCompetition, { body: cup })).toMatchObject(refused)

    expect(await call(server, confirms, { body: await linkTo(ana.email) })).toMatchObject({ ok: true })
    expect(await isConfirmed(ana)).toBe(true)
    expect(await says(ana)).toMatchObject({ ok: true })
    expect(await opens(ana)).toMatchObject({ ok: true })
    expect(await ana.asks(createCompetition, { body: cup })).toMatchObject({ ok: true })
    // The address itself did not change, so no email reports a change of it.
    expect(await mailsTo(ana.email)).toHaveLength(1)
  })

  it('a confirmation link works once, within three days, and only with the id of its account [A61]', async () => {
    const ana = await registers('Ana')
    const ben = await registers('Ben')
    const link = await linkTo(ana.email)
    const expired = { status: 400, failure: { code: 'link-expired' } }
    expect(await call(server, confirms, { body: { ...link, id: ben.userId } })).toMatchObject(expired)
    expect(await call(server, confirms, { body: { ...link, token: 'rubbish' } })).toMatchObject(expired)
    expect(await call(server, confirms, { body: { ...link, id: 'no id' } })).toMatchObject(expired)
    expect(await call(server, confirms, { body: link })).toMatchObject({ ok: true })
    expect(await call(server, confirms, { body: link })).toMatchObject(expired)

    const late = await linkTo(ben.email)
    await server.clock.advance(3 * DAY)
    expect(await call(server, confirms, { body: late })).toMatchObject(expired)
    expect(
      await server.ctx.db
        .selectFrom('account')
        .select('email_confirmed_at')
        .where('id', '=', ben.userId)
        .executeTakeFirst(),
    ).toEqual({ email_confirmed_at: null })
  })

  it('a user can request the confirmation link again, and the earlier link stops working [A61] [PR522]', async () => {
    const ana = await registers('Ana')
    const first = await linkTo(ana.email)
    expect(await ana.asks(sendConfirmation, {})).toMatchObject({ ok: true, reply: { message: 'success' } })
    const second = await linkTo(ana.email)
    expect(second.token).not.toBe(first.token)
    expect(await call(server, confirms, { body: first })).toMatchObject({ failure: { code: 'link-expired' } })
    expect(await call(server, confirms, { body: second })).toMatchObject({ ok: true })
    // The account is already confirmed, so no email is sent.
    expect(await ana.asks(sendConfirmation, {})).toMatchObject({ ok: true })
    expect(await mailsTo(ana.email)).toHaveLength(2)
  })

  it('the link that changes an account’s address also confirms the account, and ends the confirmation link to the former address [A33] [A61]', async () => {
    const ana = await registers('Ana')
    const email = `other.${ana.email}`
    await ana.gets(changeEmail, { body: { email, password: TEST_PASSWORD } })
    await ana.gets(sendConfirmation, {})
    const former = await linkTo(ana.email)
    expect(await call(server, confirms, { body: await linkTo(email) })).toMatchObject({ ok: true })
    expect(await isConfirmed(ana)).toBe(true)
    // The confirmation of the new address also ended the link to the former one.
    expect(await call(server, confirms, { body: former })).toMatchObject({ failure: { code: 'link-expired' } })
  })

  it('an account whose owner sets a password by a mailed link is confirmed [A23] [A61]', async () => {
    const ana = await registers('Ana')
    await call(server, forgotPassword, { body: { email: ana.email, confirmEmail: ana.email } })
    const password = 'Half-time-2'
    const body = { ...(await linkTo(ana.email)), password, confirmPassword: password }
    expect(await call(server, resetPassword, { body })).toMatchObject({ ok: true })
    const account = await server.ctx.db
      .selectFrom('account')
      .selectAll()
      .where('id', '=', ana.userId)
      .executeTakeFirstOrThrow()
    expect(account.email_confirmed_at).not.toBeNull()
  })

  it('the reply to a profile change of an unconfirmed account says that the account is unconfirmed [A61]', async () => {
    const ana = await registers('Ana')
    const changed = await ana.gets(updateProfile, { body: { selectedAvatar: null } })
    expect(changed.user.emailConfirmed).toBe(false)
  })

  it('creates an account although the mail server refuses the email, and mails the confirmation link when the user requests it later [A21] [A61]', async () => {
    mailServer.answersWith(554)
    const ana = await registers('Ana')
    expect(await mailsTo(ana.email)).toEqual([])
    expect(await ana.asks(sendConfirmation, {})).toMatchObject({ ok: true })
    expect(await mailsTo(ana.email)).toEqual([])
    mailServer.answersWith(undefined)
    await ana.gets(sendConfirmation, {})
    expect(await call(server, confirms, { body: await linkTo(ana.email) })).toMatchObject({ ok: true })
  })

  it('refuses the confirmation link of a deleted account [A15] [A61]', async () => {
    const ana = await registers('Ana')
    const link = await linkTo(ana.email)
    await deleteAccount(server.ctx, ana.userId)
    expect(await call(server, confirms, { body: link })).toMatchObject({ failure: { code: 'link-expired' } })
    expect(
      await server.ctx.db
        .selectFrom('email_confirmation')
        .select('hash')
        .where('account_id', '=', ana.userId)
        .execute(),
    ).toEqual([])
  })

  it('through the plain HTTP API a new account gets 403 for a chat message, confirms its address, and then gets 200 [A61]', async () => {
    const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(`${server.url}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    const email = 'api.client@bettle.example'
    const form = { name: 'Api', email, password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD, tos: true }
    const registered = (await (await post('/auth/register', form)).json()) as {
      token: { accessToken: string }
      redirectUrl: string
    }
    expect(Object.keys(registered).sort()).toEqual(['redirectUrl', 'token'])
    const headers = { authorization: `Bearer ${registered.token.accessToken}` }
    await post('/app/game/join-lobby', { lobbyCode: lobby.lobbyCode, role: 'player' }, headers)
    const chats = () => post('/app/chat', { lobbyId: lobby._id, message: 'Hello' }, headers)
    const refused = await chats()
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { error: 'Confirm your email address first: open the link in our email.', code: 'email-unconfirmed' },
    ])
    expect((await post('/auth/confirm-email', await linkTo(email))).status).toBe(200)
    expect((await chats()).status).toBe(200)
  })
})

describe('accounts without a confirmation, where the server sends email', () => {
  it('asks a guest for no confirmation until they register an account [A61] [G6]', async () => {
    const started = await call(server, startGuestGame, {})
    if (!started.ok) throw new Error(started.failure.error)
    const { accessToken = '', refreshToken = '' } = started.reply.token ?? {}
    const headers = { authorization: `Bearer ${accessToken}`, 'refresh-token': refreshToken }
    const guest = await call(server, whoami, {}, { headers })
    expect(guest.ok && guest.reply.user).toMatchObject({ isGuest: true, emailConfirmed: true })
    const email = 'was.a.guest@bettle.example'
    const body = { name: 'Gus', email, password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD, tos: true as const }
    const registered = await call(server, register, { body }, { headers })
    if (!registered.ok) throw new Error(registered.failure.error)
    const token = registered.reply.token.accessToken
    const before = await call(server, whoami, {}, { token })
    expect(before.ok && before.reply.user?.emailConfirmed).toBe(false)
    await call(server, confirms, { body: await linkTo(email) })
    const after = await call(server, whoami, {}, { token })
    expect(after.ok && after.reply.user?.emailConfirmed).toBe(true)
  })

  it('a guest who joined by link chats without a confirmation if the host allows it; after registering, only once the address is confirmed [A61] [G9] [G11]', async () => {
    const host = await scenario.player('Hanna')
    const game = await host.opensLobby({ isPrivate: true })
    await host.gets(setGuestChat, { body: { lobbyId: game._id, guestsChat: true } })
    const came = await call(server, joinAsGuest, { body: { code: game.lobbyCode, username: 'Linkless' } })
    if (!came.ok || !came.reply.token) throw new Error('no seat')
    const { accessToken, refreshToken } = came.reply.token
    const headers = { authorization: `Bearer ${accessToken}`, 'refresh-token': refreshToken }
    const hello = { body: { lobbyId: game._id, message: 'Hello' } }
    const asked = async () => {
      const { db } = server.ctx
      return db.selectFrom('account').select('must_confirm_email').where('username', '=', 'Linkless').execute()
    }
    expect(await asked()).toEqual([{ must_confirm_email: false }])
    expect(await call(server, sendChat, hello, { headers })).toMatchObject({ ok: true })

    const email = 'linkless@bettle.example'
    const body = { name: 'Lin', email, password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD, tos: true as const }
    const registered = await call(server, register, { body }, { headers })
    if (!registered.ok) throw new Error(registered.failure.error)
    const token = registered.reply.token.accessToken
    expect(await asked()).toEqual([{ must_confirm_email: true }])
    expect(await call(server, sendChat, hello, { token })).toMatchObject({ failure: { code: 'email-unconfirmed' } })
    await call(server, confirms, { body: await linkTo(email) })
    expect(await call(server, sendChat, hello, { token })).toMatchObject({ ok: true })
  })

  it('asks for no confirmation of an address that an administrator enters for an account [A18] [A61]', async () => {
    const { user } = await scenario.admin.gets(adminCreateUser, {
      body: { name: 'Dora', email: 'dora@bettle.example', role: 'player' },
    })
    expect(user.emailConfirmed).toBe(true)
    const ana = await registers('Ana')
    const link = await linkTo(ana.email)
    const changed = await scenario.admin.gets(adminUpdateUser, {
      params: { id: ana.userId },
      body: { email: `set.${ana.email}` },
    })
    expect(changed.user.emailConfirmed).toBe(true)
    expect(await opens(ana)).toMatchObject({ ok: true })
    expect(await call(server, confirms, { body: link })).toMatchObject({ failure: { code: 'link-expired' } })
  })
})

describe('accounts, where the server sends no email', () => {
  it('if the server sends no email, a new account and one registered while email was sent chat and open lobbies without a confirmation [A61] [PR523]', async () => {
    const without = await aScenario()
    try {
      const host = await without.player('Cleo')
      const game = await host.opensLobby()
      const ana = await registers('Ana', without.server)
      const ben = await registers('Ben', without.server)
      const { db } = without.server.ctx
      const asked = await db.selectFrom('account').select('id').where('must_confirm_email', '=', true).execute()
      expect(asked).toEqual([])
      await db.updateTable('account').set({ must_confirm_email: true }).where('id', '=', ben.userId).execute()
      for (const player of [ana, ben]) {
        expect(await isConfirmed(player)).toBe(true)
        await player.joins(game)
        await player.gets(sendChat, { body: { lobbyId: game._id, message: 'Hello' } })
        await player.opensLobby({}, without.match._id)
        expect(await player.asks(sendConfirmation, {})).toMatchObject({ ok: true })
      }
      await without.server.ctx.background.settled()
      expect(await db.selectFrom('email_confirmation').select('hash').execute()).toEqual([])
    } finally {
      await without.ends()
    }
  })
})
