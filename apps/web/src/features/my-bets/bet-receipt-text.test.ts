import { describe, expect, it, vi } from 'vitest'
import { eventId } from '../../push/lobby/a-lobby.test-support.ts'
import { timeOfDay } from '../../text/date-text.ts'
import { arithmeticText, correctionTexts, type Receipt, reasoned, signed, verdictText } from './bet-receipt-text.ts'

const AT = '2026-06-14T18:41:00.000Z'

function aReceipt(given: Partial<Receipt> = {}): Receipt {
  return {
    events: [],
    count: 5,
    threshold: 4.5,
    betType: 'over',
    outcome: 'won',
    payout: 18,
    stake: 10,
    odds: 1.85,
    ledger: [],
    removedEvents: [],
    corrections: [],
    ...given,
  }
}

describe('a bet’s receipt', () => {
  it('the receipt of a bet compares the count of the round with the threshold of the bet', () => {
    expect(verdictText(aReceipt())).toBe('5 is more than 4.5, so the bet won.')
    expect(verdictText(aReceipt({ count: 4, outcome: 'lost' }))).toBe('4 is not more than 4.5, so the bet lost.')
    expect(verdictText(aReceipt({ betType: 'under', count: 3 }))).toBe('3 is fewer than 4.5, so the bet won.')
    expect(verdictText(aReceipt({ count: 2, outcome: 'open', payout: null }))).toBe(
      '2 so far. The bet needs more than 4.5.',
    )
  })

  it('the receipt of a bet explains a push, and gives the reason why a void bet returned its stake', () => {
    expect(verdictText(aReceipt({ outcome: 'void', threshold: 5 }))).toBe(
      '5 is neither more nor fewer than 5, so the stake was returned.',
    )
    const why = { code: 'operator', text: 'Floodlight failure.' } as const
    const refund = { seq: 2, kind: 'refund' as const, amount: 10, balance: 100, at: AT, reason: why.text, why }
    expect(verdictText(aReceipt({ outcome: 'void', count: 0, ledger: [refund] }))).toBe(
      'Void: Floodlight failure, so the stake was returned.',
    )
    expect(verdictText(aReceipt({ outcome: 'void', count: 0 }))).toContain('this round was never played')
  })

  it('the receipt of a bet that came after the start of its round says so, also if the count is at the line or a correction returned the stake [S13] [PR759]', () => {
    const voidReason = { code: 'start-known-late' } as const
    expect(verdictText(aReceipt({ outcome: 'void', threshold: 5, voidReason }))).toBe(
      'Void: The round had already begun when the bet arrived, so the stake was returned.',
    )
  })

  it('the receipt of a bet shows the calculation of the payout, and says if it was rounded down [PR238]', () => {
    expect(arithmeticText(aReceipt())).toBe('10 × 1.85 = 18.5 → 18 chips, rounded down')
    expect(arithmeticText(aReceipt({ odds: 1.8 }))).toBe('10 × 1.80 = 18 chips')
    expect(arithmeticText(aReceipt({ odds: 1.4, stake: 45 }))).toBe('45 × 1.40 = 63 chips')
    expect(arithmeticText(aReceipt({ outcome: 'lost' }))).toBe(
      'If the bet had won: 10 × 1.85 = 18.5 → 18 chips, rounded down',
    )
    expect(arithmeticText(aReceipt({ outcome: 'void' }))).toBe('10 staked → 10 chips back')
  })

  it('the receipt of a bet lists each correction with its time, its reason and its effect [PR238]', () => {
    const receipt = aReceipt({
      removedEvents: [
        { _id: eventId(1), eventType: 'Corner', timeStamp: AT, minute: 11.4, removedAt: AT, reason: 'VAR' },
      ],
      corrections: [
        {
          at: AT,
          reason: 'VAR',
          why: { code: 'operator', text: 'VAR' },
          whys: [{ code: 'operator', text: 'VAR' }],
          from: 'won',
          to: 'lost',
          amount: -18,
          balance: 82,
        },
        {
          at: '2026-06-14T18:44:00.000Z',
          reason: null,
          why: null,
          whys: [],
          from: 'lost',
          to: 'won',
          amount: 18,
          balance: 100,
        },
      ],
    })
    const [first, second] = correctionTexts(receipt, { halfNumber: 1 }, (type) => type)
    expect(first).toEqual({
      at: timeOfDay(Date.parse(AT)),
      why: "Corner 12' cancelled: VAR",
      change: 'lost',
      amount: '−18',
    })
    expect(second).toMatchObject({ why: 'The events of this round were corrected', change: 'won', amount: '+18' })
  })

  it('the receipt of a bet writes amounts with a sign, and reasons without a second full stop', () => {
    expect([signed(5), signed(-5), signed(0)]).toEqual(['+5', '−5', '0'])
    expect(reasoned('cancelled', 'It was a goal kick.')).toBe('cancelled: It was a goal kick')
    expect(reasoned('cancelled', null)).toBe('cancelled')
  })
})

it('the receipt of a bet writes its threshold as the language writes numbers [PR1045]', async () => {
  vi.resetModules()
  vi.doMock('../../texts/language.ts', () => ({ LANGUAGE: 'pt-BR' }))
  const built = await import('./bet-receipt-text.ts')
  expect(built.verdictText(aReceipt())).toBe('5 is more than 4,5, so the bet won.')
  vi.doUnmock('../../texts/language.ts')
  vi.resetModules()
})
