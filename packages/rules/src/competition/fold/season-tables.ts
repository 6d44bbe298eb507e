import type { EntryId } from '../competition-log.ts'
import type { TableRow } from '../competition-state.ts'
import { orderTable, tableScores } from '../competition-table.ts'
import type { EndedDivision } from '../season-moves.ts'
import { type Progress, stageFixtures } from './competition-progress.ts'
import { byLots, stageGroups } from './stage-groups.ts'
import { groupLobbies, positions, type ResultsTaken, setWinnerOf } from './stage-tables.ts'

/**
 * Returns the table of each division of a season, the top division first. The groups of a division count as one table
 * ([CP31]).
 */
export function divisionTables(progress: Progress, index: number, taken: ResultsTaken): TableRow[][] {
  const stage = progress.stages[index]
  if (!stage) return []
  const groups = stageGroups(progress, index).map(({ division, members }, group) => ({
    division: division ?? 1,
    setWinner: setWinnerOf(progress, index, group),
    scores: tableScores({ members, lobbies: groupLobbies(progress, index, group, taken).map(({ seats }) => seats) }),
  }))
  const divisions = Math.max(0, ...groups.map(({ division }) => division))
  return Array.from({ length: divisions }, (_, above) => {
    const own = groups.filter(({ division }) => division === above + 1)
    const scores = own.flatMap((group) => group.scores)
    const rankOf = positions(
      byLots(
        stage.draw,
        scores.map(({ entry }) => entry),
      ),
    )
    return orderTable(scores, {
      lastCriterion: 'lot',
      rankOf,
      setWinners: own.flatMap(({ setWinner }) => setWinner ?? []),
    })
  })
}

/** Returns the facts that decide the moves at the end of a season, the top division first ([CP31]). */
export function endedDivisions(progress: Progress, index: number): EndedDivision<EntryId>[] {
  return divisionTables(progress, index, 'confirmed').map((table) => ({
    order: table.map(({ entry }) => entry),
    present: table.filter(({ present }) => present > 0).length,
  }))
}

/**
 * Returns true if at least half of the season's planned fixtures count, so that entries move and trophies are paid
 * ([CP34]).
 */
export function isHalfCounted(progress: Progress, index: number): boolean {
  const stage = progress.stages[index]
  if (!stage) return false
  const counted = stageFixtures(progress, stage).filter(({ isCounted }) => isCounted).length
  return counted * 2 >= stage.needed
}
