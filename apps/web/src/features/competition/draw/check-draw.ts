import type { CompetitionDraw } from '@bettle/contract'
import { type CheckedDraw, checkDraws as checkShown, type Digest } from '@bettle/rules'
import { sha256 } from '../../../hash/sha256.ts'

export type PublishedDraw = CompetitionDraw['draws'][number]

/** Computes every draw again on this device: hashes, lots, divisions and groups ([CP7], [CP8], [CP62]). */
export function checkDraws(draw: CompetitionDraw): Promise<CheckedDraw[]> {
  return withSha256((digest) => checkShown(draw, digest))
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
