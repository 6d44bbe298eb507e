import { msg } from '../texts/msg.ts'
import { dayText } from './date-text.ts'

const DAY = 86_400_000
/** The length of a local time such as '2026-10-25T02:30'. */
const MINUTES_LENGTH = 16
const DAY_LENGTH = 10
/** Stands for a time of which the user has typed only a part. Browsers report an empty text for it. */
export const INCOMPLETE = 'incomplete'

/**
 * Formats an instant for a field of a local time: '2026-10-25T02:30', without seconds. If that local time occurs twice,
 * the text ends with the offset of this instant from UTC: '2026-10-25T02:30+01:00'.
 */
export function localTime(instant: number): string {
  const text = localText(instant)
  return instantsOf(text).length > 1 ? withOffset(text, instant) : text
}

/**
 * Returns the instants that the text of a local time means, in order. There are none in an hour that clocks skip, and
 * two in an hour that occurs twice, unless the text states its offset from UTC. Date.parse guesses in both cases.
 */
export function instantsOf(text: string): readonly number[] {
  if (text.length > MINUTES_LENGTH) return [Date.parse(text)]
  const asUtc = Date.parse(`${text}Z`)
  if (Number.isNaN(asUtc)) return []
  // Between these two days clocks change at most once.
  const offsets = new Set([asUtc - DAY, asUtc + DAY].map((day) => new Date(day).getTimezoneOffset()))
  const instants = [...offsets].map((minutes) => asUtc + minutes * 60_000)
  if (instants.length === 1) return instants
  return instants.filter((instant) => localText(instant) === text).sort((a, b) => a - b)
}

/** Returns why the text of a local time means no single instant; undefined for a clear time and for no time. */
export function localTimeProblem(text: string): string | undefined {
  if (text === INCOMPLETE) return msg('text.local-time.only-a-part-of')
  const noon = Date.parse(`${text.slice(0, DAY_LENGTH)}T12:00`)
  const { length } = instantsOf(text)
  if (Number.isNaN(noon) || length === 1) return undefined
  const [clock, day] = [localPart(text).slice(DAY_LENGTH + 1), dayText(noon)]
  return length === 0
    ? msg('text.local-time.does-not-exist-on', { clock, day, zoneName: zoneName() })
    : msg('text.local-time.comes-twice-on-because', { clock, day })
}

/** Converts the text of a local time without a problem to a time of a request. */
export function timeOf(text: string): string {
  const [instant, other] = instantsOf(text)
  if (instant === undefined || other !== undefined) throw new RangeError(`${text} is not one instant`)
  return new Date(instant).toISOString()
}

/** Returns the text of a local time that states its offset from UTC. */
export function withOffset(text: string, instant: number): string {
  const minutes = -new Date(instant).getTimezoneOffset()
  const size = Math.abs(minutes)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${localPart(text)}${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/** Returns the local time of a text without its offset. */
export const localPart = (text: string) => text.slice(0, MINUTES_LENGTH)

/** Returns the name of the reader's time zone. A browser that does not know it uses UTC. */
export function zoneName(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return !timeZone || timeZone === 'Etc/Unknown' ? 'UTC' : timeZone.replaceAll('_', ' ')
}

function localText(instant: number): string {
  const offset = new Date(instant).getTimezoneOffset() * 60_000
  return new Date(instant - offset).toISOString().slice(0, MINUTES_LENGTH)
}
