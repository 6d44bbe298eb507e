import { ownLines, type SealedTree, sealedTree } from '@bettle/rules'
import type { Selectable } from 'kysely'
import type { Reader } from '../../context.ts'
import type { LedgerSealTable } from '../../db/schema.ts'
import { digest } from './digest.ts'
import { entriesByLobby } from './entry-store.ts'

/** A tree of a thousand players takes about 200 kB. */
const MOST_TREES = 16

/**
 * By the head of the seal, least recently used first. A head's tree never changes ([L7]), so all servers of the process
 * share the cache.
 */
const trees = new Map<string, Promise<SealedTree>>()

/**
 * Returns the tree of a seal. Every player of a lobby requests it when the results are confirmed, so the ledger is read
 * and hashed once for all; a failure is not cached.
 */
export function treeOf(reader: Reader, seal: Selectable<LedgerSealTable>): Promise<SealedTree> {
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
