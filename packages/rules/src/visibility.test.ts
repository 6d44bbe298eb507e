import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { betVisibleTo, isHiddenStake, publicFigures } from './visibility.ts'

const bet = { userId: 'ana', stake: 10, roundStarted: false, settled: false }

describe('whose bets one sees', () => {
  it('[V1] one’s own always; another’s once its round has started', () => {
    expect(betVisibleTo('ana', bet, true)).toBe(true)
    expect(betVisibleTo('ben', bet, true)).toBe(false)
    expect(betVisibleTo('ben', { ...bet, roundStarted: true }, true)).toBe(true)
    expect(betVisibleTo('ben', { ...bet, roundStarted: true, settled: true }, true)).toBe(true)
  })

  it('[V2] in a blind lobby never another’s, not even when settled', () => {
    expect(betVisibleTo('ana', bet, false)).toBe(true)
    expect(betVisibleTo('ben', { ...bet, roundStarted: true, settled: true }, false)).toBe(false)
  })

  it('[V3] a stake is hidden until its round starts, in a blind lobby until it is settled', () => {
    expect(isHiddenStake(bet, true)).toBe(true)
    expect(isHiddenStake({ ...bet, roundStarted: true }, true)).toBe(false)
    expect(isHiddenStake({ ...bet, roundStarted: true }, false)).toBe(true)
    expect(isHiddenStake({ ...bet, roundStarted: true, settled: true }, false)).toBe(false)
    expect(isHiddenStake({ ...bet, settled: true }, true)).toBe(false)
  })

  it('[V3] what is visible to others is not hidden from their numbers', () => {
    const anyBet = fc.record({
      userId: fc.constant('ana'),
      stake: fc.integer({ min: 1, max: 500 }),
      roundStarted: fc.boolean(),
      settled: fc.boolean(),
    })
    fc.assert(
      fc.property(anyBet, (any) => {
        if (betVisibleTo('ben', any, true)) expect(isHiddenStake(any, true)).toBe(false)
      }),
    )
  })
})

interface Placed {
  readonly stake: number
  readonly roundStarted: boolean
  readonly settled: boolean
}

/** Ana's numbers as the server keeps them: stakes gone, bets counted. */
const actualOf = (chips: number, bets: readonly Placed[]) => ({
  chips: bets.reduce((left, placed) => left - placed.stake, chips),
  betsPlaced: bets.length,
})

const hiddenOf = (bets: readonly Placed[], showCompetitorBets: boolean) => {
  const hidden = bets.filter((placed) => isHiddenStake(placed, showCompetitorBets))
  return { stakes: hidden.reduce((sum, placed) => sum + placed.stake, 0), bets: hidden.length }
}

const anyBets = fc.array(
  fc.record({ stake: fc.integer({ min: 1, max: 500 }), roundStarted: fc.boolean(), settled: fc.boolean() }),
  { maxLength: 12 },
)

describe('[V3] numbers others see', () => {
  it('[V3] placing a bet on a round not started changes none of them, blind or not', () => {
    fc.assert(
      fc.property(anyBets, fc.integer({ min: 1, max: 500 }), fc.boolean(), (bets, stake, shows) => {
        const more = [...bets, { stake, roundStarted: false, settled: false }]
        const shown = publicFigures(actualOf(1000, bets), hiddenOf(bets, shows))
        expect(publicFigures(actualOf(1000, more), hiddenOf(more, shows))).toEqual(shown)
      }),
    )
  })

  it('[V3] once its round has started a bet shows in them; in a blind lobby not yet', () => {
    const started = [{ stake: 10, roundStarted: true, settled: false }]
    expect(publicFigures(actualOf(100, started), hiddenOf(started, true))).toEqual({ chips: 90, betsPlaced: 1 })
    expect(publicFigures(actualOf(100, started), hiddenOf(started, false))).toEqual({ chips: 100, betsPlaced: 0 })
  })
})
