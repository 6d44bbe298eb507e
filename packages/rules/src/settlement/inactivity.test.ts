import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  couldHaveBet,
  type InactivityCandidate,
  inactivityPenalties,
  KICK_AFTER,
  settingsPlayed,
} from './inactivity.ts'

const settings = { inactivityPenalty: 5, minBetAmount: 2, autoKickInactive: true }

const ana: InactivityCandidate = {
  userId: 'ana',
  placed: false,
  chipsNow: 100,
  chipsAtClose: 100,
  optionOpenAtClose: true,
  inactiveRounds: 0,
}

describe('the players who could have bet on a round', () => {
  it('treats a player as able to bet if, when betting closes, the player can pay the smallest bet and an option is open [I1]', () => {
    expect(couldHaveBet(ana, settings)).toBe(true)
    expect(couldHaveBet({ ...ana, chipsAtClose: 2 }, settings)).toBe(true)
    expect(couldHaveBet({ ...ana, chipsAtClose: 1 }, settings)).toBe(false)
    expect(couldHaveBet({ ...ana, optionOpenAtClose: false }, settings)).toBe(false)
  })

  it('decides by the balance at the close of betting whether a player could have bet, so chips won later cause no penalty [I1]', () => {
    expect(inactivityPenalties([{ ...ana, chipsAtClose: 1, chipsNow: 90 }], settings)).toEqual([])
  })

  it('never penalises a player who bet on the round, even if the player has no chips left [I1]', () => {
    expect(inactivityPenalties([{ ...ana, placed: true, chipsNow: 0 }], settings)).toEqual([])
  })
})

describe('the penalty for a round without a bet', () => {
  it("takes the lobby's penalty from a player who could bet on a round and did not [I2]", () => {
    expect(inactivityPenalties([ana], settings)).toEqual([
      { userId: 'ana', penalised: true, amount: 5, told: 5, inactiveRounds: 1, kicked: false },
    ])
  })

  it("takes no more than the player's balance as a penalty [I2] [PR204]", () => {
    expect(inactivityPenalties([{ ...ana, chipsNow: 3 }], settings)[0]?.amount).toBe(3)
  })

  it('shows others the penalty without the effect of stakes on rounds to come [I2] [V1]', () => {
    const [penalty] = inactivityPenalties([{ ...ana, chipsNow: 3, chipsSeen: 13 }], settings)
    expect(penalty).toMatchObject({ amount: 3, told: 5 })
    expect(inactivityPenalties([{ ...ana, chipsNow: 3, chipsSeen: 4 }], settings)[0]).toMatchObject({ told: 4 })
  })

  it('ends the row of rounds sat out of a player who bet, without a penalty [I4]', () => {
    expect(inactivityPenalties([{ ...ana, placed: true, inactiveRounds: 2 }], settings)).toEqual([
      { userId: 'ana', penalised: false, amount: 0, told: 0, inactiveRounds: 0, kicked: false },
    ])
  })

  it('takes no penalty from a balance at or below zero [I2]', () => {
    expect(inactivityPenalties([{ ...ana, chipsNow: 0 }], settings)[0]?.amount).toBe(0)
    expect(inactivityPenalties([{ ...ana, chipsNow: -40 }], settings)[0]?.amount).toBe(0)
  })

  it('decides the penalty of each player separately [I2]', () => {
    const penalties = inactivityPenalties(
      [ana, { ...ana, userId: 'ben', placed: true }, { ...ana, userId: 'cleo', chipsNow: 1 }],
      settings,
    )
    expect(penalties.map(({ userId, amount }) => [userId, amount])).toEqual([
      ['ana', 5],
      ['cleo', 1],
    ])
  })
})

const anyCandidate = fc.record({
  userId: fc.constantFrom('ana', 'ben', 'cleo'),
  placed: fc.boolean(),
  chipsNow: fc.integer({ min: -200, max: 1000 }),
  chipsAtClose: fc.integer({ min: -200, max: 1000 }),
  optionOpenAtClose: fc.boolean(),
  inactiveRounds: fc.nat({ max: 5 }),
})

const anySettings = fc.record({
  inactivityPenalty: fc.integer({ min: 0, max: 20 }),
  minBetAmount: fc.integer({ min: 1, max: 10 }),
  autoKickInactive: fc.boolean(),
})

it("never lets a penalty take a balance below zero, add chips, or exceed the lobby's penalty [I2]", () => {
  fc.assert(
    fc.property(fc.array(anyCandidate, { maxLength: 6 }), anySettings, (candidates, any) => {
      for (const candidate of candidates) {
        for (const { amount } of inactivityPenalties([candidate], any)) {
          expect(amount).toBeGreaterThanOrEqual(0)
          expect(amount).toBeLessThanOrEqual(any.inactivityPenalty)
          if (candidate.chipsNow <= 0) expect(amount).toBe(0)
          else expect(candidate.chipsNow - amount).toBeGreaterThanOrEqual(0)
        }
      }
    }),
  )
})

describe('rounds in a row without a bet', () => {
  /**
   * Plays rounds one after the other. In each round the player bets, sits out or cannot bet. Returns the round in which
   * the player lost the seat.
   */
  const kickedIn = (rounds: readonly ('bet' | 'sits' | 'unable')[], autoKickInactive = true) => {
    let inactiveRounds = 0
    for (const [index, did] of rounds.entries()) {
      const candidate = { ...ana, inactiveRounds, placed: did === 'bet', optionOpenAtClose: did !== 'unable' }
      const penalty = inactivityPenalties([candidate], { ...settings, autoKickInactive })[0]
      if (penalty?.kicked) return index + 1
      inactiveRounds = penalty?.inactiveRounds ?? inactiveRounds
    }
    return undefined
  }

  it('kicks a player after three rounds in a row without a bet, not after two [I4] [PR213]', () => {
    expect(KICK_AFTER).toBe(3)
    expect(kickedIn(['sits', 'sits'])).toBeUndefined()
    expect(kickedIn(['sits', 'sits', 'sits'])).toBe(3)
  })

  it("restarts the count of a player's rounds in a row without a bet after the player bets [I4]", () => {
    expect(kickedIn(['sits', 'sits', 'bet', 'sits', 'sits'])).toBeUndefined()
    expect(kickedIn(['sits', 'sits', 'bet', 'sits', 'sits', 'sits'])).toBe(6)
  })

  it("leaves rounds that a player could not bet on out of the count of the player's rounds in a row without a bet [I4]", () => {
    expect(kickedIn(['sits', 'unable', 'sits', 'unable'])).toBeUndefined()
    expect(kickedIn(['sits', 'unable', 'sits', 'unable', 'sits'])).toBe(5)
  })

  it("kicks no player for rounds without a bet if the lobby's setting is off [I4]", () => {
    expect(kickedIn(['sits', 'sits', 'sits', 'sits', 'sits'], false)).toBeUndefined()
  })

  it('kicks a player exactly if the player did not bet on the last three rounds that the player could bet on [I4]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('bet' as const, 'sits' as const, 'unable' as const)), (rounds) => {
        const kicked = kickedIn(rounds)
        const able = rounds.slice(0, kicked).filter((did) => did !== 'unable')
        const row = able.length - 1 - able.lastIndexOf('bet')
        expect(row >= KICK_AFTER).toBe(kicked !== undefined)
      }),
    )
  })
})

it('charges nothing for a round without a bet in a practice match, and leaves the other settings unchanged [I5] [PR205]', () => {
  const strict = { ...settings, inactivityPenalty: 20, autoKickInactive: true }
  expect(settingsPlayed(strict, { isPractice: true })).toEqual({ ...strict, inactivityPenalty: 0 })
  expect(settingsPlayed(strict, { isPractice: false })).toEqual(strict)
})
