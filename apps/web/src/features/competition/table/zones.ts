import type { CompetitionStage } from '@bettle/contract'

/** A zone at the upper or lower end of a table: who goes on, up or down. */
export interface Zone {
  readonly end: 'top' | 'bottom'
  readonly rows: number
  /** 'Goes on', 'Promotion', 'Relegation': read with each row. */
  readonly label: string
  /** The sentence below the table. */
  readonly legend: string
}

/** The zone of a tournament's group. */
export function groupZones(groups: number): Zone[] {
  return groups > 1
    ? [{ end: 'top', rows: 2, label: 'Goes on', legend: 'The first 2 go on to the knockout' }]
    : [{ end: 'top', rows: 1, label: 'Wins', legend: 'The first wins' }]
}

/** The zones of a division, during the season or after it. */
export function divisionZones(
  { division, promoted, relegated }: CompetitionStage['divisions'][number],
  isFinished: boolean,
): Zone[] {
  const [is, are] = isFinished ? ['was', 'were'] : ['is', 'are']
  const who = (end: 'first' | 'last', rows: number) => (rows === 1 ? `The ${end} ${is}` : `The ${end} ${rows} ${are}`)
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
