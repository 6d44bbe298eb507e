import * as contract from '@bettle/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { aGuestByLink, asksForSeat, registers } from '../../../test/support/guest-by-link.ts'
import { aScenario, type Player, playerOn, type Scenario } from '../../../test/support/scenario.ts'
import { call, isUpdate, listen } from '../../../test/support/test-app.ts'

const MINUTE = 60_000
const OLD = 'a-secret-of-the-lost-phone'
const NEW = 'a-secret-of-the-new-phone'

let scenario: Scenario
afterEach(() => scenario.ends())

/** Ben hosts without playing unless `isPlaying`; Cleo is a guest on a phone that gets lost. */
async function aGuestWhoLosesAPhone({ isPlaying = false, settings = {} as contract.GameSettingsGiven } = {}) {
  // A use of a session reaches another node within two seconds of real time, for which these tests would have to wait.
  scenario = await aScenario({ config: { guests: true }, nodes: 1 })
  const [ben, ana] = [await scenario.player('Ben'), await scenario.player('Ana')]
  const gameSettings = { isPrivate: true, inactivityPenalty: 0, ...settings }
  const body = { matchId: scenario.match._id, gameSettings, hostOnly: !isPlaying }
  const { lobby } = await ben.gets(contract.createLobby, { body })
  await ana.joins(lobby)
  const cleo = await aGuestByLink(scenario.server, lobby, { seatKey: OLD })
  const seat = { lobbyId: lobby._id, userId: cleo.userId }
  return { ben, ana, cleo, lobby, seat }
}

const away = () => scenario.server.clock.advance(2 * MINUTE)

async function linkOf(host: Player, seat: { lobbyId: contract.LobbyId; userId: contract.UserId }): Promise<string> {
  const { path } = await host.gets(contract.freeSeat, { body: seat })
  return path?.replace('/seat#', '') ?? ''
}

async function takesOver(token: string, lobby: contract.Lobby, seatKey = NEW) {
  const taken = await call(scenario.server, contract.takeOverSeat, { body: { token, seatKey } })
  if (!taken.ok) return { code: taken.failure.code }
  const { accessToken, refreshToken } = taken.reply.token
  const headers = { authorization: `Bearer ${accessToken}`, 'refresh-token': refreshToken }
  const who = await call(scenario.server, contract.whoami, {}, { headers })
  const userId = who.ok ? who.reply.user?._id : undefined
  const account = { userId, token: taken.reply.token, headers }
  return { code: 'taken', phone: playerOn(scenario.server, 'Cleo', account as never, () => lobby.match._id) }
}

async function theNewPhone(token: string, lobby: contract.Lobby): Promise<Player> {
  const { phone, code } = await takesOver(token, lobby)
  if (!phone) throw new Error(`not taken over: ${code}`)
  return phone
}

const moveSeenBy = async (player: Player, lobby: contract.Lobby) =>
  (await player.fetchesLobby(lobby)).users.find(({ user }) => user.username === 'Cleo')?.seatMove

describe('a guest who has lost a phone', () => {
  it('the one-time link of the host takes over seat, chips and bets, and every member sees it [G16] [PR801]', async () => {
    const { ben, ana, cleo, lobby, seat } = await aGuestWhoLosesAPhone()
    await cleo.bets(30).on('Over 0.5 Corner', lobby)
    await away()
    const socket = await listen(scenario.server, ana.token.accessToken, [`lobby:${lobby._id}`])
    const token = await linkOf(ben, seat)
    await socket.until(isUpdate('member.changed'))
    expect(await moveSeenBy(ana, lobby)).toMatchObject({ state: 'freed', by: { username: 'Ben' } })
    const phone = await theNewPhone(token, lobby)
    await socket.until(isUpdate('member.changed'))
    socket.close()
    expect(phone.userId).toBe(cleo.userId)
    expect(await moveSeenBy(ana, lobby)).toMatchObject({ state: 'moved' })
    expect(await cleo.isRefused(contract.lobbyDetails, { params: { lobbyId: lobby._id } })).toBe('session-expired')
    expect(await takesOver(token, lobby, 'a-secret-of-a-third-phone')).toEqual({ code: 'link-expired' })
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    const seen = await phone.fetchesLobby(lobby)
    expect(seen.currentUser).toMatchObject({ chips: 70, betsPlaced: 1 })
    expect(seen.bets).toHaveLength(1)
    expect((await ben.fetchesLobby(lobby)).players).toBe(2)
  })

  it('a seat is freed only after its device has been away for two minutes, and the link is void once the device is back [G16] [PR801]', async () => {
    const { ben, cleo, lobby, seat } = await aGuestWhoLosesAPhone()
    await scenario.server.clock.advance(2 * MINUTE - 1)
    expect(await ben.isRefused(contract.freeSeat, { body: seat })).toBe('seat-in-use')
    await cleo.fetchesLobby(lobby)
    await scenario.server.clock.advance(MINUTE)
    expect(await ben.isRefused(contract.freeSeat, { body: seat })).toBe('seat-in-use')
    await scenario.server.clock.advance(MINUTE)
    const token = await linkOf(ben, seat)
    await cleo.fetchesLobby(lobby)
    expect(await takesOver(token, lobby)).toEqual({ code: 'seat-in-use' })
    expect((await cleo.fetchesLobby(lobby)).currentUser.seat).toBe('player')
  })

  it('a phone that holds its socket open is not away, however long it makes no call [G16]', async () => {
    const { ben, cleo, lobby, seat } = await aGuestWhoLosesAPhone()
    const socket = await listen(scenario.server, cleo.token.accessToken, [`lobby:${lobby._id}`])
    await scenario.server.clock.advance(10 * MINUTE)
    expect(await ben.isRefused(contract.freeSeat, { body: seat })).toBe('seat-in-use')
    socket.close()
    await socket.closed
    await away()
    expect((await ben.gets(contract.freeSeat, { body: seat })).state).toBe('freed')
  })

  it('a host who plays needs the yes of another member, who is neither the host nor the guest [G16] [PR802]', async () => {
    const { ben, ana, cleo, lobby, seat } = await aGuestWhoLosesAPhone({ isPlaying: true })
    await away()
    expect(await ben.gets(contract.freeSeat, { body: seat })).toEqual({ state: 'asked' })
    expect(await moveSeenBy(ana, lobby)).toMatchObject({ state: 'asked', by: { username: 'Ben' } })
    expect(await ben.isRefused(contract.agreeSeatMove, { body: seat })).toBe('forbidden')
    expect(await ben.gets(contract.freeSeat, { body: seat })).toEqual({ state: 'asked' })
    const dan = await scenario.player('Dan')
    expect(await dan.isRefused(contract.agreeSeatMove, { body: seat })).toBe('lobby-not-found')
    await ana.gets(contract.agreeSeatMove, { body: seat })
    expect(await moveSeenBy(ben, lobby)).toMatchObject({ state: 'agreed', by: { username: 'Ana' } })
    const phone = await theNewPhone(await linkOf(ben, seat), lobby)
    expect(phone.userId).toBe(cleo.userId)
    // The yes was for one move.
    await away()
    expect(await ben.gets(contract.freeSeat, { body: seat })).toEqual({ state: 'asked' })
  })

  it('only the host frees a seat, never a registered one, and not one whose guest also plays elsewhere [G16] [PR802]', async () => {
    const { ben, ana, cleo, lobby, seat } = await aGuestWhoLosesAPhone()
    const other = await ana.opensLobby({ isPrivate: true })
    await away()
    expect(await ana.isRefused(contract.freeSeat, { body: seat })).toBe('forbidden')
    expect(await ben.isRefused(contract.freeSeat, { body: { ...seat, userId: ana.userId } })).toBe('not-found')
    await asksForSeat(scenario.server, other, {}, { ...cleo.headers })
    await away()
    expect(await ben.isRefused(contract.freeSeat, { body: seat })).toBe('forbidden')
    await cleo.leaves(other)
    await registers(scenario.server, cleo)
    await away()
    expect(await ben.isRefused(contract.freeSeat, { body: seat })).toBe('already-registered')
    expect(lobby.status).toBe('open')
  })

  it('the link opens on no device that has a seat of its own in the lobby, and only for a quarter of an hour [G16] [PR801]', async () => {
    const { ben, ana, lobby, seat } = await aGuestWhoLosesAPhone()
    await away()
    const token = await linkOf(ben, seat)
    for (const member of [ben, ana]) {
      const body = { token, seatKey: NEW }
      const taken = await call(scenario.server, contract.takeOverSeat, { body }, { headers: { ...member.headers } })
      expect(taken.ok ? 'taken' : taken.failure.code).toBe('forbidden')
    }
    await aGuestByLink(scenario.server, lobby, { username: 'Dan', seatKey: 'a-secret-of-the-phone-of-dan' })
    expect(await takesOver(token, lobby, 'a-secret-of-the-phone-of-dan')).toEqual({ code: 'forbidden' })
    await scenario.server.clock.advance(15 * MINUTE)
    expect(await takesOver(token, lobby)).toEqual({ code: 'link-expired' })
  })

  it('until the match ends the first phone takes the seat back with one call, and the other phone gets no second seat [G16] [G9] [PR803]', async () => {
    const { ben, cleo, lobby, seat } = await aGuestWhoLosesAPhone()
    await cleo.bets(30).on('Over 0.5 Corner', lobby)
    await away()
    const phone = await theNewPhone(await linkOf(ben, seat), lobby)
    const here = { body: { code: lobby.lobbyCode, seatKey: OLD } }
    const read = await call(scenario.server, contract.guestSeatHere, here)
    expect(read.ok && read.reply).toEqual({ state: 'moved', username: 'Cleo' })
    const refused = await asksForSeat(scenario.server, lobby, { seatKey: OLD })
    expect(refused.ok ? 'joined' : refused.failure.code).toBe('seat-moved')
    expect((await registers(scenario.server, phone)).ok).toBe(false)
    const back = await aGuestByLink(scenario.server, lobby, { seatKey: OLD, takeBack: true })
    expect(back.userId).toBe(cleo.userId)
    expect(await back.fetchesLobby(lobby)).toMatchObject({ currentUser: { chips: 70 }, bets: [{ stake: 30 }] })
    expect(await moveSeenBy(ben, lobby)).toMatchObject({ state: 'returned' })
    expect(await phone.isRefused(contract.lobbyDetails, { params: { lobbyId: lobby._id } })).toBe('session-expired')
    const second = await asksForSeat(scenario.server, lobby, { seatKey: NEW, username: 'Dan' })
    expect(second.ok ? 'joined' : second.failure.code).toBe('forbidden')
  })

  it('after the match the seat stays on the device that plays it [G16] [PR803]', async () => {
    const { ben, lobby, seat } = await aGuestWhoLosesAPhone()
    await away()
    await theNewPhone(await linkOf(ben, seat), lobby)
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.admin.gets(contract.endMatch, { body: { matchId: scenario.match._id } })
    const back = await asksForSeat(scenario.server, lobby, { seatKey: OLD, takeBack: true })
    expect(back.ok ? 'joined' : back.failure.code).toBe('forbidden')
  })
})

describe('the device that takes over a seat', () => {
  /** Every read of the seat as text, without what differs between two servers: ids, times and tokens. */
  async function allThatItReads(hasBet: boolean, cards: boolean): Promise<string[]> {
    const { ben, cleo, lobby, seat } = await aGuestWhoLosesAPhone({ settings: { enableBettleCards: cards } })
    if (hasBet) await cleo.bets(30).on('Over 0.5 Corner', lobby)
    await away()
    const phone = await theNewPhone(await linkOf(ben, seat), lobby)
    const params = { lobbyId: lobby._id }
    const socket = await listen(scenario.server, phone.token.accessToken, [`seat:${lobby._id}`, `lobby:${lobby._id}`])
    const reads = [
      await phone.gets(contract.lobbyDetails, { params }),
      await phone.gets(contract.listMyGames, {}),
      await phone.gets(contract.ownLedger, { params }),
      await phone.gets(contract.listBets, { query: { lobbyId: lobby._id, includeAll: 'true' } }),
      await phone.gets(contract.leaderboard, { params }),
      await phone.gets(contract.listLobbyUsers, { params }),
      await phone.gets(contract.matchLog, { params }),
      await phone.gets(contract.chipsOverRounds, { params }),
      socket.frames,
    ]
    socket.close()
    const texts = reads.map(withoutIds)
    await scenario.ends()
    return texts
  }

  const withoutIds = (read: unknown) =>
    JSON.stringify(read)
      .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'id')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
      .replaceAll(/"lobbyCode":"\w+"/g, '"lobbyCode"')

  it('reads the same bytes whether or not the first device has a bet on a round that has not started [G16] [V1] [PR804]', async () => {
    const [without, with30] = [await allThatItReads(false, false), await allThatItReads(true, false)]
    expect(with30).toEqual(without)
    expect(without.join()).not.toContain('"stake":30')
    // The next `afterEach` needs a scenario.
    scenario = await aScenario()
  })

  it('sees the bets of the first device when their round starts, and its own new bet at once [G16] [V1] [PR804]', async () => {
    const { ben, cleo, lobby, seat } = await aGuestWhoLosesAPhone()
    await cleo.bets(30).on('Over 0.5 Corner', lobby)
    await away()
    const phone = await theNewPhone(await linkOf(ben, seat), lobby)
    const before = await phone.fetchesLobby(lobby)
    expect([before.bets, before.currentUser.chips, before.currentUser.betsPlaced]).toEqual([[], 100, 0])
    // Only the refused press tells that the round has a bet already.
    const again = {
      body: { lobbyId: lobby._id, oddsId: lobby.odds[0]?._id, matchRoundId: lobby.upcomingRounds[0]?._id, stake: 5 },
    }
    expect(await phone.isRefused(contract.placeBet, again as never)).toBe('already-placed')
    const socket = await listen(scenario.server, phone.token.accessToken, [`seat:${lobby._id}`])
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await socket.until((frame) => frame.type === 'resync')
    const started = await phone.fetchesLobby(lobby)
    expect([started.bets.map(({ stake }) => stake), started.currentUser.chips]).toEqual([[30], 70])
    const bet = await phone.gets(contract.placeBet, {
      body: {
        lobbyId: lobby._id,
        oddsId: started.odds.find(({ name }) => name === 'Over 0.5 Corner')?._id as contract.OddsId,
        matchRoundId: started.upcomingRounds[0]?._id as contract.RoundId,
        stake: 10,
      },
    })
    expect(bet.chips).toBe(60)
    expect((await phone.fetchesLobby(lobby)).bets.map(({ stake }) => stake)).toEqual([30, 10])
    socket.close()
  })
})
