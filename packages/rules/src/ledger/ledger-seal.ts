import type { Instant } from '../time.ts'
import type { Digest, LedgerEntry, LedgerKind } from './ledger.ts'

/**
 * A movement of a member's chips, numbered among the member's own movements. A seal covers the fields of this type, but
 * not the text shown beside them ([L7]).
 */
export interface OwnLine {
  /** The number of the movement among the member's own, from 1. */
  readonly seq: number
  readonly kind: LedgerKind
  readonly amount: number
  readonly balance: number
  readonly at: Instant
  readonly betId: string | null
}

/** Returns the lines of each member who has any, by the member's id. Each member's lines are numbered separately. */
export function ownLines(entries: readonly LedgerEntry[]): Map<string, OwnLine[]> {
  const byMember = new Map<string, OwnLine[]>()
  for (const { userId, kind, amount, balance, at, betId = null } of entries) {
    const lines = byMember.get(userId) ?? []
    lines.push({ seq: lines.length + 1, kind, amount, balance, at, betId })
    byMember.set(userId, lines)
  }
  return byMember
}

/** A seal fixes the state of a ledger. Members may note its `head` and compare it later ([L7]). */
export interface LedgerSeal {
  /** The number of the seal, from 1. A later seal is made only if chips moved after the results were confirmed. */
  readonly number: number
  readonly at: Instant
  /** The hash at the end of the ledger's chain. */
  readonly chain: string
  /** The root of the hash tree over the members' leaves. */
  readonly root: string
  readonly head: string
}

/** One step up the hash tree: the neighbour's hash, and its side. A hash and its neighbour form the hash above them. */
export interface ProofStep {
  readonly side: 'left' | 'right'
  readonly hash: string
}

/**
 * Returns the text whose hash is a member's leaf in the tree. It holds all lines of the member, so the tree has one
 * leaf for each player and does not reveal how often a player bet. The salt prevents guessing.
 */
export function leafText(lobbyId: string, userId: string, salt: string, lines: readonly OwnLine[]): string {
  const hashed = lines.map(({ seq, kind, amount, balance, at, betId }) => [seq, kind, amount, balance, at, betId])
  return JSON.stringify(['bettle leaf', lobbyId, userId, salt, hashed])
}

/** Returns the text whose hash is the parent of a hash and its neighbour in the tree. */
export function parentText(hash: string, { side, hash: beside }: ProofStep): string {
  return JSON.stringify(['bettle node', ...(side === 'left' ? [beside, hash] : [hash, beside])])
}

/**
 * Returns the text whose hash is the head of a seal. It includes the end of the ledger's chain and the head of the
 * previous seal.
 */
export function sealText(lobbyId: string, seal: Omit<LedgerSeal, 'head'>, headBefore: string | null): string {
  return JSON.stringify(['bettle seal', lobbyId, seal.number, headBefore, seal.chain, seal.root, seal.at])
}

/**
 * Returns a member's salt, derived from the secret of one seal. The next seal has a new secret, so it does not reveal
 * whether a member's lines changed.
 */
export function saltOf(secret: string, userId: string, digest: Digest): string {
  return digest(JSON.stringify(['bettle salt', secret, userId]))
}

export interface SealedTree {
  readonly root: string
  readonly pathOf: (userId: string) => ProofStep[] | undefined
}

/**
 * Returns the root of the tree over all members' lines, and each member's path to the root. The tree holds hashes only,
 * never the lines.
 */
export function sealedTree(
  lobbyId: string,
  secret: string,
  lines: ReadonlyMap<string, readonly OwnLine[]>,
  digest: Digest,
): SealedTree {
  const members = [...lines.keys()].sort()
  const leaves = members.map((userId) =>
    digest(leafText(lobbyId, userId, saltOf(secret, userId, digest), lines.get(userId) ?? [])),
  )
  return treeOver(members, floorsOver(leaves, digest))
}

function treeOver(members: readonly string[], floors: readonly (readonly string[])[]): SealedTree {
  return {
    root: floors.at(-1)?.[0] ?? '',
    pathOf: (userId) => {
      const index = members.indexOf(userId)
      return index < 0 ? undefined : pathFrom(floors, index)
    },
  }
}

/**
 * Returns the levels of the tree from the leaves to the root. A hash without a neighbour moves up one level unchanged.
 */
function floorsOver(leaves: readonly string[], digest: Digest): string[][] {
  const floors = [[...leaves]]
  for (let floor = floors[0] ?? []; floor.length > 1; ) {
    const above: string[] = []
    for (let index = 0; index < floor.length; index += 2) {
      const [left = '', right] = floor.slice(index, index + 2)
      above.push(right === undefined ? left : digest(parentText(left, { side: 'right', hash: right })))
    }
    floors.push(above)
    floor = above
  }
  return floors
}

function pathFrom(floors: readonly (readonly string[])[], leaf: number): ProofStep[] {
  const path: ProofStep[] = []
  let index = leaf
  for (const floor of floors) {
    const hash = floor[index % 2 === 0 ? index + 1 : index - 1]
    if (hash !== undefined) path.push({ side: index % 2 === 0 ? 'right' : 'left', hash })
    index = Math.floor(index / 2)
  }
  return path
}
