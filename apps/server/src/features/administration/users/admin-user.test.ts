import {
  adminCreateUser,
  adminDeleteUser,
  adminGetUser,
  adminListUsers,
  adminUpdateUser,
  getSignedPostUrl,
  login,
  resetPassword,
  type User,
  type UserId,
  whoami,
} from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMailServer, linkIn, type MailServer } from '../../../../test/support/network/mail-server.ts'
import { aFilm, aPicture, HTML } from '../../../../test/support/sample-files.ts'
import { aScenario, type Player, type Scenario } from '../../../../test/support/scenario.ts'
import { TEST_PASSWORD } from '../../../../test/support/sign-in.ts'
import { call, listen } from '../../../../test/support/test-app.ts'
import { newId } from '../../../db/ids.ts'
import { transaction } from '../../../db/transaction.ts'
import { insertAccount } from '../../user/account-store.ts'

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

let userCount = 0
const anAddress = () => `person${++userCount}@example.com`
const users = (query: Record<string, unknown> = {}) => admin.gets(adminListUsers, { query })
const aUser = async (form: Record<string, unknown> = {}): Promise<User> =>
  (await admin.gets(adminCreateUser, { body: { name: 'Cleo', email: anAddress(), ...form } })).user
const changes = (id: UserId, body: Record<string, unknown>) => admin.asks(adminUpdateUser, { params: { id }, body })

describe("the administrators' list of accounts", () => {
  it('the list of accounts contains active accounts of users, and no bots or deleted accounts [A18]', async () => {
    const ana = await scenario.player('Ana')
    const ben = await scenario.player('Ben')
    const { ctx } = scenario.server
    const bot = await transaction(ctx, (tx) =>
      insertAccount(tx, { name: 'Bot', email: 'bot@example.com', passwordHash: '!', isBot: true }, ctx.clock.now()),
    )
    await admin.gets(adminDeleteUser, { params: { id: ben.userId } })
    const ids = (await users()).users.map(({ _id }) => _id)
    expect(ids).toContain(ana.userId)
    expect(ids).not.toContain(ben.userId)
    expect(ids).not.toContain(bot.id)
    for (const id of [ben.userId, bot.id as UserId]) {
      expect(await admin.isRefused(adminGetUser, { params: { id } })).toBe('not-found')
      expect(await changes(id, { name: 'X' })).toMatchObject({ failure: { code: 'not-found' } })
      expect(await admin.isRefused(adminDeleteUser, { params: { id } })).toBe('not-found')
    }
  })

  it('an administrator can search, sort and page the list of accounts [A18]', async () => {
    for (const name of ['Page Cleo', 'Page Ana', 'Page Ben']) await aUser({ name })
    const page = async (query: Record<string, unknown>) => {
      const { users: found, total } = await users({ q: 'page ', ...query })
      return [found.map(({ name }) => name), total]
    }
    expect(await page({ sort: 'name', page: 1, pageSize: 2 })).toEqual([['Page Ana', 'Page Ben'], 3])
    expect(await page({ sort: 'name', page: 2, pageSize: 2 })).toEqual([['Page Cleo'], 3])
    expect(await page({ sort: '-name', pageSize: 1 })).toEqual([['Page Cleo'], 3])
    expect(await admin.isRefused(adminListUsers, { query: { sort: 'passwordHash' } })).toBe('invalid-request')
  })

  it('the pages of the list of accounts have no duplicates, even for accounts created at the same moment [D1]', async () => {
    for (let number = 0; number < 7; number += 1) await aUser({ name: 'Twin Ben' })
    const pages = [1, 2, 3, 4].map((page) => users({ q: 'twin ben', sort: 'name', page, pageSize: 2 }))
    const ids = (await Promise.all(pages)).flatMap(({ users: found }) => found.map(({ _id }) => _id))
    expect(ids).toHaveLength(7)
    expect(new Set(ids).size).toBe(7)
  })

  it('refuses a player the list of accounts and a change of their own role [A18]', async () => {
    const ana = await scenario.player('Ana')
    expect(await ana.isRefused(adminListUsers, { query: {} })).toBe('forbidden')
    expect(await ana.isRefused(adminUpdateUser, { params: { id: ana.userId }, body: { role: 'admin' } })).toBe(
      'forbidden',
    )
    expect((await ana.gets(whoami, {})).user?.role).toBe('player')
  })
})

describe('the creation of an account by an administrator', () => {
  it('mails a link to the owner of an account that an administrator creates, who must set a password before signing in [A18]', async () => {
    const email = anAddress()
    const user = await aUser({ email, username: 'Cleo the coach', role: 'admin' })
    expect(user).toMatchObject({ username: 'Cleo the coach', role: 'admin', lastLoginAt: null })
    for (const password of ['!', TEST_PASSWORD]) {
      expect(await call(scenario.server, login, { body: { email, password } })).toMatchObject({ status: 401 })
    }
    await scenario.server.ctx.background.settled()
    const { searchParams } = linkIn(await mailServer.mailTo(email))
    const link = { token: searchParams.get('token') ?? '', id: searchParams.get('id') ?? '' }
    const body = { password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD, ...link }
    expect(await call(scenario.server, resetPassword, { body })).toMatchObject({ ok: true })
    const signedIn = await call(scenario.server, login, { body: { email, password: TEST_PASSWORD } })
    expect(signedIn).toMatchObject({ ok: true })
  })

  it('refuses to create an account if the address or the username is taken, or the picture is invalid [A18]', async () => {
    const cleo = await aUser({ username: 'The only Cleo' })
    const refused = (form: Record<string, unknown>) =>
      admin.isRefused(adminCreateUser, { body: { name: 'Cleo', email: anAddress(), ...form } })
    expect(await refused({ email: cleo.email.toUpperCase() })).toBe('email-taken')
    expect(await refused({ username: 'the ONLY cleo' })).toBe('username-taken')
    expect(await refused({ username: 'admin' })).toBe('username-taken')
    expect(await refused({ profileImageKey: 'nothing.png' })).toBe('not-found')
  })
})

describe('a change of an account by an administrator', () => {
  it('an administrator’s change of an account, by PUT or by POST, changes the given fields and the time of the last change [A18]', async () => {
    const cleo = await aUser()
    const email = anAddress()
    await scenario.server.clock.advance(1000)
    const changed = await changes(cleo._id, { name: 'Cleopatra', email })
    const expected = { ...cleo, name: 'Cleopatra', email, updatedAt: scenario.server.clock.date().toISOString() }
    expect(changed).toMatchObject({ reply: { user: expected } })
    const posted = await admin.asks(
      { ...adminUpdateUser, method: 'POST' },
      { params: { id: cleo._id }, body: { name: 'C' } },
    )
    expect(posted).toMatchObject({ ok: true, reply: { user: { ...expected, name: 'C' } } })
    expect(await admin.gets(adminGetUser, { params: { id: cleo._id } })).toMatchObject({ user: { name: 'C' } })
  })

  it('an administrator can give an account only a picture that was uploaded and checked [A18]', async () => {
    const cleo = await aUser()
    const upload = async (type: 'image/jpeg' | 'video/mp4', bytes?: Buffer) => {
      const { signedPostUrl, objectId } = await admin.gets(getSignedPostUrl, {
        params: { fileName: 'cleo', contentType: type },
        query: {},
      })
      const init = { method: 'PUT', headers: { 'content-type': type } }
      if (bytes) await fetch(new URL(signedPostUrl, scenario.server.url), { ...init, body: new Uint8Array(bytes) })
      return objectId
    }
    const codeOf = async (profileImageKey: string) => {
      const answer = await changes(cleo._id, { profileImageKey })
      return answer.ok || answer.failure.code
    }
    expect(await codeOf(await upload('image/jpeg'))).toBe('not-found')
    expect(await codeOf(await upload('image/jpeg', HTML))).toBe('unsupported-type')
    expect(await codeOf(await upload('video/mp4', aFilm()))).toBe('unsupported-type')
    expect(await codeOf(await upload('image/jpeg', await aPicture()))).toBe(true)
  })

  it('refuses to change an account to a taken address or username, and to change an unknown account [A18]', async () => {
    const ana = await aUser()
    const cleo = await aUser()
    const codeOf = async (id: UserId, body: Record<string, unknown>) => {
      const answer = await changes(id, body)
      return answer.ok || answer.failure.code
    }
    expect(await codeOf(cleo._id, { email: ana.email.toUpperCase() })).toBe('email-taken')
    expect(await codeOf(cleo._id, { username: ana.username })).toBe('username-taken')
    expect(await codeOf(cleo._id, { profileImageKey: 'nothing.png' })).toBe('not-found')
    expect(await codeOf(newId<UserId>(), { name: 'X' })).toBe('not-found')
    expect(await codeOf(cleo._id, { profileImageKey: null, email: cleo.email })).toBe(true)
  })

  it('after an administrator changes the address of an account, the password link that was mailed to the old address is refused [A18]', async () => {
    const email = anAddress()
    const cleo = await aUser({ email })
    await scenario.server.ctx.background.settled()
    const { searchParams } = linkIn(await mailServer.mailTo(email))
    await changes(cleo._id, { email: anAddress() })
    const link = { token: searchParams.get('token') ?? '', id: cleo._id }
    const body = { password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD, ...link }
    expect(await call(scenario.server, resetPassword, { body })).toMatchObject({ failure: { code: 'link-expired' } })
  })
})

describe("a change of a user's role", () => {
  it("a new role takes effect at once, for promotion and demotion, and closes the user's open sockets [A16]", async () => {
    const ana = await scenario.player('Ana')
    const before = await listen(scenario.server, ana.token.accessToken)
    await changes(ana.userId, { role: 'admin' })
    expect(await before.closed).toBe(4401)
    expect(await ana.gets(adminListUsers, { query: {} })).toMatchObject({ users: expect.any(Array) })

    const asAdmin = await listen(scenario.server, ana.token.accessToken)
    await changes(ana.userId, { role: 'player' })
    expect(await asAdmin.closed).toBe(4401)
    expect(await ana.isRefused(adminListUsers, { query: {} })).toBe('forbidden')
    expect((await ana.gets(whoami, {})).user?.permissions).toEqual({ isAdmin: false })
  })

  it('a change of an account that keeps its role closes no sockets [A16]', async () => {
    const ana = await scenario.player('Ana')
    const socket = await listen(scenario.server, ana.token.accessToken)
    await changes(ana.userId, { role: 'player', name: 'Ana the player' })
    await socket.done()
    expect(socket.ws.readyState).toBe(socket.ws.OPEN)
    socket.close()
  })

  it('refuses to demote or to delete the last administrator [A17]', async () => {
    const { users: all } = await users()
    for (const { _id } of all.filter(({ role, _id }) => role === 'admin' && _id !== admin.userId)) {
      await changes(_id, { role: 'player' })
    }
    expect(await changes(admin.userId, { role: 'player', name: 'Nobody' })).toMatchObject({
      status: 403,
      failure: { code: 'forbidden', error: 'This is the only administrator, so the account cannot be demoted.' },
    })
    expect(await admin.asks(adminDeleteUser, { params: { id: admin.userId } })).toMatchObject({
      status: 403,
      failure: { error: 'This is the only administrator, so the account cannot be deleted.' },
    })
    expect((await admin.gets(whoami, {})).user).toMatchObject({ name: 'Admin', role: 'admin' })
  })
})
