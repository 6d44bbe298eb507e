import { describe, expect, it } from 'vitest'
import { type BotTemperament, chooseOption, chooseStake, momentToBet } from './bot-choices.ts'
import { seededRandom } from './seeded-random.ts'

const calm: BotTemperament = {
  boldness: 0,
  stakes: [0.05, 0.1],
  hesitates: [0.2, 0.4],
  favourites: [],
  side: 'either',
  skips: 0,
}
const options = [
  { id: 'safe', eventType: 'Throw', betType: 'over' as const, odds: 1.3 },
  { id: 'bold', eventType: 'Goal', betType: 'over' as const, odds: 4 },
  { id: 'corner', eventType: 'Corner', betType: 'under' as const, odds: 1.3 },
]
const LIMITS = { minBetAmount: 1, maxBetAmount: 100 }
const randoms = Array.from({ length: 300 }, (_, index) => seededRandom('test', `${index}`))
const choices = (temperament: BotTemperament) => randoms.map((random) => chooseOption(temperament, options, random)?.id)
const shareOf = (ids: readonly (string | undefined)[], id: string) =>
  ids.filter((each) => each === id).length / ids.length

describe('a bot', () => {
  it('a bot bets in its part of the betting window and not before it can know the round; a bot that skips every round never bets [F4]', () => {
    const window = { opensAt: 1_000, closesAt: 49_000 }
    for (const random of randoms.slice(0, 100)) {
      const moment = momentToBet(calm, window, 0, random) ?? 0
      expect(moment).toBeGreaterThanOrEqual(1_000 + 0.2 * 48_000)
      expect(moment).toBeLessThanOrEqual(1_000 + 0.4 * 48_000)
      expect(momentToBet(calm, window, 45_000, random)).toBeGreaterThanOrEqual(45_000)
      expect(momentToBet({ ...calm, skips: 1 }, window, 0, random)).toBeUndefined()
    }
  })

  it('a bot bets within 16 seconds of knowing a round whose betting window has no known closing time [F4]', () => {
    for (const random of randoms.slice(0, 100)) {
      expect(momentToBet(calm, { opensAt: null, closesAt: null }, 5_000, random)).toBeLessThan(5_000 + 16_000)
    }
  })

  it('a bot chooses options by its temperament: boldness, favourite event types and preferred side [F4]', () => {
    expect(shareOf(choices(calm), 'bold')).toBeLessThan(0.1)
    expect(shareOf(choices({ ...calm, boldness: 1 }), 'bold')).toBeGreaterThan(0.6)
    expect(shareOf(choices({ ...calm, favourites: ['Corner'] }), 'corner')).toBeGreaterThan(0.7)
    expect(shareOf(choices({ ...calm, side: 'under' }), 'corner')).toBeGreaterThan(0.6)
    expect(chooseOption(calm, [], seededRandom('x'))).toBeUndefined()
  })

  it('a bot stakes whole chips within the stake limits and its balance, and bets nothing without chips [F4]', () => {
    for (const random of randoms.slice(0, 100)) {
      for (const chips of [1, 3, 100, 4_000]) {
        const stake = chooseStake({ ...calm, stakes: [0.05, 0.9] }, chips, LIMITS, random) ?? 0
        expect(Number.isInteger(stake)).toBe(true)
        expect(stake).toBeGreaterThanOrEqual(1)
        expect(stake).toBeLessThanOrEqual(Math.min(100, chips))
      }
      expect(chooseStake(calm, 0, LIMITS, random)).toBeUndefined()
    }
  })
})
