import type { EntryLine } from '../competition-log.ts'
import { lateGroup, withLateEntry } from '../late-group.ts'
import { type EntryProgress, isAway, isEnded, isLeague, type Progress, stageFixtures } from './competition-progress.ts'
import { seasonCandidates } from './season-candidates.ts'
import { byLots, stageGroups, stageMembers } from './stage-groups.ts'

/** Applies a log line about one entry. */
export function applyEntryLine(progress: Progress, line: EntryLine): void {
  const entry = progress.entries.get(line.entry)
  if (line.kind === 'entered') enrol(progress, line)
  else if (line.kind === 'account-restored') endAway(entry, 'lost', line.number)
  // After the end of the competition no entry can withdraw, but its account may still be disabled or deleted.
  else if (line.kind === 'account-lost' || !isEnded(progress))
    beginAway(entry, line.kind === 'withdrawn' ? 'withdrawn' : 'lost', line.number)
}

function beginAway(entry: EntryProgress | undefined, kind: 'withdrawn' | 'lost', line: number): void {
  if (entry && !isAway(entry, kind)) entry.away.push({ kind, from: line, to: null })
}

/**
 * Enrols an entry. Before the draw it joins the end of the list; in a league an entry can also join later ([CP3],
 * [CP32]).
 */
function enrol(progress: Progress, { entry: id, number }: EntryLine): void {
  if (isEnded(progress) || (progress.stages.length > 0 && !isLeague(progress))) return
  const entry = progress.entries.get(id)
  if (entry && (isAway(entry, 'lost') || isAway(entry, 'disqualified'))) return
  if (!entry) progress.entries.set(id, { entry: id, entered: number, away: [], struck: [] })
  else if (isAway(entry, 'withdrawn') || hasLapsed(progress, id)) {
    endAway(entry, 'withdrawn', number)
    entry.entered = number
  } else return
  joinLate(progress, id, number)
}

function endAway(entry: EntryProgress | undefined, kind: 'withdrawn' | 'lost', line: number): void {
  for (const span of entry?.away ?? []) if (span.kind === kind && span.to === null) span.to = line
}

/** Returns true for an entry that was absent too long to continue and has not enrolled again ([CP33]). */
function hasLapsed(progress: Progress, id: string): boolean {
  return progress.stages.length > 0 && seasonCandidates(progress).lapsed.includes(id)
}

/**
 * Puts a late entry into the running season under four conditions: fewer than half of its fixtures have kicked off, a
 * place is free, no other entry waits for a place, and a group has room. Otherwise the entry waits for the next season
 * ([CP32]).
 */
function joinLate(progress: Progress, id: string, line: number): void {
  const index = progress.stages.length - 1
  const stage = progress.stages[index]
  if (!stage || stage.finishedAt !== null) return
  const { continuing, waiting } = seasonCandidates(progress)
  const isFull = continuing.length >= progress.settings.places || waiting.some((entry) => entry !== id)
  const fixtures = stageFixtures(progress, stage)
  const isLate = fixtures.filter(({ kickedOff }) => kickedOff !== null).length * 2 >= fixtures.length
  if (
    stageMembers(progress, index).includes(id) ||
    isFull ||
    isLate ||
    lateGroup(stageGroups(progress, index)) === undefined
  )
    return
  stage.lateEntries.push({ entry: id, joined: line })
  if (stage.fixed) stage.fixed = withLateEntry(stage.fixed, id, (entries) => byLots(stage.draw, entries))
}
