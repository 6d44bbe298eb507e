import type { LedgerProof, LedgerSeal, LobbyId, OwnLedgerLine, UserId } from '@bettle/contract'
import { leafText, parentText, sealText } from '@bettle/rules'

/** What one holds in the results, and how that came about. */
export interface OwnChipsToCheck {
  readonly lobbyId: LobbyId
  readonly userId: UserId
  /** As the results show them. */
  readonly chips: number
  readonly lines: readonly OwnLedgerLine[]
  /** The oldest first. */
  readonly seals: readonly LedgerSeal[]
  readonly proof: LedgerProof
}

/** What the browser found out by itself ([L7]). */
export type ChipsFound =
  | 'proven'
  /** The lines do not come to what the results show. */
  | 'other-sum'
  /** The lines are not those of the last seal. */
  | 'not-sealed'
  /** One seal does not follow from the one before. */
  | 'seals-apart'
  /** Browsers compute hashes only on pages that came by https. */
  | 'unable'

/** Goes from one's own lines up to the head that everyone has, trusting nothing of what the server says but the lines themselves. */
export async function checkOwnChips(own: OwnChipsToCheck): Promise<ChipsFound> {
  if (globalThis.crypto?.subtle === undefined) return 'unable'
  if (!comeTo(own.lines, own.chips)) return 'other-sum'
  if ((await rootFrom(own)) !== own.seals.at(-1)?.root) return 'not-sealed'
  return (await followEachOther(own)) ? 'proven' : 'seals-apart'
}

function comeTo(lines: readonly OwnLedgerLine[], chips: number): boolean {
  let balance = 0
  for (const [index, { seq, amount, balance: stated }] of lines.entries()) {
    balance += amount
    if (seq !== index + 1 || stated !== balance) return false
  }
  return balance === chips
}

async function rootFrom({ lobbyId, userId, lines, proof }: OwnChipsToCheck): Promise<string> {
  const own = lines.map(({ at, ...line }) => ({ ...line, at: Date.parse(at) }))
  let hash = await digest(leafText(lobbyId, userId, proof.salt, own))
  for (const step of proof.path) hash = await digest(parentText(hash, step))
  return hash
}

async function followEachOther({ lobbyId, seals }: OwnChipsToCheck): Promise<boolean> {
  for (const [index, { number, chain, root, at, head }] of seals.entries()) {
    const text = sealText(lobbyId, { number, chain, root, at: Date.parse(at) }, seals[index - 1]?.head ?? null)
    if (number !== index + 1 || head !== (await digest(text))) return false
  }
  return true
}

/** SHA-256, hex. */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
