/**
 * Returns the seeds of a bracket in standard order: 1; 1 2; 1 4 2 3; 1 8 4 5 2 7 3 6. In this order the best seeds meet
 * as late as possible ([CP24]).
 */
export function standardOrder(seeds: number): number[] {
  let order = [1]
  while (order.length < seeds) order = order.flatMap((seed) => [seed, order.length * 2 + 1 - seed])
  return order
}

/** An entry that advances from the group stage. */
export interface Qualified {
  readonly group: number
  /** The seed, from 1. The winners of g groups are seeds 1 to g, the runners-up g + 1 to 2g. */
  readonly seed: number
}

/**
 * Returns the ties of the first knockout round in the order of the bracket. The group winners are in standard order,
 * one in each tie. With g groups, the group winner in tie k meets the runner-up of the group whose winner is in tie (k
 * + g/2) mod g. So two entries of one group are in different halves of the bracket ([CP24]).
 * @param winners by seed, one of each group; the runners-up in any order, one of each group
 */
export function firstTies<Q extends Qualified>(winners: readonly Q[], runnersUp: readonly Q[]): [Q, Q][] {
  const ties = standardOrder(winners.length).flatMap((seed) => winners[seed - 1] ?? [])
  const half = ties.length / 2
  return ties.flatMap((winner, tie) => {
    const { group } = ties[(tie + half) % ties.length] ?? winner
    const runnerUp = runnersUp.find((candidate) => candidate.group === group)
    return runnerUp ? [[winner, runnerUp] satisfies [Q, Q]] : []
  })
}

/** Returns the ties of the next knockout round: the winners of neighbouring ties meet ([CP24]). */
export function nextTies<T>(winners: readonly T[]): [T, T][] {
  return winners.flatMap((winner, index) => {
    const neighbour = winners[index + 1]
    return index % 2 === 0 && neighbour !== undefined ? [[winner, neighbour] satisfies [T, T]] : []
  })
}

/** Returns the number of knockout rounds of a tournament: none after one group, else log2(2g) ([CP26]). */
export function knockoutRounds(groups: number): number {
  return groups === 1 ? 0 : Math.log2(groups * 2)
}
