import { type AskedPrice, wasAsked } from '../pricing/price-asked.ts'
import { type RoundCounts, type SettledBet, settleBet } from '../settlement/settlement.ts'
import type { Instant } from '../time.ts'
import { type Digest, type LedgerEntry, type LedgerFault, type LedgerHead, verifyLedger } from './ledger.ts'

/** A bet as the database stores it, with the facts that decide whether it can be right. */
export interface StoredBet extends SettledBet {
  readonly userId: string
  readonly roundId: string
  readonly optionId: string
  readonly placedAt: Instant
  /** True for the bet of a player who was struck from a competition's lobby before the kick-off ([CP86]). */
  readonly isStruck?: boolean | undefined
  /** The terms of the bet's option, which never change. */
  readonly option: Pick<SettledBet, 'eventType' | 'betType' | 'threshold'>
}

/** The state of a round in a lobby. */
export interface StoredRound {
  readonly roundId: string
  readonly roundNumber: number
  /** The counts by which the bets of the round were settled; undefined if the round is not settled. */
  readonly settledOn: RoundCounts | undefined
  /** The counts recomputed from the match events; undefined if the round has not ended. */
  readonly counted: RoundCounts | undefined
  /** True if the round must still be settled or corrected. The check skips the credits of bets on such a round. */
  readonly isPending: boolean
}

/** All stored facts of a lobby that decide its members' chips. */
export interface StoredLobby {
  readonly genesis: LedgerHead
  readonly head: LedgerHead
  /** True if the lobby is closed. A closed lobby is corrected no more; its settled rounds stay as they are ([S9]). */
  readonly isClosed: boolean
  readonly startingChips: number
  /** Every user who ever held a player's seat, and thus received the starting chips. */
  readonly players: readonly string[]
  readonly entries: readonly LedgerEntry[]
  readonly bets: readonly StoredBet[]
  readonly rounds: readonly StoredRound[]
  readonly penalties: readonly { readonly roundId: string; readonly userId: string; readonly amount: number }[]
  /** The chips that administrators gave and took, according to the log of actions. */
  readonly given: readonly { readonly userId: string; readonly amount: number }[]
  /**
   * The numbers of the ledger entries of gifts from before the log of actions existed. The check accepts these entries.
   */
  readonly olderGifts: ReadonlySet<number>
  /** The price lists of the lobby's plan, for all its rounds. */
  readonly prices: readonly AskedPrice[]
  /** The ids of rounds with bets from before prices were stored. */
  readonly olderPrices: ReadonlySet<string>
}

export type FalseEntry =
  | LedgerFault
  /** The entry belongs to a user who never held a player's seat in the lobby. */
  | { readonly seq: number; readonly fault: 'no-member'; readonly userId: string }
  /** The amount of the entry is not the starting chips, or its key is not `join:` and the member's id. */
  | { readonly seq: number; readonly fault: 'join' }
  /** The ledger lacks the starting chips of this player. */
  | { readonly seq: number; readonly fault: 'missing-join'; readonly userId: string }
  /**
   * `stake`: the bet does not exist, or has another stake or another player. `missing-stake`: the ledger has no stake
   * entry for the bet.
   */
  | { readonly seq: number; readonly fault: 'stake' | 'missing-stake'; readonly betId: string | null }
  /**
   * `terms`: the bet differs from its option. `price`: the bet's price was not offered. `missing-price`: no price of
   * the bet's round is stored.
   */
  | { readonly seq: number; readonly fault: 'terms' | 'price' | 'missing-price'; readonly betId: string }
  /** After its last entry the bet was credited `credited` in total, but the match events give `due`. */
  | {
      readonly seq: number
      readonly fault: 'credit'
      readonly betId: string
      readonly credited: number
      readonly due: number
    }
  /** The bet's chips are right, but its stored outcome, payout or count is wrong. */
  | { readonly seq: number; readonly fault: 'outcome'; readonly betId: string }
  /** `penalty`: no such penalty is stored. `missing-penalty`: a stored penalty has no ledger entry. */
  | { readonly seq: number; readonly fault: 'penalty' | 'missing-penalty'; readonly userId: string }
  | { readonly seq: number; readonly fault: 'admin' }
  /** The log of actions contains a gift or deduction by an administrator that has no ledger entry. */
  | { readonly seq: number; readonly fault: 'missing-admin'; readonly userId: string }

/**
 * Returns the first false entry of a lobby's ledger, or undefined if there is none ([L9]). It checks the chain and
 * recomputes all facts that decide chips. A missing entry is reported at the end of the ledger.
 */
export function firstFalseEntry(lobby: StoredLobby, digest: Digest): FalseEntry | undefined {
  const broken = verifyLedger(lobby.genesis, lobby.entries, digest, lobby.head)
  const found = [...(broken ? [broken] : []), ...falseEntries(lobby)]
  return found.toSorted((one, other) => one.seq - other.seq)[0]
}

/**
 * Returns the rounds that were settled by other counts than their match events give, including rounds without a bet. A
 * closed lobby has none, because it is corrected no more.
 */
export function miscountedRounds({ isClosed, rounds }: StoredLobby): StoredRound[] {
  if (isClosed) return []
  return rounds.filter(
    ({ isPending, settledOn, counted }) => !isPending && settledOn !== undefined && !areSameCounts(settledOn, counted),
  )
}

function areSameCounts(one: RoundCounts, other: RoundCounts | undefined): boolean {
  if (one === null || !other) return one === other
  const types = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...types].every((type) => (one[type] ?? 0) === (other[type] ?? 0))
}

function falseEntries(lobby: StoredLobby): FalseEntry[] {
  const bets = new Map(lobby.bets.map((bet) => [bet.id, bet]))
  const ofBets = new Map<string, LedgerEntry[]>(lobby.bets.map(({ id }) => [id, []]))
  const found: FalseEntry[] = []
  const players = new Set(lobby.players)
  for (const entry of lobby.entries) {
    const { seq, userId } = entry
    if (!players.has(userId)) found.push({ seq, fault: 'no-member', userId })
    const bet = bets.get(entry.betId ?? '')
    if (bet) ofBets.get(bet.id)?.push(entry)
    const fault = faultOf(entry, bet, lobby)
    if (fault) found.push(fault)
  }
  const end = lobby.head.seq + 1
  for (const bet of lobby.bets) found.push(...faultsOfBet(bet, ofBets.get(bet.id) ?? [], lobby, end))
  return [...found, ...missingJoins(lobby, end), ...faultsOfPenalties(lobby, end), ...faultsOfGiving(lobby, end)]
}

/** Returns the fault that an entry shows by itself, without the other entries of its bet. */
function faultOf(entry: LedgerEntry, bet: StoredBet | undefined, lobby: StoredLobby): FalseEntry | undefined {
  const { seq, kind, key, userId, amount, betId = null } = entry
  switch (kind) {
    case 'join':
      return key === `join:${userId}` && amount === lobby.startingChips ? undefined : { seq, fault: 'join' }
    case 'stake': {
      const isPaid = bet && key === `stake:${bet.id}` && bet.userId === userId && amount === -bet.stake
      return isPaid ? undefined : { seq, fault: 'stake', betId }
    }
    case 'penalty':
      // `faultsOfPenalties` compares all penalties with the stored penalties.
      return undefined
    case 'admin':
      return key.startsWith('admin:') && entry.reason ? undefined : { seq, fault: 'admin' }
    default: {
      const isFor = bet && bet.userId === userId && isKeyOfCredit(kind, key, bet.id)
      return isFor ? undefined : { seq, fault: 'credit', betId: betId ?? '', credited: amount, due: 0 }
    }
  }
}

/** The credit of a card has a key of its own, beside the key of the bet's credit ([H10]). */
function isKeyOfCredit(kind: LedgerEntry['kind'], key: string, betId: string): boolean {
  if (kind === 'card') return key.startsWith(`card:${betId}:`)
  return key.startsWith(`settle:${betId}:`) || key === `close:${betId}`
}

function faultsOfBet(bet: StoredBet, entries: readonly LedgerEntry[], lobby: StoredLobby, end: number): FalseEntry[] {
  const stake = entries.find(({ kind }) => kind === 'stake')
  if (!stake) return [{ seq: end, fault: 'missing-stake', betId: bet.id }]
  const found: FalseEntry[] = []
  if (!hasTermsOfOption(bet)) found.push({ seq: stake.seq, fault: 'terms', betId: bet.id })
  else if (isPriceMissing(bet, lobby)) found.push({ seq: stake.seq, fault: 'missing-price', betId: bet.id })
  else if (wasAsked(lobby.prices, bet) === false) found.push({ seq: stake.seq, fault: 'price', betId: bet.id })
  return [...found, ...faultsOfCredit(bet, stake, entries, lobby)]
}

function isPriceMissing({ roundId }: StoredBet, { prices, olderPrices }: StoredLobby): boolean {
  return !olderPrices.has(roundId) && !prices.some((list) => list.roundId === roundId)
}

function hasTermsOfOption({ option, ...bet }: StoredBet): boolean {
  return bet.eventType === option.eventType && bet.betType === option.betType && bet.threshold === option.threshold
}

function faultsOfCredit(
  bet: StoredBet,
  stake: LedgerEntry,
  entries: readonly LedgerEntry[],
  lobby: StoredLobby,
): FalseEntry[] {
  const possible = possibleCredits(bet)
  const credits = entries.filter((entry) => entry !== stake && entry.kind !== 'stake')
  let credited = 0
  for (const { seq, amount } of credits) {
    credited += amount
    if (possible.has(credited) && seq > stake.seq) continue
    return [{ seq, fault: 'credit', betId: bet.id, credited, due: expectedFor(bet, credits, lobby)?.credit ?? 0 }]
  }
  const expected = expectedFor(bet, credits, lobby)
  if (!expected) return []
  const { seq } = credits.at(-1) ?? stake
  if (credited !== expected.credit) return [{ seq, fault: 'credit', betId: bet.id, credited, due: expected.credit }]
  const isPublished =
    bet.outcome === expected.outcome && (bet.payout ?? 0) === expected.credit && bet.count === expected.count
  return isPublished ? [] : [{ seq, fault: 'outcome', betId: bet.id }]
}

/**
 * Returns every credit that may ever have been right for a bet: for each possible count, for a round that never began,
 * and without the card's part.
 */
function possibleCredits(bet: StoredBet): Set<number> {
  const counts = Array.from({ length: Math.ceil(bet.threshold) + 3 }, (_, count) => ({ [bet.eventType]: count }))
  const asCounted = { ...bet, isLate: false, isCut: false, isUnwitnessed: false, isDisputed: false }
  const credits = [null, ...counts].map((counted) => settleBet(asCounted, counted))
  return new Set([0, ...credits.flatMap(({ credit, cardCredit }) => [credit, credit - cardCredit])])
}

interface ExpectedCredit {
  readonly outcome: SettledBet['outcome']
  readonly credit: number
  readonly count: number | null
}

/** Returns the credit that a bet should have by now; undefined while its round must still be settled or corrected. */
function expectedFor(
  bet: StoredBet,
  credits: readonly LedgerEntry[],
  { isClosed, rounds }: StoredLobby,
): ExpectedCredit | undefined {
  if ((isClosed || bet.isStruck) && credits.at(-1)?.key === `close:${bet.id}`) return settleBet(bet, null)
  const round = rounds.find(({ roundId }) => roundId === bet.roundId)
  if (round?.isPending) return undefined
  const counts = isClosed ? round?.settledOn : round?.counted
  if (round?.settledOn === undefined || counts === undefined) {
    const isVoid = bet.isLate || (bet.isCut && bet.outcome !== 'open')
    return isVoid ? settleBet(bet, {}) : { outcome: 'open', credit: 0, count: null }
  }
  return settleBet(bet, counts)
}

function missingJoins({ entries, players }: StoredLobby, end: number): FalseEntry[] {
  const joined = new Set(entries.filter(({ kind }) => kind === 'join').map(({ userId }) => userId))
  const missing = players.filter((userId) => !joined.has(userId))
  return missing.map((userId) => ({ seq: end, fault: 'missing-join', userId }))
}

function faultsOfPenalties({ entries, penalties }: StoredLobby, end: number): FalseEntry[] {
  const kept = new Map(penalties.map((penalty) => [`penalty:${penalty.roundId}:${penalty.userId}`, penalty]))
  const found: FalseEntry[] = []
  for (const { kind, seq, key, userId, amount } of entries) {
    if (kind !== 'penalty') continue
    const penalty = kept.get(key)
    if (penalty?.userId !== userId || penalty.amount !== -amount) found.push({ seq, fault: 'penalty', userId })
    kept.delete(key)
  }
  const missing = [...kept.values()].filter(({ amount }) => amount > 0)
  return [...found, ...missing.map(({ userId }) => ({ seq: end, fault: 'missing-penalty', userId }) as const)]
}

/**
 * Matches each administrator's gift in the ledger with one gift in the log of actions. Entries since the start of the
 * log are matched first, because an equal gift may have been made before the log existed.
 */
function faultsOfGiving({ entries, given, olderGifts }: StoredLobby, end: number): FalseEntry[] {
  const left = [...given]
  const take = (entry: LedgerEntry): boolean => {
    const index = left.findIndex(({ userId, amount }) => userId === entry.userId && amount === entry.amount)
    if (index >= 0) left.splice(index, 1)
    return index >= 0
  }
  const ofAdmins = entries.filter(({ kind }) => kind === 'admin')
  const unknown = ofAdmins.filter(({ seq }) => !olderGifts.has(seq)).filter((entry) => !take(entry))
  // The ledger entry of the first logged gift may be slightly older than its line in the log.
  for (const entry of ofAdmins) if (olderGifts.has(entry.seq)) take(entry)
  return [
    ...unknown.map(({ seq }) => ({ seq, fault: 'admin' }) as const),
    ...left.map(({ userId }) => ({ seq: end, fault: 'missing-admin', userId }) as const),
  ]
}
