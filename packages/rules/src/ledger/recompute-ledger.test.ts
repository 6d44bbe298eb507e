import { describe, expect, it } from 'vitest'
import { testDigest } from '../../test/digest.ts'
import { KICK_OFF } from '../../test/timetable.ts'
import { chainEntries, type LedgerDraft, type LedgerEntry, type LedgerKind, ledgerGenesis } from './ledger.ts'
import { firstFalseEntry, miscountedRounds, type StoredBet, type StoredLobby } from './recompute-ledger.ts'

const GENESIS = ledgerGenesis('lobby-1', testDigest)
const MINUTE = 60_000

const moved = (userId: string, kind: LedgerKind, amount: number, balance: number, key: string): LedgerDraft => ({
  userId,
  kind,
  amount,
  balance,
  key,
  at: KICK_OFF,
  betId: /^(?:stake|settle|close):(\w+)/.exec(key)?.[1] ?? null,
  reason: kind === 'admin' ? 'operator: For the fright' : null,
})

/**
 * Ana's bet on over 0.5 at 1.80 in round 1 won. Her bet on under 1.5 in round 2 was settled as lost, and corrected when an event was
 * removed. Ben sat out round 1. An administrator gave him three chips.
 */
const DRAFTS: readonly LedgerDraft[] = [
  moved('ana', 'join', 100, 100, 'join:ana'),
  moved('ben', 'join', 100, 100, 'join:ben'),
  moved('ana', 'stake', -10, 90, 'stake:b1'),
  moved('ana', 'payout', 18, 108, 'settle:b1:1'),
  moved('ben', 'penalty', -5, 95, 'penalty:r1:ben'),
  moved('ana', 'stake', -20, 88, 'stake:b2'),
  moved('ana', 'correction', 40, 128, 'settle:b2:2'),
  moved('ben', 'admin', 3, 98, 'admin:1'),
]

const CORNERS = { eventType: 'Corner', betType: 'over', threshold: 0.5 } as const
const THROWS = { eventType: 'Throw', betType: 'under', threshold: 1.5 } as const

const B1: StoredBet = {
  ...CORNERS,
  id: 'b1',
  userId: 'ana',
  roundId: 'r1',
  optionId: 'o1',
  option: CORNERS,
  placedAt: KICK_OFF - MINUTE,
  hundredths: 180,
  stake: 10,
  outcome: 'won',
  payout: 18,
  count: 1,
}
const B2: StoredBet = {
  ...THROWS,
  id: 'b2',
  userId: 'ana',
  roundId: 'r2',
  optionId: 'o2',
  option: THROWS,
  placedAt: KICK_OFF + MINUTE,
  hundredths: 200,
  stake: 20,
  outcome: 'won',
  payout: 40,
  count: 1,
}

const R1 = { roundId: 'r1', roundNumber: 1, settledOn: { Corner: 1 }, counted: { Corner: 1 }, isPending: false }
const R2 = { roundId: 'r2', roundNumber: 2, settledOn: { Throw: 1 }, counted: { Throw: 1 }, isPending: false }

function stored(drafts: readonly LedgerDraft[] = DRAFTS, change: Partial<StoredLobby> = {}): StoredLobby {
  const entries = chainEntries(GENESIS, drafts, testDigest)
  const { seq, hash } = entries.at(-1) ?? GENESIS
  return {
    genesis: GENESIS,
    head: { seq, hash },
    isClosed: false,
    startingChips: 100,
    players: ['ana', 'ben'],
    entries,
    bets: [B1, B2],
    rounds: [R1, R2],
    penalties: [{ roundId: 'r1', userId: 'ben', amount: 5 }],
    given: [{ userId: 'ben', amount: 3 }],
    olderGifts: new Set(),
    olderPrices: new Set(),
    prices: [
      { roundId: 'r1', from: KICK_OFF - 60 * MINUTE, prices: { o1: 180, o2: 190 }, isGuessed: false },
      { roundId: 'r2', from: KICK_OFF, prices: { o1: 170, o2: 200 }, isGuessed: false },
    ],
    ...change,
  }
}

const found = (lobby: StoredLobby) => {
  const fault = firstFalseEntry(lobby, testDigest)
  return fault && `${fault.seq} ${fault.fault}`
}
/** Chains all entries anew from the first entry, as an attacker with full write access would do. */
const rechained = (drafts: readonly LedgerDraft[], change?: Partial<StoredLobby>) => found(stored(drafts, change))
const at = (seq: number): LedgerDraft => {
  const draft = DRAFTS[seq - 1]
  if (!draft) throw new Error(`there is no entry ${seq}`)
  return draft
}

it('finds no false ledger entry in a game that follows the rules [L9]', () => {
  expect(found(stored())).toBeUndefined()
  expect(miscountedRounds(stored())).toEqual([])
  expect(found(stored([], { players: [], bets: [], penalties: [], given: [] }))).toBeUndefined()
})

describe('naming the entry that was tampered with', () => {
  const sound = stored()
  const tampered = (entries: readonly LedgerEntry[]) => found({ ...sound, entries })

  it('names a ledger entry that was changed, removed, swapped or added without new hashes [L9]', () => {
    expect(tampered(sound.entries.map((entry) => (entry.seq === 4 ? { ...entry, amount: 19 } : entry)))).toBe('4 hash')
    expect(tampered(sound.entries.toSpliced(4, 1))).toBe('5 gap')
    const [third, fourth] = [sound.entries[2], sound.entries[3]]
    if (!third || !fourth) throw new Error('there are more')
    expect(tampered(sound.entries.toSpliced(2, 2, fourth, third))).toBe('3 gap')
    const renumbered = [
      { ...fourth, seq: 3 },
      { ...third, seq: 4 },
    ]
    expect(tampered(sound.entries.toSpliced(2, 2, ...renumbered))).toBe('3 hash')
    expect(tampered([...sound.entries, { ...fourth, seq: 9, key: 'settle:b1:2' }])).toBe('9 hash')
  })

  it('names a ledger entry that was changed, removed, swapped or added even if all hashes of the ledger were recomputed [L9]', () => {
    expect(rechained(DRAFTS.with(3, { ...at(4), amount: 30, balance: 120 }))).toBe('4 credit')
    expect(rechained(DRAFTS.with(0, { ...at(1), amount: 200, balance: 200 }))).toBe('1 join')
    // No later entry is Ben's. Without the last two entries, the ledger ends where the penalty should be.
    expect(rechained(DRAFTS.toSpliced(4, 1).with(6, { ...at(8), balance: 103 }))).toBe('8 missing-penalty')
    expect(rechained([...DRAFTS.slice(0, 3), ...DRAFTS.slice(4)].map(rebalanced()))).toBe('3 credit')
    expect(rechained([...DRAFTS.slice(0, 2), at(4), at(3), ...DRAFTS.slice(4)].map(rebalanced()))).toBe('3 credit')
    const again = moved('ana', 'payout', 18, 0, 'settle:b1:2')
    expect(rechained([...DRAFTS, again].map(rebalanced()))).toBe('9 credit')
    expect(rechained([...DRAFTS, moved('ben', 'admin', 50, 148, 'admin:2')])).toBe('9 admin')
    expect(rechained([...DRAFTS, moved('ben', 'join', 100, 198, 'join:ben-again')])).toBe('9 join')
    expect(rechained([...DRAFTS, moved('ben', 'penalty', -5, 93, 'penalty:r2:ben')])).toBe('9 penalty')
    expect(rechained([...DRAFTS, moved('ben', 'payout', 5, 103, 'settle:b9:1')])).toBe('9 credit')
    expect(rechained(DRAFTS.with(2, { ...at(3), kind: 'penalty' }))).toBe('3 penalty')
  })

  it('reports missing starting chips, a missing gift and a removed player although all hashes of the ledger were recomputed [L9]', () => {
    expect(rechained(DRAFTS.slice(0, 7))).toBe('8 missing-admin')
    expect(rechained(DRAFTS.toSpliced(1, 1).map(rebalanced()))).toBe('8 missing-join')
    const twice = [
      { userId: 'ben', amount: 3 },
      { userId: 'ben', amount: 3 },
    ]
    expect(rechained(DRAFTS, { given: twice })).toBe('9 missing-admin')
    // A ledger entry of a user who is not a player of the lobby shows that the row of that player was removed.
    expect(rechained(DRAFTS, { players: ['ana'] })).toMatch(/^\d no-member$/)
  })

  it('reports a round with bets but without prices, unless an older version stored no prices [L9]', () => {
    expect(found(stored(DRAFTS, { prices: [] }))).toMatch(/^\d missing-price$/)
    expect(found(stored(DRAFTS, { prices: [], olderPrices: new Set(['r1', 'r2']) }))).toBeUndefined()
  })

  it("accepts an administrator's gift of chips that is older than the log of actions [L9]", () => {
    expect(found(stored(DRAFTS, { given: [], olderGifts: new Set([8]) }))).toBeUndefined()
    expect(found(stored(DRAFTS, { given: [] }))).toBe('8 admin')
    const again = { ...moved('ben', 'admin', 3, 101, 'admin:2'), at: KICK_OFF + 1 }
    expect(found(stored([...DRAFTS, again], { olderGifts: new Set([8]) }))).toBeUndefined()
    // A gift's entry may be slightly older than its line in the log, as for the first logged gift.
    expect(found(stored(DRAFTS, { olderGifts: new Set([8]) }))).toBeUndefined()
  })
})

/** Returns the entries, each with the balance after it computed again. */
function rebalanced() {
  const balances = new Map<string, number>()
  return (draft: LedgerDraft): LedgerDraft => {
    const balance = (balances.get(draft.userId) ?? 0) + draft.amount
    balances.set(draft.userId, balance)
    return { ...draft, balance }
  }
}

describe('comparing ledger entries with the facts behind them', () => {
  const withBet = (change: Partial<StoredBet>) => found(stored(DRAFTS, { bets: [{ ...B1, ...change }, B2] }))

  it('reports the ledger entry of a bet whose stored row was changed, removed or added [L9]', () => {
    expect(withBet({ stake: 11 })).toBe('3 stake')
    expect(withBet({ userId: 'ben' })).toBe('3 stake')
    expect(withBet({ threshold: 1.5 })).toBe('3 terms')
    expect(withBet({ betType: 'under' })).toBe('3 terms')
    expect(withBet({ eventType: 'Throw' })).toBe('3 terms')
    expect(withBet({ roundId: 'r2' })).toBe('3 price')
    expect(withBet({ outcome: 'lost' })).toBe('4 outcome')
    expect(withBet({ payout: 20 })).toBe('4 outcome')
    expect(withBet({ count: 2 })).toBe('4 outcome')
    expect(found(stored(DRAFTS, { bets: [B1] }))).toBe('6 stake')
    expect(found(stored(DRAFTS, { bets: [B1, B2, { ...B1, id: 'b3', roundId: 'r3' }] }))).toBe('9 missing-stake')
  })

  it('reports the ledger entry that no longer fits changed match events, or only the round if no bet depends on them [L9]', () => {
    const recounted = (counted: Readonly<Record<string, number>>) =>
      stored(DRAFTS, { rounds: [{ ...R1, counted }, R2] })
    expect(found(recounted({}))).toBe('4 credit')
    expect(found(recounted({ Corner: 2 }))).toBe('4 outcome')
    const elsewhere = recounted({ Corner: 1, Goal: 1 })
    expect(found(elsewhere)).toBeUndefined()
    expect(miscountedRounds(elsewhere).map(({ roundNumber }) => roundNumber)).toEqual([1])
    // The bet on round 2 was lost at first, so it had no credit entry before the correction.
    expect(found(stored(DRAFTS, { rounds: [R1, { ...R2, counted: { Throw: 2 } }] }))).toBe('7 credit')
  })

  it("skips a round that must still be settled or corrected in the check of a lobby's ledger [L9]", () => {
    const counted = { Corner: 0 }
    expect(found(stored(DRAFTS, { rounds: [{ ...R1, counted, isPending: true }, R2] }))).toBeUndefined()
    expect(miscountedRounds(stored(DRAFTS, { rounds: [{ ...R1, counted, isPending: true }, R2] }))).toEqual([])
  })

  it('reports a ledger credit for a bet on an open round, and a payout instead of a refund on a round that never began [L9]', () => {
    const open = { ...B1, outcome: 'open', payout: null, count: null } as const
    const unsettled = { ...R1, settledOn: undefined }
    const going = { bets: [open], rounds: [unsettled], penalties: [], given: [] }
    expect(found(stored(DRAFTS.slice(0, 3), going))).toBeUndefined()
    expect(found(stored(DRAFTS.slice(0, 4), going))).toBe('4 credit')
    const never = { ...R1, settledOn: null, counted: null }
    const refund = moved('ana', 'refund', 10, 100, 'settle:b1:1')
    const returned = { ...B1, outcome: 'void', payout: 10, count: null } as const
    const begun = { rounds: [never], penalties: [], given: [] }
    expect(found(stored([...DRAFTS.slice(0, 3), refund], { ...begun, bets: [returned] }))).toBeUndefined()
    expect(found(stored(DRAFTS.slice(0, 4), { ...begun, bets: [B1] }))).toBe('4 credit')
  })

  it('accepts in the ledger of a closed lobby settled bets despite removed events, and refunds of open bets [L9] [S9]', () => {
    const closed = { isClosed: true, rounds: [{ ...R1, counted: {} }], penalties: [], given: [] } as const
    expect(found(stored(DRAFTS.slice(0, 4), { ...closed, bets: [B1] }))).toBeUndefined()
    const refund = moved('ana', 'refund', 10, 100, 'close:b1')
    const returned = { ...B1, outcome: 'void', payout: 10, count: null } as const
    const before = { ...closed, rounds: [], bets: [returned] }
    expect(found(stored([...DRAFTS.slice(0, 3), refund], before))).toBeUndefined()
    expect(found(stored([...DRAFTS.slice(0, 3), refund], { ...before, isClosed: false }))).toBe('4 credit')
  })

  it("reports a bet's price unless its round had that price when the bet was placed or up to a minute before, or stored prices are guesses [L9] [P9]", () => {
    expect(withBet({ hundredths: 185 })).toBe('3 price')
    const priced = (from: number, hundredths: number) => {
      const raised = { roundId: 'r1', from, prices: { o1: hundredths }, isGuessed: false }
      const prices = [...stored().prices, raised].toSorted((one, other) => one.from - other.from)
      return found(stored(DRAFTS, { prices }))
    }
    expect(priced(B1.placedAt - 2 * MINUTE, 190)).toBe('3 price')
    expect(priced(B1.placedAt - MINUTE / 2, 190)).toBeUndefined()
    expect(priced(B1.placedAt + MINUTE / 2, 190)).toBeUndefined()
    const another = { roundId: 'r0', from: KICK_OFF - 60 * MINUTE, prices: {}, isGuessed: false }
    for (const prices of [
      [another, ...stored().prices],
      [...stored().prices, another],
    ]) {
      expect(found(stored(DRAFTS, { prices }))).toBeUndefined()
    }
    const guessed = stored().prices.map((list) => ({ ...list, isGuessed: true }))
    expect(found(stored(DRAFTS, { bets: [{ ...B1, hundredths: 185 }, B2], prices: guessed }))).toBeUndefined()
  })
})
