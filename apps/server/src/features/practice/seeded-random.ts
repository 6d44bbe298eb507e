import { createHash, randomBytes } from 'node:crypto'
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** Returns numbers from 0 up to, but not including, 1. */
export type Random = () => number

/** Draws a seed that is too long to guess, because a player who knew the seed would know the match. */
export function drawSeed(): string {
  return randomBytes(16).toString('hex')
}

/**
 * Returns a random source. The same seed and purpose give the same numbers, and the numbers for one purpose reveal
 * nothing about those for another.
 */
export function seededRandom(seed: string, ...purpose: readonly string[]): Random {
  const digest = createHash('sha256')
    .update(JSON.stringify([seed, ...purpose]))
    .digest()
  const generator = xoroshiro128plusFromState([0, 4, 8, 12].map((offset) => digest.readInt32LE(offset)))
  return () => uniformFloat64(generator)
}

export function between(random: Random, from: number, to: number): number {
  return from + random() * (to - from)
}

/** Returns the items in random order. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
}
