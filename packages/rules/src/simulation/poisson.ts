const MOST_EVENTS = 100

/**
 * Returns a random count, at most 100, from the Poisson distribution with this mean. It uses one random number from 0
 * up to but not including 1.
 */
export function poissonCount(mean: number, random: () => number): number {
  let left = random()
  let term = Math.exp(-mean)
  let count = 0
  while (left >= term && count < MOST_EVENTS) {
    left -= term
    count += 1
    term *= mean / count
  }
  return count
}
