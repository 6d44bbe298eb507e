import type { BracketRound, BracketSide, BracketTie } from '../competition-state.ts'
import type { Progress, StageGroup } from './competition-progress.ts'
import { stageGroups } from './stage-groups.ts'
import { groupTable, seedOf, setWinnerOf } from './stage-tables.ts'

/** Returns the rounds of the knockout. Rounds to come contain the entries that are already certain ([CP24]). */
export function bracketOf(progress: Progress): BracketRound[] {
  const rounds: BracketRound[] = []
  for (const [index, { kind }] of progress.stages.entries()) {
    if (kind === 'round') rounds.push(inBracketOrder(knownRound(progress, index), rounds.at(-1)))
  }
  for (let last = rounds.at(-1); last && last.ties.length > 1; last = rounds.at(-1)) {
    rounds.push(roundAfter(last, rounds.length + 1))
  }
  return rounds
}

function knownRound(progress: Progress, index: number): BracketRound {
  const stage = progress.stages[index]
  const ties = stageGroups(progress, index).map((tie, group): BracketTie => {
    const isDecided = stage?.finishedAt != null || setWinnerOf(stage, group) !== undefined
    const winner = isDecided ? groupTable(progress, index, group, 'confirmed')[0]?.entry : undefined
    return { sides: [sideOf(tie, 0), sideOf(tie, 1)], winner: winner ?? null }
  })
  return { stage: stage?.id ?? '', ties }
}

function sideOf(tie: StageGroup, index: 0 | 1): BracketSide | null {
  const entry = tie.members[index]
  return entry === undefined ? null : { entry, seed: seedOf(tie, entry) }
}

/**
 * Puts the sides of each tie in the order of the bracket. The members of a tie are stored in order of seed. The upper
 * side is the one that comes from the upper tie of the round before.
 */
function inBracketOrder(round: BracketRound, before: BracketRound | undefined): BracketRound {
  const tieOf = (side: BracketSide | null) =>
    before?.ties.findIndex(({ sides }) => sides.some((each) => side !== null && each?.entry === side.entry)) ?? 0
  const ties = round.ties.map((tie): BracketTie => {
    const [upper, lower] = tie.sides
    return tieOf(lower) < tieOf(upper) ? { ...tie, sides: [lower, upper] } : tie
  })
  return { ...round, ties }
}

function roundAfter({ ties }: BracketRound, ordinal: number): BracketRound {
  const winners = ties.map(({ sides, winner }) => sides.find((side) => side !== null && side.entry === winner) ?? null)
  const pairs = winners.flatMap((winner, index): BracketTie[] =>
    index % 2 === 0 ? [{ sides: [winner, winners[index + 1] ?? null], winner: null }] : [],
  )
  return { stage: `round-${ordinal}`, ties: pairs }
}
