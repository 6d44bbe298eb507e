import type { Competition, CompetitionStage, UserId } from '@bettle/contract'

/** A player who changed the division between two seasons; divisions count from 1, the top. */
export interface SeasonMove {
  readonly userId: UserId
  readonly from: number
  readonly to: number
}

/**
 * Returns who goes up and who goes down after a finished season, those who go up first. The divisions of the next season decide, once it is
 * drawn; before that the zones of the tables do.
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

/** The division of each member of a season. */
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

/** The seasons of a league, the first one first. */
export const seasonsOf = ({ stages }: Pick<Competition, 'stages'>): CompetitionStage[] =>
  stages.filter(({ kind }) => kind === 'season')
