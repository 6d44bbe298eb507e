import { chipsOverRounds, type Lobby, listBets, reopenHalf, updateChips } from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { randomSource } from '../../../test/simulation/random-source.ts'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import { ledgerFaults } from '../ledger/check-ledger.ts'

let server: TestServer
let scenario: Scenario
let ana: Player
let ben: Player

beforeAll(async () => {
  server = await aServer()
})

beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
})

afterAll(() => server.stop())

const lines = (player: Player, lobby: Lobby) => player.gets(chipsOverRounds, { params: { lobbyId: lobby._id } })
async function chipsOf(player: Player, lobby: Lobby, of: Player) {
  return (await lines(player, lobby)).members.find(({ userId }) => userId === of.userId)?.chips
}

it("lists everyone's chips after each settled round, and puts a correction into the round of its bet [K3]", async () => {
  const cleo = await scenario.player('Cleo')
  const lobby = await ana.opensLobby({ inactivityPenalty: 5 })
  await ben.joins(lobby)
  await cleo.joins(lobby, 'spectator')
  expect(await lines(cleo, lobby)).toEqual({
    startingChips: 100,
    rounds: [],
    members: [ana, ben].map(({ userId }) => ({ userId, chips: [] })),
  })
  const bet = await ana.bets(10).on('Over 0.5 Corner', lobby)
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  const corner = await scenario.records('Corner')
  await scenario.goesOn(10)
  const paid = Math.floor((Math.round(bet.odds.odds * 100) * 10) / 100)
  expect(await chipsOf(ben, lobby, ana)).toEqual([90 + paid])
  expect(await chipsOf(ben, lobby, ben)).toEqual([95])

  await ana.bets(20).on('Over 0.5 Corner', lobby)
  await scenario.admin.gets(updateChips, {
    body: { lobbyId: lobby._id, userId: ben.userId, amount: 50, reason: 'Sorry' },
  })
  await scenario.goesOn(10)
  expect(await chipsOf(ben, lobby, ana)).toEqual([90 + paid, 85 + paid])
  await scenario.goesOn(10)
  expect(await chipsOf(ben, lobby, ana)).toEqual([90 + paid, 85 + paid, 65 + paid])
  expect(await chipsOf(ana, lobby, ben)).toEqual([95, 140, 135])

  await scenario.deletesEvent(corner)
  expect(await lines(cleo, lobby)).toMatchObject({ rounds: [1, 2, 3], startingChips: 100 })
  expect(await chipsOf(ben, lobby, ana)).toEqual([90, 85, 65])
})

it('lists chips over rounds for members only, without stakes on rounds that are not settled, even if these have begun [K3]', async () => {
  const eve = await scenario.player('Eve')
  const lobby = await ana.opensLobby({ showCompetitorBets: false })
  await ben.joins(lobby)
  expect(await eve.isRefused(chipsOverRounds, { params: { lobbyId: lobby._id } })).toBe('lobby-not-found')
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  await scenario.goesOn(5)
  await ana.bets(30).on('Over 0.5 Corner', lobby)
  await scenario.goesOn(5)
  const before = await lines(ben, lobby)
  expect(before.members.map(({ chips }) => chips)).toEqual([[95], [95]])
  await scenario.goesOn(5)
  await ana.bets(40).on('Over 0.5 Corner', lobby)
  expect(await lines(ben, lobby)).toEqual(before)
  expect(await lines(ana, lobby)).toEqual(before)
})

it('the list of chips over rounds ends with the balances of the ledger, after any bets, corrections, gifts and rounds [K3] [L2]', {
  timeout: 120_000,
}, async () => {
  const { bool, pick, whole } = randomSource(5)
  const cleo = await scenario.player('Cleo')
  const players = [ana, ben, cleo]
  const lobby = await ana.opensLobby({ startingChips: 500, maxBetAmount: 60 })
  await ben.joins(lobby)
  const corners = []
  for (const half of [1, 2] as const) {
    await scenario.startsHalf(half)
    await scenario.letsKickOff()
    if (half === 2) await cleo.joins(lobby)
    for (let minute = 0; minute < 44; minute += 4) {
      await scenario.goesOn(4)
      if (bool(0.7)) corners.push(await scenario.records(pick(['Corner', 'Throw', 'Shot']), pick([0, 1, 12])))
      const removed = bool(0.2) ? corners.pop() : undefined
      if (removed) await scenario.deletesEvent(removed)
      for (const player of players) {
        const now = bool(0.5) ? await player.fetchesLobby(lobby).catch(() => undefined) : undefined
        const option = now && now.upcomingRounds.length > 0 ? pick(now.odds) : undefined
        if (option)
          await player
            .bets(whole(1, 50))
            .on(option.name, lobby)
            .catch(() => undefined)
      }
      if (bool(0.2)) {
        const gift = { lobbyId: lobby._id, userId: pick([ana, ben]).userId, amount: 7, reason: 'A gift' }
        await scenario.admin.gets(updateChips, { body: gift })
      }
      const held = await lines(ben, lobby)
      expect(held.members.every(({ chips }) => chips.length === held.rounds.length)).toBe(true)
    }
    await scenario.endsHalf(half)
    await scenario.admin.gets(reopenHalf, { body: { matchId: scenario.match._id, halfNumber: half } })
    expect((await lines(ben, lobby)).rounds).toHaveLength(half * 5 - 1)
    await scenario.goesOn(1)
    await scenario.endsHalf(half)
  }
  const published = await lines(ben, lobby)
  const { users } = await ben.fetchesLobby(lobby)
  expect(published.rounds).toHaveLength(10)
  expect(published.members.map(({ userId, chips }) => [userId, chips.at(-1)])).toEqual(
    users.map(({ user, chips }) => [user._id, chips]),
  )
  const { bets } = await ben.gets(listBets, { query: { lobbyId: lobby._id, includeAll: 'true' } })
  expect(bets.length).toBeGreaterThan(10)
  expect(await ledgerFaults(server.ctx.db)).toEqual([])
})
