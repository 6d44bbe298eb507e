import type { EntryId } from '../competition-log.ts'
import type { TrophyShare } from '../competition-state.ts'
import { groupTrophies, tournamentTrophies } from '../competition-trophies.ts'
import { isFinished, isLeague, type Progress } from './competition-progress.ts'
import { everPresent } from './describe-entries.ts'
import { isHalfCounted } from './season-tables.ts'
import { stageGroups } from './stage-groups.ts'
import { groupTable } from './stage-tables.ts'

/**
 * Returns the winner of a tournament or exclusive lobby. Returns null before its end, for leagues, and if no entry was
 * ever present ([CP36]).
 */
export function winnerOfCompetition(progress: Progress): EntryId | null {
  if (isLeague(progress) || !isFinished(progress) || everPresent(progress).size === 0) return null
  return groupTable(progress, progress.stages.length - 1, 0, 'confirmed')[0]?.entry ?? null
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
    return stageGroups(progress, index).flatMap((_, group) =>
      groupTrophies(groupTable(progress, index, group, 'confirmed'), progress.settings.startingChips).map((share) => ({
        ...share,
        stage: id,
      })),
    )
  })
}
