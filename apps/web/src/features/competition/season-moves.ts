import type { Competition, CompetitionStage, UserId } from '@bettle/contract'

/** A player who changed division between two seasons. Division 1 is the top. */
export interface SeasonMove {
  readonly userId: UserId
  readonly from: number
  readonly to: number
}

/**
 * Returns who is promoted and who is relegated after a finished season, promoted players first. Once the next season is
 * drawn, its divisions decide; before that, the zones of the tables do.
 */
export function seasonMoves(season: CompetitionStage, next: CompetitionStage | undefined): SeasonMove[] {
  if (season.status !== 'finished') return []
  const after = next ? divisionsOf(next) : divisionsByZones(season)
  const moves = [...divisionsOf(season)].flatMap(([userId, from]) => {
    const to = after.get(userId)
    return to === undefined || to === from ? [] : [{ userId, from, to }]
  })
  return moves.toSorted((a, b) => Number(a.to > a.from) - Number(b.to > b.from) || a.to - b.to)
}

/** Returns the division of each member of a season. */
export function divisionsOf({ divisions }: CompetitionStage): Map<UserId, number> {
  return new Map(divisions.flatMap(({ division, table }) => table.map(({ userId }) => [userId, division] as const)))
}

function divisionsByZones({ divisions }: CompetitionStage): Map<UserId, number> {
  return new Map(
    divisions.flatMap(({ division, table, promoted, relegated }) =>
      table.map(({ userId }, index) => {
        const isUp = index < promoted
        const isDown = index >= table.length - relegated
        return [userId, division - Number(isUp) + Number(isDown)] as const
      }),
    ),
  )
}

/** Returns the seasons of a league, the first one first. */
export const seasonsOf = ({ stages }: Pick<Competition, 'stages'>): CompetitionStage[] =>
  stages.filter(({ kind }) => kind === 'season')
