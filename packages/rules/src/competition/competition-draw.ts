import type { Digest } from '../ledger/ledger.ts'
import type { EntryId } from './competition-log.ts'

/** An entry and the lot that the draw gave it. */
export interface DrawnLot {
  readonly entry: EntryId
  readonly lot: string
}

/** Returns the hash of the draw's seed. The server publishes this hash when enrolment opens ([CP7]). */
export function drawCommitment(seed: string, digest: Digest): string {
  return digest(seed)
}

/** Returns the hash of the closed list of entries. Adding, removing or exchanging an entry changes the hash ([CP8]). */
export function closedListHash(entries: readonly EntryId[], digest: Digest): string {
  return digest(JSON.stringify(entries))
}

/**
 * Returns the lot of an entry in a draw. The hashed text is JSON, so that two different inputs never give the same text
 * ([CP8]).
 */
export function lotOf(seed: string, listHash: string, entry: EntryId, digest: Digest): string {
  return digest(JSON.stringify([seed, listHash, entry]))
}

/** Returns the entries of the closed list with their lots, the lowest lot first ([CP8]). */
export function drawLots(seed: string, entries: readonly EntryId[], digest: Digest): DrawnLot[] {
  const listHash = closedListHash(entries, digest)
  return entries.map((entry) => ({ entry, lot: lotOf(seed, listHash, entry, digest) })).toSorted(byLot)
}

function byLot(a: DrawnLot, b: DrawnLot): number {
  return Number(a.lot > b.lot) - Number(a.lot < b.lot) || Number(a.entry > b.entry) - Number(a.entry < b.entry)
}

/**
 * Deals the entries one at a time to each group in turn, so that the sizes of two groups differ by at most one
 * ([CP20]).
 */
export function dealRound<T>(entries: readonly T[], groups: number): T[][] {
  return Array.from({ length: groups }, (_, group) => entries.filter((_, index) => index % groups === group))
}
