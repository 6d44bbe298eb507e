import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { betVisibleTo, isHiddenStake, publicFigures } from './visibility.ts'

const bet = { userId: 'ana', stake: 10, roundStarted: false, settled: false }

describe('the bets that a member may see', () => {
  it("shows a member their own bets always, and another player's bet once its round has started [V1]", () => {
    expect(betVisibleTo('ana', bet, true)).toBe(true)
    expect(betVisibleTo('ben', bet, true)).toBe(false)
    expect(betVisibleTo('ben', { ...bet, roundStarted: true }, true)).toBe(true)
    expect(betVisibleTo('ben', { ...bet, roundStarted: true, settled: true }, true)).toBe(true)
  })

  it("never shows a member of a blind lobby another player's bet, not even a settled bet [V2] [PR193]", () => {
    expect(betVisibleTo('ana', bet, false)).toBe(true)
    expect(betVisibleTo('ben', { ...bet, roundStarted: true, settled: true }, false)).toBe(false)
  })

  it('hides a stake from other members until its round starts, or in a blind lobby until the bet is settled [V3]', () => {
    expect(isHiddenStake(bet, true)).toBe(true)
    expect(isHiddenStake({ ...bet, roundStarted: true }, true)).toBe(false)
    expect(isHiddenStake({ ...bet, roundStarted: true }, false)).toBe(true)
    expect(isHiddenStake({ ...bet, roundStarted: true, settled: true }, false)).toBe(false)
    expect(isHiddenStake({ ...bet, settled: true }, true)).toBe(false)
  })

  it('never hides a stake from the public figures if the other members may see its bet [V3]', () => {
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

/** Ana's figures as the server stores them: stakes are subtracted and bets are counted. */
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

describe('the public figures of a member', () => {
  it('leaves the public figures of a member unchanged by another bet on a round that has not started, in blind and in other lobbies [V3]', () => {
    fc.assert(
      fc.property(anyBets, fc.integer({ min: 1, max: 500 }), fc.boolean(), (bets, stake, shows) => {
        const more = [...bets, { stake, roundStarted: false, settled: false }]
        const shown = publicFigures(actualOf(1000, bets), hiddenOf(bets, shows))
        expect(publicFigures(actualOf(1000, more), hiddenOf(more, shows))).toEqual(shown)
      }),
    )
  })

  it('includes an unsettled bet in the public figures of a member once its round has started, except in a blind lobby [V3]', () => {
    const started = [{ stake: 10, roundStarted: true, settled: false }]
    expect(publicFigures(actualOf(100, started), hiddenOf(started, true))).toEqual({ chips: 90, betsPlaced: 1 })
    expect(publicFigures(actualOf(100, started), hiddenOf(started, false))).toEqual({ chips: 100, betsPlaced: 0 })
  })
})
