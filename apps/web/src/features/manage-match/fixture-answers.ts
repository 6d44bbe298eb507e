import type { Answer, FixtureField, MatchId, previewFixtures } from '@bettle/contract'

/** The operator's answers to the questions about a file. */
export interface FixtureAnswers {
  timeZone: string
  dateOrder?: 'day-first' | 'month-first' | 'year-first'
  withoutTime?: string
  linesAlike?: 'different'
  columns: { column: number; holds: FixtureField }[]
  similar: { line: number; matchId: MatchId; is: 'moved' | 'another' }[]
}

export type FixturePreview = Answer<typeof previewFixtures>
export type PreviewedFixture = FixturePreview['fixtures'][number]

const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** By default times are in the browser's time zone; the dialog says so. */
export const noAnswers = (): FixtureAnswers => ({ timeZone: ownTimeZone(), columns: [], similar: [] })

/** Returns all time zones that the browser supports, including its own. */
export function timeZones(): string[] {
  return [...new Set([ownTimeZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])]
}

/** Returns for example 'Fri 20 November 2026, 19:45 GMT' in the given zone. */
export function kickOffText(startTime: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).formatToParts(new Date(startTime))
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value ?? ''
  return `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}, ${part('hour')}:${part('minute')} ${part('timeZoneName')}`
}
