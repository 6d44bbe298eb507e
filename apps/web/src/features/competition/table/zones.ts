import type { CompetitionStage } from '@bettle/contract'

/** A zone at the upper or lower end of a table: players who advance, are promoted or are relegated. */
export interface Zone {
  readonly end: 'top' | 'bottom'
  readonly rows: number
  /** The name that screen readers read with each row, such as 'Goes on' or 'Promotion'. */
  readonly label: string
  /** The sentence that explains the zone below the table. */
  readonly legend: string
}

/** Returns the zones of a tournament's group. */
export function groupZones(groups: number): Zone[] {
  return groups > 1
    ? [{ end: 'top', rows: 2, label: 'Goes on', legend: 'The first 2 players reach the knockout' }]
    : [{ end: 'top', rows: 1, label: 'Wins', legend: 'The player in first place wins' }]
}

/** Returns the zones of a division, during the season or after it. */
export function divisionZones(
  { division, promoted, relegated }: CompetitionStage['divisions'][number],
  isFinished: boolean,
): Zone[] {
  const [is, are] = isFinished ? ['was', 'were'] : ['is', 'are']
  const who = (end: 'first' | 'last', rows: number) =>
    rows === 1 ? `The ${end} player ${is}` : `The ${end} ${rows} players ${are}`
  return [
    {
      ...{ end: 'top', rows: promoted, label: isFinished ? 'Promoted' : 'Promotion' },
      legend: `${who('first', promoted)} promoted to division ${division - 1}`,
    },
    {
      ...{ end: 'bottom', rows: relegated, label: isFinished ? 'Relegated' : 'Relegation' },
      legend: `${who('last', relegated)} relegated to division ${division + 1}`,
    },
  ]
}
