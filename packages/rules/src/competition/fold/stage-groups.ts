import { firstTies, nextTies } from '../bracket.ts'
import { dealRound } from '../competition-draw.ts'
import type { EntryId } from '../competition-log.ts'
import { divisionGroups, firstDivisions, MAX_GROUP } from '../divisions.ts'
import { groupCount } from '../group-count.ts'
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
  return stage.lateEntries.reduce<StageGroup[]>((joined, { entry }) => withLateEntry(joined, entry, stage.draw), groups)
}

/**
 * Returns the divisions of a season, the top division first ([CP28], [CP29]). An entry that is disqualified before a
 * later season begins does not play in that season ([CP79]).
 */
function divisionsOf(progress: Progress, index: number, { draw }: StageProgress): EntryId[][] {
  if (index === 0) return firstDivisions(byLots(draw, draw.entries))
  const drawn = draw.entries.filter((entry) => !isBarred(progress, entry, index))
  const before = new Set(stageMembers(progress, index - 1))
  const lapsed = lapsedMembers(progress, index - 1)
  const continuing = new Set(drawn.filter((entry) => before.has(entry) && !lapsed.has(entry)))
  return nextDivisions({
    ended: endedDivisions(progress, index - 1),
    hasMoves: isHalfCounted(progress, index - 1),
    continues: (entry) => continuing.has(entry),
    newcomers: drawn.filter((entry) => !continuing.has(entry)),
  })
}

/**
 * Returns the index of the group that a late entry joins: the smallest group under 20, or the one in the lowest
 * division if several are equally small ([CP32]).
 */
export function lateGroup(groups: readonly StageGroup[]): number | undefined {
  const [smallest] = groups
    .map(({ division, members }, group) => ({ group, division: division ?? 1, size: members.length }))
    .filter(({ size }) => size < MAX_GROUP)
    .toSorted((a, b) => a.size - b.size || b.division - a.division || a.group - b.group)
  return smallest?.group
}

export function withLateEntry(groups: readonly StageGroup[], entry: EntryId, draw: Draw): StageGroup[] {
  const joined = lateGroup(groups)
  return groups.map((group, index) =>
    index === joined ? { ...group, members: byLots(draw, [...group.members, entry]) } : group,
  )
}
