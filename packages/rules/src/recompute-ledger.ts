import { type Digest, type LedgerEntry, type LedgerFault, type LedgerHead, verifyLedger } from './ledger.ts'
import { type AskedPrice, wasAsked } from './price-asked.ts'
import { type RoundCounts, type SettledBet, settleBet } from './settlement.ts'
import type { Instant } from './time.ts'

/** A bet as it is stored, with what decides whether it can be right. */
export interface StoredBet extends SettledBet {
  readonly userId: string
  readonly roundId: string
  readonly optionId: string
  readonly placedAt: Instant
  /** Of its option, which never changes. */
  readonly option: Pick<SettledBet, 'eventType' | 'betType' | 'threshold'>
}

/** How a round stands in a lobby. */
export interface StoredRound {
  readonly roundId: string
  readonly roundNumber: number
  /** What its bets were settled on; undefined where it is not settled. */
  readonly settledOn: RoundCounts | undefined
  /** What is counted anew from the events; undefined where the round goes on. */
  readonly counted: RoundCounts | undefined
  /** It is still to be settled or corrected: what follows from it is not judged yet. */
  readonly isPending: boolean
}

/** All of a lobby that its chips follow from, as it is stored. */
export interface StoredLobby {
  readonly genesis: LedgerHead
  readonly head: LedgerHead
  /** A lobby that is closed is not corrected any more: its settled rounds stand ([S9]). */
  readonly isClosed: boolean
  readonly startingChips: number
  /** Whoever has ever held a player's seat, and was given the starting chips for it. */
  readonly players: readonly string[]
  readonly entries: readonly LedgerEntry[]
  readonly bets: readonly StoredBet[]
  readonly rounds: readonly StoredRound[]
  readonly penalties: readonly { readonly roundId: string; readonly userId: string; readonly amount: number }[]
  /** What administrators gave and took by the log of what they did. */
  readonly given: readonly { readonly userId: string; readonly amount: number }[]
  /** Numbers of their entries from before there was that log: they are taken as they are. */
  readonly olderGifts: ReadonlySet<number>
  /** What was asked in the lobby's plan, for whichever round. */
  readonly prices: readonly AskedPrice[]
  /** Rounds that were bet on before prices were kept. */
  readonly olderPrices: ReadonlySet<string>
}

export type FalseEntry =
  | LedgerFault
  /** Its account holds no player's seat in the lobby. */
  | { readonly seq: number; readonly fault: 'no-member'; readonly userId: string }
  /** It is not what a member is given on joining, or is given somebody twice. */
  | { readonly seq: number; readonly fault: 'join' }
  /** One who plays was never given the starting chips. */
  | { readonly seq: number; readonly fault: 'missing-join'; readonly userId: string }
  /** No such bet, or with another stake or player; `missing`: a bet nobody paid for. */
  | { readonly seq: number; readonly fault: 'stake' | 'missing-stake'; readonly betId: string | null }
  /** The bet is not on what its option says, or not at a price that was asked; `missing`: no price of its round is kept. */
  | { readonly seq: number; readonly fault: 'terms' | 'price' | 'missing-price'; readonly betId: string }
  /** The last that was entered for the bet leaves its player with `credited` for it, and the events say `due`. */
  | {
      readonly seq: number
      readonly fault: 'credit'
      readonly betId: string
      readonly credited: number
      readonly due: number
    }
  /** The chips are right, and the bet says something else. */
  | { readonly seq: number; readonly fault: 'outcome'; readonly betId: string }
  /** Nothing of the kind is kept; `missing`: it is kept and was never entered. */
  | { readonly seq: number; readonly fault: 'penalty' | 'missing-penalty'; readonly userId: string }
  | { readonly seq: number; readonly fault: 'admin' }
  /** An administrator is known to have given or taken it, and it was never entered. */
  | { readonly seq: number; readonly fault: 'missing-admin'; readonly userId: string }

/**
 * The first entry of a lobby's ledger that cannot be right, by the chain and by all that chips follow from, recomputed by the rules
 * ([L9]); undefined where there is none. What was left out is found where the ledger ends.
 */
export function firstFalseEntry(lobby: StoredLobby, digest: Digest): FalseEntry | undefined {
  const broken = verifyLedger(lobby.genesis, lobby.entries, digest, lobby.head)
  const found = [...(broken ? [broken] : []), ...falseEntries(lobby)]
  return found.toSorted((one, other) => one.seq - other.seq)[0]
}

/** Rounds that were settled on other counts than their events give, whether or not anybody bet on them. */
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

/** What can be said of an entry by itself. */
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
      // Which one it is says its key: they are judged together.
      return undefined
    case 'admin':
      return key.startsWith('admin:') && entry.reason ? undefined : { seq, fault: 'admin' }
    default: {
      const isFor = bet && bet.userId === userId && isKeyOfCredit(kind, key, bet.id)
      return isFor ? undefined : { seq, fault: 'credit', betId: betId ?? '', credited: amount, due: 0 }
    }
  }
}

/** What a card added has a key of its own beside what its bet came to ([H10]). */
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

/** Whatever may ever have stood for a bet, its round being counted one way or another, or not played at all; before its card too. */
function possibleCredits(bet: StoredBet): Set<number> {
  const counts = Array.from({ length: Math.ceil(bet.threshold) + 3 }, (_, count) => ({ [bet.eventType]: count }))
  const credits = [null, ...counts].map((counted) => settleBet(bet, counted))
  return new Set([0, ...credits.flatMap(({ credit, cardCredit }) => [credit, credit - cardCredit])])
}

interface ExpectedCredit {
  readonly outcome: SettledBet['outcome']
  readonly credit: number
  readonly count: number | null
}

/** What should have come back for a bet by now; undefined where that is still being worked out. */
function expectedFor(
  bet: StoredBet,
  credits: readonly LedgerEntry[],
  { isClosed, rounds }: StoredLobby,
): ExpectedCredit | undefined {
  if (isClosed && credits.at(-1)?.key === `close:${bet.id}`) return settleBet(bet, null)
  const round = rounds.find(({ roundId }) => roundId === bet.roundId)
  if (round?.isPending) return undefined
  if (round?.settledOn === undefined) return { outcome: 'open', credit: 0, count: null }
  const counts = isClosed ? round.settledOn : round.counted
  return counts === undefined ? { outcome: 'open', credit: 0, count: null } : settleBet(bet, counts)
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
 * What administrators gave or took is matched with what they are known to have done, each once: first what was entered since that is
 * known, as the same may have been given before.
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
  // Of the first that was written down the entry may be a moment older.
  for (const entry of ofAdmins) if (olderGifts.has(entry.seq)) take(entry)
  return [
    ...unknown.map(({ seq }) => ({ seq, fault: 'admin' }) as const),
    ...left.map(({ userId }) => ({ seq: end, fault: 'missing-admin', userId }) as const),
  ]
}
