import type { Competition } from '@bettle/contract'
import { isReplayed } from '../../../push/competition/is-replayed.ts'
import { LOCALE } from '../../../text/number-text.ts'
import { msg } from '../../../texts/msg.ts'
import { FORMATS, phaseText, roundText } from '../competition-text.ts'

/** Returns a summary such as 'Tournament · Under way · 8 players'. */
export function summaryText({ format, phase, entries, places, opensAt, serverTime }: Competition): string {
  const isEnrolling = phase === 'enrolling'
  const players = isEnrolling
    ? msg('competition.public-text.of-places-taken', { entries, places })
    : msg('competition.public-text.players', { count: entries })
  return [FORMATS[format], phaseText({ phase, opensAt }, Date.parse(serverTime)), players].join(' · ')
}

/** Returns the name of a stage. A knockout round is named by its number of ties. */
export function stageTitle(stage: string, ties: number): string {
  const [, kind, number] = /^(round|season)-(\d+)$/.exec(stage) ?? []
  if (kind === 'season') return msg('competition.public-text.season', { number })
  if (kind !== 'round') return ties === 1 ? msg('competition.public-text.group') : msg('competition.public-text.groups')
  return roundText(ties)
}

const UTC = new Intl.DateTimeFormat(LOCALE, {
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
export const utcText = (time: string): string =>
  msg('competition.public-text.utc', { format: UTC.format(new Date(time)) })

/** Returns the state of a match. A match that was replaced by a replay does not count. */
export function fixtureText(competition: Competition, fixture: Competition['fixtures'][number]): string {
  if (isReplayed(competition, fixture)) return msg('competition.public-text.replayed-does-not-count')
  return {
    planned: msg('competition.public-text.planned'),
    'under-way': msg('competition.public-text.live'),
    counted: msg('competition.public-text.counted'),
    failed: msg('competition.public-text.does-not-count'),
  }[fixture.status]
}

/**
 * Returns the address that opens a competition in the app. A visitor signs in or registers first; a user with a session
 * gets to the competition at once.
 */
export const pathIntoApp = (page: 'login' | 'register', competitionPath: string): string =>
  `/${page}?next=${encodeURIComponent(`/compete/${competitionPath}`)}`
