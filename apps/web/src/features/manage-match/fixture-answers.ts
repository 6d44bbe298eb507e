import type { Answer, FixtureField, MatchId, previewFixtures } from '@bettle/contract'

/** What the operator says of a file beside the file itself. */
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

/** Where nothing is said yet, times are of the zone in which the operator is; the dialog says so. */
export const noAnswers = (): FixtureAnswers => ({ timeZone: ownTimeZone(), columns: [], similar: [] })

/** All zones that the browser knows, the operator's own among them. */
export function timeZones(): string[] {
  return [...new Set([ownTimeZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])]
}

/** 'Fri 20 November 2026, 19:45 GMT', in this zone. */
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
