import type { Digest, LedgerEntry, LedgerKind } from './ledger.ts'
import type { Instant } from './time.ts'

/** A movement of one member's chips, numbered among their own: what a seal holds of it ([L7]). The words beside it are no part of it. */
export interface OwnLine {
  /** From 1. */
  readonly seq: number
  readonly kind: LedgerKind
  readonly amount: number
  readonly balance: number
  readonly at: Instant
  readonly betId: string | null
}

/** The lines of everybody who has any, by member, each numbered by itself. */
export function ownLines(entries: readonly LedgerEntry[]): Map<string, OwnLine[]> {
  const byMember = new Map<string, OwnLine[]>()
  for (const { userId, kind, amount, balance, at, betId = null } of entries) {
    const lines = byMember.get(userId) ?? []
    lines.push({ seq: lines.length + 1, kind, amount, balance, at, betId })
    byMember.set(userId, lines)
  }
  return byMember
}

/** Fixes a ledger as it stands: `head` is what members may write down, and compare ([L7]). */
export interface LedgerSeal {
  /** From 1; each later one was made because chips moved after the results were confirmed. */
  readonly number: number
  readonly at: Instant
  /** The end of the chain. */
  readonly chain: string
  /** Of the tree over the members' leaves. */
  readonly root: string
  readonly head: string
}

/** What lies beside one's way up the tree: two hashes make the one above them. */
export interface ProofStep {
  readonly side: 'left' | 'right'
  readonly hash: string
}

/**
 * The text whose hash is a member's leaf: all of their lines as one, so that the tree has as many leaves as the table has players,
 * and tells nothing of how often anybody bet. The salt keeps it from being guessed.
 */
export function leafText(lobbyId: string, userId: string, salt: string, lines: readonly OwnLine[]): string {
  const hashed = lines.map(({ seq, kind, amount, balance, at, betId }) => [seq, kind, amount, balance, at, betId])
  return JSON.stringify(['bettle leaf', lobbyId, userId, salt, hashed])
}

/** The text whose hash stands above a hash and what lies beside it. */
export function parentText(hash: string, { side, hash: beside }: ProofStep): string {
  return JSON.stringify(['bettle node', ...(side === 'left' ? [beside, hash] : [hash, beside])])
}

/** The text whose hash is the head of a seal: it goes on from the end of the chain, and from the seal before. */
export function sealText(lobbyId: string, seal: Omit<LedgerSeal, 'head'>, headBefore: string | null): string {
  return JSON.stringify(['bettle seal', lobbyId, seal.number, headBefore, seal.chain, seal.root, seal.at])
}

/** A member's own salt: of the secret of one seal, so that the next one says of nobody whether their lines changed. */
export function saltOf(secret: string, userId: string, digest: Digest): string {
  return digest(JSON.stringify(['bettle salt', secret, userId]))
}

export interface SealedTree {
  readonly root: string
  readonly pathOf: (userId: string) => ProofStep[] | undefined
}

/** The root over all members' lines, with each one's way up to it: hashes alone, the lines themselves are not held by it. */
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

/** From the leaves to the root; who is left over without a neighbour goes up as it is. */
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
