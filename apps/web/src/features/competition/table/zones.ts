import type { CompetitionStage } from '@bettle/contract'
import { msg } from '../../../texts/msg.ts'

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
    ? [
        {
          end: 'top',
          rows: 2,
          label: msg('competition.zones.goes-on'),
          legend: msg('competition.zones.the-first-2-players'),
        },
      ]
    : [
        {
          end: 'top',
          rows: 1,
          label: msg('competition.zones.wins'),
          legend: msg('competition.zones.the-player-in-first'),
        },
      ]
}

/** Returns the zones of a division, during the season or after it. */
export function divisionZones(
  { division, promoted, relegated }: CompetitionStage['divisions'][number],
  isFinished: boolean,
): Zone[] {
  return [
    {
      ...{
        end: 'top',
        rows: promoted,
        label: isFinished ? msg('competition.zones.promoted') : msg('competition.zones.promotion'),
      },
      legend: msg('competition.zones.promoted-to-division', { rows: promoted, isFinished, division: division - 1 }),
    },
    {
      ...{
        end: 'bottom',
        rows: relegated,
        label: isFinished ? msg('competition.zones.relegated') : msg('competition.zones.relegation'),
      },
      legend: msg('competition.zones.relegated-to-division', { rows: relegated, isFinished, division: division + 1 }),
    },
  ]
}
