import { describe, expect, it } from 'vitest'
import { gamesOutlook } from './games-outlook.ts'
import { DEFAULT_SETTINGS, type GameSettings } from './settings.ts'
import { simulateGames } from './simulate-games.ts'

const outlookOf = (changed: Partial<GameSettings>, seed = 7) =>
  gamesOutlook({ settings: { ...DEFAULT_SETTINGS, ...changed }, games: 40, seed })

/** The same number each time: from 0 nobody ever bets, as everyone lets a round go by now and then. */
const gamesWith = (number: number, changed: Partial<GameSettings>) =>
  simulateGames({ settings: { ...DEFAULT_SETTINGS, ...changed }, games: 1, random: () => number })

describe('what a game may come to', () => {
  it('[Y1] is the same again for the same settings and seed, and another for another', () => {
    expect(outlookOf({})).toEqual(outlookOf({}))
    expect(outlookOf({}, 8).averageWinner).not.toBe(outlookOf({}).averageWinner)
  })

  it('[Y1] counts every player of every game once, and finds the winner above the middle', () => {
    const outlook = outlookOf({})
    expect(outlook).toMatchObject({ games: 40, players: 8, rounds: 10 })
    expect(outlook.spread.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    expect(outlook.spread.map(({ from }) => from)).toEqual([0, 25, 50, 75, 100, 125, 150, 175, 200])
    expect(outlook.averageWinner).toBeGreaterThan(outlook.medianChips)
  })

  it('[Y1] lasts the rounds of the settings, and a match with its added time', () => {
    expect(outlookOf({ roundDuration: 5 })).toMatchObject({ rounds: 18, minutes: 95 })
    expect(outlookOf({ roundDuration: 15 })).toMatchObject({ rounds: 6, minutes: 95 })
  })

  it('[Y1] the house keeps something of what is bet, and no chip comes from nowhere', () => {
    const games = simulateGames({
      settings: { ...DEFAULT_SETTINGS, inactivityPenalty: 0, maxBetAmount: 500 },
      games: 200,
      random: randomOf(3),
    })
    const held = games.flatMap(({ chips }) => chips)
    const mean = held.reduce((sum, chips) => sum + chips, 0) / held.length
    expect(mean).toBeLessThan(100)
    expect(mean).toBeGreaterThan(70)
    expect(Math.min(...held)).toBeGreaterThanOrEqual(0)
    expect(held.every(Number.isInteger)).toBe(true)
  })

  it('[Y2] seats as many as there is room for, and no more than eight', () => {
    expect(outlookOf({ maxPlayers: 2 }).players).toBe(2)
    expect(outlookOf({ maxPlayers: 999 }).players).toBe(8)
  })

  it('[Y2] who never bets pays for ten rounds, has not won, and may be kicked after three', () => {
    const [idle] = gamesWith(0, { inactivityPenalty: 5 })
    expect(idle?.chips).toEqual(Array.from({ length: 8 }, () => 50))
    expect(idle?.winner).toBeUndefined()
    expect(gamesWith(0, { inactivityPenalty: 20 })[0]).toMatchObject({ bust: 8 })
    expect(gamesWith(0, { inactivityPenalty: 5, autoKickInactive: true })[0]?.chips[0]).toBe(85)
  })

  it('[Y1] the mode is played: who always points at the same place bets otherwise once a play is used up', () => {
    const [classic] = gamesWith(0.6, { roundDuration: 5 })
    const [once] = gamesWith(0.6, { roundDuration: 5, gameMode: 'bettle-chips' })
    const [often] = gamesWith(0.6, { roundDuration: 5, gameMode: 'bet-stop', maxPlayRepeats: 10 })
    expect(once?.chips).not.toEqual(classic?.chips)
    expect(often?.chips).not.toEqual(once?.chips)
  })

  it('[Y1] elimination ends games before the match does, and who fell can bet no more', () => {
    // Nobody ever bets: after three rounds all hold 40, and fall together.
    const idle = { inactivityPenalty: 20, isTournament: true, eliminationThreshold: 50 }
    expect(gamesWith(0, idle)[0]).toMatchObject({ rounds: 3, bust: 8, winner: undefined })
    const strict = outlookOf({ isTournament: true, eliminationThreshold: 50 })
    expect(strict.bustShare).toBeGreaterThan(outlookOf({}).bustShare)
    expect(strict.rounds).toBeLessThanOrEqual(10)
  })

  it('[Y1] cards are played: with strong ones players keep more, and none is played where they are off', () => {
    const middle = (changed: Partial<GameSettings>) => outlookOf({ ...changed, cardCooldownTime: 1 }).medianChips
    expect(middle({ enableBettleCards: true, cardEffectStrength: 3 })).toBeGreaterThan(
      middle({ enableBettleCards: false, cardEffectStrength: 3 }),
    )
    const off = { enableBettleCards: false }
    expect(outlookOf({ ...off, cardEffectStrength: 3 })).toEqual(outlookOf({ ...off, cardEffectStrength: 1.2 }))
  })

  it('[Y2] a smallest bet that is large beside the stack leaves more of them bust', () => {
    const small = outlookOf({ startingChips: 50, minBetAmount: 1 })
    expect(outlookOf({ startingChips: 50, minBetAmount: 10 }).bustShare).toBeGreaterThan(small.bustShare)
  })
})

/** As games are simulated with, from a seed. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
