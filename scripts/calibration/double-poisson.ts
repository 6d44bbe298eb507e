/** The highest number of events that any event type is expected to have in a round. */
const MOST = 40
/** How many iterations correct the mean, which normalising raises. */
const CORRECTIONS = 8

/**
 * Returns the probability of at least that many events, for counts with more or less dispersion than a Poisson
 * distribution: Efron's double Poisson (1986). `dispersion` is variance divided by mean, and 1 means Poisson. @returns
 * probabilities by count, from 0
 */
export function doublePoissonTails(mean: number, dispersion: number): number[] {
  let centre = mean
  let chances = chancesAbout(centre, dispersion)
  for (let round = 0; round < CORRECTIONS; round += 1) {
    centre *= mean / meanOf(chances)
    chances = chancesAbout(centre, dispersion)
  }
  let above = 1
  return chances.map((chance) => {
    const tail = above
    above -= chance
    return tail
  })
}

function chancesAbout(centre: number, dispersion: number): number[] {
  const theta = 1 / dispersion
  let logFactorial = 0
  const weights = Array.from({ length: MOST }, (_, count) => {
    if (count > 0) logFactorial += Math.log(count)
    const power = count === 0 ? 0 : count * Math.log(count)
    return Math.exp(-theta * centre - count + power - logFactorial + theta * (count + count * Math.log(centre) - power))
  })
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / all)
}

function meanOf(chances: readonly number[]): number {
  return chances.reduce((sum, chance, count) => sum + chance * count, 0)
}
