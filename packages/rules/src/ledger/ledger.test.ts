import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testDigest } from '../../test/digest.ts'
import { KICK_OFF } from '../../test/timetable.ts'
import { inactivityPenalties } from '../settlement/inactivity.ts'
import {
  type BetToSettle,
  correctBets,
  type RoundCounts,
  type SettledBet,
  settleBet,
} from '../settlement/settlement.ts'
import {
  chainEntries,
  type LedgerDraft,
  type LedgerEntry,
  type LedgerKind,
  ledgerGenesis,
  verifyLedger,
} from './ledger.ts'

const GENESIS = ledgerGenesis('lobby-1', testDigest)

/** Returns a member's balance as the sum of the member's ledger entries. */
function balanceOf(entries: readonly LedgerEntry[], userId: string): number {
  return entries.reduce((total, entry) => (entry.userId === userId ? total + entry.amount : total), 0)
}

/** A lobby's ledger that grows entry by entry. Each movement is chained to the previous one. */
class Ledger {
  entries: LedgerEntry[] = []

  get head() {
    const last = this.entries.at(-1)
    return last ? { seq: last.seq, hash: last.hash } : GENESIS
  }

  balance(userId: string): number {
    return balanceOf(this.entries, userId)
  }

  enter(userId: string, kind: LedgerKind, amount: number, key: string): void {
    if (amount === 0) return
    const draft = {
      userId,
      kind,
      amount,
      balance: this.balance(userId) + amount,
      key,
      at: KICK_OFF + this.entries.length,
    }
    this.entries.push(...chainEntries(this.head, [draft], testDigest))
  }
}

const draft = (userId: string, kind: LedgerKind, amount: number, balance: number, key: string): LedgerDraft => ({
  userId,
  kind,
  amount,
  balance,
  key,
  at: KICK_OFF,
})

const SOUND = chainEntries(
  GENESIS,
  [
    draft('ana', 'join', 100, 100, 'join:ana'),
    draft('ben', 'join', 100, 100, 'join:ben'),
    draft('ana', 'stake', -10, 90, 'stake:1'),
    draft('ana', 'payout', 18, 108, 'settle:1:1'),
    draft('ben', 'penalty', -5, 95, 'penalty:r1:ben'),
    draft('ana', 'correction', -18, 90, 'settle:1:2'),
  ],
  testDigest,
)
const HEAD = { seq: 6, hash: SOUND.at(-1)?.hash ?? '' }

describe('a sound ledger', () => {
  it('numbers ledger entries from 1 without a gap, and finds no fault in an intact or an empty ledger [L3]', () => {
    expect(SOUND.map((entry) => entry.seq)).toEqual([1, 2, 3, 4, 5, 6])
    expect(verifyLedger(GENESIS, SOUND, testDigest, HEAD)).toBeUndefined()
    expect(verifyLedger(GENESIS, [], testDigest, GENESIS)).toBeUndefined()
  })

  it('builds the same ledger chain whether entries are added at once or in several steps [L3]', () => {
    const drafts: LedgerDraft[] = SOUND.map(({ seq: _seq, hash: _hash, ...rest }) => rest)
    const first = chainEntries(GENESIS, drafts.slice(0, 2), testDigest)
    const rest = chainEntries({ seq: 2, hash: first[1]?.hash ?? '' }, drafts.slice(2), testDigest)
    expect([...first, ...rest]).toEqual(SOUND)
  })
})

describe('a ledger that was tampered with', () => {
  it('detects a balance that is not the sum of its ledger entries, even under a valid hash [L2]', () => {
    const wrong = chainEntries(GENESIS, [draft('ana', 'join', 100, 101, 'join:ana')], testDigest)
    expect(verifyLedger(GENESIS, wrong, testDigest)).toEqual({ seq: 1, fault: 'balance' })
  })

  it('detects two ledger entries for the same purpose, even under a valid hash [L4]', () => {
    const twice = chainEntries(
      GENESIS,
      [draft('ana', 'payout', 18, 18, 'settle:1:1'), draft('ana', 'payout', 18, 36, 'settle:1:1')],
      testDigest,
    )
    expect(verifyLedger(GENESIS, twice, testDigest)).toEqual({ seq: 2, fault: 'repeated-key', key: 'settle:1:1' })
  })

  it('rejects the ledger chain of another lobby [L3]', () => {
    expect(verifyLedger(ledgerGenesis('lobby-2', testDigest), SOUND, testDigest)).toEqual({ seq: 1, fault: 'hash' })
  })

  it('detects missing or additional last entries of a ledger by the head that the lobby stores [L3]', () => {
    expect(verifyLedger(GENESIS, SOUND.slice(0, 5), testDigest, HEAD)).toEqual({ seq: 6, fault: 'end' })
    expect(verifyLedger(GENESIS, [], testDigest, HEAD)).toEqual({ seq: 1, fault: 'end' })
    expect(verifyLedger(GENESIS, SOUND, testDigest, { ...HEAD, seq: 5 })).toEqual({ seq: 7, fault: 'end' })
  })

  it('detects every change, removal, exchange and insertion of a single ledger entry [L3]', () => {
    const index = fc.nat({ max: SOUND.length - 1 })
    const edit = fc.constantFrom<(entry: LedgerEntry) => LedgerEntry>(
      (entry) => ({ ...entry, amount: entry.amount + 1 }),
      (entry) => ({ ...entry, balance: entry.balance + 1 }),
      (entry) => ({ ...entry, amount: entry.amount + 1, balance: entry.balance + 1 }),
      (entry) => ({ ...entry, userId: entry.userId === 'ana' ? 'ben' : 'ana' }),
      (entry) => ({ ...entry, userId: `${entry.userId}"` }),
      (entry) => ({ ...entry, kind: entry.kind === 'admin' ? 'payout' : 'admin' }),
      (entry) => ({ ...entry, key: `${entry.key}x` }),
      (entry) => ({ ...entry, at: entry.at + 1 }),
      (entry) => ({ ...entry, seq: entry.seq + 1 }),
      (entry) => ({ ...entry, hash: testDigest(entry.hash) }),
    )
    const tampering: fc.Arbitrary<LedgerEntry[]> = fc.oneof(
      fc.tuple(index, edit).map(([which, change]) => SOUND.map((entry, at) => (at === which ? change(entry) : entry))),
      index.map((which) => SOUND.toSpliced(which, 1)),
      fc
        .tuple(index, index)
        .filter(([a, b]) => a !== b)
        .map(([a, b]) => {
          const swapped = [...SOUND]
          const [first, second] = [SOUND[a], SOUND[b]]
          if (first && second) [swapped[a], swapped[b]] = [second, first]
          return swapped
        }),
      fc.tuple(index, index).map(([which, where]) => SOUND.toSpliced(where, 0, ...SOUND.slice(which, which + 1))),
    )
    fc.assert(
      fc.property(tampering, (entries) => {
        expect(verifyLedger(GENESIS, entries, testDigest, HEAD)).toBeDefined()
      }),
      { numRuns: 500 },
    )
  })

  it('detects the removal of a ledger entry even if the remaining entries are renumbered [L3]', () => {
    fc.assert(
      fc.property(fc.nat({ max: SOUND.length - 1 }), (which) => {
        const renumbered = SOUND.toSpliced(which, 1).map((entry, index) => ({ ...entry, seq: index + 1 }))
        expect(verifyLedger(GENESIS, renumbered, testDigest, HEAD)).toBeDefined()
      }),
    )
  })
})

const PLAYERS = ['ana', 'ben', 'cleo'] as const
const START = 100

type Action =
  | { readonly do: 'join'; readonly userId: string }
  | {
      readonly do: 'bet'
      readonly userId: string
      readonly stake: number
      readonly hundredths: number
      readonly over: boolean
    }
  | { readonly do: 'round-ends'; readonly counts: RoundCounts }
  | { readonly do: 'correct'; readonly round: number; readonly counts: RoundCounts }
  | { readonly do: 'admin'; readonly userId: string; readonly amount: number }

const userId = fc.constantFrom(...PLAYERS)
const anyCounts: fc.Arbitrary<RoundCounts> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ Goal: fc.nat({ max: 4 }) }) },
  { weight: 1, arbitrary: fc.constant(null) },
)
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ do: fc.constant('join' as const), userId }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      userId,
      stake: fc.integer({ min: 1, max: 100 }),
      hundredths: fc.integer({ min: 101, max: 400 }),
      over: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('round-ends' as const), counts: anyCounts }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('correct' as const), round: fc.nat({ max: 5 }), counts: anyCounts }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('admin' as const), userId, amount: fc.integer({ min: 1, max: 50 }) }),
  },
)

type GameBet = BetToSettle & { readonly userId: string; readonly round: number; readonly threshold: 2 }

/** A small lobby whose balances are also tracked outside the ledger, by the same movements. */
class Game {
  readonly ledger = new Ledger()
  readonly balances = new Map<string, number>()
  bets: (GameBet & SettledBet)[] = []
  round = 0
  #entered = 0

  apply(action: Action): void {
    switch (action.do) {
      case 'join':
        if (!this.balances.has(action.userId)) this.#move(action.userId, 'join', START, `join:${action.userId}`)
        break
      case 'bet':
        this.#bet(action)
        break
      case 'round-ends':
        this.#endRound(action.counts)
        break
      case 'correct':
        this.#correct(action.round, action.counts)
        break
      case 'admin':
        if (this.balances.has(action.userId))
          this.#move(action.userId, 'admin', action.amount, `admin:${this.#entered}`)
        break
    }
  }

  #move(userId: string, kind: LedgerKind, amount: number, key: string): void {
    this.#entered += 1
    this.balances.set(userId, (this.balances.get(userId) ?? 0) + amount)
    this.ledger.enter(userId, kind, amount, key)
    if (kind !== 'correction' && amount < 0) expect(this.balances.get(userId)).toBeGreaterThanOrEqual(0)
  }

  #bet({ userId, stake, hundredths, over }: Action & { do: 'bet' }): void {
    const round = this.round + 1
    const placed = this.bets.some((bet) => bet.userId === userId && bet.round === round)
    if (placed || (this.balances.get(userId) ?? 0) < stake) return
    const id = `${round}-${userId}`
    const terms = { id, userId, round, eventType: 'Goal', betType: over ? 'over' : 'under', threshold: 2 } as const
    this.bets.push({ ...terms, hundredths, stake, outcome: 'open', payout: null, count: null })
    this.#move(userId, 'stake', -stake, `stake:${id}`)
  }

  #endRound(counts: RoundCounts): void {
    this.round += 1
    const ofRound = this.bets.filter((bet) => bet.round === this.round)
    for (const { bet, outcome, credit, count, kind } of ofRound.map((one) => settleBet(one, counts))) {
      this.#keep({ ...bet, outcome, payout: credit, count })
      this.#move(bet.userId, kind, credit, `settle:${bet.id}:1`)
    }
    if (counts === null) return
    const candidates = [...this.balances].map(([userId, chips]) => ({
      userId,
      placed: ofRound.some((bet) => bet.userId === userId),
      chipsNow: chips,
      chipsAtClose: chips,
      optionOpenAtClose: true,
      inactiveRounds: 0,
    }))
    const settings = { inactivityPenalty: 20, minBetAmount: 1, autoKickInactive: false }
    for (const { userId, amount } of inactivityPenalties(candidates, settings)) {
      this.#move(userId, 'penalty', -amount, `penalty:${this.round}:${userId}`)
    }
  }

  #correct(round: number, counts: RoundCounts): void {
    if (round > this.round) return
    const ofRound = this.bets.filter((bet) => bet.round === round)
    for (const { bet, outcome, credit, count, amount } of correctBets(ofRound, counts)) {
      this.#keep({ ...bet, outcome, payout: credit, count })
      this.#move(bet.userId, 'correction', amount, `settle:${bet.id}:${this.#entered}`)
    }
  }

  #keep(settled: GameBet & SettledBet): void {
    this.bets = this.bets.map((bet) => (bet.id === settled.id ? settled : bet))
  }
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0)

it('keeps balances equal to the ledger in any game, and changes their sum only by joins, gifts, penalties, stakes and credits of bets [L2]', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
      const game = new Game()
      for (const action of actions) game.apply(action)
      const { entries, head } = game.ledger
      for (const [userId, chips] of game.balances) expect(balanceOf(entries, userId)).toBe(chips)
      expect(sum(game.balances.values())).toBe(sum(entries.map((entry) => entry.amount)))
      expect(verifyLedger(GENESIS, entries, testDigest, head)).toBeUndefined()

      const given = sum(
        entries.flatMap(({ kind, amount }) => (['join', 'admin', 'penalty'].includes(kind) ? [amount] : [])),
      )
      const staked = sum(game.bets.map((bet) => bet.stake))
      const credited = sum(game.bets.map((bet) => bet.payout ?? 0))
      expect(sum(game.balances.values())).toBe(given - staked + credited)
    }),
    { numRuns: 300 },
  )
})
