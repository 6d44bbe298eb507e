import type { EntryId } from '../competition-log.ts'
import type { EntryOutcome, EntryOutcomeKind } from '../competition-state.ts'
import { boundaryMoves } from '../season-moves.ts'
import { isAway, isLeague, type Progress } from './competition-progress.ts'
import { lapsedMembers } from './lapsed-members.ts'
import { endedDivisions, isHalfCounted } from './season-tables.ts'
import { stageGroups, stageMembers } from './stage-groups.ts'
import { winnerOfCompetition } from './trophies-owed.ts'

/** Returns what happened to each entry so far, for notices ([CP52]). */
export function entryOutcomes(progress: Progress): EntryOutcome[] {
  if (progress.closedBecause !== null) return notStarted(progress)
  return progress.stages.flatMap((stage, index) => [
    ...(isLeague(progress) || index === 0 ? outcomes('drawn', stage.id, stageMembers(progress, index)) : []),
    ...(isLeague(progress) ? seasonOutcomes(progress, index) : roundOutcomes(progress, index)),
  ])
}

function outcomes(kind: EntryOutcomeKind, stage: string, entries: readonly EntryId[]): EntryOutcome[] {
  return entries.map((entry) => ({ entry, kind, stage }))
}

function notStarted(progress: Progress): EntryOutcome[] {
  const entries = [...progress.entries.values()].filter((entry) => !isAway(entry)).map(({ entry }) => entry)
  return outcomes('not-started', isLeague(progress) ? 'season-1' : 'groups', entries)
}

/**
 * Returns the outcomes of a finished group stage or knockout round. The members of the next stage advanced; at the end
 * the winner is the champion.
 */
function roundOutcomes(progress: Progress, index: number): EntryOutcome[] {
  const stage = progress.stages[index]
  if (!stage || stage.finishedAt === null) return []
  const isLast = index === progress.stages.length - 1
  const goOn = new Set(isLast ? winners(progress) : stageMembers(progress, index + 1))
  const out = stageMembers(progress, index).filter((entry) => !goOn.has(entry))
  return [...outcomes(isLast ? 'champion' : 'advanced', stage.id, [...goOn]), ...outcomes('eliminated', stage.id, out)]
}

function winners(progress: Progress): EntryId[] {
  const winner = winnerOfCompetition(progress)
  return winner === null ? [] : [winner]
}

/**
 * Returns the outcomes of a finished season. If the next season is drawn, its divisions decide who moved; before its
 * draw the zones of the table do.
 */
function seasonOutcomes(progress: Progress, index: number): EntryOutcome[] {
  const stage = progress.stages[index]
  if (!stage || stage.finishedAt === null) return []
  const hasNext = index + 1 < progress.stages.length
  const before = divisionByEntry(progress, index)
  const after = hasNext ? divisionByEntry(progress, index + 1) : divisionsByZones(progress, index)
  const moved = (isMove: (from: number, to: number) => boolean) =>
    [...before].flatMap(([entry, from]) => {
      const to = after.get(entry)
      return to !== undefined && isMove(from, to) ? [entry] : []
    })
  return [
    ...outcomes(
      'promoted',
      stage.id,
      moved((from, to) => to < from),
    ),
    ...outcomes(
      'relegated',
      stage.id,
      moved((from, to) => to > from),
    ),
    ...outcomes('lapsed', stage.id, hasNext || progress.isLeagueOver ? [] : [...lapsedMembers(progress, index)]),
  ]
}

function divisionByEntry(progress: Progress, index: number): Map<EntryId, number> {
  return new Map(
    stageGroups(progress, index).flatMap(({ division, members }) =>
      members.map((entry) => [entry, division ?? 1] as const),
    ),
  )
}

function divisionsByZones(progress: Progress, index: number): Map<EntryId, number> {
  const ended = endedDivisions(progress, index)
  const moves = boundaryMoves(ended, isHalfCounted(progress, index))
  return new Map(
    ended.flatMap(({ order }, above) =>
      order.map((entry, position) => {
        const isUp = position < (moves[above - 1] ?? 0)
        const isDown = position >= order.length - (moves[above] ?? 0)
        return [entry, above + 1 - Number(isUp) + Number(isDown)] as const
      }),
    ),
  )
}
