import type { LedgerProof, LedgerSeal, LobbyId, OwnLedgerLine, UserId } from '@bettle/contract'
import { leafText, parentText, sealText } from '@bettle/rules'
import { sha256 } from '../../hash/sha256.ts'

/** A player's chips in the results, and the ledger lines that lead to them. */
export interface OwnChipsToCheck {
  readonly lobbyId: LobbyId
  readonly userId: UserId
  /** The balance that the results show. */
  readonly chips: number
  readonly lines: readonly OwnLedgerLine[]
  /** The seals, the oldest first. */
  readonly seals: readonly LedgerSeal[]
  readonly proof: LedgerProof
}

/** The result of the verification in the browser [L7]. */
export type ChipsFound =
  | 'proven'
  /** The lines do not add up to the chips that the results show. */
  | 'other-sum'
  /** The player's lines do not match the last seal. */
  | 'not-sealed'
  /** A seal does not follow from the previous seal. */
  | 'seals-apart'

/**
 * Verifies three facts: the lines add up to the chips, the last seal includes the lines, and each seal follows from the
 * previous one.
 */
export async function checkOwnChips(own: OwnChipsToCheck): Promise<ChipsFound> {
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
  let hash = await sha256(leafText(lobbyId, userId, proof.salt, own))
  for (const step of proof.path) hash = await sha256(parentText(hash, step))
  return hash
}

async function followEachOther({ lobbyId, seals }: OwnChipsToCheck): Promise<boolean> {
  for (const [index, { number, chain, root, at, head }] of seals.entries()) {
    const text = sealText(lobbyId, { number, chain, root, at: Date.parse(at) }, seals[index - 1]?.head ?? null)
    if (number !== index + 1 || head !== (await sha256(text))) return false
  }
  return true
}
