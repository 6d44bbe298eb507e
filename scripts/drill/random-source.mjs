/** Returns random numbers from 0 to 1 for a seed (mulberry32), and choices by them. */
export function randomSource(seed) {
  let state = seed >>> 0
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end) => Math.floor(random() * end)
  return {
    random,
    below,
    shuffled(list) {
      const all = [...list]
      for (let last = all.length - 1; last > 0; last -= 1) {
        const other = below(last + 1)
        ;[all[last], all[other]] = [all[other], all[last]]
      }
      return all
    },
  }
}
