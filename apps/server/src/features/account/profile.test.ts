import {
  type AvatarId,
  adminUpdateUser,
  listLobbies,
  lobbyDetails,
  muteMember,
  updateAvatar,
  updateProfile,
  whoami,
} from '@bettle/contract'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { signUp } from '../../../test/support/sign-in.ts'
import { aServer, call, isUpdate, listen } from '../../../test/support/test-app.ts'
import { newId } from '../../db/ids.ts'
import { lobbyTopic } from '../../push/topic.ts'

let scenario: Scenario
beforeAll(async () => {
  scenario = await aScenario()
})
afterAll(() => scenario?.ends())

const anAvatar = async (): Promise<AvatarId> => {
  const id = newId<AvatarId>()
  const now = scenario.server.clock.date()
  const { db } = scenario.server.ctx
  await db.insertInto('avatar').values({ id, name: 'Fox', image: 'fox', created_at: now, updated_at: now }).execute()
  return id
}
const names = (player: Player, username: string) => player.asks(updateProfile, { body: { username } })
const usernameOf = async (player: Player) => (await player.gets(whoami, {})).user?.username

describe('a username', () => {
  it('a change of the username leaves the other fields of the profile unchanged [A13]', async () => {
    const ana = await scenario.player('Ana')
    const selectedAvatar = await anAvatar()
    await ana.gets(updateProfile, { body: { selectedAvatar } })
    await scenario.server.clock.advance(1000)
    const { user } = await ana.gets(updateProfile, { body: { username: 'Queen Ana' } })
    expect(user).toMatchObject({
      username: 'Queen Ana',
      selectedAvatar,
      updatedAt: scenario.server.clock.date().toISOString(),
    })
    expect((await ana.gets(whoami, {})).user).toEqual(user)
    expect((await ana.gets(updateProfile, { body: {} })).user).toMatchObject({ username: 'Queen Ana', selectedAvatar })
  })

  it('a username is unique without regard to case, Unicode form or width, and its owner may change the spelling [A13]', async () => {
    const ana = await scenario.player('Ana')
    const ben = await scenario.player('Ben')
    await ana.gets(updateProfile, { body: { username: 'Sørén 10' } })
    for (const username of ['Sørén 10', 'SØRÉN 10', '  sørén   １０ ', 'sørén 10'.normalize('NFD')]) {
      expect(await names(ben, username)).toMatchObject({
        status: 409,
        failure: { code: 'username-taken', error: 'This username is taken.' },
      })
    }
    expect(await names(ana, 'SØRÉN 10')).toMatchObject({ ok: true, reply: { user: { username: 'SØRÉN 10' } } })
  })

  it('refuses a username that looks like another user’s username; a user who has such a username from an older version keeps it [A13] [PR60]', async () => {
    const ana = await scenario.player('Ana')
    const ben = await scenario.player('Ben')
    await ana.gets(updateProfile, { body: { username: 'Poacher' } })
    for (const username of ['Роасhеr', 'ΡOACHER', 'P0acher', 'ᴘoacher', 'Pöacher']) {
      expect(await names(ben, username)).toMatchObject({ status: 409, failure: { code: 'username-taken' } })
    }
    const { db } = scenario.server.ctx
    await db
      .updateTable('account')
      .set({ username: 'Роасhеr', username_key: 'of an older version' })
      .where('id', '=', ben.userId)
      .execute()
    expect(await names(ben, 'Роасhеr')).toMatchObject({ status: 409 })
    expect(await ben.asks(updateProfile, { body: { selectedAvatar: null } })).toMatchObject({
      ok: true,
      reply: { user: { username: 'Роасhеr' } },
    })
  })

  it('refuses a user’s fourth change of the username in a day, and any change while muted; setting the same username does not count [A27] [PR60]', async () => {
    const guarded = await aScenario({ config: { rateLimits: true } })
    const ana = await guarded.player('Ana')
    const host = await guarded.player('Ben')
    for (const username of ['Ana the first', 'Ana the second', 'Ana the third']) {
      await ana.gets(updateProfile, { body: { username } })
      await ana.gets(updateProfile, { body: { username } })
    }
    const fourth = await names(ana, 'Ana the fourth')
    expect(fourth).toMatchObject({ status: 429, failure: { code: 'rate-limited' } })
    expect(fourth.headers.get('retry-after')).toBe('86400')
    await guarded.server.clock.advance(24 * 60 * 60 * 1000)
    const lobby = await host.opensLobby()
    await ana.joins(lobby)
    await host.gets(muteMember, { body: { lobbyId: lobby._id, userId: ana.userId } })
    expect(await names(ana, 'Ana the fourth')).toMatchObject({ status: 403, failure: { code: 'muted' } })
    expect(await ana.asks(updateProfile, { body: { selectedAvatar: null } })).toMatchObject({ ok: true })
    await guarded.server.clock.advance(15 * 60 * 1000)
    expect(await names(ana, 'Ana the fourth')).toMatchObject({ ok: true })
    await guarded.ends()
  })

  it('refuses a username that imitates the operator of the site [A13]', async () => {
    const ana = await scenario.player('Ana')
    for (const username of [
      'Admin',
      'bettle',
      'ｓｕｐｐｏｒｔ',
      'Аdmin',
      'Bettle Support',
      'Админ',
      'Deleted player x',
    ]) {
      expect(await names(ana, username)).toMatchObject({ failure: { code: 'username-taken' } })
    }
  })

  it.each([
    ['empty', '', 'Please provide a username'],
    ['made of blanks only', ' \u3000\t ', 'Please provide a username'],
    ['21 characters long', 'x'.repeat(21), 'Usernames have at most 20 characters'],
    ['too long once it is normalised', '\uFDFA'.repeat(2), 'Usernames have at most 20 characters'],
    ['written with a character that reverses text', 'Ana\u202Enimda', 'Please use visible characters in a username'],
    ['written with a zero-width space', 'A\u200Bna', 'Please use visible characters in a username'],
    ['made of an invisible letter only', '\u3164', 'Please use visible characters in a username'],
    ['written with an empty Braille pattern', 'Ana\u2800', 'Please use visible characters in a username'],
    ['written with a control character', 'Ana\u0007', 'Please use visible characters in a username'],
    ['made of marks without a letter', '\u0301\u0301', 'Please provide a username'],
  ])('[A13] refuses a username that is %s [PR59]', async (_what, username, message) => {
    const ana = await scenario.player('Ana')
    expect(await names(ana, username)).toMatchObject({
      status: 400,
      failure: { code: 'invalid-request', issues: [{ path: 'username', message }] },
    })
    expect(await usernameOf(ana)).toBe(ana.username)
  })

  it.each(['Ana', 'Zoë', '李小龍', 'مريم', 'O’Neill-2', '⚽ keeper', '❤️'])(
    'accepts the username %s [A13]',
    async (username) => {
      const ana = await scenario.player('Ana')
      const unique = `${username}${Math.floor(scenario.server.clock.now() / 1000) % 1000}`
      await scenario.server.clock.advance(1000)
      expect(await names(ana, unique)).toMatchObject({ ok: true })
    },
  )

  it('a user’s request to change the username does not change the role, the email address or the name [A13]', async () => {
    const ana = await scenario.player('Ana')
    const body = { username: 'Only this', role: 'admin', email: 'x@example.com', name: 'X' }
    const { user } = await ana.gets(updateProfile, { body })
    expect(user).toMatchObject({ username: 'Only this', role: 'player', email: ana.email, name: 'Ana' })
  })
})

describe('an avatar', () => {
  it('a user chooses and removes an avatar, and gets not-found when choosing an unknown avatar [A13]', async () => {
    const ana = await scenario.player('Ana')
    const selectedAvatar = await anAvatar()
    expect((await ana.gets(updateAvatar, { body: { selectedAvatar } })).user).toMatchObject({
      selectedAvatar,
      username: ana.username,
    })
    for (const route of [updateAvatar, updateProfile]) {
      expect(await ana.asks(route, { body: { selectedAvatar: newId<AvatarId>() } })).toMatchObject({
        status: 404,
        failure: { code: 'not-found' },
      })
    }
    expect((await ana.gets(updateAvatar, { body: { selectedAvatar: null } })).user.selectedAvatar).toBeNull()
  })
})

it('answers 404 to a user who chooses an avatar that does not exist, and logs no warning [A13]', async () => {
  const logged: string[] = []
  const server = await aServer({ log: pino({ level: 'warn' }, { write: (line) => logged.push(line) }) })
  const ana = await signUp(server.ctx, 'Ana')
  const body = { selectedAvatar: newId<AvatarId>() }
  expect(await call(server, updateAvatar, { body }, { headers: ana.headers })).toMatchObject({ status: 404 })
  await server.stop()
  expect(logged).toEqual([])
})

describe('a changed profile on others’ screens', () => {
  it('publishes a host’s changed username and avatar to the host’s lobby, and the username to the list of lobbies [A14]', async () => {
    const ana = await scenario.player('Ana')
    const ben = await scenario.player('Ben')
    const lobby = await ana.opensLobby()
    const { version } = await ben.joins(lobby)
    const bens = await listen(scenario.server, ben.token.accessToken, [
      { topic: lobbyTopic(lobby._id), version },
      'hub',
    ])
    const selectedAvatar = await anAvatar()
    await ana.gets(updateProfile, { body: { username: 'Ana the first', selectedAvatar } })
    const { push } = await bens.until(isUpdate('member.changed'))
    expect(push).toMatchObject({ member: { user: { username: 'Ana the first', selectedAvatar }, isHost: true } })
    const inList = await bens.until(isUpdate('lobby.changed'))
    expect(inList.push).toMatchObject({ lobby: { _id: lobby._id, hostUser: { username: 'Ana the first' } } })
    expect((await ben.fetchesLobby(lobby)).hostUser?.username).toBe('Ana the first')
    const { lobbies } = await ben.gets(listLobbies, {})
    expect(lobbies.find(({ _id }) => _id === lobby._id)?.hostUser?.username).toBe('Ana the first')
    bens.close()
  })

  it('other members see the picture that an administrator gave a user until the user chooses an avatar [A35] [PR294]', async () => {
    const ana = await scenario.player('Ana')
    const ben = await scenario.player('Ben')
    const lobby = await ana.opensLobby()
    await ben.joins(lobby)
    const { ctx } = scenario.server
    const key = `ana-${newId().slice(0, 25)}`
    const at = ctx.clock.date()
    const file = { owner_id: null, file_name: 'ana', declared_type: 'image/png', is_public: false, created_at: at }
    const ready = { state: 'ready', content_type: 'image/png', size: 1, refused_as: null, checked_at: at } as const
    await ctx.db
      .insertInto('stored_file')
      .values({ key, ...file, ...ready, viewable_by_any_user: true })
      .execute()
    const socket = await listen(scenario.server, ben.token.accessToken, [`lobby:${lobby._id}`])
    await scenario.admin.gets(adminUpdateUser, { params: { id: ana.userId }, body: { profileImageKey: key } })
    await socket.until(isUpdate('member.changed'))
    const shown = async () => {
      const { users, hostUser, leaderboard } = await ben.fetchesLobby(lobby)
      const faces = [hostUser, ...users.map(({ user }) => user), ...leaderboard.map(({ user }) => user)]
      return faces.filter((face) => face?._id === ana.userId).map((face) => face?.profileImageKey)
    }
    expect(new Set(await shown())).toEqual(new Set([key]))
    const { lobbies } = await ben.gets(listLobbies, { query: {} })
    expect(lobbies.find(({ _id }) => _id === lobby._id)?.hostUser?.profileImageKey).toBe(key)
    await ana.gets(updateAvatar, { body: { selectedAvatar: await anAvatar() } })
    expect(new Set(await shown())).toEqual(new Set([undefined]))
    socket.close()
  })

  it('a profile change that sets the same username, or nothing, leaves the version of the user’s lobby unchanged [A14]', async () => {
    const ana = await scenario.player('Ana')
    const lobby = await ana.opensLobby()
    const { version } = await ana.fetchesLobby(lobby)
    await ana.gets(updateProfile, { body: { username: ana.username } })
    await ana.gets(updateProfile, { body: {} })
    expect((await ana.fetchesLobby(lobby)).version).toBe(version)
  })

  it('a host’s changed username reaches the members of a lobby of an abandoned match by a push and by a request with the old ETag [A14]', async () => {
    const ana = await scenario.player('Ana')
    const ben = await scenario.player('Ben')
    const lobby = await ana.opensLobby()
    await ben.joins(lobby)
    await scenario.server.ctx.db
      .updateTable('match')
      .set({ status: 'abandoned' })
      .where('id', '=', scenario.match._id)
      .execute()
    const before = await ben.asks(lobbyDetails, { params: { lobbyId: lobby._id } })
    const etag = before.headers.get('etag') ?? ''
    const version = before.ok ? before.reply.version : 0
    const bens = await listen(scenario.server, ben.token.accessToken, [{ topic: lobbyTopic(lobby._id), version }])
    await ana.gets(updateProfile, { body: { username: 'Ana afterwards' } })
    const after = await ben.asks(lobbyDetails, { params: { lobbyId: lobby._id } }, { 'if-none-match': etag })
    expect(after).toMatchObject({
      status: 200,
      reply: { hostUser: { username: 'Ana afterwards' }, version: version + 1 },
    })
    // A version that is not published to the subscriber would be a gap, so the push is required.
    expect(await bens.until(isUpdate('member.changed'))).toMatchObject({
      version: version + 1,
      push: { member: { user: { username: 'Ana afterwards' }, isHost: true } },
    })
    bens.close()
  })
})
