import type { EntryId, LobbySeat } from './competition-log.ts'
import { pointsForRank } from './competition-points.ts'
import type { TableCriterion, TableRow } from './competition-state.ts'

/** The results of one group or tie, from which its table follows. */
export interface TableResults {
  readonly members: readonly EntryId[]
  /** The ranking of each lobby, oldest first. Only entries that were present count. */
  readonly lobbies: readonly (readonly LobbySeat[])[]
}

/** The results of an entry, before they are put in the order of a table. */
export type TableScore = Omit<TableRow, 'position' | 'decidedBy'>

/** The facts by which a table decides between entries with the same results. */
export interface TableOrder {
  readonly lastCriterion: 'seed' | 'lot'
  /** Returns the seed of an entry, or the position of its lot. A lower number is better. */
  readonly rankOf: (entry: EntryId) => number
  /** The entries that an organiser set as winners. They come first in the table. */
  readonly setWinners?: readonly EntryId[]
}

/** Returns the results of each member. Ranks and points count only among those present ([CP13], [CP14]). */
export function tableScores({ members, lobbies }: TableResults): TableScore[] {
  const rankings = lobbies.map((ranking) => {
    const present = ranking.filter(({ isPresent }) => isPresent)
    return new Map(present.map(({ entry, chips }, index) => [entry, { rank: index + 1, chips }]))
  })
  return members.map((entry) => {
    const seats = rankings.map((ranking) => ranking.get(entry))
    const played = seats.flatMap((seat) => seat ?? [])
    return {
      entry,
      points: played.reduce((sum, { rank }) => sum + pointsForRank(rank), 0),
      wins: played.filter(({ rank }) => rank === 1).length,
      chips: played.reduce((sum, seat) => sum + seat.chips, 0),
      bestFinish: Math.max(...(seats.length === 0 ? [0] : seats.map((seat) => seat?.chips ?? 0))),
      present: played.length,
      form: seats.map((seat) => seat?.rank ?? null),
    }
  })
}

/**
 * Returns the table in order of points, lobbies won, sum of final chips and best single finish. In a knockout tie the
 * seed decides last, in a group the lot ([CP15]). Entries that the organiser set as winners come first.
 */
export function orderTable(scores: readonly TableScore[], order: TableOrder): TableRow[] {
  const criteria = criteriaOf(order)
  const sorted = scores.toSorted((a, b) => criteria.reduce((found, { compare }) => found || compare(a, b), 0))
  return sorted.map((score, index) => {
    const above = sorted[index - 1]
    const decided = above && criteria.find(({ compare }) => compare(above, score) !== 0)
    return { ...score, position: index + 1, decidedBy: decided?.criterion ?? null }
  })
}

interface Criterion {
  readonly criterion: TableCriterion
  readonly compare: (a: TableScore, b: TableScore) => number
}

function criteriaOf({ lastCriterion, rankOf, setWinners = [] }: TableOrder): Criterion[] {
  return [
    {
      criterion: 'organiser',
      compare: (a, b) => Number(setWinners.includes(b.entry)) - Number(setWinners.includes(a.entry)),
    },
    { criterion: 'points', compare: (a, b) => b.points - a.points },
    { criterion: 'wins', compare: (a, b) => b.wins - a.wins },
    { criterion: 'chips', compare: (a, b) => b.chips - a.chips },
    { criterion: 'best-finish', compare: (a, b) => b.bestFinish - a.bestFinish },
    { criterion: lastCriterion, compare: (a, b) => rankOf(a.entry) - rankOf(b.entry) },
  ]
}
