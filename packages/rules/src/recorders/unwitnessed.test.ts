import { expect, it } from 'vitest'
import { settleBet } from '../settlement/settlement.ts'
import { isUnwitnessed, type JudgedBet, type JudgedRound } from './unwitnessed.ts'

const MINUTE = 60_000
const under: JudgedBet = { memberId: 'Ana', eventType: 'Corner', isOver: false, threshold: 2.5, placedAt: -5 * MINUTE }
const over: JudgedBet = { ...under, isOver: true }

interface Facts {
  readonly recorders?: readonly string[]
  /** The recorders when Ana bet, if not the same. */
  readonly before?: readonly string[]
  readonly bettors?: readonly string[]
  /** The minute of the round at which each member was last seen. */
  readonly seen?: Readonly<Record<string, number>>
  readonly left?: readonly string[]
  readonly count?: number
  readonly minutes?: number
}

function judged(
  bet: JudgedBet,
  { recorders = ['Ana', 'Ben'], before = recorders, bettors = ['Ana'], seen = {}, left = [], ...more }: Facts,
): boolean {
  const { count = 0, minutes = 10 } = more
  const round: JudgedRound = {
    ...{ startsAt: 0, endsAt: minutes * MINUTE, recordersAt: (at) => (at < 0 ? before : recorders) },
    hasBetOn: (memberId) => bettors.includes(memberId),
    seenByOthers: () => count,
    lastSeenAt: (memberId) => (seen[memberId] === undefined ? undefined : seen[memberId] * MINUTE),
    isSeated: (memberId) => !left.includes(memberId),
  }
  return isUnwitnessed(bet, round)
}

it('voids an under bet unless another recorder was there until the end of the round [RM34]', () => {
  expect(judged(under, { seen: { Ben: 5 } })).toBe(false)
  expect(judged(under, { seen: { Ben: 4.9 } })).toBe(true)
  expect(judged(under, { seen: { Ben: 10.5 } })).toBe(false)
  expect(judged(under, { seen: { Ben: 9 }, left: ['Ben'] })).toBe(true)
  expect(judged(under, {})).toBe(true)
  expect(judged(under, { seen: { Ben: 3 }, minutes: 5 })).toBe(false)
  expect(judged(under, { seen: { Ben: 2 }, minutes: 5 })).toBe(true)
})

it('voids an over bet only if no other recorder was there at any time of the round [RM34]', () => {
  expect(judged(over, { seen: { Ben: 0 }, left: ['Ben'] })).toBe(false)
  expect(judged(over, { seen: { Ben: -0.1 } })).toBe(true)
})

it('lets a bet stand that events of others have decided, and a bet of a player who does not record [RM34]', () => {
  expect(judged(under, { count: 3 })).toBe(false)
  expect(judged(under, { count: 2 })).toBe(true)
  expect(judged(over, { count: 3 })).toBe(false)
  expect(judged({ ...under, memberId: 'Dan' }, {})).toBe(false)
})

it('asks for a recorder without a bet on the type, where there was one when the bet was placed or in the round [RM34]', () => {
  const three = { recorders: ['Ana', 'Ben', 'Cleo'], seen: { Cleo: 9 } }
  expect(judged(under, three)).toBe(false)
  expect(judged(under, { ...three, bettors: ['Ana', 'Cleo'] })).toBe(true)
  expect(judged(under, { ...three, bettors: ['Ana', 'Ben', 'Cleo'] })).toBe(false)
  const dismissed = { recorders: ['Ana', 'Cleo'], before: ['Ana', 'Ben', 'Cleo'], bettors: ['Ana', 'Cleo'] }
  expect(judged(under, { ...dismissed, seen: { Ben: 9, Cleo: 9 } })).toBe(true)
  expect(judged(under, { recorders: ['Ana', 'Ben'], bettors: ['Ana', 'Ben'], seen: { Ben: 9 } })).toBe(false)
})

it('returns the stake of such a bet whatever the counts, with the reason, and without the part of a card [RM34]', () => {
  const card = { kind: 'boost', tenths: 15 } as const
  const bet = { id: 'b', eventType: 'Corner', betType: 'under', threshold: 2.5, hundredths: 200, stake: 10 } as const
  for (const counts of [{}, { Corner: 2 }, { Corner: 3 }, { Corner: 'unknown' as const }])
    expect(settleBet({ ...bet, card, isUnwitnessed: true }, counts)).toMatchObject({
      ...{ outcome: 'void', credit: 10, cardCredit: 0, kind: 'refund', voidReason: 'recorded-alone' },
    })
  expect(settleBet({ ...bet, isUnwitnessed: true }, null)).toMatchObject({ outcome: 'void', voidReason: null })
})
