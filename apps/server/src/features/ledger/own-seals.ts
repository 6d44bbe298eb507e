import type { LedgerProof, LedgerSeal } from '@bettle/contract'
import { reasonText, saltOf } from '@bettle/rules'
import type { Selectable } from 'kysely'
import type { Reader } from '../../context.ts'
import type { LedgerSealTable } from '../../db/schema.ts'
import { digest } from './digest.ts'
import { treeOf } from './sealed-trees.ts'

export interface OwnSeals {
  /** The oldest first; none before the results are confirmed. */
  readonly seals: LedgerSeal[]
  /** Of the last of them, for who has lines in it. */
  readonly proof?: LedgerProof
}

/** What members compare, and what one checks one's own lines by: of others' only hashes, as many as have chips ([L7], [L8]). */
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
