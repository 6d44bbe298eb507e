import { type Lobby, type MatchId, placeBet, suspend } from '@bettle/contract'
import type { CardKind } from '@bettle/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aScenario, betOn, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import { placeBets } from './place-bets.ts'

const PLAY = 'Over 0.5 Corner'
const OTHER_SIDE = 'Under 0.5 Corner'

let server: TestServer
let scenario: Scenario
let ana: Player
let ben: Player

beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
})

async function letsPlay(): Promise<void> {
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
}

const tries = async (player: Player, play: string, lobby: Lobby, more: { stake?: number; card?: CardKind } = {}) => {
  const { stake = 1, ...card } = more
  return player.isRefused(placeBet, { body: { ...betOn(await player.fetchesLobby(lobby), play, stake), ...card } })
}

/** Suspends all current options except one play. */
async function suspendsAllBut(play: string, lobby: Lobby): Promise<void> {
  const { odds } = await ana.fetchesLobby(lobby)
  const matchId = scenario.match._id as MatchId
  for (const eventType of new Set(odds.map((option) => option.eventType))) {
    if (eventType !== 'Corner') await scenario.admin.gets(suspend, { body: { matchId, eventType } })
  }
  for (const option of odds.filter(({ eventType, name }) => eventType === 'Corner' && name !== play)) {
    await scenario.admin.gets(suspend, { body: { matchId, oddsId: option._id } })
  }
}

describe('a play', () => {
  it('each player can use a play once in Bettle Chips, and a void bet uses its play too [J2] [J4] [PR116]', async () => {
    const lobby = await ana.opensLobby({ gameMode: 'bettle-chips' })
    await ben.joins(lobby)
    expect(lobby.gameSettings.gameMode).toBe('bettle-chips')
    await letsPlay()
    await scenario.goesOn(1)
    await ana.bets(10).on(PLAY, lobby)
    // The round of the bet never begins: the stake is refunded, but the play stays used.
    await scenario.endsHalf(1)
    expect((await ana.fetchesLobby(lobby)).bets).toMatchObject([{ outcome: 'void' }])
    expect(await tries(ana, PLAY, lobby)).toBe('play-used')
    await ben.bets(1).on(PLAY, lobby)
    await ana.bets(1).on(OTHER_SIDE, lobby)
    await scenario.startsHalf(2)
    await scenario.letsKickOff()
    await scenario.goesOn(1)
    for (const play of [PLAY, OTHER_SIDE]) expect(await tries(ana, play, lobby)).toBe('play-used')
    expect(await tries(ben, PLAY, lobby)).toBe('play-used')
    // In another lobby the player has not used this play.
    await ana.bets(1).on(PLAY, await ana.opensLobby({ gameMode: 'bettle-chips' }))
  })

  it('a player in Bet Stop can repeat a play as often as the lobby allows [J3] [PR117]', async () => {
    const lobby = await ana.opensLobby({ gameMode: 'bet-stop', maxPlayRepeats: 2 })
    await letsPlay()
    for (let uses = 0; uses < 3; uses += 1) {
      await ana.bets(1).on(PLAY, lobby)
      await scenario.goesOn(10)
    }
    expect(await tries(ana, PLAY, lobby)).toBe('play-used')
  })

  it('refuses a bet on a used-up play after checking the chips and before checking the card [B8] [J2]', async () => {
    const lobby = await ana.opensLobby({ gameMode: 'bettle-chips', startingChips: 50 })
    await ana.bets(10).on(PLAY, lobby)
    await letsPlay()
    await scenario.goesOn(1)
    expect(await tries(ana, PLAY, lobby, { stake: 41 })).toBe('insufficient-chips')
    expect(await tries(ana, PLAY, lobby, { stake: 40, card: 'boost' })).toBe('play-used')
  })

  it('a bet uses up its play for the next bet in the same batch [J2] [J4]', async () => {
    const lobby = await ana.opensLobby({ gameMode: 'bettle-chips', allowLateBetting: true })
    await letsPlay()
    await scenario.goesOn(5)
    const { upcomingRounds, odds } = await ana.fetchesLobby(lobby)
    const option = odds.find(({ name }) => name === PLAY)
    const [next, later] = upcomingRounds
    if (!option || !next || !later) throw new Error('there is nothing to bet on')
    const request = { userId: ana.userId, lobbyId: lobby._id, oddsId: option._id, stake: 1 }
    const startsAt = server.clock.now() + 5 * 60_000
    // Both requests wait until bets on the second of the two rounds are accepted.
    await server.clock.set(startsAt + 1)
    const outcomes = await placeBets(server.ctx, [
      { ...request, matchRoundId: next._id, arrivedAt: startsAt - 1 },
      { ...request, matchRoundId: later._id, arrivedAt: startsAt + 1 },
    ])
    expect(outcomes).toMatchObject([{ reply: { bet: { odds: { name: PLAY } } } }, { error: { code: 'play-used' } }])
  })
})

describe.each([
  ['bettle-chips', { gameMode: 'bettle-chips' }, 1],
  ['bet-stop', { gameMode: 'bet-stop', maxPlayRepeats: 1 }, 2],
])('a player in %s who has used every play', (_mode, settings, uses) => {
  it('a player who has used every play pays no penalty for a round without a bet and is not kicked [J5] [I1] [I4] [PR122]', async () => {
    const lobby = await ana.opensLobby({ ...settings, inactivityPenalty: 5, autoKickInactive: true })
    await ben.joins(lobby)
    await letsPlay()
    for (let used = 0; used < uses; used += 1) {
      await ana.bets(1).on(PLAY, lobby)
      await scenario.goesOn(10)
    }
    await suspendsAllBut(PLAY, lobby)
    const held = await chipsOf(ana, lobby)
    const before = await chipsOf(ben, lobby)
    await scenario.goesOn(10)
    // The bet on the last round with bets is settled now. Neither player bets on the later rounds.
    const settled = await chipsOf(ana, lobby)
    await scenario.goesOn(10)
    expect(await chipsOf(ana, lobby)).toBe(settled)
    expect(settled).toBeGreaterThanOrEqual(held)
    expect(await chipsOf(ben, lobby)).toBeLessThan(before)
    expect((await ana.fetchesLobby(lobby)).users.map(({ user, role }) => [user.name, role])).toEqual([
      ['Ana', 'player'],
      ['Ben', 'spectator'],
    ])
  })
})

async function chipsOf(player: Player, lobby: Lobby): Promise<number> {
  return (await player.fetchesLobby(lobby)).currentUser.chips
}
