import * as contract from '@bettle/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { aGuestByLink, asksForSeat, registers, type SeatWanted } from '../../../test/support/guest-by-link.ts'
import { aScenario, betOn, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { call, type ServerOptions } from '../../../test/support/test-app.ts'
import { pruneGuests } from './prune-guests.ts'

const HOUR = 60 * 60_000

let scenario: Scenario
afterEach(() => scenario.ends())

async function aMatchWithGuests(config: ServerOptions['config'] = {}): Promise<Player> {
  scenario = await aScenario({ config: { guests: true, ...config } })
  return scenario.player('Ben')
}

const asks = (lobby: contract.Lobby, wanted: SeatWanted = {}, headers: Record<string, string> = {}) =>
  asksForSeat(scenario.server, lobby, wanted, headers)

const refusalOf = async (came: ReturnType<typeof asks>) => {
  const answer = await came
  return answer.ok ? 'joined' : answer.failure.code
}

const aGuest = (lobby: contract.Lobby, wanted: SeatWanted = {}) => aGuestByLink(scenario.server, lobby, wanted)
const headersOf = ({ headers }: Player) => ({ ...headers })

describe('a guest with the link of a private lobby', () => {
  it('a guest takes a seat with a name alone, gets the starting chips and bets like every player [G8] [PR560]', async () => {
    const ben = await aMatchWithGuests()
    const lobby = await ben.opensLobby({ isPrivate: true, startingChips: 250 })
    expect(lobby.gameSettings.allowGuests).toBe(true)
    const cleo = await aGuest(lobby)
    const seen = await cleo.fetchesLobby(lobby)
    expect(seen).toMatchObject({ players: 2, currentUser: { chips: 250, seat: 'player', isGuest: true } })
    expect(seen.currentUser.user.username).toBe('Cleo')
    const bet = await cleo.bets(40).on('Over 0.5 Corner', lobby)
    expect(bet.stake).toBe(40)
    expect((await cleo.fetchesLobby(lobby)).currentUser.chips).toBe(210)
    // Before the round starts, no other user sees the bet [V1].
    const others = await ben.fetchesLobby(lobby)
    expect(others.users.find(({ user }) => user.username === 'Cleo')).toMatchObject({ chips: 250, betsPlaced: 0 })
    expect(others.users.filter(({ isGuest }) => isGuest).map(({ user }) => user.username)).toEqual(['Cleo'])
  })

  it('the invitation says whether a lobby accepts guests, and a guest is refused in public lobbies and in lobbies without guests [G8] [PR560]', async () => {
    const ben = await aMatchWithGuests()
    const takesGuests = async (lobby: contract.Lobby) => {
      const read = await call(scenario.server, contract.invitation, { params: { code: lobby.lobbyCode } })
      return read.ok && read.reply.takesGuests === true
    }
    const open = await ben.opensLobby({ isPrivate: true })
    const [isPublic, isClosed] = [await ben.opensLobby(), await ben.opensLobby({ isPrivate: true, allowGuests: false })]
    expect([await takesGuests(open), await takesGuests(isPublic), await takesGuests(isClosed)]).toEqual([
      true,
      false,
      false,
    ])
    expect(await refusalOf(asks(isPublic))).toBe('account-needed')
    expect(await refusalOf(asks(isClosed))).toBe('account-needed')
    expect(await refusalOf(asks({ ...open, lobbyCode: 'AAAAAA' }))).toBe('lobby-not-found')
    // A user with an account must join with that account.
    expect(await refusalOf(asks(open, {}, headersOf(ben)))).toBe('forbidden')
    // A refused guest leaves no account behind.
    const guests = scenario.server.ctx.db.selectFrom('account').select('id').where('guest_until', 'is not', null)
    expect(await guests.execute()).toEqual([])
  })

  it('a guest cannot join on a server where guests are off [G8]', async () => {
    const ben = await aMatchWithGuests({ guests: false })
    expect(await refusalOf(asks(await ben.opensLobby({ isPrivate: true })))).toBe('account-needed')
  })

  it('refuses a guest a name that is taken, looks like a taken one, imitates the house or is empty, and suggests a free name [G8] [A13] [PR561]', async () => {
    const ben = await aMatchWithGuests()
    const lobby = await ben.opensLobby({ isPrivate: true })
    await aGuest(lobby)
    for (const username of ['cleo', 'BEN', 'Сleo', 'C1eo']) {
      const came = await asks(lobby, { username })
      const code = came.ok ? 'joined' : came.failure.code
      expect([username, code]).toEqual([username, username === 'C1eo' ? code : 'username-taken'])
    }
    const taken = await asks(lobby, { username: 'Cleo' })
    expect(taken.ok ? '' : taken.failure.error).toMatch(/Cleo2 is free/)
    expect(await refusalOf(asks(lobby, { username: 'Admin' }))).toBe('username-taken')
    expect(await refusalOf(asks(lobby, { username: '​' }))).toBe('invalid-request')
    expect(await refusalOf(asks(lobby, { username: 'Dan', selectedAvatar: lobby._id as never }))).toBe('not-found')
  })

  it('a guest cannot play in a full lobby or after the match has ended, and may watch a full lobby without betting [G8] [M5]', async () => {
    const ben = await aMatchWithGuests()
    const lobby = await ben.opensLobby({ isPrivate: true, maxPlayers: 1 })
    expect(await refusalOf(asks(lobby))).toBe('lobby-full')
    const cleo = await aGuest(lobby, { role: 'spectator' })
    expect((await cleo.fetchesLobby(lobby)).currentUser).toMatchObject({ role: 'spectator', isGuest: true })
    expect(
      await cleo.isRefused(contract.placeBet, { body: betOn(await cleo.fetchesLobby(lobby), 'Over 0.5 Corner', 5) }),
    ).toBe('spectators-cannot-bet')
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.admin.gets(contract.endMatch, { body: { matchId: scenario.match._id } })
    expect(await refusalOf(asks(lobby, { username: 'Dan' }))).toBe('lobby-closed')
  })

  it('a guest can read only the lobby of their seat and its match [G13] [PR562]', async () => {
    const ben = await aMatchWithGuests()
    const [lobby, other] = [await ben.opensLobby({ isPrivate: true }), await ben.opensLobby({ isPrivate: true })]
    const cleo = await aGuest(lobby)
    expect(await cleo.isRefused(contract.lobbyDetails, { params: { lobbyId: other._id } })).toBe('lobby-not-found')
    const { match } = await scenario.admin.gets(contract.createMatch, {
      body: { homeTeam: 'Spain', awayTeam: 'Italy' },
    })
    expect(await cleo.isRefused(contract.getMatch, { params: { id: match._id } })).toBe('match-not-found')
    expect(await cleo.isRefused(contract.listMatches, {})).toBe('account-needed')
    expect(await cleo.isRefused(contract.joinLobby, { body: { lobbyCode: other.lobbyCode } })).toBe('account-needed')
  })
})

describe('a guest who returns in the same browser', () => {
  const seatKey = 'a-random-secret-of-a-browser'

  it('a guest returns to the seat with the token or the secret of the browser, and another device takes another seat [G9] [PR563]', async () => {
    const ben = await aMatchWithGuests()
    const lobby = await ben.opensLobby({ isPrivate: true })
    const cleo = await aGuest(lobby, { seatKey })
    const again = await asks(lobby, { username: 'Someone' }, headersOf(cleo))
    expect(again.ok && again.reply.token).toBeUndefined()
    // After a lost reply or an ended session, the guest's own seat does not make the name taken.
    const back = await aGuest(lobby, { seatKey })
    expect(back.userId).toBe(cleo.userId)
    expect(await refusalOf(asks(lobby, { seatKey: 'another-secret-of-a-browser' }))).toBe('username-taken')
    const phone = await aGuest(lobby, { username: 'Cleo phone', seatKey: 'another-secret-of-a-browser' })
    expect(phone.userId).not.toBe(cleo.userId)
    expect((await ben.fetchesLobby(lobby)).players).toBe(3)
  })

  it('a guest keeps the name when taking a seat in a second lobby [G9]', async () => {
    const ben = await aMatchWithGuests()
    const [lobby, other] = [await ben.opensLobby({ isPrivate: true }), await ben.opensLobby({ isPrivate: true })]
    const cleo = await aGuest(lobby)
    expect((await asks(other, { username: 'Someone' }, headersOf(cleo))).ok).toBe(true)
    expect((await cleo.fetchesLobby(other)).currentUser.user).toMatchObject({ _id: cleo.userId, username: 'Cleo' })
  })

  it('a guest of a trial game gets the name that they enter when they join a lobby of friends [G9]', async () => {
    const ben = await aMatchWithGuests()
    const lobby = await ben.opensLobby({ isPrivate: true })
    const { server } = scenario
    const trial = await call(server, contract.startGuestGame, {})
    if (!trial.ok || !trial.reply.token) throw new Error('no trial game')
    const headers = { authorization: `Bearer ${trial.reply.token.accessToken}` }
    const came = await asks(lobby, {}, headers)
    expect(came.ok).toBe(true)
    const who = await call(server, contract.whoami, {}, { headers })
    expect(who.ok && who.reply.user?.username).toBe('Cleo')
  })

  it('after a guest has registered, a request for the seat with the browser’s secret is refused as already registered [G6] [G9]', async () => {
    const ben = await aMatchWithGuests()
    const lobby = await ben.opensLobby({ isPrivate: true })
    const cleo = await aGuest(lobby, { seatKey })
    expect((await registers(scenario.server, cleo)).ok).toBe(true)
    expect(await refusalOf(asks(lobby, { seatKey }))).toBe('already-registered')
  })
})

describe('a guest who registers', () => {
  it('a guest who registers keeps seat, bets and chips, and all members of the lobby see a registered user [G6] [G8] [PR566]', async () => {
    const ben = await aMatchWithGuests()
    const lobby = await ben.opensLobby({ isPrivate: true })
    const cleo = await aGuest(lobby)
    const bet = await cleo.bets(30).on('Over 0.5 Corner', lobby)
    const came = await registers(scenario.server, cleo)
    if (!came.ok) throw new Error('not registered')
    const headers = { authorization: `Bearer ${came.reply.token.accessToken}` }
    const read = await call(scenario.server, contract.lobbyDetails, { params: { lobbyId: lobby._id } }, { headers })
    if (!read.ok) throw new Error('no lobby')
    expect(read.reply.currentUser).toMatchObject({ user: { _id: cleo.userId, username: 'Cleo' }, chips: 70 })
    expect(read.reply.bets.map(({ _id }) => _id)).toEqual([bet._id])
    expect((await ben.fetchesLobby(lobby)).users.some(({ isGuest }) => isGuest)).toBe(false)
  })
})

describe('limits on guests', () => {
  it('one network gets sixty guest seats in a lobby, and the sixty-first is refused as rate-limited [G10] [PR567]', async () => {
    const ben = await aMatchWithGuests({ rateLimits: true })
    const lobby = await ben.opensLobby({ isPrivate: true, maxPlayers: 999 })
    const codes: string[] = []
    for (let guest = 0; guest < 61; guest += 1) codes.push(await refusalOf(asks(lobby, { username: `Cleo${guest}x` })))
    expect(new Set(codes.slice(0, 60))).toEqual(new Set(['joined']))
    expect(codes[60]).toBe('rate-limited')
  })

  it('a removed guest gets no second seat in the same browser, and the browser still gets one in other lobbies [G9] [G10] [PR567]', async () => {
    const ben = await aMatchWithGuests()
    const [lobby, other] = [await ben.opensLobby({ isPrivate: true }), await ben.opensLobby({ isPrivate: true })]
    const seatKey = 'a-random-secret-of-a-browser'
    const cleo = await aGuest(lobby, { seatKey })
    const removal = { lobbyId: lobby._id, userId: cleo.userId, to: 'out' as const, reason: 'Swearing' }
    await ben.gets(contract.removeMember, { body: removal })
    expect(await refusalOf(asks(lobby, {}, headersOf(cleo)))).toBe('forbidden')
    expect(await refusalOf(asks(lobby, { username: 'Dan', seatKey }))).toBe('forbidden')
    expect(await refusalOf(asks(other, { username: 'Dan', seatKey }))).toBe('joined')
  })
})

describe('the chat of a lobby with guests', () => {
  it('a guest reads the chat of a lobby, and writes only while its host lets guests write; other members cannot let them [G11] [PR564]', async () => {
    const ben = await aMatchWithGuests()
    const lobby = await ben.opensLobby({ isPrivate: true })
    const cleo = await aGuest(lobby)
    const says = { body: { lobbyId: lobby._id, message: 'Hello' } }
    await ben.gets(contract.sendChat, says)
    const read = await cleo.gets(contract.listChat, { query: { lobbyId: lobby._id } })
    expect(read.messages.map(({ message }) => message)).toEqual(['Hello'])
    expect(read.guestsChat).toBeUndefined()
    expect(await cleo.isRefused(contract.sendChat, says)).toBe('guests-cannot-chat')
    const allowing = { body: { lobbyId: lobby._id, guestsChat: true } }
    expect(await cleo.isRefused(contract.setGuestChat, allowing)).toBe('account-needed')
    const ana = await scenario.player('Ana')
    await ana.joins(lobby)
    expect(await ana.isRefused(contract.setGuestChat, allowing)).toBe('forbidden')
    await ben.gets(contract.setGuestChat, allowing)
    expect((await cleo.gets(contract.listChat, { query: { lobbyId: lobby._id } })).guestsChat).toBe(true)
    await cleo.gets(contract.sendChat, says)
    await ben.gets(contract.setGuestChat, { body: { lobbyId: lobby._id, guestsChat: false } })
    expect(await cleo.isRefused(contract.sendChat, says)).toBe('guests-cannot-chat')
  })
})

/** Plays the match: Cleo wins the first round, Ben and Ana lose it. */
async function plays(lobby: contract.Lobby, winners: readonly Player[], losers: readonly Player[]): Promise<void> {
  for (const player of winners) await player.bets(20).on('Over 0.5 Corner', lobby)
  for (const player of losers) await player.bets(20).on('Under 0.5 Corner', lobby)
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  await scenario.records('Corner')
  await scenario.goesOn(21)
  await scenario.admin.gets(contract.endMatch, { body: { matchId: scenario.match._id } })
  await scenario.admin.gets(contract.confirmResults, { body: { matchId: scenario.match._id } })
}

describe('the end of a game with guests', () => {
  it('pays the pot of the registered players to the registered players, even if a guest is first [G12] [PR565]', async () => {
    const ben = await aMatchWithGuests()
    const ana = await scenario.player('Ana')
    const lobby = await ben.opensLobby({ isPrivate: true, prizeDistribution: 'top-3', inactivityPenalty: 0 })
    await ana.joins(lobby)
    const cleo = await aGuest(lobby)
    expect((await ben.fetchesLobby(lobby)).prizePot).toBe(200)
    await plays(lobby, [cleo], [ana, ben])
    const seen = await ben.fetchesLobby(lobby)
    expect(seen.leaderboard.map(({ user, isGuest }) => [user.username, isGuest ?? false])[0]).toEqual(['Cleo', true])
    const trophies = await ben.gets(contract.lobbyTrophies, { params: { lobbyId: lobby._id } })
    expect(trophies.awards.map(({ position, won }) => [position, won])).toEqual([
      [2, false],
      [3, false],
    ])
    expect(trophies.awards.reduce((sum, award) => sum + award.trophies, 0)).toBe(200)
    expect(trophies.awards.some(({ userId }) => userId === cleo.userId)).toBe(false)
  })

  it('a game of one registered player and guests does not count [G12] [Z4] [PR565]', async () => {
    const ben = await aMatchWithGuests()
    const lobby = await ben.opensLobby({ isPrivate: true })
    await plays(lobby, [await aGuest(lobby), await aGuest(lobby, { username: 'Dan' })], [ben])
    expect((await ben.fetchesLobby(lobby)).counts).toEqual({ code: 'too-few' })
    expect((await ben.gets(contract.career, {})).games).toBe(0)
  })

  it('deletes guests a day after the game; their names stay in the results and are free for other users [G13] [PR568]', async () => {
    const ben = await aMatchWithGuests()
    const { clock, ctx } = scenario.server
    const lobby = await ben.opensLobby({ isPrivate: true })
    // The match is two days away, which is longer than a guest without a seat is kept.
    const cleo = await aGuest(lobby)
    for (let hour = 0; hour < 48; hour += 1) {
      await clock.advance(HOUR)
      await pruneGuests(ctx, 10)
    }
    expect((await cleo.fetchesLobby(lobby)).currentUser.user.username).toBe('Cleo')
    await plays(lobby, [cleo], [ben])
    await clock.advance(23 * HOUR)
    await pruneGuests(ctx, 10)
    expect((await cleo.fetchesLobby(lobby)).match.status).toBe('completed')
    await clock.advance(2 * HOUR)
    while ((await pruneGuests(ctx, 10)) > 0);
    expect(await cleo.isRefused(contract.lobbyDetails, { params: { lobbyId: lobby._id } })).toBe('session-expired')
    const seen = await ben.fetchesLobby(lobby)
    expect(seen.leaderboard.map(({ user }) => user.username).sort()).toEqual(['Ben', 'Cleo'])
    expect(seen.leaderboard.map(({ user }) => user.isDeleted)).toEqual([undefined, undefined])
    expect((await scenario.player('Cleo')).userId).not.toBe(cleo.userId)
  })
})
