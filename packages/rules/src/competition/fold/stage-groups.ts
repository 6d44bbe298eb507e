import { firstTies, nextTies } from '../bracket.ts'
import type { SeasonBefore } from '../check-draws.ts'
import { dealRound } from '../competition-draw.ts'
import type { EntryId } from '../competition-log.ts'
import { divisionGroups, firstDivisions } from '../divisions.ts'
import { groupCount } from '../group-count.ts'
import { withLateEntry } from '../late-group.ts'
import { nextDivisions } from '../season-moves.ts'
import { type Draw, isBarred, type Progress, type StageGroup, type StageProgress } from './competition-progress.ts'
import { lapsedMembers } from './lapsed-members.ts'
import { endedDivisions, isHalfCounted } from './season-tables.ts'
import { type QualifiedEntry, seededQualifiers, tieWinners } from './stage-tables.ts'

/**
 * Returns the groups or ties of a stage. Until the first kick-off they follow the results of the previous stage; the
 * kick-off fixes them ([CP42]).
 */
export function stageGroups(progress: Progress, index: number): readonly StageGroup[] {
  const stage = progress.stages[index]
  if (!stage) return []
  const groups = stage.fixed ?? progress.groupsNow.get(index) ?? groupsByResults(progress, index, stage)
  if (!stage.fixed) progress.groupsNow.set(index, groups)
  return groups
}

function groupsByResults(progress: Progress, index: number, stage: StageProgress): readonly StageGroup[] {
  if (stage.kind === 'groups') return drawnGroups(progress, stage)
  return stage.kind === 'round' ? ties(progress, index) : seasonGroups(progress, index, stage)
}

export function stageMembers(progress: Progress, index: number): EntryId[] {
  return stageGroups(progress, index).flatMap(({ members }) => members)
}

/** Sorts entries by their lots, the lowest lot first ([CP8]). */
export function byLots({ lotOf }: Draw, entries: readonly EntryId[]): EntryId[] {
  const lots = new Map(entries.map((entry) => [entry, lotOf(entry)]))
  const lot = (entry: EntryId) => lots.get(entry) ?? ''
  return entries.toSorted((a, b) => Number(lot(a) > lot(b)) - Number(lot(a) < lot(b)) || Number(a > b) - Number(a < b))
}

/** Deals the entries to the groups by lot ([CP20]). An exclusive lobby is one group ([CP2]). */
function drawnGroups({ settings }: Progress, { draw }: StageProgress): StageGroup[] {
  const groups = settings.format === 'lobby' ? 1 : groupCount(draw.entries.length)
  return dealRound(byLots(draw, draw.entries), groups).map((members) => ({
    division: null,
    members,
    seeds: [],
    sides: [],
  }))
}

function ties(progress: Progress, index: number): StageGroup[] {
  const before = progress.stages[index - 1]
  return (
    before?.kind === 'groups' ? tiesAfterGroups(progress, index - 1) : nextTies(tieWinners(progress, index - 1))
  ).map((pair) => {
    const bySeed = pair
      .toSorted((a, b) => a.seed - b.seed)
      .flatMap(({ entry, seed }) => (entry === null ? [] : [{ entry, seed }]))
    return {
      division: null,
      members: bySeed.map(({ entry }) => entry),
      seeds: bySeed.map(({ seed }) => seed),
      sides: pair.map(({ entry }) => entry),
    }
  })
}

function tiesAfterGroups(progress: Progress, index: number): [QualifiedEntry, QualifiedEntry][] {
  const { winners, runnersUp } = seededQualifiers(progress, index)
  return firstTies(winners, runnersUp)
}

function seasonGroups(progress: Progress, index: number, stage: StageProgress): StageGroup[] {
  const groups = divisionsOf(progress, index, stage).flatMap((entries, division) =>
    divisionGroups(byLots(stage.draw, entries)).map((members) => ({
      division: division + 1,
      members,
      seeds: [],
      sides: [],
    })),
  )
  return stage.lateEntries.reduce<StageGroup[]>(
    (joined, { entry }) => withLateEntry(joined, entry, (entries) => byLots(stage.draw, entries)),
    groups,
  )
}

/**
 * Returns the divisions of a season, the top division first ([CP28], [CP29]). An entry that is disqualified before a
 * later season begins does not play in that season ([CP79]).
 */
function divisionsOf(progress: Progress, index: number, { draw }: StageProgress): EntryId[][] {
  const before = seasonBefore(progress, index)
  if (!before) return firstDivisions(byLots(draw, draw.entries))
  const continuing = new Set(before.continuing)
  const barred = new Set(before.barred)
  return nextDivisions({
    ended: before.divisions,
    hasMoves: before.hasMoves,
    continues: (entry) => continuing.has(entry),
    newcomers: draw.entries.filter((entry) => !continuing.has(entry) && !barred.has(entry)),
  })
}

/** Returns the facts of the season before, from which the divisions of a season follow; undefined for the first. */
export function seasonBefore(progress: Progress, index: number): SeasonBefore | undefined {
  const stage = progress.stages[index]
  if (stage?.kind !== 'season' || index === 0) return undefined
  if (stage.before) return stage.before
  const drawn = stage.draw.entries.filter((entry) => !isBarred(progress, entry, index))
  const members = new Set(stageMembers(progress, index - 1))
  const lapsed = lapsedMembers(progress, index - 1)
  return {
    divisions: endedDivisions(progress, index - 1),
    hasMoves: isHalfCounted(progress, index - 1),
    continuing: drawn.filter((entry) => members.has(entry) && !lapsed.has(entry)),
    barred: stage.draw.entries.filter((entry) => !drawn.includes(entry)),
  }
}
