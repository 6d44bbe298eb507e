import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aTimetable, at, coming, ended, inHalf1, KICK_OFF, roundNo, running } from '../../test/timetable.ts'
import { payoutOf } from '../bet/bet.ts'
import type { Half } from '../match/match.ts'
import { neverBegan, roundOfInstant, roundStatus } from '../round/round.ts'
import { type BetToSettle, correctBets, type RoundCounts, type SettledBet, settleBet } from './settlement.ts'

const anas: BetToSettle = {
  id: 'ana1',
  eventType: 'Corner',
  betType: 'over',
  threshold: 1.5,
  hundredths: 185,
  stake: 11,
}

describe('settling bets', () => {
  it('pays a winning bet its payout, and a losing bet nothing [S3]', () => {
    expect(settleBet(anas, { Corner: 2 })).toMatchObject({ outcome: 'won', credit: 20, count: 2, kind: 'payout' })
    expect(settleBet(anas, { Corner: 1 })).toMatchObject({ outcome: 'lost', credit: 0, count: 1, kind: 'payout' })
  })

  it('refunds the stake if the count is exactly on the line of the bet [S3] [PR199]', () => {
    const level = { ...anas, threshold: 2 }
    expect(settleBet(level, { Corner: 2 })).toMatchObject({ outcome: 'void', credit: 11, count: 2, kind: 'refund' })
  })

  it('refunds the stake of any bet if the round never began [S4]', () => {
    expect(settleBet(anas, null)).toMatchObject({ outcome: 'void', credit: 11, count: null, kind: 'refund' })
    expect(settleBet({ ...anas, betType: 'under' }, null)).toMatchObject({ outcome: 'void', credit: 11 })
  })

  it('counts zero for an event type without a recorded event, even for a type named like a built-in property [S3]', () => {
    expect(settleBet(anas, { Goal: 4 })).toMatchObject({ outcome: 'lost', count: 0 })
    expect(settleBet({ ...anas, betType: 'under' }, {})).toMatchObject({ outcome: 'won', count: 0 })
    for (const eventType of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      expect(settleBet({ ...anas, eventType }, {})).toMatchObject({ outcome: 'lost', count: 0 })
    }
  })

  it('settles each bet of a round separately [S1]', () => {
    const bens = { ...anas, id: 'ben1', betType: 'under' } as const
    expect([anas, bens].map((bet) => [bet.id, settleBet(bet, { Corner: 3 }).outcome])).toEqual([
      ['ana1', 'won'],
      ['ben1', 'lost'],
    ])
  })
})

/** Returns the stored state of a bet after a settlement or a correction. */
const keep = (bet: BetToSettle, to: { outcome: SettledBet['outcome']; credit: number; count: number | null }) => ({
  ...bet,
  outcome: to.outcome,
  payout: to.outcome === 'open' ? null : to.credit,
  count: to.count,
})

const settled = (bet: BetToSettle, counts: RoundCounts): SettledBet => keep(bet, settleBet(bet, counts))

describe('correcting settled bets', () => {
  it('credits the payout if a late event turns a lost bet into a win [S6]', () => {
    expect(correctBets([settled(anas, { Corner: 1 })], { Corner: 2 })).toMatchObject([
      { outcome: 'won', credit: 20, count: 2, amount: 20 },
    ])
  })

  it('takes the payout back if the event that won the bet is removed [S6]', () => {
    expect(correctBets([settled(anas, { Corner: 2 })], { Corner: 1 })).toMatchObject([
      { outcome: 'lost', credit: 0, count: 1, amount: -20 },
    ])
  })

  it('moves only the difference if a correction turns a win into a void bet [S6]', () => {
    const level = { ...anas, threshold: 2 }
    expect(correctBets([settled(level, { Corner: 3 })], { Corner: 2 })).toMatchObject([
      { outcome: 'void', credit: 11, amount: -9 },
    ])
  })

  it('reports the new count of a settled bet even if the outcome stays the same, and moves no chips [S6]', () => {
    expect(correctBets([settled(anas, { Corner: 2 })], { Corner: 5 })).toMatchObject([
      { outcome: 'won', count: 5, amount: 0 },
    ])
  })

  it('leaves settled bets unchanged if their count did not change [S6]', () => {
    expect(correctBets([settled(anas, { Corner: 2 })], { Corner: 2, Goal: 1 })).toEqual([])
    expect(correctBets([settled(anas, null)], null)).toEqual([])
  })

  it('reopens the bets of a settled round that continues after all, and takes their credit back [S5]', () => {
    expect(correctBets([settled(anas, { Corner: 2 })], undefined)).toMatchObject([
      { outcome: 'open', credit: 0, count: null, amount: -20 },
    ])
    expect(correctBets([settled(anas, null)], undefined)).toMatchObject([{ outcome: 'open', amount: -11 }])
    expect(correctBets([settled(anas, { Corner: 0 })], undefined)).toMatchObject([{ outcome: 'open', amount: 0 }])
  })

  it("refunds losers' stakes and takes winnings back if a settled round turns out never to have begun [S4]", () => {
    expect(correctBets([settled(anas, { Corner: 0 })], null)).toMatchObject([{ outcome: 'void', amount: 11 }])
    expect(correctBets([settled(anas, { Corner: 3 })], null)).toMatchObject([{ outcome: 'void', amount: -9 }])
  })
})

const TYPES = ['Corner', 'Goal', 'Throw'] as const

const anyBets = fc
  .array(
    fc.record({
      eventType: fc.constantFrom(...TYPES),
      betType: fc.constantFrom('over' as const, 'under' as const),
      threshold: fc.nat({ max: 8 }).map((halves) => halves / 2),
      hundredths: fc.integer({ min: 101, max: 2000 }),
      stake: fc.integer({ min: 1, max: 500 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((bets) => bets.map((bet, index): BetToSettle => ({ ...bet, id: `bet${index}` })))

type Step =
  | { readonly do: 'record'; readonly id: number; readonly eventType: string; readonly minute: number }
  | { readonly do: 'delete'; readonly id: number }
  | { readonly do: 'end'; readonly minute: number }
  | { readonly do: 'reopen' }
  | { readonly do: 'kick-off'; readonly minute: number }

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('record' as const),
      id: fc.nat({ max: 9 }),
      eventType: fc.constantFrom(...TYPES),
      minute: fc.integer({ min: 0, max: 50 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), id: fc.nat({ max: 9 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('end' as const), minute: fc.integer({ min: 1, max: 50 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reopen' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('kick-off' as const), minute: fc.integer({ min: -9, max: 9 }) }),
  },
)

interface Facts {
  readonly half: Half
  readonly events: ReadonlyMap<number, { readonly eventType: string; readonly minute: number }>
}

function change({ half, events }: Facts, step: Step): Facts {
  switch (step.do) {
    case 'record':
      return events.has(step.id) ? { half, events } : { half, events: new Map([...events, [step.id, step]]) }
    case 'delete':
      return { half, events: new Map([...events].filter(([id]) => id !== step.id)) }
    case 'end':
      return { half: ended(1, half.startTime, at(step.minute)), events }
    case 'reopen':
      return { half: running(1, half.startTime ?? KICK_OFF), events }
    case 'kick-off':
      return { half: { ...half, startTime: at(step.minute) }, events }
  }
}

/** Returns the counts of round 3 at an instant; null if the round never began, undefined if the round has not ended. */
function truth({ half, events }: Facts, now: number): RoundCounts | undefined {
  const timetable = aTimetable([half, coming(2)])
  const round = roundNo(timetable, 3)
  if (roundStatus(timetable, round, now) !== 'finished') return undefined
  if (neverBegan(timetable, round)) return null
  const counts: Record<string, number> = {}
  for (const { eventType, minute } of events.values()) {
    if (roundOfInstant(timetable, at(minute))?.id !== round.id) continue
    counts[eventType] = (counts[eventType] ?? 0) + 1
  }
  return counts
}

/** The current bets, and the total credit of each bet. */
interface Books {
  readonly bets: readonly SettledBet[]
  readonly credited: Map<string, number>
}

function resettle({ bets, credited }: Books, counts: RoundCounts | undefined): Books {
  const credit = (id: string, amount: number) => credited.set(id, (credited.get(id) ?? 0) + amount)
  const toSettle =
    counts === undefined ? [] : bets.filter((bet) => bet.outcome === 'open').map((bet) => settleBet(bet, counts))
  const toCorrect = correctBets(
    bets.filter((bet) => bet.outcome !== 'open'),
    counts,
  )
  for (const { bet, credit: amount } of toSettle) credit(bet.id, amount)
  for (const { bet, amount } of toCorrect) credit(bet.id, amount)
  const changed = new Map([...toSettle, ...toCorrect].map((to) => [to.bet.id, keep(to.bet, to)]))
  return { bets: bets.map((bet) => changed.get(bet.id) ?? bet), credited }
}

it('ends with the same credit as a single settlement after late events, deleted events and reopened halves in any order [S6]', () => {
  const now = at(55)
  fc.assert(
    fc.property(anyBets, fc.array(anyStep, { maxLength: 25 }), (placed, steps) => {
      let facts: Facts = { half: running(1, KICK_OFF), events: new Map() }
      let books: Books = {
        bets: placed.map((bet) => ({ ...bet, outcome: 'open', payout: null, count: null })),
        credited: new Map(),
      }
      books = resettle(books, truth(facts, now))
      for (const step of steps) {
        facts = change(facts, step)
        books = resettle(books, truth(facts, now))
      }
      const final = truth(facts, now)
      for (const bet of books.bets) {
        if (final === undefined) {
          expect(bet.outcome).toBe('open')
          expect(books.credited.get(bet.id) ?? 0).toBe(0)
          continue
        }
        const once = settleBet(bet, final)
        expect(bet).toMatchObject({ outcome: once.outcome, payout: once.credit, count: once.count })
        expect(books.credited.get(bet.id) ?? 0).toBe(once.credit)
      }
      expect(resettle(books, final).bets).toEqual(books.bets)
    }),
    { numRuns: 300 },
  )
})

it('simulates corrections of a round that has not ended, a round that never began, and a round with counted events [S6]', () => {
  expect(truth({ half: running(1, KICK_OFF), events: new Map() }, at(25))).toBeUndefined()
  expect(truth({ half: ended(1, KICK_OFF, at(20)), events: new Map() }, at(55))).toBeNull()
  const events = new Map([[1, { eventType: 'Goal', minute: 20 }]])
  expect(truth({ half: running(1, KICK_OFF), events }, at(55))).toEqual({ Goal: 1 })
  expect(roundOfInstant(inHalf1, at(20))?.id).toBe('r3')
})

it('credits a settled bet with nothing, its stake or its payout, and never with another amount [S3]', () => {
  const anyCounts = fc.option(fc.dictionary(fc.constantFrom(...TYPES), fc.nat({ max: 9 })), { nil: null })
  fc.assert(
    fc.property(anyBets, anyCounts, (bets, counts) => {
      for (const { bet, credit } of bets.map((one) => settleBet(one, counts))) {
        expect([0, bet.stake, payoutOf(bet.hundredths, bet.stake)]).toContain(credit)
      }
    }),
  )
})
