import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MINUTE } from '../time.ts'
import { type CountGap, unknownInRound, waitsUntil } from './count-gap.ts'

const ROUND = { startsAt: 10 * MINUTE, endsAt: 20 * MINUTE }
const aGap = fc
  .record({
    eventType: fc.constantFrom('Goal', 'Corner', 'Shot'),
    from: fc.integer({ min: 0, max: 40 }),
    lasts: fc.option(fc.integer({ min: 1, max: 30 })),
    closedBy: fc.constantFrom('answer' as const, 'operator' as const),
  })
  .map(
    ({ eventType, from, lasts, closedBy }): CountGap => ({
      ...{ eventType, from: from * MINUTE, until: lasts === null ? null : (from + lasts) * MINUTE },
      closedBy: lasts === null ? null : closedBy,
    }),
  )

describe('the gaps in the counts of a provider', () => {
  it('makes a type unknown exactly if nobody stated its count in the ten minutes after the round, or an operator did not see a part of the round [F26]', () => {
    fc.assert(
      fc.property(fc.array(aGap, { maxLength: 6 }), (gaps) => {
        const minutes = (from: number, until: number) =>
          Array.from({ length: until - from }, (_, index) => from + index)
        const isIn = ({ from, until }: CountGap, minute: number) =>
          minute * MINUTE >= from && (until === null || minute * MINUTE < until)
        const naive = gaps.filter((gap) =>
          gap.closedBy === 'operator'
            ? minutes(10, 20).some((minute) => isIn(gap, minute))
            : minutes(19, 30).every((minute) => isIn(gap, minute)),
        )
        const types = [...new Set(naive.map(({ eventType }) => eventType))].sort()
        expect(unknownInRound(gaps, ROUND, 1)).toEqual(types)
      }),
    )
  })

  it('makes no type unknown in a round without a start or an end, and a gap more never makes a type known [F26]', () => {
    fc.assert(
      fc.property(fc.array(aGap, { maxLength: 6 }), aGap, (gaps, one) => {
        expect(unknownInRound(gaps, { ...ROUND, startsAt: null }, 1)).toEqual([])
        expect(unknownInRound(gaps, { ...ROUND, endsAt: null }, 1)).toEqual([])
        const before = unknownInRound(gaps, ROUND, 1)
        expect(unknownInRound([...gaps, one], ROUND, 1)).toEqual(expect.arrayContaining(before))
      }),
    )
  })

  it('waits ten match minutes for a count, at any tempo [F26]', () => {
    expect([1, 10].map((tempo) => waitsUntil(0, tempo))).toEqual([10 * MINUTE, MINUTE])
  })
})
