import type { EntryId } from '../competition-log.ts'
import type { TrophyShare } from '../competition-state.ts'
import { groupTrophies, tournamentTrophies } from '../competition-trophies.ts'
import { isAway, isBarred, isFinished, isLeague, type Progress } from './competition-progress.ts'
import { everPresent, presentInGroup } from './describe-entries.ts'
import { isHalfCounted } from './season-tables.ts'
import { stageGroups } from './stage-groups.ts'
import { eligibleRows, groupTable, playedTable } from './stage-tables.ts'

/**
 * Returns the winner of a tournament or exclusive lobby. Returns null before its end, for leagues, and if no entry was
 * ever present ([CP36]). The title of a disqualified winner goes to the other finalist, or to the next of a single
 * group, if that entry was present there, else to nobody ([CP80]).
 */
export function winnerOfCompetition(progress: Progress): EntryId | null {
  if (isLeague(progress) || !isFinished(progress) || everPresent(progress).size === 0) return null
  const last = progress.stages.length - 1
  const first = eligibleRows(progress, last, 0)[0]
  if (!first) return null
  const hasTitleOfAnother = !progress.isFormer && playedTable(progress, last, 0)[0]?.entry !== first.entry
  return hasTitleOfAnother && !presentInGroup(progress, last, 0).has(first.entry) ? null : first.entry
}

/**
 * Returns all trophies that must be booked for the competition at this point of its log. A correction may change them.
 * A practice cup pays none ([CP45], [CP46]).
 */
export function trophiesOwed(progress: Progress): TrophyShare[] {
  if (progress.settings.isPractice) return []
  return isLeague(progress) ? seasonTrophies(progress) : winnerTrophies(progress)
}

function winnerTrophies(progress: Progress): TrophyShare[] {
  if (progress.isCancelled) return []
  const { startingChips } = progress.settings
  const stage = progress.stages.at(-1)?.id ?? ''
  const shares = tournamentTrophies(winnerOfCompetition(progress), startingChips, everPresent(progress).size)
  return shares.map((share) => ({ ...share, stage }))
}

function seasonTrophies(progress: Progress): TrophyShare[] {
  return progress.stages.flatMap(({ id, finishedAt }, index) => {
    if (finishedAt === null || !isHalfCounted(progress, index)) return []
    return stageGroups(progress, index).flatMap((_, group) => {
      const present = presentInGroup(progress, index, group)
      const rows = groupTable(progress, index, group, 'confirmed').filter(
        ({ entry }) => present.has(entry) && isPaid(progress, index, entry),
      )
      const shares = groupTrophies(rows, progress.settings.startingChips, present.size)
      return shares.map((share) => ({ ...share, stage: id }))
    })
  })
}

/** Returns false for a disqualified entry, which no season pays, also none that ended before ([CP81]). */
function isPaid(progress: Progress, index: number, id: EntryId): boolean {
  const entry = progress.entries.get(id)
  const isOut = !progress.isFormer && entry !== undefined && isAway(entry, 'disqualified')
  return !isOut && !isBarred(progress, id, index)
}
