import {
  adminListLobbies,
  adminListUsers,
  forgotPassword,
  getGuide,
  getReceipt,
  guestPlay,
  invitation,
  joinLobby,
  type Lobby,
  leaveLobby,
  listLobbies,
  listMatches,
  listMyGames,
  listResults,
  lobbyByCode,
  lobbyDetails,
  login,
  logout,
  ownLedger,
  placeBet,
  type Reply,
  type RouteSpec,
  register,
  startGuestGame,
  whoami,
} from '@bettle/contract'
import { passesForHouse } from '@bettle/rules'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { aScenario } from '../../../test/support/scenario.ts'
import { signUp, TEST_PASSWORD } from '../../../test/support/sign-in.ts'
import { aServer, call, listen, type ServerOptions, type TestServer } from '../../../test/support/test-app.ts'
import { transaction } from '../../db/transaction.ts'
import { insertGuest } from '../user/guest-account.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

let server: TestServer
afterEach(() => server.stop())

async function aServerForGuests(options: ServerOptions['config'] = {}): Promise<void> {
  server = await aServer({ config: { guests: true, ...options } })
}

interface Guest {
  readonly headers: Record<string, string>
  readonly lobbyId: Lobby['_id']
}

const headersOf = ({ accessToken, refreshToken }: { accessToken: string; refreshToken: string }) => ({
  authorization: `Bearer ${accessToken}`,
  'refresh-token': refreshToken,
})

function replied<R extends RouteSpec>(came: Awaited<ReturnType<typeof call<R>>>): Reply<R> {
  if (!came.ok) throw new Error(`${came.status} ${came.failure.code}`)
  return came.reply
}

async function aGuest(): Promise<Guest> {
  const { token, lobbyId } = replied(await call(server, startGuestGame, {}))
  if (!token) throw new Error('no token')
  return { headers: headersOf(token), lobbyId }
}

const lobbyOf = async ({ headers, lobbyId }: Guest): Promise<Lobby> =>
  replied(await call(server, lobbyDetails, { params: { lobbyId } }, { headers }))

/** Bets on the first option of the next round. */
async function bets(guest: Guest, stake: number) {
  const { odds, upcomingRounds } = await lobbyOf(guest)
  const option = odds[0]
  const round = upcomingRounds[0]
  if (!option || !round) throw new Error('nothing to bet on')
  const body = { lobbyId: guest.lobbyId, oddsId: option._id, matchRoundId: round._id, stake, odds: option.odds }
  return replied(await call(server, placeBet, { body }, { headers: guest.headers }))
}

/** Advances the clock in steps short enough for the end of a round. */
async function goesOn(ms: number): Promise<void> {
  for (let elapsed = 0; elapsed < ms; elapsed += 3 * SECOND) await server.clock.advance(3 * SECOND)
}

/** Creates guests that have only an account; returns their ids. */
async function guestsIn(count: number): Promise<readonly string[]> {
  const ids: string[] = []
  while (ids.length < count) ids.push(await transaction(server.ctx, (tx) => insertGuest(tx, server.clock.now())))
  return ids
}

async function guestsLeft(): Promise<readonly string[]> {
  const guests = server.ctx.db.selectFrom('account').select('id').where('guest_until', 'is not', null)
  return (await guests.orderBy('id').execute()).map(({ id }) => id)
}

const FORM = { name: 'Ana', email: 'ana@bettle.example', password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD }
const registers = (headers: Record<string, string>, form: Partial<typeof FORM> = {}) =>
  call(server, register, { body: { ...FORM, ...form, tos: true } }, { headers })

describe('a guest', () => {
  it('a guest plays at once: signed in, with a name that says guest, without an email address, and with the first-bet guide [G1] [PR257] [PR259]', async () => {
    await aServerForGuests()
    const guest = await aGuest()
    const { user } = replied(await call(server, whoami, {}, { headers: guest.headers }))
    expect(user).toMatchObject({ isGuest: true, role: 'player', email: '' })
    expect(user?.username).toMatch(/^Guest \d{4}$/)
    expect(passesForHouse(user?.username ?? '')).toBe(false)
    expect(replied(await call(server, getGuide, {}, { headers: guest.headers }))).toEqual({ wanted: true })
    const lobby = await lobbyOf(guest)
    expect(lobby.currentUser.user._id).toBe(user?._id)
    expect(lobby.match).toMatchObject({ tempo: 20, isPractice: true, isTrial: true })
    expect(lobby.gameSettings).toMatchObject({ isPrivate: true, allowChatting: false, allowSpectators: false })
    // A second request, from another tab or after a lost reply, returns the same game.
    const again = replied(await call(server, startGuestGame, {}, { headers: guest.headers }))
    expect(again).toEqual({ lobbyId: guest.lobbyId, lobbyCode: lobby.lobbyCode, matchId: lobby.match._id })
  })

  it('refuses a trial game where trial games are off, and to a signed-in member [G1] [PR258]', async () => {
    server = await aServer()
    expect(await call(server, startGuestGame, {})).toMatchObject({ status: 404, failure: { code: 'not-found' } })
    expect(replied(await call(server, guestPlay, {}))).toEqual({ trial: 'off', lobbies: [] })
    await server.stop()
    await aServerForGuests()
    const ben = await signUp(server.ctx, 'Ben')
    const came = await call(server, startGuestGame, {}, { headers: ben.headers })
    expect(came).toMatchObject({ status: 403, failure: { code: 'forbidden' } })
    expect(await server.ctx.db.selectFrom('guest_game').selectAll().execute()).toEqual([])
  })

  it('a room of forty people at one network address plays trial games; a script gets sixty in six minutes [G2] [PR261] [PR791]', async () => {
    await aServerForGuests({ rateLimits: true })
    // Forty people start a game each. The games are removed, so that only the limit by client is under test.
    const answers: string[] = []
    for (let start = 0; start < 62; start += 1) {
      const came = await call(server, startGuestGame, {})
      answers.push(came.ok ? 'started' : came.failure.code)
      await server.ctx.db.deleteFrom('guest_game').execute()
    }
    expect(answers.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 'started'))
    expect(new Set(answers.slice(60))).toEqual(new Set(['rate-limited']))
    const guests = server.ctx.db.selectFrom('account').select('id').where('guest_until', 'is not', null)
    expect(await guests.execute()).toHaveLength(60)
    await server.clock.advance(6 * MINUTE)
    expect((await call(server, startGuestGame, {})).ok).toBe(true)
  }, 120_000)

  it('a visitor sees the open public lobbies while all trial games are in use, and how long the oldest still runs; a start that a crash interrupted frees its game later [G2] [PR262]', async () => {
    await aServerForGuests()
    const { ctx } = server
    const scenario = await aScenario({ on: server })
    const lobby = await (await scenario.player('Ben')).opensLobby()
    await (await scenario.player('Dora')).opensLobby({ isPrivate: true })
    await aGuest()
    await server.clock.advance(30 * SECOND)
    const held_until = new Date(ctx.clock.now() + 10 * MINUTE)
    for (let index = 0; index < 79; index += 1) {
      const { userId } = await signUp(ctx, `Cleo ${index}`)
      await ctx.db
        .insertInto('guest_game')
        .values({ account_id: userId, match_id: null, lobby_id: null, held_by: null, held_until })
        .execute()
    }
    const refused = await call(server, startGuestGame, {})
    expect(refused).toMatchObject({ status: 409, failure: { code: 'guests-full' } })
    // The first game began 30 s ago. It waits a minute for a bet, and its ninety minutes take four and a half.
    expect(Number(refused.headers.get('retry-after'))).toBe(330 - 30)
    const started = replied(await call(server, guestPlay, {}))
    expect(started).toMatchObject({
      trial: 'full',
      lobbies: [{ lobbyCode: lobby.lobbyCode, hostUser: { username: 'Ben' } }],
    })
    expect(started.lobbies).toHaveLength(1)
    expect(JSON.stringify(started)).not.toContain(lobby._id)
    // A start that a crash interrupted expires after a while.
    await server.clock.advance(11 * MINUTE)
    await aGuest()
    expect(replied(await call(server, guestPlay, {}))).toMatchObject({
      trial: 'open',
      lobbies: [{ lobbyCode: lobby.lobbyCode }],
    })
  })

  it('a guest plays a match of five minutes against bots to its end, and no other user sees the match [G3] [PR257] [PR259]', async () => {
    await aServerForGuests()
    const { ctx } = server
    const admin = await signUp(ctx, 'Dora', { role: 'admin' })
    const ben = await signUp(ctx, 'Ben')
    const hub = await listen(server, ben.token.accessToken, ['hub'])
    const startedAt = ctx.clock.now()
    const guest = await aGuest()
    const { bet } = await bets(guest, 10)
    await goesOn(30 * SECOND)
    const running = await lobbyOf(guest)
    expect(running.match.status).toBe('active')
    expect(running.users).toHaveLength(5)

    for (const seen of [
      replied(await call(server, listMatches, {}, { headers: ben.headers })).matches,
      replied(await call(server, listLobbies, {}, { headers: ben.headers })).lobbies,
      replied(await call(server, adminListLobbies, {}, { headers: admin.headers })).lobbies,
    ]) {
      expect(seen).toEqual([])
    }
    const { users } = replied(await call(server, adminListUsers, {}, { headers: admin.headers }))
    expect(users.map(({ username }) => username).sort()).toEqual(['Ben', 'Dora'])

    let over = startedAt
    for (let step = 0; step < 200; step += 1) {
      await server.clock.advance(3 * SECOND)
      const { match } = await lobbyOf(guest)
      over = ctx.clock.now()
      if (match.status === 'completed') break
    }
    expect((over - startedAt) / MINUTE).toBeGreaterThan(4)
    expect((over - startedAt) / MINUTE).toBeLessThan(6)
    const { results } = replied(await call(server, listResults, {}, { headers: guest.headers }))
    expect(results.map(({ _id }) => _id)).toEqual([guest.lobbyId])
    const receipt = replied(await call(server, getReceipt, { params: { betId: bet._id } }, { headers: guest.headers }))
    // The match differs each time, and an event may be recorded after its round is settled. Whatever the outcome, the
    // ledger lines of the bet add up to it.
    const [staked, ...credited] = receipt.ledger
    expect([receipt.stake, staked]).toMatchObject([10, { kind: 'stake', amount: -10 }])
    expect(credited.reduce((sum, { amount }) => sum + amount, 0)).toBe(receipt.payout)
    expect(receipt.outcome).not.toBe('open')
    // The bots bet, no player is penalised, and the entries of every ledger add up.
    const placed = await ctx.db.selectFrom('bet').select(['account_id', 'outcome']).execute()
    expect(placed.length).toBeGreaterThan(20)
    expect(placed.every(({ outcome }) => outcome !== 'open')).toBe(true)
    const kinds = await ctx.db.selectFrom('ledger_entry').select('kind').distinct().execute()
    expect(kinds.map(({ kind }) => kind)).not.toContain('penalty')
    const { chips } = (await lobbyOf(guest)).currentUser
    const { lines } = replied(
      await call(server, ownLedger, { params: { lobbyId: guest.lobbyId } }, { headers: guest.headers }),
    )
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(chips)
    // The place of the game is free again, and the hub received no update.
    expect(await ctx.db.selectFrom('guest_game').selectAll().execute()).toEqual([])
    expect(hub.frames.filter(({ type }) => type === 'news')).toEqual([])
    hub.close()
  }, 120_000)

  it("a trial match starts with the guest's first bet, or a minute after the game was created [G3]", async () => {
    await aServerForGuests()
    const [quick, slow] = [await aGuest(), await aGuest()]
    await goesOn(9 * SECOND)
    await bets(quick, 10)
    await goesOn(12 * SECOND)
    expect((await lobbyOf(quick)).match.status).toBe('active')
    // The bots have bet, so the match waits only for the guest.
    await goesOn(33 * SECOND)
    expect((await lobbyOf(slow)).users).toHaveLength(5)
    expect((await lobbyOf(slow)).match.status).toBe('upcoming')
    await goesOn(12 * SECOND)
    expect((await lobbyOf(slow)).match.status).toBe('active')
  }, 60_000)

  it('a guest plays alone with the bots: for every other user the lobby does not exist, whether or not the guest is present [G3] [G5]', async () => {
    await aServerForGuests()
    const ben = await signUp(server.ctx, 'Ben')
    const guest = await aGuest()
    const other = await aGuest()
    const { lobbyCode } = await lobbyOf(guest)
    const byCode = (headers: Record<string, string>) =>
      call(server, lobbyByCode, { params: { code: lobbyCode } }, { headers })
    const sitsDown = (headers: Record<string, string>, role: 'player' | 'spectator' = 'player') =>
      call(server, joinLobby, { body: { lobbyCode, role } }, { headers })
    const wronglyAnswered = async () => {
      const ofStrangers = [
        ...[byCode(ben.headers), byCode(other.headers), sitsDown(ben.headers), sitsDown(ben.headers, 'spectator')],
        ...[{}, ben.headers].map((callHeaders) =>
          call(server, invitation, { params: { code: lobbyCode } }, { headers: callHeaders }),
        ),
      ]
      return (await Promise.all(ofStrangers)).filter((came) => came.ok || came.failure.code !== 'lobby-not-found')
    }
    const pageOf = async (code: string) => (await fetch(`${server.url}/join/${code}`)).text()
    const pageOfNone = (await pageOf('ZZZZZZ')).replaceAll('ZZZZZZ', lobbyCode)

    expect(await wronglyAnswered()).toEqual([])
    expect(await pageOf(lobbyCode)).toBe(pageOfNone)
    expect(replied(await byCode(guest.headers))).toMatchObject({ lobbyCode, seat: { role: 'player', present: true } })
    const leaving = { body: { lobbyId: guest.lobbyId } }
    expect((await call(server, leaveLobby, leaving, { headers: guest.headers })).ok).toBe(true)
    expect(await wronglyAnswered()).toEqual([])
    expect(await pageOf(lobbyCode)).toBe(pageOfNone)
    const members = server.ctx.db.selectFrom('member').select('account_id').where('lobby_id', '=', guest.lobbyId)
    expect((await members.execute()).map(({ account_id }) => account_id)).not.toContain(ben.userId)

    // A guest who registers keeps the game, which no other user can see.
    const headers = headersOf(replied(await registers(guest.headers)).token)
    expect(await wronglyAnswered()).toEqual([])
    expect(replied(await byCode(headers)).seat).toEqual({ role: 'player', present: false, isFinal: false })
    expect((await sitsDown(headers)).ok).toBe(true)
  }, 60_000)

  it('a guest receives no updates of the hub [G4] [PR259]', async () => {
    await aServerForGuests()
    const guest = await aGuest()
    const token = guest.headers.authorization?.replace('Bearer ', '') ?? ''
    const socket = await listen(server, token, ['hub'])
    await expect.poll(() => socket.frames.some((frame) => frame.type === 'gone')).toBe(true)
    socket.close()
  })

  it('deletes a guest with lobby and ledger about a day after the game, and keeps registered accounts and their games [G5] [PR269]', async () => {
    await aServerForGuests()
    const { ctx, clock } = server
    const ben = await signUp(ctx, 'Ben')
    const guest = await aGuest()
    await bets(guest, 10)
    await goesOn(40 * SECOND)
    const kept = await aGuest()
    await bets(kept, 5)
    expect((await registers(kept.headers)).ok).toBe(true)
    await clock.advance(DAY)
    expect(await call(server, whoami, {}, { headers: guest.headers })).toMatchObject({ ok: false })
    await clock.advance(60 * MINUTE)
    const users = await ctx.db.selectFrom('account').select(['id', 'username']).where('is_bot', '=', false).execute()
    expect(users.map(({ username }) => username).sort()).toEqual(['Ana', 'Ben'])
    expect(users.map(({ id }) => id)).toContain(ben.userId)
    const lobbies = await ctx.db.selectFrom('lobby').select('id').execute()
    expect(lobbies.map(({ id }) => id)).toEqual([kept.lobbyId])
    const left = await ctx.db.selectFrom('ledger_entry').select('lobby_id').distinct().execute()
    expect(left.map(({ lobby_id }) => lobby_id)).toEqual([kept.lobbyId])
    // Ledger entries of a member cannot be deleted.
    await expect(ctx.db.deleteFrom('ledger_entry').execute()).rejects.toThrow('the ledger only grows')
  }, 60_000)

  it('a request for a password link creates none for a guest, and a guest with a link from an earlier version is still deleted [G5]', async () => {
    await aServerForGuests()
    const { ctx, clock } = server
    const guest = await aGuest()
    const { user } = replied(await call(server, whoami, {}, { headers: guest.headers }))
    const id = user?._id ?? ''
    const email = `guest-${id}@bettle.invalid`
    expect((await call(server, forgotPassword, { body: { email, confirmEmail: email } })).ok).toBe(true)
    await ctx.background.settled()
    expect(await ctx.db.selectFrom('password_link').selectAll().execute()).toEqual([])
    // A link that an earlier version created for a guest.
    const link = { hash: 'old', account_id: id, created_at: clock.date(), expires_at: clock.date() }
    await ctx.db.insertInto('password_link').values(link).execute()
    await clock.advance(DAY + 60 * MINUTE)
    expect(await guestsLeft()).toEqual([])
    expect(await ctx.db.selectFrom('password_link').selectAll().execute()).toEqual([])
  })

  it('deletes expired guests even if eleven earlier ones cannot be deleted, and logs each of these eleven [G5]', async () => {
    const logged: string[] = []
    // A second node would report the failure again, because each node tries to delete the guests once an hour.
    server = await aServer({ nodes: 1, log: pino({ level: 'error' }, { write: (line) => logged.push(line) }) })
    const { ctx, clock } = server
    const stuck = await guestsIn(11)
    // An unexpected row that refers to the account and so prevents its deletion.
    const request = { hash: 'x', email: 'ana@bettle.example', created_at: clock.date(), expires_at: clock.date() }
    await ctx.db
      .insertInto('email_change')
      .values(stuck.map((account_id) => ({ ...request, account_id })))
      .execute()
    await clock.advance(MINUTE)
    await guestsIn(2)
    await clock.advance(DAY + 60 * MINUTE)
    expect(await guestsLeft()).toEqual(stuck.toSorted())
    expect(logged).toHaveLength(stuck.length)
    for (const id of stuck) expect(logged.join()).toContain(id)
    await ctx.db.deleteFrom('email_change').execute()
    await clock.advance(60 * MINUTE)
    expect(await guestsLeft()).toEqual([])
  })

  it('every foreign key to an account is listed in this test, as deleted with a guest or as impossible for a guest [G5]', async () => {
    await aServerForGuests()
    // A new foreign key must be added to one of the two lists. A key in the second list must also be added to
    // `pruneGuests`.
    const { rows } = await sql<{ column: string }>`
      select refers.relname || '.' || column_of.attname as column from pg_constraint
      join pg_class refers on refers.oid = conrelid
      join pg_attribute column_of on column_of.attrelid = conrelid and column_of.attnum = any(conkey)
      where contype = 'f' and confrelid = 'account'::regclass and confdeltype = 'a' order by 1`.execute(server.ctx.db)
    const ofMembersAlone = [
      // Guests neither organise a competition nor enrol in one.
      ...['competition.organiser_id', 'competition_code.spent_by', 'competition_entry.account_id'],
      ...['competition_line.account_id', 'competition_trophy.account_id', 'notice.account_id'],
      ...['console_lease.account_id', 'content_revision.account_id', 'email_change.account_id'],
      'email_confirmation.account_id',
      ...['match_feed.attached_by', 'match_feed.held_by'],
      ...['stored_file.owner_id', 'trophy_entry.account_id'],
      // The account of a guest who took a seat by link is kept.
      ...['guest_seat.account_id', 'seat_move.by_id'],
      // Guests own no circle, and open no match of their own.
      ...['circle.owner_id', 'match.opened_by'],
      // Guests close no report.
      'reported.closed_by',
      // Guests do not record a match in a room.
      ...['room_tap.account_id', 'room_watcher.account_id', 'recorder_line.account_id'],
    ]
    const taken = [
      ...['chat_message.account_id', 'chat_message.removed_by', 'chat_mute.account_id', 'chat_mute.muted_by'],
      ...['counted_act.account_id', 'guest_game.account_id', 'lobby.host_id', 'match.guest_id', 'member.account_id'],
      ...['password_link.account_id', 'penalty.account_id', 'removal.account_id', 'removal.removed_by'],
      ...['scout_look.account_id', 'session.account_id', 'report.account_id', 'reported.account_id'],
      ...['block.account_id', 'block.blocked_id'],
    ]
    expect(rows.map(({ column }) => column)).toEqual([...ofMembersAlone, ...taken].sort())
  })
})

describe('a guest who registers', () => {
  it('a guest who registers keeps account, game, open bet and receipt, and all earlier tokens become invalid [G6] [PR270]', async () => {
    await aServerForGuests()
    const guest = await aGuest()
    const { bet, chips } = await bets(guest, 10)
    const { user: before } = replied(await call(server, whoami, {}, { headers: guest.headers }))
    const { token } = replied(await registers(guest.headers))
    const headers = headersOf(token)
    const { user } = replied(await call(server, whoami, {}, { headers }))
    expect(user).toMatchObject({ _id: before?._id, username: 'Ana', email: FORM.email })
    expect(user?.isGuest).toBeUndefined()
    expect(await call(server, whoami, {}, { headers: guest.headers })).toMatchObject({ status: 401 })
    const lobby = await lobbyOf({ ...guest, headers })
    expect(lobby.currentUser).toMatchObject({ chips, user: { username: 'Ana' } })
    expect(lobby.bets.map(({ _id }) => _id)).toEqual([bet._id])
    await goesOn(90 * SECOND)
    const settled = (await lobbyOf({ ...guest, headers })).bets[0]
    expect(settled?.settledAt).toBeTruthy()
    const params = { betId: bet._id }
    expect((await call(server, getReceipt, { params }, { headers })).ok).toBe(true)
    // The account is like any other: its user signs in, and may do what members may.
    const body = { email: FORM.email, password: FORM.password }
    expect((await call(server, login, { body })).ok).toBe(true)
    expect((await call(server, listLobbies, {}, { headers })).ok).toBe(true)
  }, 60_000)

  it('a registration that is repeated after a lost reply signs in again, but only with the same form [G6] [PR270]', async () => {
    await aServerForGuests()
    const guest = await aGuest()
    const first = replied(await registers(guest.headers))
    const again = replied(await registers(guest.headers))
    expect(again.token.refreshToken).not.toBe(first.token.refreshToken)
    const { user } = replied(await call(server, whoami, {}, { headers: headersOf(again.token) }))
    expect(user?.email).toBe(FORM.email)
    const others = [{ email: 'ben@bettle.example' }, { password: 'Another-one-2', confirmPassword: 'Another-one-2' }]
    for (const other of others) {
      expect(await registers(guest.headers, other)).toMatchObject({
        status: 409,
        failure: { code: 'already-registered' },
      })
    }
    expect(await server.ctx.db.selectFrom('account').select('id').where('is_bot', '=', false).execute()).toHaveLength(1)
  })

  it('a guest whose registration is refused for a taken address, different passwords or a taken username remains a guest [G6]', async () => {
    await aServerForGuests()
    const ben = await signUp(server.ctx, 'Ben')
    const guest = await aGuest()
    expect(await registers(guest.headers, { email: ben.email })).toMatchObject({ failure: { code: 'email-taken' } })
    const different = { confirmPassword: 'Another-one-2' }
    expect(await registers(guest.headers, different)).toMatchObject({ failure: { code: 'passwords-differ' } })
    const body = { ...FORM, username: 'Ben', tos: true as const }
    const came = await call(server, register, { body }, { headers: guest.headers })
    expect(came).toMatchObject({ failure: { code: 'username-taken' } })
    const { user } = replied(await call(server, whoami, {}, { headers: guest.headers }))
    expect(user?.isGuest).toBe(true)
    // A request with a member's tokens, or with invalid tokens, registers as a request without tokens does.
    expect((await registers({ ...ben.headers }, { email: 'cleo@bettle.example' })).ok).toBe(true)
    expect((await registers({ authorization: 'Bearer x' }, { email: 'dora@bettle.example' })).ok).toBe(true)
  })

  it('a guest who signs in to an existing account brings nothing of the trial game into it [G7] [PR266]', async () => {
    await aServerForGuests()
    const ben = await signUp(server.ctx, 'Ben')
    const guest = await aGuest()
    await bets(guest, 10)
    const body = { email: ben.email, password: ben.password }
    const { token } = replied(await call(server, login, { body }, { headers: guest.headers }))
    const headers = headersOf(token)
    const { user } = replied(await call(server, whoami, {}, { headers }))
    expect(user?._id).toBe(ben.userId)
    expect(replied(await call(server, listMyGames, {}, { headers })).games).toEqual([])
    // The guest keeps the game until the session ends like any other.
    expect((await lobbyOf(guest)).bets).toHaveLength(1)
    await call(server, logout, {}, { headers: guest.headers })
    expect(await call(server, whoami, {}, { headers: guest.headers })).toMatchObject({ status: 401 })
  })
})
