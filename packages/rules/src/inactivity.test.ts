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

describe('[I1] who could have bet', () => {
  it('[I1] one with the chips for the smallest bet, when at least one option was open', () => {
    expect(couldHaveBet(ana, settings)).toBe(true)
    expect(couldHaveBet({ ...ana, chipsAtClose: 2 }, settings)).toBe(true)
    expect(couldHaveBet({ ...ana, chipsAtClose: 1 }, settings)).toBe(false)
    expect(couldHaveBet({ ...ana, optionOpenAtClose: false }, settings)).toBe(false)
  })

  it('[I1] what counts is the balance at closing: chips won since do not make one guilty', () => {
    expect(inactivityPenalties([{ ...ana, chipsAtClose: 1, chipsNow: 90 }], settings)).toEqual([])
  })

  it('[I1] one who bet is not penalised, broke or not', () => {
    expect(inactivityPenalties([{ ...ana, placed: true, chipsNow: 0 }], settings)).toEqual([])
  })
})

describe('[I2] what it costs', () => {
  it('[I2] the penalty of the lobby', () => {
    expect(inactivityPenalties([ana], settings)).toEqual([
      { userId: 'ana', penalised: true, amount: 5, told: 5, inactiveRounds: 1, kicked: false },
    ])
  })

  it('[I2] never more than they have', () => {
    expect(inactivityPenalties([{ ...ana, chipsNow: 3 }], settings)[0]?.amount).toBe(3)
  })

  it('[I2] nothing from a balance at or below zero', () => {
    expect(inactivityPenalties([{ ...ana, chipsNow: 0 }], settings)[0]?.amount).toBe(0)
    expect(inactivityPenalties([{ ...ana, chipsNow: -40 }], settings)[0]?.amount).toBe(0)
  })

  it('[I2] each for themselves', () => {
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

it('[I2] a penalty never takes a balance below zero, never adds chips, never exceeds the setting', () => {
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

describe('[I4] sitting out in a row', () => {
  /** Plays rounds one after the other: bet, sit out, or unable to bet; answers the round in which the seat went. */
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

  it('[I4] three rounds in a row cost the seat, two do not', () => {
    expect(KICK_AFTER).toBe(3)
    expect(kickedIn(['sits', 'sits'])).toBeUndefined()
    expect(kickedIn(['sits', 'sits', 'sits'])).toBe(3)
  })

  it('[I4] a bet starts the row anew', () => {
    expect(kickedIn(['sits', 'sits', 'bet', 'sits', 'sits'])).toBeUndefined()
    expect(kickedIn(['sits', 'sits', 'bet', 'sits', 'sits', 'sits'])).toBe(6)
  })

  it('[I4] a round one could not bet on neither counts nor breaks the row', () => {
    expect(kickedIn(['sits', 'unable', 'sits', 'unable'])).toBeUndefined()
    expect(kickedIn(['sits', 'unable', 'sits', 'unable', 'sits'])).toBe(5)
  })

  it('[I4] only where the lobby says so', () => {
    expect(kickedIn(['sits', 'sits', 'sits', 'sits', 'sits'], false)).toBeUndefined()
  })

  it('[I4] exactly when the last three rounds one could bet on were sat out', () => {
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

it('[I5] in a practice match a round sat out costs nothing, whatever the settings say; the rest of them stands', () => {
  const strict = { ...settings, inactivityPenalty: 20, autoKickInactive: true }
  expect(settingsPlayed(strict, { isPractice: true })).toEqual({ ...strict, inactivityPenalty: 0 })
  expect(settingsPlayed(strict, { isPractice: false })).toEqual(strict)
})
