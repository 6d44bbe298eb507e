import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { correctBets, type RoundCounts, type SettledBet, settleBet } from '../settlement/settlement.ts'
import {
  CARD_KINDS,
  type CardAttempt,
  type CardKind,
  cardCredit,
  cardRefusal,
  dealCommitment,
  dealHand,
  handOf,
  isNearMiss,
  isSeedPublished,
  payoutWithCard,
  type SettledWithCard,
  shieldReturn,
  strengthInTenths,
} from './card.ts'

/** The hash FNV-1a. It distributes texts well enough for a test. */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x85ebca6b)
  return ((hash ^ (hash >>> 13)) >>> 0).toString(16).padStart(8, '0')
}

const SIGHTED = { showCompetitorBets: true, allowLateBetting: false }
const BLIND = { ...SIGHTED, showCompetitorBets: false }
const LATE = { ...SIGHTED, allowLateBetting: true }
const ana = { seed: 'f00d', lobbyId: 'lobby-1', userId: 'ana' }

describe('the deal of Bettle cards', () => {
  it('deals three different cards, and deals the same cards when the deal is repeated [H2]', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (seed, lobbyId, userId) => {
        const hand = dealHand({ seed, lobbyId, userId }, SIGHTED, digest)
        expect(new Set(hand).size).toBe(3)
        expect(hand).toHaveLength(3)
        expect(dealHand({ seed, lobbyId, userId }, SIGHTED, digest)).toEqual(hand)
      }),
    )
  })

  it('deals 20 players other hands for another seed or lobby, and omits each kind of card about equally often among 2,000 players [H2]', () => {
    const left = new Map<CardKind, number>(CARD_KINDS.map((kind) => [kind, 0]))
    const players = 2000
    for (let n = 0; n < players; n += 1) {
      const hand = dealHand({ ...ana, userId: `player ${n}` }, SIGHTED, digest)
      const out = CARD_KINDS.find((kind) => !hand.includes(kind))
      if (out) left.set(out, (left.get(out) ?? 0) + 1)
    }
    // Each kind of card should be left out in a quarter of the hands. Five standard deviations are 97 hands.
    for (const times of left.values()) expect(Math.abs(times - players / 4)).toBeLessThan(97)
    const hands = (of: object) =>
      Array.from({ length: 20 }, (_, n) => dealHand({ ...ana, ...of, userId: `${n}` }, SIGHTED, digest))
    expect(hands({ seed: 'cafe' })).not.toEqual(hands({}))
    expect(hands({ lobbyId: 'lobby-2' })).not.toEqual(hands({}))
  })

  it('deals no Scout card in a lobby that always hides bets or accepts bets until the round starts [H2]', () => {
    for (const settings of [BLIND, LATE]) {
      expect(dealHand(ana, settings, digest).toSorted()).toEqual(['boost', 'near-miss', 'shield'])
    }
  })

  it('computes the commitment to a deal as the hash of its seed, and publishes the seed only after confirmed results or a called-off match [H3]', () => {
    expect(dealCommitment('f00d', digest)).toBe(digest('f00d'))
    const goesOn = { isConfirmed: false, isDeleted: false }
    expect(isSeedPublished({ ...goesOn, status: 'upcoming' })).toBe(false)
    expect(isSeedPublished({ ...goesOn, status: 'active' })).toBe(false)
    // The seed stays secret in a completed match, because an operator may still reopen the last half.
    expect(isSeedPublished({ ...goesOn, status: 'completed' })).toBe(false)
    expect(isSeedPublished({ ...goesOn, status: 'completed', isConfirmed: true })).toBe(true)
    expect(isSeedPublished({ ...goesOn, status: 'abandoned' })).toBe(true)
    expect(isSeedPublished({ ...goesOn, status: 'active', isDeleted: true })).toBe(true)
  })
})

describe("a player's hand of Bettle cards", () => {
  const dealt: CardKind[] = ['shield', 'scout', 'boost']
  const cooldown = { cardCooldownTime: 5 }

  it('gives a player three cards at first, which can be played from round 2 [H4]', () => {
    expect(handOf(dealt, [], cooldown)).toEqual({
      cards: dealt.map((kind) => ({ kind, state: 'held' })),
      nextRound: 2,
    })
  })

  it('shows a card as attached until its round starts and then as played, and names the next round that allows a card [H4]', () => {
    const hand = (hasStarted: boolean) => handOf(dealt, [{ kind: 'scout', roundNumber: 3, hasStarted }], cooldown)
    expect(hand(false).cards[1]).toEqual({ kind: 'scout', state: 'attached', roundNumber: 3 })
    expect(hand(true).cards[1]).toEqual({ kind: 'scout', state: 'played', roundNumber: 3 })
    // The cooldown after the card on round 3 excludes cards on rounds 4 to 8.
    expect(hand(true).nextRound).toBe(9)
  })

  it('names no next round for a card once all three cards are used [H4]', () => {
    const played = dealt.map((kind, index) => ({ kind, roundNumber: 2 + index * 2, hasStarted: true }))
    expect(handOf(dealt, played, { cardCooldownTime: 1 }).nextRound).toBeNull()
  })
})

describe('cardRefusal', () => {
  const attempt = (over: Partial<CardAttempt> = {}): CardAttempt => ({
    kind: 'boost',
    dealt: ['boost', 'shield', 'scout'],
    played: [],
    settings: { enableBettleCards: true, cardCooldownTime: 5 },
    ...over,
  })

  it('refuses a card with a sentence that gives the reason, and accepts a card that breaks no rule [H5]', () => {
    expect(cardRefusal(attempt(), 2)).toBeUndefined()
    const off = { enableBettleCards: false, cardCooldownTime: 5 }
    expect(cardRefusal(attempt({ settings: off }), 2)).toEqual({ code: 'no-cards-here' })
    expect(cardRefusal(attempt(), 1)).toEqual({ code: 'no-card-first-round' })
    expect(cardRefusal(attempt({ dealt: undefined }), 2)).toEqual({ code: 'cards-not-dealt' })
    expect(cardRefusal(attempt({ kind: 'near-miss' }), 2)).toEqual({ code: 'card-not-held' })
    const again = [{ kind: 'boost' as const, roundNumber: 2 }]
    expect(cardRefusal(attempt({ played: again }), 9)).toEqual({ code: 'card-played' })
    const other = [{ kind: 'shield' as const, roundNumber: 2 }]
    expect(cardRefusal(attempt({ played: other }), 7)).toEqual({ code: 'card-later', round: 8 })
    expect(cardRefusal(attempt({ played: other }), 8)).toBeUndefined()
  })

  it('allows a player two cards but not three in ten rounds with a cooldown of five rounds [H5] [PR125]', () => {
    let most = 0
    const playOn = (round: number, played: { kind: CardKind; roundNumber: number }[]): void => {
      most = Math.max(most, played.length)
      for (let next = round; next <= 10; next += 1) {
        for (const kind of ['boost', 'shield', 'scout'] as const) {
          if (cardRefusal(attempt({ kind, played }), next)) continue
          playOn(next + 1, [...played, { kind, roundNumber: next }])
        }
      }
    }
    playOn(1, [])
    expect(most).toBe(2)
  })

  it('refuses a card on each round of the cooldown and allows it on the round after, whatever the length of the cooldown [H5]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 2, max: 12 }), (cardCooldownTime, first) => {
        const settings = { enableBettleCards: true, cardCooldownTime }
        const played = [{ kind: 'shield' as const, roundNumber: first }]
        for (let without = 1; without <= cardCooldownTime; without += 1) {
          expect(cardRefusal(attempt({ settings, played }), first + without)).toBeDefined()
        }
        expect(cardRefusal(attempt({ settings, played }), first + cardCooldownTime + 1)).toBeUndefined()
      }),
    )
  })
})

const anyTenths = fc.integer({ min: 12, max: 30 })
const aBet = (card: CardKind | undefined, tenths = 15) => ({
  id: 'bet-1',
  eventType: 'Corner',
  betType: 'over' as const,
  threshold: 1.5,
  hundredths: 185,
  stake: 7,
  card: card && { kind: card, tenths },
})

describe('the effect of a card', () => {
  it('multiplies the payout of a winning bet by the strength of its Boost card, rounded down [H7]', () => {
    // The payout is 12 chips (7 × 1.85 = 12.95). The Boost card makes it 18 (12 × 1.5).
    expect(settleBet(aBet('boost'), { Corner: 2 })).toMatchObject({ outcome: 'won', credit: 18, cardCredit: 6 })
    expect(settleBet(aBet('boost'), { Corner: 1 })).toMatchObject({ outcome: 'lost', credit: 0, cardCredit: 0 })
    // The exact product is 16.9 chips, rounded down to 16. In floating point, 12 × 1.4 would be 16.799999.
    expect(payoutWithCard(13, { kind: 'boost', tenths: 13 })).toBe(16)
    expect(payoutWithCard(10, { kind: 'boost', tenths: 29 })).toBe(29)
    expect(payoutWithCard(10, { kind: 'shield', tenths: 29 })).toBe(10)
  })

  it('returns half of a lost stake for a Shield card of strength 1.5, rounded down, and never more than the stake [H8]', () => {
    expect(settleBet(aBet('shield'), { Corner: 1 })).toMatchObject({ outcome: 'lost', credit: 3, cardCredit: 3 })
    expect(settleBet(aBet('shield'), { Corner: 2 })).toMatchObject({ outcome: 'won', credit: 12, cardCredit: 0 })
    expect(shieldReturn(10, 12)).toBe(2)
    expect(shieldReturn(10, 20)).toBe(10)
    expect(shieldReturn(10, 30)).toBe(10)
    expect(shieldReturn(1, 12)).toBe(0)
  })

  it('voids a lost bet with a Near Miss card if one event more or fewer would have made the bet a win or a push [H9]', () => {
    expect(isNearMiss('over', 1.5, 1)).toBe(true)
    expect(isNearMiss('over', 1.5, 0)).toBe(false)
    expect(isNearMiss('over', 2, 1)).toBe(true)
    expect(isNearMiss('over', 2, 0)).toBe(false)
    expect(isNearMiss('under', 1.5, 2)).toBe(true)
    expect(isNearMiss('under', 1.5, 3)).toBe(false)
    expect(isNearMiss('under', 2, 3)).toBe(true)
    expect(isNearMiss('under', 0, 1)).toBe(true)
    // These bets won or were a push, so that a Near Miss card has nothing to save.
    expect(isNearMiss('over', 1.5, 2)).toBe(false)
    expect(isNearMiss('over', 2, 2)).toBe(false)
    expect(isNearMiss('under', 0.5, 0)).toBe(false)
    const saved = { outcome: 'void', credit: 7, cardCredit: 7, count: 1 }
    expect(settleBet(aBet('near-miss'), { Corner: 1 })).toMatchObject(saved)
    expect(settleBet(aBet('near-miss'), {})).toMatchObject({ outcome: 'lost', credit: 0, cardCredit: 0 })
  })

  it('finds the card’s part of the credit again in a stored bet, and in no bet that the card did not change [H10]', () => {
    const stored = (
      card: SettledWithCard['card'],
      outcome: SettledWithCard['outcome'],
      payout: number,
      count: number | null,
    ) => cardCredit({ ...{ card, outcome, payout, count, betType: 'over', threshold: 1.5, hundredths: 185, stake: 7 } })
    expect(stored('boost', 'won', 18, 2)).toBe(6)
    expect(stored('boost', 'void', 7, null)).toBe(0)
    expect(stored('shield', 'lost', 3, 1)).toBe(3)
    expect(stored('shield', 'won', 12, 2)).toBe(0)
    expect(stored('near-miss', 'void', 7, 1)).toBe(7)
    expect(stored('near-miss', 'void', 7, null)).toBe(0)
    expect(stored('near-miss', 'won', 12, 2)).toBe(0)
    expect(stored('near-miss', 'lost', 0, 0)).toBe(0)
    expect(stored('scout', 'void', 7, 1)).toBe(0)
    expect(stored(null, 'won', 12, 2)).toBe(0)
    // The count is on the line, so that the bet is void without the card.
    expect(
      cardCredit({
        ...{ card: 'near-miss', outcome: 'void', payout: 7, count: 2 },
        ...{ betType: 'over', threshold: 2, hundredths: 185, stake: 7 },
      }),
    ).toBe(0)
  })

  it('pays nothing extra for any card on a void bet, and nothing extra for a Scout card on any bet [H10]', () => {
    for (const kind of CARD_KINDS) {
      expect(settleBet(aBet(kind), null)).toMatchObject({ outcome: 'void', credit: 7, cardCredit: 0 })
      expect(settleBet({ ...aBet(kind), threshold: 2 }, { Corner: 2 })).toMatchObject({ credit: 7, cardCredit: 0 })
    }
    expect(settleBet(aBet('scout'), { Corner: 2 })).toMatchObject({ outcome: 'won', credit: 12, cardCredit: 0 })
    expect(settleBet(aBet('scout'), {})).toMatchObject({ outcome: 'lost', credit: 0, cardCredit: 0 })
  })

  it('converts the strength of cards to whole tenths [H7]', () => {
    expect([1.2, 1.5, 2.3, 2.9, 3].map(strengthInTenths)).toEqual([12, 15, 23, 29, 30])
  })
})

const anyCard = fc.option(fc.constantFrom(...CARD_KINDS), { nil: undefined })
const anyBet = fc
  .record({
    card: anyCard,
    tenths: anyTenths,
    betType: fc.constantFrom('over' as const, 'under' as const),
    threshold: fc.integer({ min: 0, max: 12 }).map((halves) => halves / 2),
    hundredths: fc.integer({ min: 101, max: 10_000 }),
    stake: fc.integer({ min: 1, max: 500 }),
  })
  .map(({ card, tenths, ...bet }) => ({ ...aBet(card, tenths), ...bet }))
const anyCounts: fc.Arbitrary<RoundCounts> = fc.option(fc.record({ Corner: fc.nat({ max: 8 }) }), { nil: null })

describe('cards with any bet', () => {
  it('never lets a card cost chips or pay more than the rule of that card says [H7] [H8] [H9]', () => {
    fc.assert(
      fc.property(anyBet, anyCounts, (bet, counts) => {
        const plain = settleBet({ ...bet, card: undefined }, counts)
        const { credit, cardCredit } = settleBet(bet, counts)
        expect(credit).toBe(plain.credit + cardCredit)
        expect(cardCredit).toBeGreaterThanOrEqual(0)
        const most = {
          boost: (BigInt(plain.credit) * BigInt(bet.card?.tenths ?? 10)) / 10n - BigInt(plain.credit),
          shield: BigInt(bet.stake),
          'near-miss': BigInt(bet.stake),
          scout: 0n,
        }
        expect(BigInt(cardCredit)).toBeLessThanOrEqual(bet.card ? most[bet.card.kind] : 0n)
        // With a card, a player whose bet loses or is a push gets back at most the stake.
        if (plain.outcome !== 'won') expect(credit).toBeLessThanOrEqual(bet.stake)
      }),
    )
  })

  it("credits the same chips after corrections in any order as after one settlement, and reports the card's share of the chips [H10] [PR126]", () => {
    const counts = fc.array(fc.option(anyCounts, { nil: undefined }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(anyBet, anyCounts, counts, anyCounts, (bet, first, between, last) => {
        const settled = settleBet(bet, first)
        let held: typeof bet & SettledBet = { ...bet, ...settled, payout: settled.credit }
        let chips = settled.credit
        for (const now of [...between, last]) {
          for (const { amount, outcome, credit, count } of correctBets([held], now)) {
            chips += amount
            held = { ...held, outcome, payout: outcome === 'open' ? null : credit, count }
          }
        }
        const once = settleBet(bet, last)
        expect(chips).toBe(once.credit)
        expect(held).toMatchObject({ outcome: once.outcome, payout: once.credit, count: once.count })
        expect(cardCredit({ ...held, card: bet.card?.kind ?? null })).toBe(once.cardCredit)
      }),
    )
  })
})
