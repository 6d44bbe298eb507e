/** Counts beyond this are not expected of any event type in a round. */
const MOST = 40
/** What is above the mean by normalising is taken off again, so often. */
const CORRECTIONS = 8

/**
 * How likely at least so many events are, for counts that scatter more or less than a Poisson distribution: Efron's double
 * Poisson (1986), `dispersion` being variance by mean, 1 the Poisson itself.
 * @returns by count, from 0
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
