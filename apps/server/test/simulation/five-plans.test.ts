import { type Bet, type Lobby, listBets, placeBet, recordMatchEvent, updateMatchEvent } from '@bettle/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ledgerFaults } from '../../src/features/ledger/check-ledger.ts'
import { aScenario, type Player } from '../support/scenario.ts'
import { aServer, type TestServer } from '../support/test-app.ts'
import { type UpdateReader, updateReader } from './update-reader.ts'

const MINUTE = 60_000
/** One of these lobbies is blind. The rounds of one share only the first boundary with the rounds of the others. */
const PLANS = [
  { roundDuration: 5, bettingTimeLimit: 4, breakDuration: 1 },
  { roundDuration: 7, bettingTimeLimit: 5 },
  { roundDuration: 10 },
  { roundDuration: 15, showCompetitorBets: false },
  { roundDuration: 12 },
]
/** The bets that are placed from the first to the 40th minute of the half. */
const BETS = [
  { minute: 0, playerIndex: 0, stake: 11, line: 'Over' },
  { minute: 0, playerIndex: 1, stake: 7, line: 'Under' },
  { minute: 9, playerIndex: 1, stake: 9, line: 'Over' },
  { minute: 16, playerIndex: 0, stake: 5, line: 'Under' },
  { minute: 24, playerIndex: 1, stake: 3, line: 'Over' },
]

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

/** The bets as their players sent them, without later data from the server. */
interface Placed {
  readonly lobby: Lobby
  readonly player: Player
  readonly bet: Bet
  readonly from: number
  readonly until: number
}

/**
 * Returns the payout once the round is over: hundredths times stake, rounded down, or the stake if the count equals the
 * line.
 */
function payoutOf({ bet, from, until }: Placed, corners: readonly number[], now: number): number {
  if (until > now) return 0
  const count = corners.filter((minute) => minute >= from && minute < until).length
  const { threshold, betType, odds } = bet.odds
  if (count === threshold) return bet.stake
  const isWon = betType === 'over' ? count > threshold : count < threshold
  return isWon ? Math.floor((Math.round(odds * 100) * bet.stake) / 100) : 0
}

it('an event that is recorded, moved and deleted in settled rounds corrects all screens of five lobbies on five plans [E3] [S6] [V8] [PR329]', {
  timeout: 180_000,
}, async () => {
  const scenario = await aScenario({ on: server })
  const players = await Promise.all(['Ana', 'Ben', 'Cleo'].map((name) => scenario.player(name)))
  const [ana, ben, cleo] = players as [Player, Player, Player]
  const lobbies: Lobby[] = []
  for (const settings of PLANS) {
    const lobby = await ana.opensLobby({ ...settings, inactivityPenalty: 0 })
    await ben.joins(lobby)
    await cleo.joins(lobby, 'spectator')
    lobbies.push(lobby)
  }
  const screens: UpdateReader[] = []
  for (const lobby of lobbies) for (const player of players) screens.push(await updateReader(server, player, lobby))

  const placed: Placed[] = []
  const corners: number[] = []
  let kickOff = server.clock.now()
  const minuteNow = () => (server.clock.now() - kickOff) / MINUTE

  async function bets(minute: number): Promise<void> {
    for (const { playerIndex, stake, line } of BETS.filter((one) => one.minute === minute)) {
      for (const lobby of lobbies) {
        const player = players[playerIndex] ?? ana
        const { odds, upcomingRounds, rounds } = await player.fetchesLobby(lobby)
        const option = odds.find(({ eventType, betType }) => eventType === 'Corner' && betType === line.toLowerCase())
        const next = upcomingRounds[0]
        if (!option || !next) throw new Error('nothing can be bet on')
        const body = { lobbyId: lobby._id, oddsId: option._id, matchRoundId: next._id, stake }
        const answer = await player.asks(placeBet, { body })
        // The plans close betting at different moments.
        if (!answer.ok && answer.failure.code === 'betting-closed') continue
        if (!answer.ok) throw new Error(answer.failure.code)
        const { bet } = answer.reply
        const round = rounds.find(({ _id }) => _id === bet.matchRound._id)
        if (!round) throw new Error('a bet has a round')
        placed.push({ lobby, player, bet, from: round.startMinute, until: round.endMinute ?? 45 })
      }
    }
  }

  /** Expects that pushed and fetched state agree, and that both equal the manual count. */
  async function allIsRight(when: string): Promise<void> {
    for (const screen of screens) expect(await screen.differences(), `${screen.player.name} after ${when}`).toEqual([])
    for (const lobby of lobbies) {
      for (const player of [ana, ben]) {
        const own = placed.filter((one) => one.lobby === lobby && one.player === player)
        const expected = own.reduce((chips, one) => chips - one.bet.stake + payoutOf(one, corners, minuteNow()), 100)
        const { currentUser } = await player.fetchesLobby(lobby)
        expect(currentUser.chips, `${player.name} on ${lobby.gameSettings.roundDuration} after ${when}`).toBe(expected)
        const listed = (await player.gets(listBets, { query: { lobbyId: lobby._id } })).bets
        const over = own.filter(({ until }) => until <= minuteNow())
        expect(listed.filter(({ outcome }) => outcome !== 'open')).toHaveLength(over.length)
        const seen = (await cleo.fetchesLobby(lobby)).users.find(({ user }) => user._id === player.userId)
        expect(seen?.chips, `what Cleo sees of ${player.name} after ${when}`).toBe(expected + hiddenFrom(own, lobby))
      }
    }
    expect(await ledgerFaults(server.ctx.db, scenario.match._id)).toEqual([])
  }
  /**
   * Returns the stakes that others still see among the chips: those on upcoming rounds, and in a blind lobby those on
   * all unsettled rounds.
   */
  const hiddenFrom = (own: readonly Placed[], { gameSettings }: Lobby) =>
    own
      .filter(({ from, until }) => (gameSettings.showCompetitorBets ? from : until) > minuteNow())
      .reduce((sum, { bet }) => sum + bet.stake, 0)

  await bets(0)
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  kickOff = server.clock.now()
  for (const minute of [2, 3, 6, 9, 11, 13, 16, 18, 21, 24, 29, 33, 40]) {
    await scenario.goesOn(minute - minuteNow())
    if (BETS.some((one) => one.minute === minute)) await bets(minute)
    else {
      await scenario.records('Corner')
      corners.push(minute)
    }
  }
  await scenario.goesOn(40.5 - minuteNow())
  await allIsRight('forty minutes')

  const at = (minute: number) => new Date(kickOff + minute * MINUTE).toISOString()
  const isAt = (from: number, to?: number) =>
    corners.splice(corners.indexOf(from), 1, ...(to === undefined ? [] : [to]))
  const record = async (minute: number) => {
    const body = { match: scenario.match._id, eventType: 'Corner', timeStamp: at(minute) }
    corners.push(minute)
    return (await scenario.admin.gets(recordMatchEvent, { body })).event
  }
  const late = []
  for (const minute of [0.5, 4.5, 9.5, 14.2, 19]) late.push(await record(minute))
  await allIsRight('five corners recorded late')
  for (const [index, from, to] of [
    [0, 0.5, 7],
    [1, 4.5, 5],
    [2, 9.5, 22],
    [4, 19, 12],
  ] as const) {
    const params = { id: late[index]?._id as never }
    await scenario.admin.gets(updateMatchEvent, { params, body: { timeStamp: at(to) } })
    isAt(from, to)
    await allIsRight(`a corner moved from ${from} to ${to}`)
  }
  for (const [index, minute] of [
    [0, 7],
    [3, 14.2],
    [4, 12],
  ] as const) {
    const event = late[index]
    if (event) await scenario.deletesEvent(event)
    isAt(minute)
    await allIsRight(`the corner of ${minute} deleted`)
  }
  for (const lobby of lobbies) expect(placed.filter((one) => one.lobby === lobby).length).toBeGreaterThanOrEqual(3)
  const outcomes = new Set<string>()
  for (const one of placed) {
    const { bets: listed } = await one.player.gets(listBets, { query: { lobbyId: one.lobby._id } })
    outcomes.add(listed.find(({ _id }) => _id === one.bet._id)?.outcome ?? '')
  }
  expect([...outcomes]).toEqual(expect.arrayContaining(['won', 'lost']))
  for (const screen of screens) screen.close()
})
