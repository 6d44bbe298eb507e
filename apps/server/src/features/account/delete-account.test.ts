import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  adminDeleteUser,
  adminUpdateUser,
  deleteOwnAccount,
  getSignedPostUrl,
  getSignedUrl,
  type Lobby,
  leaderboard,
  listChat,
  login,
  register,
  sendChat,
  type UserId,
  whoami,
} from '@bettle/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPicture } from '../../../test/support/sample-files.ts'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { signUp, TEST_PASSWORD } from '../../../test/support/sign-in.ts'
import { aServer, call, isUpdate, listen } from '../../../test/support/test-app.ts'
import { newId } from '../../db/ids.ts'
import { failingWork } from '../../jobs/job-store.ts'
import { lobbyTopic } from '../../push/topic.ts'
import { ledgerFaults } from '../ledger/check-ledger.ts'

let scenario: Scenario
beforeAll(async () => {
  scenario = await aScenario()
})
afterAll(() => scenario?.ends())

const deletes = (player: Player, password = TEST_PASSWORD) => player.asks(deleteOwnAccount, { body: { password } })
const rowOf = ({ userId }: { userId: UserId }) =>
  scenario.server.ctx.db.selectFrom('account').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()

describe('the deletion of one’s own account', () => {
  it('deleting one’s own account removes all personal data, and ends its sessions, sockets and links [A15]', async () => {
    const ana = await scenario.player('Ana')
    const { db, clock } = scenario.server.ctx
    const phone = await call(scenario.server, login, { body: ana }, { headers: { 'user-agent': 'the phone of Ana' } })
    const at = clock.date()
    await db
      .insertInto('password_link')
      .values({ hash: newId(), account_id: ana.userId, created_at: at, expires_at: at })
      .execute()
    const socket = await listen(scenario.server, phone.ok ? phone.reply.token.accessToken : '')
    expect(await deletes(ana)).toMatchObject({ ok: true, reply: { message: 'Your account was deleted.' } })

    expect(await socket.closed).toBe(4401)
    expect(await ana.asks(whoami, {})).toMatchObject({ status: 401, failure: { code: 'session-expired' } })
    expect(await call(scenario.server, login, { body: ana })).toMatchObject({ status: 401 })
    const row = await rowOf(ana)
    expect(row).toMatchObject({ deleted_at: at, selected_avatar: null, profile_image_key: null, password_hash: '!' })
    expect(row.username).toMatch(/^Deleted player \w{5}$/)
    const sessions = await db.selectFrom('session').selectAll().where('account_id', '=', ana.userId).execute()
    expect(sessions.map(({ ended_at, device }) => [ended_at, device])).toEqual([
      [at, null],
      [at, null],
    ])
    const links = await db.selectFrom('password_link').selectAll().where('account_id', '=', ana.userId).execute()
    expect(links).toEqual([])
    const left = JSON.stringify([row, sessions]).toLowerCase()
    for (const trace of ['"ana', ana.email, ana.username.toLowerCase()]) expect(left).not.toContain(trace.toLowerCase())
  })

  it('another user can register the email address of a deleted account [A15]', async () => {
    const ana = await scenario.player('Ana')
    await deletes(ana)
    const { email, password } = ana
    const form = { name: 'Ana', email, password, confirmPassword: password, tos: true as const }
    const registered = await call(scenario.server, register, { body: form })
    if (!registered.ok) throw new Error(registered.failure.error)
    const me = await call(scenario.server, whoami, {}, { token: registered.reply.token.accessToken })
    expect(me.ok && me.reply.user?._id).not.toBe(ana.userId)
  })

  it('deleting an account requires the password; a wrong password changes nothing and keeps the user signed in [A15]', async () => {
    const ana = await scenario.player('Ana')
    expect(await deletes(ana, 'Kick-off-2')).toMatchObject({
      status: 403,
      failure: { code: 'forbidden', error: 'The password is wrong.' },
    })
    expect(await ana.gets(whoami, {})).toMatchObject({ isLoggedIn: true, user: { username: ana.username } })
  })

  it('after ten wrong passwords a user’s request to delete the account is refused as rate-limited, even with the right password [A15]', async () => {
    const guarded = await aServer({ config: { rateLimits: true } })
    try {
      const ana = await signUp(guarded.ctx, 'Ana')
      const guess = (password: string) =>
        call(guarded, deleteOwnAccount, { body: { password } }, { token: ana.token.accessToken })
      const guesses = await Promise.all(Array.from({ length: 10 }, () => guess('guess')))
      expect(guesses.map(({ status }) => status)).toEqual(Array(10).fill(403))
      expect(await guess(ana.password)).toMatchObject({ status: 429, failure: { code: 'rate-limited' } })
    } finally {
      await guarded.stop()
    }
  })

  it('the last administrator cannot delete their own account until there is another administrator [A17]', async () => {
    const alone = await aServer()
    try {
      const dana = await signUp(alone.ctx, 'Dana', { role: 'admin' })
      const body = { password: dana.password }
      expect(await call(alone, deleteOwnAccount, { body }, { token: dana.token.accessToken })).toMatchObject({
        status: 403,
        failure: { code: 'forbidden', error: 'This is the only administrator, so the account cannot be deleted.' },
      })
      await signUp(alone.ctx, 'Eve', { role: 'admin' })
      expect(await call(alone, deleteOwnAccount, { body }, { token: dana.token.accessToken })).toMatchObject({
        ok: true,
      })
    } finally {
      await alone.stop()
    }
  })
})

describe('a deleted player', () => {
  it('a deleted player keeps chips, bets and rank under a placeholder name, and another member becomes host [A15]', async () => {
    const ana = await scenario.player('Ana')
    const ben = await scenario.player('Ben')
    const lobby = await ana.opensLobby()
    const { version } = await ben.joins(lobby)
    await ana.bets(30).on('Over 0.5 Corner', lobby)
    const bens = await listen(scenario.server, ben.token.accessToken, [{ topic: lobbyTopic(lobby._id), version }])
    await deletes(ana)

    const { push: changed } = await bens.until(isUpdate('member.changed'))
    expect(changed).toMatchObject({ member: { user: { username: expect.stringMatching(/^Deleted player/) } } })
    const { push: left } = await bens.until(isUpdate('member.left'))
    expect(left).toMatchObject({ userId: ana.userId, hostUser: { _id: ben.userId } })
    const seen = await ben.fetchesLobby(lobby)
    expect(seen.users.find(({ user }) => user._id === ana.userId)).toMatchObject({ present: false, ranked: true })
    expect(seen.hostUser?._id).toBe(ben.userId)
    const ranked = await ben.gets(leaderboard, { params: { lobbyId: lobby._id } })
    expect(ranked.leaderboard.map(({ user }) => user.name)).toContainEqual(expect.stringMatching(/^Deleted player/))
    const { ctx } = scenario.server
    const bets = await ctx.db.selectFrom('bet').select('stake').where('account_id', '=', ana.userId).execute()
    expect(bets).toEqual([{ stake: 30 }])
    expect(await ledgerFaults(ctx.db)).toEqual([])
    bens.close()
  })

  it('members, leaderboard rows, chat messages and pushes flag the username of a deleted account, and of no other account [A15] [PR1061]', async () => {
    const ana = await scenario.player('Ana')
    const ben = await scenario.player('Ben')
    const lobby = await ben.opensLobby()
    await ana.joins(lobby)
    const { version } = await ben.fetchesLobby(lobby)
    await ana.gets(sendChat, { body: { lobbyId: lobby._id, message: 'Bye' } })
    const bens = await listen(scenario.server, ben.token.accessToken, [{ topic: lobbyTopic(lobby._id), version }])
    await deletes(ana)
    const flagged = { _id: ana.userId, username: expect.stringMatching(/^Deleted player \w{5}$/), isDeleted: true }

    const { push: changed } = await bens.until(isUpdate('member.changed'))
    expect(changed).toMatchObject({ member: { user: flagged } })
    const { users } = await ben.fetchesLobby(lobby)
    expect(users.find(({ user }) => user._id === ana.userId)?.user).toMatchObject(flagged)
    expect(users.find(({ user }) => user._id === ben.userId)?.user).not.toHaveProperty('isDeleted')
    const { leaderboard: ranked } = await ben.gets(leaderboard, { params: { lobbyId: lobby._id } })
    expect(ranked.map(({ user }) => [user._id, user.isDeleted]).sort()).toEqual(
      [
        [ana.userId, true],
        [ben.userId, undefined],
      ].sort(),
    )
    const { messages } = await ben.gets(listChat, { query: { lobbyId: lobby._id } })
    expect(messages.map(({ user }) => user)).toEqual([expect.objectContaining(flagged)])
    bens.close()
  })

  it('a deleted player leaves many lobbies in batches; a batch that fails does not undo the deletion and is retried with success [A15]', async () => {
    const ana = await scenario.player('Ana')
    const ben = await scenario.player('Ben')
    const { ctx } = scenario.server
    const lobbies: Lobby[] = []
    for (let n = 0; n < 11; n += 1) lobbies.push(await ben.opensLobby())
    for (const lobby of lobbies) await ana.joins(lobby)
    const broken = lobbies[9]?._id ?? ''
    await sql`create or replace function refuse_leaving() returns trigger language plpgsql as $$
      begin raise exception 'this lobby is broken'; end $$`.execute(ctx.db)
    await sql
      .raw(`create trigger refuse_leaving before update of present on member for each row
        when (new.lobby_id = '${broken}' and new.account_id = '${ana.userId}') execute function refuse_leaving()`)
      .execute(ctx.db)
    const present = async () => {
      const rows = await ctx.db
        .selectFrom('member')
        .select('lobby_id')
        .where('account_id', '=', ana.userId)
        .where('present', '=', true)
        .execute()
      return rows.length
    }
    try {
      await deletes(ana)
      expect((await rowOf(ana)).deleted_at).not.toBeNull()
      expect(await present()).toBe(3)
    } finally {
      await sql`drop trigger refuse_leaving on member`.execute(ctx.db)
    }
    await scenario.server.clock.advance(5000)
    await ctx.jobs.settled()
    expect(await present()).toBe(0)
  })

  it('closes the lobby of a deleted player at once if nobody else is in it [A15] [M9]', async () => {
    const ana = await scenario.player('Ana')
    const lobby = await ana.opensLobby()
    await deletes(ana)
    const row = await scenario.server.ctx.db
      .selectFrom('lobby')
      .select(['status', 'closed_reason'])
      .where('id', '=', lobby._id)
      .executeTakeFirst()
    expect(row).toEqual({ status: 'closed', closed_reason: 'everyone-left' })
  })
})

describe('the deletion of an account by an administrator', () => {
  it('removes the picture of a deleted account unless another account shows the same picture [A15]', async () => {
    const { server, admin } = scenario
    const ana = await scenario.player('Ana')
    const ben = await scenario.player('Ben')
    const bytes = await aPicture()
    const { signedPostUrl, objectId } = await admin.gets(getSignedPostUrl, {
      params: { fileName: 'ana.jpg', contentType: 'image/jpeg' },
      query: {},
    })
    const put = { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': 'image/jpeg' } }
    expect((await fetch(new URL(signedPostUrl, server.url), put)).status).toBe(200)
    const request = { params: { key: objectId }, query: {} }
    const { signedUrl } = await admin.gets(getSignedUrl, request)
    for (const { userId } of [ana, ben]) {
      await admin.gets(adminUpdateUser, { params: { id: userId }, body: { profileImageKey: objectId } })
    }
    const statusAfterDeletion = async ({ userId }: Player) => {
      await admin.gets(adminDeleteUser, { params: { id: userId } })
      await server.ctx.background.settled()
      return (await fetch(new URL(signedUrl, server.url))).status
    }
    expect(await statusAfterDeletion(ana)).toBe(200)
    expect(await statusAfterDeletion(ben)).toBe(404)
    expect(await admin.isRefused(getSignedUrl, request)).toBe('not-found')
  })

  /** Uploads a picture that only its owner sees, and returns its key. */
  async function uploads(player: Player): Promise<string> {
    const { signedPostUrl, objectId } = await player.gets(getSignedPostUrl, {
      params: { fileName: 'ana.jpg', contentType: 'image/jpeg' },
      query: {},
    })
    const put = { method: 'PUT', body: new Uint8Array(await aPicture()), headers: { 'content-type': 'image/jpeg' } }
    await fetch(new URL(signedPostUrl, scenario.server.url), put)
    await player.gets(getSignedUrl, { params: { key: objectId }, query: {} })
    return objectId
  }
  const isStored = async (key: string) => {
    const { storage } = scenario.server.ctx
    return (
      (await storage.sizeOf(`files/${key}`)) !== undefined || (await storage.sizeOf(`thumbnails/${key}`)) !== undefined
    )
  }

  it('removes the private pictures of a deleted account [A15]', async () => {
    const { server, admin } = scenario
    const ana = await scenario.player('Ana')
    const key = await uploads(ana)
    expect(await isStored(key)).toBe(true)
    await admin.gets(adminDeleteUser, { params: { id: ana.userId } })
    await server.ctx.background.settled()
    expect(await isStored(key)).toBe(false)
    expect(await admin.isRefused(getSignedUrl, { params: { key }, query: {} })).toBe('not-found')
  })

  it('removes all pictures of a deleted account that the storage can delete, and retries the others until they are removed [A15]', async () => {
    const { server, admin } = scenario
    const { ctx, clock } = server
    const ana = await scenario.player('Ana')
    const keys = [await uploads(ana), await uploads(ana), await uploads(ana)].sort()
    const [first = '', ...others] = keys
    // A folder at the path of the file makes the storage fail for this key.
    const inTheWay = join(ctx.config.dataDir, 'files', 'thumbnails', first)
    await rm(inTheWay, { force: true })
    await mkdir(inTheWay, { recursive: true })

    await admin.gets(adminDeleteUser, { params: { id: ana.userId } })
    await ctx.background.settled()
    expect(await Promise.all(others.map(isStored))).toEqual([false, false])
    for (const key of keys)
      expect(await admin.isRefused(getSignedUrl, { params: { key }, query: {} })).toBe('not-found')
    // The job is stored in the database, so a restarted server continues with it.
    expect(await failingWork(ctx.db)).toMatchObject([{ kind: 'remove-picture', key: first, attempts: 1 }])

    await rm(inTheWay, { recursive: true })
    await ctx.storage.write(`thumbnails/${first}`, await aPicture(), 'image/jpeg')
    await clock.advance(5000)
    await ctx.jobs.settled()
    expect(await isStored(first)).toBe(false)
  })

  it('an administrator’s deletion of an account ends its session and socket and removes its address; a second deletion answers not-found [A15] [A16]', async () => {
    const ana = await scenario.player('Ana')
    const socket = await listen(scenario.server, ana.token.accessToken)
    const request = { params: { id: ana.userId } }
    expect(await scenario.admin.asks(adminDeleteUser, request)).toMatchObject({ ok: true })
    expect(await socket.closed).toBe(4401)
    expect(await ana.isRefused(whoami, {})).toBe('session-expired')
    expect((await rowOf(ana)).email).toBe(`${ana.userId}@deleted.invalid`)
    expect(await scenario.admin.isRefused(adminDeleteUser, request)).toBe('not-found')
    expect(await scenario.admin.isRefused(adminDeleteUser, { params: { id: newId<UserId>() } })).toBe('not-found')
  })

  it('refuses to let a player delete another account [A15]', async () => {
    const ana = await scenario.player('Ana')
    const ben = await scenario.player('Ben')
    expect(await ana.isRefused(adminDeleteUser, { params: { id: ben.userId } })).toBe('forbidden')
    expect(await ben.gets(whoami, {})).toMatchObject({ isLoggedIn: true })
  })
})
