import { estimateCompetition, type FixtureSettings } from '@bettle/rules'
import { msg } from '../../../texts/msg.ts'

/** A number of players and what a competition of that size needs, for the table of the form. */
export interface FieldNeeds {
  readonly players: number
  readonly groups: number
  readonly knockoutRounds: number
  readonly fixtures: number
  readonly duration: string
}

/**
 * For a tournament, the table also shows the three largest of these numbers of players that are below the number of
 * places.
 */
const SIZES = [4, 8, 16, 32, 64, 128, 256]

/** Returns what competitions of several sizes need. The last row is a full competition. */
export function needsTable(settings: FixtureSettings, places: number): FieldNeeds[] {
  const sizes = settings.format === 'tournament' ? SIZES.filter((size) => size < places).slice(-3) : []
  return [...sizes, places].map((players) => needsOf(settings, players))
}

export function needsOf(settings: FixtureSettings, players: number): FieldNeeds {
  const { groups, knockoutRounds, fixtures, minutes } = estimateCompetition(settings, players)
  return { players, groups, knockoutRounds, fixtures, duration: durationText(minutes) }
}

/** Returns match minutes as a duration, rounded up to hours: '7 hours', '2 days 3 hours'. */
export function durationText(minutes: number): string {
  const hours = Math.ceil(minutes / 60)
  const days = Math.floor(hours / 24)
  const rest = hours % 24
  const parts = [
    days > 0 && msg('organise-competition.needs.day-days', { days }),
    rest > 0 && msg('organise-competition.needs.hour-rest', { rest }),
  ]
  return parts.filter(Boolean).join(' ')
}
