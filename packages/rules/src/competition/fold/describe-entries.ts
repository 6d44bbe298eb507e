import type { EntryId } from '../competition-log.ts'
import type { EntryState, EntryStatus } from '../competition-state.ts'
import { type EntryProgress, isAway, isFinished, isLeague, type Progress } from './competition-progress.ts'
import { byEnrolment, enteredEntries, seasonCandidates } from './season-candidates.ts'
import { stageGroups, stageMembers } from './stage-groups.ts'
import { groupLobbies, playedLobbies } from './stage-tables.ts'
import { winnerOfCompetition } from './trophies-owed.ts'

export function entryStates(progress: Progress): EntryState[] {
  const statusOf = statuses(progress)
  const present = everPresent(progress)
  const lots = lotsOf(progress)
  let reserves = 0
  return [...progress.entries.values()].toSorted(byEnrolment).map((entry) => {
    const status = awayStatus(entry) ?? statusOf.get(entry.entry) ?? 'reserve'
    if (status === 'reserve') reserves += 1
    return {
      entry: entry.entry,
      status,
      reserve: status === 'reserve' ? reserves : null,
      lot: lots.get(entry.entry) ?? null,
      wasPresent: present.has(entry.entry),
    }
  })
}

function awayStatus(entry: EntryProgress): EntryStatus | undefined {
  return (['disqualified', 'lost', 'withdrawn'] as const).find((kind) => isAway(entry, kind))
}

/**
 * Returns the status of entries by their part in the competition. For an entry that is away, `awayStatus` takes
 * precedence. An entry without a status in the result is a reserve.
 */
function statuses(progress: Progress): Map<EntryId, EntryStatus> {
  if (progress.stages.length === 0) return first(progress.settings.places, enteredEntries(progress), 'place')
  return isLeague(progress) ? leagueStatuses(progress) : tournamentStatuses(progress)
}

function first(places: number, entries: readonly EntryProgress[], status: EntryStatus): Map<EntryId, EntryStatus> {
  return new Map(entries.slice(0, places).map(({ entry }) => [entry, status]))
}

function tournamentStatuses(progress: Progress): Map<EntryId, EntryStatus> {
  const last = progress.stages.length - 1
  const winner = winnerOfCompetition(progress)
  const playing = new Set(isFinished(progress) ? [winner] : stageMembers(progress, last))
  return new Map(progress.stages[0]?.draw.entries.map((entry) => [entry, playing.has(entry) ? 'place' : 'eliminated']))
}

function leagueStatuses(progress: Progress): Map<EntryId, EntryStatus> {
  const { continuing, waiting, lapsed } = seasonCandidates(progress)
  const free = Math.max(0, progress.settings.places - continuing.length)
  return new Map([
    ...continuing.map((entry) => [entry, 'place'] as const),
    ...waiting.slice(0, free).map((entry) => [entry, 'waiting'] as const),
    ...lapsed.map((entry) => [entry, 'lapsed'] as const),
  ])
}

/** Returns the lot of each entry in the latest draw that included it or whose season it joined late. */
function lotsOf({ stages }: Progress): Map<EntryId, string> {
  return new Map(
    stages.flatMap(({ draw, lateEntries }) =>
      [...draw.entries, ...lateEntries.map(({ entry }) => entry)].map((entry) => [entry, draw.lotOf(entry)] as const),
    ),
  )
}

/**
 * Returns the entries that were present in at least one lobby without a provisional result ([CP13]). An entry that was
 * disqualified later counts, too ([CP79]).
 */
export function everPresent(progress: Progress): Set<EntryId> {
  return new Set(
    progress.stages.flatMap((_, index) =>
      stageGroups(progress, index).flatMap((_, group) => [...presentInGroup(progress, index, group)]),
    ),
  )
}

/** Returns the members of a group that were present in one of its lobbies, entries disqualified later included. */
export function presentInGroup(progress: Progress, index: number, group: number): Set<EntryId> {
  const lobbies = progress.isFormer
    ? groupLobbies(progress, index, group, 'confirmed')
    : playedLobbies(progress, index, group)
  const seats = lobbies.flatMap((lobby) => lobby.seats)
  return new Set(seats.flatMap(({ entry, isPresent }) => (isPresent ? [entry] : [])))
}
