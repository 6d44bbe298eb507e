import { ownLines, type SealedTree, sealedTree } from '@bettle/rules'
import type { Selectable } from 'kysely'
import type { Reader } from '../../context.ts'
import type { LedgerSealTable } from '../../db/schema.ts'
import { digest } from './digest.ts'
import { entriesByLobby } from './entry-store.ts'

/** A tree of a thousand players is some 200 kB. */
const MOST_TREES = 16

/**
 * By the heads of their seals, those asked for least recently first. What a head stands for never changes ([L7]), on whichever server of
 * the process.
 */
const trees = new Map<string, Promise<SealedTree>>()

/**
 * The tree of a seal. Everybody at the table asks for it when the results are confirmed: the ledger is read and hashed once for all of
 * them, and anew only if that failed.
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
