import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS, type GameSettings } from '../lobby/settings.ts'
import { gamesOutlook } from './games-outlook.ts'
import { simulateGames } from './simulate-games.ts'

const outlookOf = (changed: Partial<GameSettings>, seed = 7) =>
  gamesOutlook({ settings: { ...DEFAULT_SETTINGS, ...changed }, games: 40, seed })

/**
 * Simulates games with a random source that returns the same number each time. With 0 no player ever bets, because
 * every temperament skips some rounds.
 */
const gamesWith = (number: number, changed: Partial<GameSettings>) =>
  simulateGames({ settings: { ...DEFAULT_SETTINGS, ...changed }, games: 1, random: () => number })

describe("the outlook of a lobby's settings", () => {
  it('simulates the same outlook for the same settings and seed, and another outlook for another seed [Y1] [PR130]', () => {
    expect(outlookOf({})).toEqual(outlookOf({}))
    expect(outlookOf({}, 8).averageWinner).not.toBe(outlookOf({}).averageWinner)
  })

  it('counts every player of every simulated game once in bands of chips, and gives the average winner more than the median [Y1]', () => {
    const outlook = outlookOf({})
    expect(outlook).toMatchObject({ games: 40, players: 8, rounds: 10 })
    expect(outlook.spread.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    expect(outlook.spread.map(({ from }) => from)).toEqual([0, 25, 50, 75, 100, 125, 150, 175, 200])
    expect(outlook.averageWinner).toBeGreaterThan(outlook.medianChips)
  })

  it('states the number of rounds of the settings, and the minutes of a match with its added time [Y1]', () => {
    expect(outlookOf({ roundDuration: 5 })).toMatchObject({ rounds: 18, minutes: 95 })
    expect(outlookOf({ roundDuration: 15 })).toMatchObject({ rounds: 6, minutes: 95 })
  })

  it('leaves players who start simulated games with 100 chips 70 to 100 chips on average, whole and never below zero [Y1]', () => {
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

  it('simulates as many players as the lobby has seats, but no more than eight [Y2]', () => {
    expect(outlookOf({ maxPlayers: 2 }).players).toBe(2)
    expect(outlookOf({ maxPlayers: 999 }).players).toBe(8)
  })

  it('lets a simulated player who never bets pay for ten rounds, never win, and be kicked after three rounds if the lobby kicks such players [Y2]', () => {
    const [idle] = gamesWith(0, { inactivityPenalty: 5 })
    expect(idle?.chips).toEqual(Array.from({ length: 8 }, () => 50))
    expect(idle?.winner).toBeUndefined()
    expect(gamesWith(0, { inactivityPenalty: 20 })[0]).toMatchObject({ bust: 8 })
    expect(gamesWith(0, { inactivityPenalty: 5, autoKickInactive: true })[0]?.chips[0]).toBe(85)
  })

  it('ends simulated games with other chips in Bettle Chips than in Classic or Bet Stop, from the same random numbers [Y1]', () => {
    const [classic] = gamesWith(0.6, { roundDuration: 5 })
    const [once] = gamesWith(0.6, { roundDuration: 5, gameMode: 'bettle-chips' })
    const [often] = gamesWith(0.6, { roundDuration: 5, gameMode: 'bet-stop', maxPlayRepeats: 10 })
    expect(once?.chips).not.toEqual(classic?.chips)
    expect(often?.chips).not.toEqual(once?.chips)
  })

  it('ends a simulated game once all players are eliminated, and leaves more players unable to bet with elimination than without [Y1]', () => {
    // No player ever bets. After three rounds all players hold 40 chips and are eliminated together.
    const idle = { inactivityPenalty: 20, isTournament: true, eliminationThreshold: 50 }
    expect(gamesWith(0, idle)[0]).toMatchObject({ rounds: 3, bust: 8, winner: undefined })
    const strict = outlookOf({ isTournament: true, eliminationThreshold: 50 })
    expect(strict.bustShare).toBeGreaterThan(outlookOf({}).bustShare)
    expect(strict.rounds).toBeLessThanOrEqual(10)
  })

  it('raises the median chips of simulated games by strong cards, and ignores the strength of cards while cards are off [Y1]', () => {
    const middle = (changed: Partial<GameSettings>) => outlookOf({ ...changed, cardCooldownTime: 1 }).medianChips
    expect(middle({ enableBettleCards: true, cardEffectStrength: 3 })).toBeGreaterThan(
      middle({ enableBettleCards: false, cardEffectStrength: 3 }),
    )
    const off = { enableBettleCards: false }
    expect(outlookOf({ ...off, cardEffectStrength: 3 })).toEqual(outlookOf({ ...off, cardEffectStrength: 1.2 }))
  })

  it('leaves more simulated players unable to bet if the smallest bet is large compared with the starting chips [Y2]', () => {
    const small = outlookOf({ startingChips: 50, minBetAmount: 1 })
    expect(outlookOf({ startingChips: 50, minBetAmount: 10 }).bustShare).toBeGreaterThan(small.bustShare)
  })
})

/** Returns random numbers from a seed, as the outlook makes them. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
