import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, at2, beforeStart, inHalf1, inHalf2, roundNo, SETTINGS } from '../../test/timetable.ts'
import { bettingWindow } from '../round/window.ts'
import {
  type BetAttempt,
  type BetRefusal,
  betLiveStatus,
  betRefusal,
  oddsFromWire,
  oddsToWire,
  outcomeOf,
  payoutOf,
} from './bet.ts'

/** An attempt to bet: Ana bets 10 at 1.80 on round 2, in minute 3 of round 1. */
const attempt = (over: Partial<BetAttempt> = {}): BetAttempt => {
  const arrivedAt = over.arrivedAt ?? at(3)
  return {
    member: { seat: 'player', chips: 100 },
    window: bettingWindow(inHalf1, SETTINGS, arrivedAt),
    roundId: 'r2',
    arrivedAt,
    over: undefined,
    isDecided: false,
    settled: false,
    placed: false,
    option: { retired: false, suspended: false, isOwnPrice: false, hundredths: 180 },
    seenHundredths: undefined,
    stake: 10,
    limits: { minBetAmount: 5, maxBetAmount: 50 },
    mode: { gameMode: 'bet-stop', maxPlayRepeats: 3 },
    timesUsed: 3,
    ...over,
  }
}

describe('betRefusal', () => {
  it('accepts a bet that breaks no rule [B8]', () => {
    expect(betRefusal(attempt())).toBeUndefined()
  })

  it('refuses a bet for each reason with the error code of that reason [B8] [PR167]', () => {
    expect(betRefusal(attempt({ member: undefined }))).toBe('lobby-not-found')
    expect(betRefusal(attempt({ member: { seat: 'spectator', chips: 100 } }))).toBe('spectators-cannot-bet')
    expect(betRefusal(attempt({ member: { seat: 'eliminated', chips: 100 } }))).toBe('eliminated')
    expect(betRefusal(attempt({ isLoneRecorder: true }))).toBe('lone-recorder')
    expect(betRefusal(attempt({ isDecided: true }))).toBe('last-round')
    expect(betRefusal(attempt({ over: 'match-not-found' }))).toBe('match-not-found')
    expect(betRefusal(attempt({ over: 'lobby-closed' }))).toBe('lobby-closed')
    expect(betRefusal(attempt({ window: bettingWindow(inHalf2, SETTINGS, at2(41)) }))).toBe('last-round')
    expect(betRefusal(attempt({ arrivedAt: at(8) }))).toBe('betting-closed')
    expect(betRefusal(attempt({ placed: true }))).toBe('already-placed')
    expect(betRefusal(attempt({ option: undefined }))).toBe('option-not-found')
    expect(
      betRefusal(attempt({ option: { retired: true, suspended: false, isOwnPrice: false, hundredths: 180 } })),
    ).toBe('option-retired')
    expect(
      betRefusal(attempt({ option: { retired: false, suspended: true, isOwnPrice: false, hundredths: 180 } })),
    ).toBe('suspended')
    expect(betRefusal(attempt({ stake: 4 }))).toBe('stake-too-low')
    expect(betRefusal(attempt({ stake: 51 }))).toBe('stake-too-high')
    expect(betRefusal(attempt({ member: { seat: 'player', chips: 9 } }))).toBe('insufficient-chips')
    expect(betRefusal(attempt({ timesUsed: 4 }))).toBe('play-used')
    expect(
      betRefusal(attempt({ option: { retired: false, suspended: false, isOwnPrice: true, hundredths: 180 } })),
    ).toBe('own-price')
    expect(betRefusal(attempt({ cardRefusal: { code: 'card-not-held' } }))).toBe('card-unavailable')
  })

  it('refuses a bet on another round than the next one, and before betting on the next round has opened [B1] [B6]', () => {
    expect(betRefusal(attempt({ roundId: 'r3' }))).toBe('betting-closed')
    const window = { ...bettingWindow(inHalf1, SETTINGS, at(3)), opensAt: at(4) }
    expect(betRefusal(attempt({ window, arrivedAt: at(3) }))).toBe('betting-closed')
    expect(betRefusal(attempt({ window, arrivedAt: at(4) }))).toBeUndefined()
    expect(betRefusal(attempt({ window: { ...window, opensAt: null } }))).toBeUndefined()
  })

  it('refuses a bet in a closed window at an instant before its close, as during an interruption [B1] [C16]', () => {
    const window = { ...bettingWindow(inHalf1, SETTINGS, at(3)), state: 'closed' as const }
    expect(betRefusal(attempt({ window }))).toBe('betting-closed')
  })

  it('refuses a bet on a round that the lobby has settled, even if the bet arrived while betting on the round was open [B14]', () => {
    expect(betRefusal(attempt({ settled: true }))).toBe('betting-closed')
    expect(betRefusal(attempt({ settled: true, placed: true }))).toBe('betting-closed')
    expect(betRefusal(attempt({ settled: true, window: bettingWindow(inHalf2, SETTINGS, at2(41)) }))).toBe('last-round')
  })

  it('accepts stakes at the lower and the upper limit, and a stake of all remaining chips [B8] [PR164]', () => {
    expect(betRefusal(attempt({ stake: 5 }))).toBeUndefined()
    expect(betRefusal(attempt({ stake: 50 }))).toBeUndefined()
    expect(betRefusal(attempt({ member: { seat: 'player', chips: 10 } }))).toBeUndefined()
  })

  it('refuses a bet whose price has risen or dropped since the player saw the price [B15] [PR174]', () => {
    expect(betRefusal(attempt({ seenHundredths: 180 }))).toBeUndefined()
    expect(betRefusal(attempt({ seenHundredths: 175 }))).toBe('odds-moved')
    expect(betRefusal(attempt({ seenHundredths: 185 }))).toBe('odds-moved')
  })

  it('refuses a bet with several faults for the first reason in the order of the rulebook [B8]', () => {
    const closed = { window: bettingWindow(inHalf1, SETTINGS, at(9)), arrivedAt: at(9) }
    const wrongs: readonly (readonly [BetRefusal, Partial<BetAttempt>])[] = [
      ['lobby-not-found', { member: undefined }],
      ['eliminated', { member: { seat: 'eliminated', chips: 0 } }],
      ['spectators-cannot-bet', { member: { seat: 'spectator', chips: 0 } }],
      ['match-not-found', { over: 'match-not-found' }],
      ['last-round', { window: bettingWindow(inHalf2, SETTINGS, at2(41)) }],
      ['betting-closed', closed],
      ['already-placed', { placed: true }],
      ['option-not-found', { option: undefined }],
      ['option-retired', { option: { retired: true, suspended: true, isOwnPrice: false, hundredths: 170 } }],
      ['suspended', { option: { retired: false, suspended: true, isOwnPrice: false, hundredths: 170 } }],
      ['odds-moved', { option: { retired: false, suspended: false, isOwnPrice: false, hundredths: 170 } }],
      ['stake-too-low', { stake: 1 }],
      ['insufficient-chips', { member: { seat: 'player', chips: 0 } }],
      ['play-used', { timesUsed: 4 }],
    ]
    wrongs.forEach(([code], first) => {
      const fromLast = wrongs
        .slice(first)
        .map(([, wrong]) => wrong)
        .reverse()
      const all: Partial<BetAttempt> = Object.assign({}, ...fromLast)
      expect(betRefusal(attempt({ seenHundredths: 180, ...all }))).toBe(code)
    })
  })
})

describe('one bet per round', () => {
  it("refuses a player's second bet on a round, and accepts the player's bet on the next round [B13] [PR166]", () => {
    expect(betRefusal(attempt({ placed: true, stake: 5 }))).toBe('already-placed')
    const later = { window: bettingWindow(inHalf1, SETTINGS, at(13)), arrivedAt: at(13), roundId: 'r3' }
    expect(betRefusal(attempt({ ...later, placed: false }))).toBeUndefined()
  })
})

describe('the round and the time of a bet', () => {
  it('accepts bets only on the next round, not on the active round or a later round [B1] [PR166]', () => {
    expect(betRefusal(attempt({ roundId: 'r1' }))).toBe('betting-closed')
    expect(betRefusal(attempt({ roundId: 'r3' }))).toBe('betting-closed')
    expect(betRefusal(attempt({ roundId: 'nonsense' }))).toBe('betting-closed')
  })

  it('accepts a bet one millisecond before betting closes, and refuses a bet at the closing time [B2]', () => {
    expect(betRefusal(attempt({ arrivedAt: at(8) - 1 }))).toBeUndefined()
    expect(betRefusal(attempt({ arrivedAt: at(8) }))).toBe('betting-closed')
  })

  it('judges a bet by its arrival, even if the server read the betting window at another time [B14]', () => {
    const waited = bettingWindow(inHalf1, SETTINGS, at(7))
    expect(betRefusal(attempt({ window: waited, arrivedAt: at(8) - 1 }))).toBeUndefined()
    expect(betRefusal(attempt({ window: waited, arrivedAt: at(8) }))).toBe('betting-closed')
  })

  it('refuses a bet that arrives before the betting window opens [B1]', () => {
    expect(betRefusal(attempt({ window: bettingWindow(inHalf1, SETTINGS, at(3)), arrivedAt: at(0) - 1 }))).toBe(
      'betting-closed',
    )
  })

  it('accepts bets until the next round starts if late betting is on [B4]', () => {
    const late = { ...SETTINGS, allowLateBetting: true }
    const before = bettingWindow(inHalf1, late, at(10) - 1)
    expect(betRefusal(attempt({ window: before, arrivedAt: at(10) - 1 }))).toBeUndefined()
    expect(betRefusal(attempt({ window: before, arrivedAt: at(10) }))).toBe('betting-closed')
    expect(betRefusal(attempt({ window: bettingWindow(inHalf1, late, at(10)), arrivedAt: at(10) }))).toBe(
      'betting-closed',
    )
  })

  it('accepts bets on the first round long before the match starts [B5]', () => {
    const window = bettingWindow(beforeStart, SETTINGS, at(-600))
    expect(betRefusal(attempt({ window, arrivedAt: at(-600), roundId: roundNo(beforeStart, 1).id }))).toBeUndefined()
  })
})

describe('the payout of a bet', () => {
  it('rounds payouts down to whole chips [B9] [PR200]', () => {
    expect(payoutOf(180, 10)).toBe(18)
    expect(payoutOf(185, 1)).toBe(1)
    expect(payoutOf(199, 1)).toBe(1)
    expect(payoutOf(115, 20)).toBe(23)
    expect(payoutOf(290, 10)).toBe(29)
    expect(payoutOf(10_000, 500)).toBe(50_000)
  })

  it('pays a win at most the exact product of odds and stake, less than one chip below that product, and at least the stake [B9]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 10_000 }), fc.integer({ min: 1, max: 500 }), (hundredths, stake) => {
        const short = hundredths * stake - payoutOf(hundredths, stake) * 100
        expect(short).toBeGreaterThanOrEqual(0)
        expect(short).toBeLessThan(100)
        expect(payoutOf(hundredths, stake)).toBeGreaterThanOrEqual(stake)
      }),
    )
  })

  it('converts every price to its wire format and back without a change [B9]', () => {
    for (let hundredths = 101; hundredths <= 10_000; hundredths += 1) {
      expect(oddsFromWire(oddsToWire(hundredths))).toBe(hundredths)
    }
    expect(oddsFromWire(1.8)).toBe(180)
    expect(oddsFromWire(1.15)).toBe(115)
  })
})

describe('the outcome of a bet', () => {
  it('lets an over bet win if the count is above its line and an under bet if the count is below, and voids both if the count equals the line [S3] [PR199]', () => {
    expect(outcomeOf('over', 4.5, 5)).toBe('won')
    expect(outcomeOf('over', 4.5, 4)).toBe('lost')
    expect(outcomeOf('under', 4.5, 4)).toBe('won')
    expect(outcomeOf('under', 4.5, 5)).toBe('lost')
    expect(outcomeOf('over', 3, 3)).toBe('void')
    expect(outcomeOf('under', 3, 3)).toBe('void')
    expect(outcomeOf('over', 0.5, 0)).toBe('lost')
    expect(outcomeOf('under', 0, 0)).toBe('void')
  })

  it('settles over and under on the same line as one win and one loss, or as two void bets if the count equals the line [S3]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 40 }), (halves, count) => {
        const sides = [outcomeOf('over', halves / 2, count), outcomeOf('under', halves / 2, count)].sort()
        expect(sides).toEqual(halves === count * 2 ? ['void', 'void'] : ['lost', 'won'])
      }),
    )
  })
})

describe('the tag of a bet', () => {
  const open = { betType: 'over', threshold: 2, outcome: 'open' } as const

  it('tags a bet UPCOMING until its round starts, whatever the current count of events [B10]', () => {
    expect(betLiveStatus(open, false, 5)).toBe('UPCOMING')
  })

  it('tags a bet on an active round WINNING while the current count of events would win the bet, and ACTIVE otherwise [B10] [PR198]', () => {
    expect(betLiveStatus(open, true, 3)).toBe('WINNING')
    expect(betLiveStatus(open, true, 2)).toBe('ACTIVE')
    expect(betLiveStatus(open, true, 0)).toBe('ACTIVE')
    expect(betLiveStatus({ ...open, betType: 'under' }, true, 0)).toBe('WINNING')
    expect(betLiveStatus({ ...open, betType: 'under' }, true, 3)).toBe('ACTIVE')
  })

  it('tags a settled bet with its outcome, whatever the current count of events [B10]', () => {
    expect(betLiveStatus({ ...open, outcome: 'won' }, true, 0)).toBe('WON')
    expect(betLiveStatus({ ...open, outcome: 'lost' }, true, 9)).toBe('LOST')
    expect(betLiveStatus({ ...open, outcome: 'void' }, false, 0)).toBe('VOID')
  })
})
