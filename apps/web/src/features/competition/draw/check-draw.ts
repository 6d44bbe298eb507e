import type { CompetitionDraw, UserId } from '@bettle/contract'
import { closedListHash, type Digest, drawCommitment, drawLots } from '@bettle/rules'
import { sha256 } from '../../../hash/sha256.ts'

export type PublishedDraw = CompetitionDraw['draws'][number]

/** An entry of the closed list: the lot that the server shows, and the lot that this device computes. */
export interface CheckedLot {
  readonly userId: UserId
  readonly username: string
  readonly lot: string
  readonly drawn: string
  readonly matches: boolean
}

export interface CheckedDraw {
  readonly season: number
  /** The hash that was published before this draw. */
  readonly commitment: string
  readonly isSeedKept: boolean
  readonly isListKept: boolean
  /** The lots, the lowest first. */
  readonly lots: readonly CheckedLot[]
  readonly matches: boolean
}

/**
 * Computes every draw again on this device ([CP7], [CP8]). The hash of the first seed is published when enrolment
 * opens. Each seed of a league is also the hash of the next draw's seed.
 */
export function checkDraws({ seedHash, draws }: CompetitionDraw): Promise<CheckedDraw[]> {
  return withSha256((digest) =>
    draws.map((draw, index) => checkDraw(draw, commitmentOf(seedHash, draws, index), digest)),
  )
}

/**
 * In old versions a draw had no seed of its own: a season that was drawn again used the seed of its first draw
 * ([CP71]).
 */
function commitmentOf(seedHash: string, draws: readonly PublishedDraw[], index: number): string {
  const [draw, previous] = [draws[index], draws[index - 1]]
  if (!draw || !previous) return seedHash
  const isRepeated = draw.season === previous.season && draw.seed === previous.seed
  return isRepeated ? commitmentOf(seedHash, draws, index - 1) : previous.seed
}

function checkDraw(
  { season, seed, listHash, entries }: PublishedDraw,
  commitment: string,
  digest: Digest,
): CheckedDraw {
  const ids = entries.map(({ userId }) => userId)
  const published = new Map<string, PublishedDraw['entries'][number]>(entries.map((entry) => [entry.userId, entry]))
  const lots = drawLots(seed, ids, digest).map(({ entry, lot: drawn }) => {
    const { username = '', lot = '' } = published.get(entry) ?? {}
    return { userId: entry as UserId, username, lot, drawn, matches: lot === drawn }
  })
  const isSeedKept = drawCommitment(seed, digest) === commitment
  const isListKept = closedListHash(ids, digest) === listHash
  const matches = isSeedKept && isListKept && lots.every((lot) => lot.matches)
  return { season, commitment, isSeedKept, isListKept, lots, matches }
}

/**
 * Runs `compute` with SHA-256 as a synchronous digest. Browsers compute digests only asynchronously, so the run is
 * repeated until every digest has been computed.
 */
async function withSha256<T>(compute: (digest: Digest) => T): Promise<T> {
  const known = new Map<string, string>()
  for (;;) {
    const asked = new Set<string>()
    const result = compute((text) => {
      const digest = known.get(text)
      if (digest === undefined) asked.add(text)
      return digest ?? ''
    })
    if (asked.size === 0) return result
    const digests = await Promise.all([...asked].map(async (text) => [text, await sha256(text)] as const))
    for (const [text, digest] of digests) known.set(text, digest)
  }
}
