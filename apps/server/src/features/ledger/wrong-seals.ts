import { ownLines, sealedTree, sealText } from '@bettle/rules'
import { digest } from './digest.ts'
import type { LobbyToCheck } from './stored-lobbies.ts'

/**
 * Returns faults of seals: missing ones, those that do not match their entries, and chips moved after the last seal
 * ([L7]).
 */
export function wrongSeals({ id, entries, head, seals, sealed, isConfirmed, needsSeal }: LobbyToCheck): string[] {
  const wrong = seals.filter((seal, index) => {
    const before = seals[index - 1]
    const lines = ownLines(entries.filter(({ seq }) => seq <= seal.seq))
    const { root } = sealedTree(id, seal.secret, lines, digest)
    const chain = entries[seal.seq - 1]?.hash
    const made = digest(
      sealText(id, { number: index + 1, at: seal.at.getTime(), chain: chain ?? '', root }, before?.head ?? null),
    )
    return seal.number !== index + 1 || seal.chain !== chain || seal.root !== root || seal.head !== made
  })
  const last = seals.at(-1)
  const isBehind = last !== undefined && last.seq !== head.seq
  const isMissing = seals.length < sealed || (needsSeal && seals.length === 0)
  return [
    ...(isMissing
      ? [
          `the results are confirmed, but the database has ${seals.length === 0 ? 'no seal' : `only ${seals.length} of ${sealed} seals`} of the ledger`,
        ]
      : []),
    ...(seals.length > 0 && !isConfirmed ? ['the ledger has a seal, although the results are not confirmed'] : []),
    ...wrong.map(({ number }) => `seal ${number} does not match the ledger entries before the seal`),
    ...(isBehind ? [`chips were moved after the last seal, number ${last.number}`] : []),
  ]
}
