import type { EntryId } from '../competition-log.ts'
import { type EntryProgress, isAway, type Progress } from './competition-progress.ts'
import { lapsedMembers } from './lapsed-members.ts'
import { stageMembers } from './stage-groups.ts'

/** The entries of a league that are not away, in order of enrolment, grouped by their part in the next season. */
export interface SeasonCandidates {
  readonly continuing: readonly EntryId[]
  /** New entries, and players who enrolled again after their last season. */
  readonly waiting: readonly EntryId[]
  /** Entries that were absent too long or missed the latest season, and have not enrolled again since. */
  readonly lapsed: readonly EntryId[]
}

/** Returns the entries that continue after the latest season, wait for a place, or do neither ([CP29], [CP33]). */
export function seasonCandidates(progress: Progress): SeasonCandidates {
  const current = progress.stages.length - 1
  const lastSeason = new Map<EntryId, number>()
  for (const index of progress.stages.keys()) {
    for (const entry of stageMembers(progress, index)) lastSeason.set(entry, index)
  }
  const isOver = progress.stages[current]?.finishedAt !== null
  const absent = isOver ? lapsedMembers(progress, current) : new Set<EntryId>()
  const kindOf = ({ entry, entered }: EntryProgress): keyof SeasonCandidates => {
    const season = lastSeason.get(entry)
    if (season === undefined) return 'waiting'
    if (season === current && !absent.has(entry)) return 'continuing'
    return entered > (progress.stages[season]?.finishedLine ?? Number.POSITIVE_INFINITY) ? 'waiting' : 'lapsed'
  }
  const sorted = enteredEntries(progress).map((entry) => ({ entry: entry.entry, kind: kindOf(entry) }))
  const ofKind = (kind: keyof SeasonCandidates) => sorted.flatMap((each) => (each.kind === kind ? [each.entry] : []))
  return { continuing: ofKind('continuing'), waiting: ofKind('waiting'), lapsed: ofKind('lapsed') }
}

/**
 * Returns the entries that are not withdrawn, without an account or disqualified, in order of enrolment ([CP3], [CP4]).
 */
export function enteredEntries({ entries }: Progress): EntryProgress[] {
  return [...entries.values()].filter((entry) => !isAway(entry)).toSorted(byEnrolment)
}

export function byEnrolment(a: EntryProgress, b: EntryProgress): number {
  return a.entered - b.entered
}
