import type { Instant } from '../time.ts'

export type LedgerKind = 'join' | 'stake' | 'payout' | 'refund' | 'penalty' | 'card' | 'correction' | 'admin'

/** A movement of chips before it becomes a ledger entry. */
export interface LedgerDraft {
  readonly userId: string
  readonly kind: LedgerKind
  readonly amount: number
  /** The member's balance after the movement. */
  readonly balance: number
  /**
   * Identifies the cause of the movement. It is unique in a ledger, such as `stake:<bet>` or
   * `settle:<bet>:<settlement>`.
   */
  readonly key: string
  readonly at: Instant
  readonly betId?: string | null
  /** The reason of the movement, if its kind needs a reason. */
  readonly reason?: string | null
}

export interface LedgerEntry extends LedgerDraft {
  /** The number of the entry, from 1 without gaps. */
  readonly seq: number
  /** The hash over this entry and the previous hash. A change of any entry thus breaks every later hash ([L3]). */
  readonly hash: string
}

/** The end of a ledger, to which the next entry is chained. */
export interface LedgerHead {
  readonly seq: number
  readonly hash: string
}

/** A hash function. The caller passes it in, because the rules contain no cryptography. */
export type Digest = (text: string) => string

/**
 * Returns the start of a lobby's ledger. It depends on the lobby, so that the chains of two lobbies cannot be exchanged
 * ([L3]).
 */
export function ledgerGenesis(lobbyId: string, digest: Digest): LedgerHead {
  return { seq: 0, hash: digest(`bettle ledger ${lobbyId}`) }
}

/** Turns drafts into entries that are chained to the end of a ledger ([L3]). */
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

/**
 * Returns the text of a ledger entry that is hashed. It is a JSON array, so that two different entries never give the
 * same text.
 */
function canonical(seq: number, previousHash: string, draft: LedgerDraft): string {
  const { userId, kind, amount, balance, key, at, betId = null, reason = null } = draft
  return JSON.stringify([previousHash, seq, userId, kind, amount, balance, key, at, betId, reason])
}

export type LedgerFault =
  /**
   * `end`: entries are missing at the end of the ledger, or entries were added that the lobby's stored head does not
   * cover.
   */
  | { readonly seq: number; readonly fault: 'gap' | 'hash' | 'balance' | 'end' }
  | { readonly seq: number; readonly fault: 'repeated-key'; readonly key: string }

/**
 * Returns the first fault in a lobby's whole ledger, or undefined if the ledger is sound ([L2], [L3], [L4]).
 * @param head the end of the ledger as the lobby stores it; without it, missing last entries are not detected
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
