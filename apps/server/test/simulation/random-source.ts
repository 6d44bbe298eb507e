/** A seeded random source: the same seed gives the same bots, moments and stakes. */
export interface RandomSource {
  /** Returns a number from 0 up to, but not including, 1. */
  float(): number
  /** Returns a whole number from `low` to `high`, including both. */
  whole(low: number, high: number): number
  pick<Item>(items: readonly Item[]): Item
  bool(share: number): boolean
}

export function randomSource(seed: number): RandomSource {
  let state = seed >>> 0
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    float: random,
    whole: (low, high) => low + Math.floor(random() * (high - low + 1)),
    pick(items) {
      const item = items[Math.floor(random() * items.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
    bool: (share) => random() < share,
  }
}
