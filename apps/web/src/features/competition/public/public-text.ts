import type { Competition } from '@bettle/contract'
import { isReplayed } from '../../../push/competition/is-replayed.ts'
import { FORMATS, phaseText, roundText } from '../competition-text.ts'

/** Returns a summary such as 'Tournament · Under way · 8 players'. */
export function summaryText({ format, phase, entries, places, opensAt, serverTime }: Competition): string {
  const isEnrolling = phase === 'enrolling'
  const players = isEnrolling
    ? `${entries} of ${places} places taken`
    : entries === 1
      ? '1 player'
      : `${entries} players`
  return [FORMATS[format], phaseText({ phase, opensAt }, Date.parse(serverTime)), players].join(' · ')
}

/** Returns the name of a stage. A knockout round is named by its number of ties. */
export function stageTitle(stage: string, ties: number): string {
  const [, kind, number] = /^(round|season)-(\d+)$/.exec(stage) ?? []
  if (kind === 'season') return `Season ${number}`
  if (kind !== 'round') return ties === 1 ? 'Group' : 'Groups'
  return roundText(ties)
}

const UTC = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

/**
 * Formats a time as '14 Jun 2026, 18:00 UTC'. The page is the same for all readers, so their time zones are unknown.
 */
export const utcText = (time: string): string => `${UTC.format(new Date(time))} UTC`

/** Returns the state of a match. A match that was replaced by a replay does not count. */
export function fixtureText(competition: Competition, fixture: Competition['fixtures'][number]): string {
  if (isReplayed(competition, fixture)) return 'Replayed, does not count'
  return { planned: 'Planned', 'under-way': 'Live', counted: 'Counted', failed: 'Does not count' }[fixture.status]
}

/**
 * Returns the address that opens a competition in the app. A visitor signs in or registers first; a user with a session
 * gets to the competition at once.
 */
export const pathIntoApp = (page: 'login' | 'register', competitionPath: string): string =>
  `/${page}?next=${encodeURIComponent(`/compete/${competitionPath}`)}`
