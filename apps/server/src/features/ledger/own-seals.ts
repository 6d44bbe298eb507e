import type { LedgerProof, LedgerSeal } from '@bettle/contract'
import { ownLines, reasonText, type SealedTree, saltOf, sealedTree } from '@bettle/rules'
import type { Selectable } from 'kysely'
import type { LedgerSealTable, Reader } from '../../db/schema.ts'
import { digest } from './digest.ts'
import { entriesByLobby } from './entry-store.ts'

export interface OwnSeals {
  /** The seals, the oldest first. Empty before the results are confirmed. */
  readonly seals: LedgerSeal[]
  /** The proof for the latest seal, if the member has entries in it. */
  readonly proof?: LedgerProof
}

/**
 * Returns the seals that members compare, and the proof for the member's own entries. Of other members the proof
 * contains only hashes, one for each level of the tree ([L7], [L8]).
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

/** The highest number of cached trees. A tree of a thousand players takes about 200 kB. */
const MOST_TREES = 16

/**
 * Cached trees by the head of their seal, the least recently used first. The tree of a head never changes ([L7]), so
 * all servers of the process share the cache.
 */
const trees = new Map<string, Promise<SealedTree>>()

/**
 * Returns the tree of a seal. Every player of a lobby requests it when the results are confirmed, so the ledger is read
 * and hashed once for all of them. A failure is not cached.
 */
function treeOf(reader: Reader, seal: Selectable<LedgerSealTable>): Promise<SealedTree> {
  const tree = trees.get(seal.head) ?? grown(reader, seal)
  trees.delete(seal.head)
  trees.set(seal.head, tree)
  const [oldest] = trees.keys()
  if (trees.size > MOST_TREES && oldest !== undefined) trees.delete(oldest)
  return tree
}

function grown(reader: Reader, seal: Selectable<LedgerSealTable>): Promise<SealedTree> {
  const tree = treeFromEntries(reader, seal)
  tree.catch(() => {
    if (trees.get(seal.head) === tree) trees.delete(seal.head)
  })
  return tree
}

async function treeFromEntries(reader: Reader, seal: Selectable<LedgerSealTable>): Promise<SealedTree> {
  const { lobby_id: lobbyId, secret, seq: end } = seal
  const entries = (await entriesByLobby(reader, [lobbyId])).get(lobbyId) ?? []
  return sealedTree(lobbyId, secret, ownLines(entries.filter(({ seq }) => seq <= end)), digest)
}
