import type { EntryId } from '../competition-log.ts'
import type { BracketRound, BracketSide, BracketTie } from '../competition-state.ts'
import type { Progress, StageGroup } from './competition-progress.ts'
import { stageGroups } from './stage-groups.ts'
import { eligibleRows, seedOf, setWinnerOf } from './stage-tables.ts'
import { winnerOfCompetition } from './trophies-owed.ts'

/** Returns the rounds of the knockout. Rounds to come contain the entries that are already certain ([CP24]). */
export function bracketOf(progress: Progress): BracketRound[] {
  const rounds: BracketRound[] = []
  for (const [index, { kind }] of progress.stages.entries()) {
    if (kind === 'round') rounds.push(knownRound(progress, index))
  }
  for (let last = rounds.at(-1); last && last.ties.length > 1; last = rounds.at(-1)) {
    rounds.push(roundAfter(last, rounds.length + 1))
  }
  return rounds
}

function knownRound(progress: Progress, index: number): BracketRound {
  const stage = progress.stages[index]
  const isLast = index === progress.stages.length - 1
  const ties = stageGroups(progress, index).map((tie, group): BracketTie => {
    const isFinished = stage?.finishedAt != null
    const isDecided = isFinished || setWinnerOf(progress, index, group) !== undefined
    const first = isDecided ? (eligibleRows(progress, index, group)[0]?.entry ?? null) : null
    const [upper = null, lower = null] = tie.sides
    const winner = isFinished && isLast ? winnerOfCompetition(progress) : first
    return { sides: [sideOf(tie, upper), sideOf(tie, lower)], winner }
  })
  return { stage: stage?.id ?? '', ties }
}

function sideOf(tie: StageGroup, entry: EntryId | null): BracketSide | null {
  return entry === null ? null : { entry, seed: seedOf(tie, entry) }
}

function roundAfter({ ties }: BracketRound, ordinal: number): BracketRound {
  const winners = ties.map(({ sides, winner }) => sides.find((side) => side !== null && side.entry === winner) ?? null)
  const pairs = winners.flatMap((winner, index): BracketTie[] =>
    index % 2 === 0 ? [{ sides: [winner, winners[index + 1] ?? null], winner: null }] : [],
  )
  return { stage: `round-${ordinal}`, ties: pairs }
}
