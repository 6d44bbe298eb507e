const MOST_EVENTS = 100

/** How many, when `mean` are expected: one number from 0 up to but not including 1 turned into a count by the Poisson distribution. */
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
