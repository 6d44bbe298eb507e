import { isInYearsOfMatches, YEARS_SENTENCE } from '@bettle/contract'
import { type DateOrder, type WrittenDay, type WrittenTime, writtenClock, writtenTime } from './written-time.ts'
import { type ZoneTime, zoneTime } from './zone-time.ts'

/** The cells of a line that say when it is played. */
export interface KickOffCells {
  readonly kickOff: string
  readonly date: string
  readonly time: string
}

const UNREADABLE = 'Write the kick-off as 2026-05-01T18:00:00Z, or leave it empty.'
/** Time and place are not known yet. */
const LATER = /^(tb[acd]|t\.b\.[acd]\.?|n\/a|[-–—?]+|postponed|ppd?\.?)$/i

/** When a line is played, as it is written. */
export interface WrittenKickOff extends WrittenTime {
  /** The cell that says the time, or the day where no cell does. */
  readonly from: keyof KickOffCells
}

const FIELDS = ['kickOff', 'date', 'time'] as const

/** Null where the cells say nothing; a sentence where they cannot be read. */
export function writtenKickOff(cells: KickOffCells): WrittenKickOff | null | string {
  const given = FIELDS.filter((field) => cells[field] !== '' && !LATER.test(cells[field]))
  if (given.length === 0) return null
  const read: Partial<Record<keyof KickOffCells, WrittenTime>> = {}
  for (const field of given) {
    const text = cells[field]
    const written = writtenTime(text) ?? (field === 'date' ? undefined : writtenClock(text))
    if (!written) return UNREADABLE
    read[field] = withoutDayZero(written)
  }
  const dayFrom = FIELDS.find((field) => read[field]?.days)
  const timeFrom = (['kickOff', 'time', 'date'] as const).find((field) => read[field]?.second !== undefined)
  if (dayFrom === undefined) return UNREADABLE
  const { second, offset } = (timeFrom && read[timeFrom]) ?? {}
  return {
    ...read[dayFrom],
    ...(second !== undefined && { second }),
    ...(offset !== undefined && { offset }),
    from: timeFrom ?? dayFrom,
  }
}

/** A time alone that a spreadsheet kept as a date is on its day zero, 30 or 31 December 1899. */
function withoutDayZero({ days, ...written }: WrittenTime): WrittenTime {
  const day = days?.['day-first']
  const isZero = day?.year === 1899 && day.month === 12 && day.day >= 30
  return { ...written, ...(days && !isZero && { days }) }
}

/** Lines of a file may name their days by numbers in two orders. */
export interface DateOrders {
  /** The order that holds for the file, undefined where somebody has to say it. */
  readonly order: DateOrder | undefined
  /** Whether days of the file are written so that the order matters. */
  readonly matters: boolean
}

/** The order of day and month: as chosen, or as the dates that fit one order alone show it ([D6]). */
export function orderOf(times: readonly WrittenTime[], chosen: DateOrder | undefined): DateOrders {
  let [dayFirst, monthFirst, both] = [false, false, false]
  for (const { days, weekday } of times) {
    if (!days) continue
    const [first, second] = [fitting(days['day-first'], weekday), fitting(days['month-first'], weekday)]
    if (first && second) both ||= !isSameDay(first, second)
    else if (first) dayFirst = true
    else if (second) monthFirst = true
  }
  const matters = both || dayFirst || monthFirst
  if (chosen !== undefined) return { order: chosen, matters }
  if (dayFirst !== monthFirst) return { order: dayFirst ? 'day-first' : 'month-first', matters }
  return { order: matters ? undefined : 'day-first', matters }
}

const isSameDay = (a: WrittenDay, b: WrittenDay) => a.month === b.month && a.day === b.day

/** The day, unless the weekday beside it says that it is another. */
function fitting(day: WrittenDay | undefined, weekday: number | undefined): WrittenDay | undefined {
  return day && (weekday === undefined || new Date(midnight(day)).getUTCDay() === weekday) ? day : undefined
}

function midnight({ year, month, day }: WrittenDay): number {
  return new Date(0).setUTCFullYear(year, month - 1, day)
}

export interface KickOffAnswers {
  readonly order: DateOrder | undefined
  /** The zone of times that name none; undefined where nobody has said it. */
  readonly timeZone: string | undefined
  /** The time of day (s) where a line has a day alone: null leaves such a match without a kick-off. */
  readonly withoutTime: number | null | undefined
}

/** A kick-off; what is asked first; or what is wrong. */
export type KickOffRead =
  | { readonly at: string | null }
  | { readonly asks: 'date-order' | 'time-zone' | 'time' }
  | { readonly fault: string }

/** Turns what is written into instants, with the answers that hold for the whole file. */
export function kickOffReader({ order, timeZone, withoutTime }: KickOffAnswers) {
  const zones = new Map<string, ZoneTime>()
  const zoneOf = (name: string) => {
    const zone = zones.get(name) ?? zoneTime(name)
    zones.set(name, zone)
    return zone
  }
  return (written: WrittenTime, isUtc: boolean): KickOffRead => {
    const days = written.days
    if (!days) return { fault: UNREADABLE }
    const isPlain = days['day-first'] === days['month-first']
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
    if (timeZone === undefined) return { asks: 'time-zone' }
    const instants = zoneOf(timeZone).instantsOf(local)
    const [instant] = instants
    if (instant === undefined) {
      return { fault: `The kick-off falls into an hour that clocks in ${timeZone} skip on that day.` }
    }
    if (instants.length > 1) {
      return {
        fault: `The kick-off comes twice in ${timeZone}, where clocks go back on that day: write it as 2026-05-01T18:00:00Z.`,
      }
    }
    return checked(instant)
  }
}

const UNFITTING: Readonly<Record<DateOrder, string>> = {
  'day-first': 'The kick-off is no date with the day first.',
  'month-first': 'The kick-off is no date with the month first.',
}

function checked(instant: number): KickOffRead {
  const at = new Date(instant).toISOString()
  return isInYearsOfMatches(at) ? { at } : { fault: `The kick-off ${YEARS_SENTENCE}` }
}
