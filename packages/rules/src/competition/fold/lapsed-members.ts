import type { EntryId } from '../competition-log.ts'
import type { Progress } from './competition-progress.ts'
import { stageGroups } from './stage-groups.ts'
import { groupLobbies } from './stage-tables.ts'

/** A member who was absent from this number of counted fixtures at the end of a season does not continue. */
const ABSENCES = 4

/**
 * Returns the members of a season who do not continue: they were absent from their last four counted fixtures, or from
 * all if there were fewer. Fixtures before a late entry joined are not counted for that entry. A member without a
 * counted fixture continues ([CP33]).
 */
export function lapsedMembers(progress: Progress, index: number): Set<EntryId> {
  const joined = new Map(progress.stages[index]?.lateEntries.map((late) => [late.entry, late.joined]))
  const lapsed = stageGroups(progress, index).flatMap(({ members }, group) => {
    const counted = groupLobbies(progress, index, group, 'confirmed').filter(({ fixture }) => fixture.isCounted)
    return members.filter((entry) => {
      const own = counted.filter(({ fixture }) => (fixture.kickedOff ?? 0) > (joined.get(entry) ?? -1)).slice(-ABSENCES)
      return own.length > 0 && !own.some(({ seats }) => seats.some((seat) => seat.entry === entry && seat.isPresent))
    })
  })
  return new Set(lapsed)
}
