import { isInYearsOfMatches, YEARS_SENTENCE } from '@bettle/contract'
import {
  DATE_ORDERS,
  type DateOrder,
  isWithoutYear,
  type WrittenDay,
  type WrittenTime,
  writtenClock,
  writtenOffset,
  writtenTime,
} from './written-time.ts'
import { isTimeZone, type ZoneTime, zoneTime } from './zone-time.ts'

/** The cells of a line from which its kick-off is read. */
export interface KickOffCells {
  readonly kickOff: string
  readonly date: string
  readonly time: string
  /** The zone for times of the line that name none. */
  readonly timeZone: string
}

const unreadable = (text: string) =>
  `Write the kick-off as 2026-05-01T18:00:00Z, or leave it empty: “${text.slice(0, QUOTED)}” cannot be read.`
/** Longer cells are shortened in messages. */
const QUOTED = 60
/** Texts for a time or venue that is not known yet. */
const LATER =
  /^(tb[acd]|t\.b\.[acd]\.?|to be (?:confirmed|announced|arranged|decided|determined)|n\/a|[-–—?]+|postponed|ppd?\.?|p-p|offen|verlegt|verschoben|[àa] d[ée]terminer|[àa] d[ée]finir|report[ée]e?|por (?:definir|confirmar)|a definir|aplazad[oa]|adiad[oa]|da definire|rinviat[oa]|nog niet bekend|uitgesteld)$/i

/** The kick-off of a line as written. */
export interface WrittenKickOff extends WrittenTime {
  /** The cell with the time, or with the day if there is no time. */
  readonly from: (typeof FIELDS)[number]
  /** Its IANA name, if the line has one. */
  readonly timeZone?: string
}

const FIELDS = ['kickOff', 'date', 'time'] as const

/** Null if the cells are empty; a sentence if they cannot be read. */
export function writtenKickOff(cells: KickOffCells): WrittenKickOff | null | string {
  const given = FIELDS.filter((field) => cells[field] !== '' && !LATER.test(cells[field]))
  if (given.length === 0) return null
  const read: Partial<Record<WrittenKickOff['from'], WrittenTime>> = {}
  for (const field of given) {
    const text = cells[field]
    const written = writtenTime(text) ?? (field === 'date' ? undefined : writtenClock(text))
    if (!written) return isWithoutYear(text) ? withoutYearText(text) : unreadable(text)
    read[field] = withoutDayZero(written)
  }
  const dayFrom = FIELDS.find((field) => read[field]?.days)
  const timeFrom = (['kickOff', 'time', 'date'] as const).find((field) => read[field]?.second !== undefined)
  if (dayFrom === undefined) return WITHOUT_DAY
  const clash = clashIn(read, cells)
  if (clash !== undefined) return clash
  const zone = zoneIn(cells.timeZone)
  if (typeof zone === 'string') return zone
  const { second, offset = zone.offset } = (timeFrom && read[timeFrom]) ?? {}
  return {
    ...read[dayFrom],
    ...(second !== undefined && { second }),
    ...(offset === undefined ? zone.timeZone !== undefined && { timeZone: zone.timeZone } : { offset }),
    from: timeFrom ?? dayFrom,
  }
}

const WITHOUT_DAY = 'The line has a time and no date. Give each line its date.'
const withoutYearText = (text: string) =>
  `“${text.slice(0, QUOTED)}” has no year. Write it with its year, as 20 Nov 2026 or 2026-11-20.`

/** Describes two columns of a line that name different days or times. */
function clashIn(
  { kickOff, date, time }: Partial<Record<WrittenKickOff['from'], WrittenTime>>,
  cells: KickOffCells,
): string | undefined {
  const days = [kickOff, date].flatMap((written) => (written?.days ? [written.days] : []))
  const [first, second] = days
  if (
    first &&
    second &&
    !DATE_ORDERS.some((order) => first[order] && second[order] && isSameDay(first[order], second[order]))
  ) {
    return `Two columns name different days: “${cells.kickOff}” and “${cells.date}”.`
  }
  // A spreadsheet writes a day without a time as midnight.
  const isMidnight = kickOff?.days !== undefined && kickOff.second === 0
  if (kickOff?.second !== undefined && time?.second !== undefined && !isMidnight && kickOff.second !== time.second) {
    return `Two columns name different times: “${cells.kickOff}” and “${cells.time}”.`
  }
  return undefined
}

function zoneIn(text: string): { readonly offset?: number; readonly timeZone?: string } | string {
  if (text === '') return {}
  const offset = writtenOffset(text)
  if (offset !== undefined) return { offset }
  if (isTimeZone(text)) return { timeZone: text }
  return `Bettle does not know the time zone “${text}”. Write it as Europe/London, or as +01:00.`
}

/** A spreadsheet stores a time without a date on its day zero, 30 or 31 December 1899. */
function withoutDayZero({ days, ...written }: WrittenTime): WrittenTime {
  const day = days?.['day-first']
  const isZero = day?.year === 1899 && day.month === 12 && day.day >= 30
  return { ...written, ...(days && !isZero && { days }) }
}

/** The possible orders of day and month in a file. */
export interface DateOrders {
  /** The order for the file; undefined if the user must choose it. */
  readonly order: DateOrder | undefined
  /** Whether the file has days that depend on the order. */
  readonly matters: boolean
  /** The orders that fit all dates of the file. */
  readonly possible: readonly DateOrder[]
}

/** The order of day, month and year: the chosen one, or the one that the unambiguous dates show ([D6]). */
export function orderOf(times: readonly WrittenTime[], chosen: DateOrder | undefined): DateOrders {
  const numeric = times.filter(
    ({ days }) =>
      (days && days['day-first'] !== days['month-first']) || (days && days['day-first'] !== days['year-first']),
  )
  const considered = DATE_ORDERS.filter((order) => order !== 'year-first' || mayBeginWithYear(numeric))
  const readings = numeric.flatMap(({ days, weekday }) => {
    const inOrder = new Map(
      considered.flatMap((order) => {
        const day = fitting(days?.[order], weekday)
        return day ? [[order, day] as const] : []
      }),
    )
    return inOrder.size > 0 ? [inOrder] : []
  })
  const matters = readings.some((inOrder) => inOrder.size < considered.length || !areSame([...inOrder.values()]))
  if (chosen !== undefined) return { order: chosen, matters, possible: considered }
  if (!matters) return { order: 'day-first', matters, possible: considered }
  const fitsAll = considered.filter((order) => readings.every((inOrder) => inOrder.has(order)))
  const [first] = fitsAll
  const isPlain = readings.every((inOrder) => areSame(fitsAll.flatMap((order) => inOrder.get(order) ?? [])))
  return { order: isPlain ? first : undefined, matters, possible: fitsAll.length > 0 ? fitsAll : considered }
}

/**
 * A two-digit year may come first if dashes separate the numbers.
 * The same holds if the last numbers would be years too far apart for one file.
 */
function mayBeginWithYear(times: readonly WrittenTime[]): boolean {
  if (times.length === 0 || times.some(({ days }) => !days?.['year-first'])) return false
  if (times.some(({ isDashed }) => isDashed)) return true
  const years = times.map(({ days }) => (days?.['day-first'] ?? days?.['month-first'])?.year ?? 0)
  const [first, last] = years.reduce(([low, high], year) => [Math.min(low, year), Math.max(high, year)], [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ] as [number, number])
  return last - first > SEASON_YEARS
}

/** A season spans two calendar years. */
const SEASON_YEARS = 1

const areSame = ([first, ...others]: readonly WrittenDay[]) => others.every((day) => first && isSameDay(first, day))
const isSameDay = (a: WrittenDay, b: WrittenDay) => a.year === b.year && a.month === b.month && a.day === b.day

/** The day, or undefined if the weekday beside it contradicts it. */
function fitting(day: WrittenDay | undefined, weekday: number | undefined): WrittenDay | undefined {
  return day && (weekday === undefined || new Date(midnight(day)).getUTCDay() === weekday) ? day : undefined
}

function midnight({ year, month, day }: WrittenDay): number {
  return new Date(0).setUTCFullYear(year, month - 1, day)
}

export interface KickOffAnswers {
  readonly order: DateOrder | undefined
  /** The zone of times that name none; undefined if it is unknown. */
  readonly timeZone: string | undefined
  /** The time of day (s) for lines with a day alone; null leaves the match without a kick-off. */
  readonly withoutTime: number | null | undefined
}

/** A kick-off, a question to answer first, or a fault. */
export type KickOffRead =
  | { readonly at: string | null }
  | { readonly asks: 'date-order' | 'time-zone' | 'time' }
  | { readonly fault: string }

/** Converts written times to instants with the answers for the whole file. */
export function kickOffReader({ order, timeZone, withoutTime }: KickOffAnswers) {
  const zones = new Map<string, ZoneTime>()
  const zoneOf = (name: string) => {
    const zone = zones.get(name) ?? zoneTime(name)
    zones.set(name, zone)
    return zone
  }
  return (written: WrittenKickOff, isUtc: boolean): KickOffRead => {
    const days = written.days
    if (!days) return { fault: WITHOUT_DAY }
    const isPlain = days['day-first'] === days['month-first'] && days['day-first'] === days['year-first']
    if (!isPlain && order === undefined) return { asks: 'date-order' }
    const day = days[order ?? 'day-first']
    if (!day) return { fault: UNFITTING[order ?? 'day-first'] }
    if (!fitting(day, written.weekday)) return { fault: 'The weekday of the kick-off is not the one of its date.' }
    const second = written.second ?? withoutTime
    if (second === undefined) return { asks: 'time' }
    if (second === null) return { at: null }
    const local = midnight(day) + second * 1000
    if (written.offset !== undefined) return checked(local - written.offset * 60_000)
    if (isUtc) return checked(local)
    const zone = written.timeZone ?? timeZone
    if (zone === undefined) return { asks: 'time-zone' }
    const instants = zoneOf(zone).instantsOf(local)
    const [instant] = instants
    if (instant === undefined) {
      return { fault: `The kick-off falls into an hour that clocks in ${zone} skip on that day.` }
    }
    if (instants.length > 1) {
      return {
        fault: `The kick-off comes twice in ${zone}, where clocks go back on that day: write it as 2026-05-01T18:00:00Z.`,
      }
    }
    return checked(instant)
  }
}

const UNFITTING: Readonly<Record<DateOrder, string>> = {
  'day-first': 'The kick-off is no date with the day first.',
  'month-first': 'The kick-off is no date with the month first.',
  'year-first': 'The kick-off is no date with the year first.',
}

function checked(instant: number): KickOffRead {
  const at = new Date(instant).toISOString()
  return isInYearsOfMatches(at) ? { at } : { fault: `The kick-off ${YEARS_SENTENCE}` }
}
