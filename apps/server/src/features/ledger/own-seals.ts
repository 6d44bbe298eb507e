import type { LedgerProof, LedgerSeal } from '@bettle/contract'
import { reasonText, saltOf } from '@bettle/rules'
import type { Selectable } from 'kysely'
import type { Reader } from '../../context.ts'
import type { LedgerSealTable } from '../../db/schema.ts'
import { digest } from './digest.ts'
import { treeOf } from './sealed-trees.ts'

export interface OwnSeals {
  /** Oldest first; empty before the results are confirmed. */
  readonly seals: LedgerSeal[]
  /** For the latest seal, if the member has lines in it. */
  readonly proof?: LedgerProof
}

/**
 * Returns the seals that members compare, and the proof for the member's own lines: of others only hashes, one for each
 * level of the tree ([L7], [L8]).
 */
export async function ownSealsOf(reader: Reader, lobbyId: string, userId: string): Promise<OwnSeals> {
  const rows = await reader
    .selectFrom('ledger_seal')
    .selectAll()
    .where('lobby_id', '=', lobbyId)
    .orderBy('number')
    .execute()
  const last = rows.at(-1)
  if (!last) return { seals: [] }
  const path = (await treeOf(reader, last)).pathOf(userId)
  const proof = path && { salt: saltOf(last.secret, userId, digest), path }
  return { seals: rows.map(sealToWire), ...(proof && { proof }) }
}

function sealToWire({ number, at, chain, root, head, reason }: Selectable<LedgerSealTable>): LedgerSeal {
  return { number, at: at.toISOString(), chain, root, head, ...reasonText(reason) }
}
