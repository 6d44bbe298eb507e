import type { Instant } from './time.ts'

export type LedgerKind = 'join' | 'stake' | 'payout' | 'refund' | 'penalty' | 'card' | 'correction' | 'admin'

/** A movement of chips about to be entered. */
export interface LedgerDraft {
  readonly userId: string
  readonly kind: LedgerKind
  readonly amount: number
  /** The member's balance after it. */
  readonly balance: number
  /** What it is for, once in a ledger: `stake:<bet>`, `settle:<bet>:<settlement>`. */
  readonly key: string
  readonly at: Instant
  readonly betId?: string | null
  /** Why, where somebody had to say so. */
  readonly reason?: string | null
}

export interface LedgerEntry extends LedgerDraft {
  /** From 1, without a gap. */
  readonly seq: number
  /** Of this entry and the one before: changing any entry breaks every later one ([L3]). */
  readonly hash: string
}

/** The end of a ledger: what the next entry is chained to. */
export interface LedgerHead {
  readonly seq: number
  readonly hash: string
}

/** A hash function, passed in: the rules do no cryptography of their own. */
export type Digest = (text: string) => string

/** Where a lobby's ledger starts: no two lobbies' chains can be swapped ([L3]). */
export function ledgerGenesis(lobbyId: string, digest: Digest): LedgerHead {
  return { seq: 0, hash: digest(`bettle ledger ${lobbyId}`) }
}

/** Chains drafts to the end of a ledger ([L3]). */
export function chainEntries(head: LedgerHead, drafts: readonly LedgerDraft[], digest: Digest): LedgerEntry[] {
  const entries: LedgerEntry[] = []
  let { seq, hash } = head
  for (const draft of drafts) {
    seq += 1
    hash = digest(canonical(seq, hash, draft))
    entries.push({
      userId: draft.userId,
      kind: draft.kind,
      amount: draft.amount,
      balance: draft.balance,
      key: draft.key,
      at: draft.at,
      betId: draft.betId ?? null,
      reason: draft.reason ?? null,
      seq,
      hash,
    })
  }
  return entries
}

/** One text for one entry: a JSON array, so that no two entries read the same. */
function canonical(seq: number, previousHash: string, draft: LedgerDraft): string {
  const { userId, kind, amount, balance, key, at, betId = null, reason = null } = draft
  return JSON.stringify([previousHash, seq, userId, kind, amount, balance, key, at, betId, reason])
}

export type LedgerFault =
  /** `end`: entries are missing after the last one, or were added that the lobby knows nothing of. */
  | { readonly seq: number; readonly fault: 'gap' | 'hash' | 'balance' | 'end' }
  | { readonly seq: number; readonly fault: 'repeated-key'; readonly key: string }

/**
 * The first thing wrong with a lobby's whole ledger, or undefined when it is sound ([L2], [L3], [L4]).
 * @param head the end of the ledger as the lobby keeps it: without it nobody sees that the last entries are missing
 */
export function verifyLedger(
  genesis: LedgerHead,
  entries: readonly LedgerEntry[],
  digest: Digest,
  head?: LedgerHead,
): LedgerFault | undefined {
  const balances = new Map<string, number>()
  const keys = new Set<string>()
  let { seq, hash } = genesis
  for (const entry of entries) {
    seq += 1
    if (entry.seq !== seq) return { seq, fault: 'gap' }
    hash = digest(canonical(seq, hash, entry))
    if (entry.hash !== hash) return { seq, fault: 'hash' }
    const balance = (balances.get(entry.userId) ?? 0) + entry.amount
    if (balance !== entry.balance) return { seq, fault: 'balance' }
    if (keys.has(entry.key)) return { seq, fault: 'repeated-key', key: entry.key }
    balances.set(entry.userId, balance)
    keys.add(entry.key)
  }
  return head && (head.seq !== seq || head.hash !== hash) ? { seq: seq + 1, fault: 'end' } : undefined
}
