import { monthOf, weekdayOf } from './month-names.ts'

/** A day of the calendar; `month` is 1 to 12. */
export interface WrittenDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

export const DATE_ORDERS = ['day-first', 'month-first', 'year-first'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]

/** The parts of a kick-off that a cell names. */
export interface WrittenTime {
  /** The day in each order: equal if the order does not matter, undefined in an order that it does not fit. */
  readonly days?: Readonly<Record<DateOrder, WrittenDay | undefined>>
  /** Dashes separate its numbers, as in 26-11-20: then a two-digit year often comes first. */
  readonly isDashed?: boolean
  /** Seconds after midnight. */
  readonly second?: number
  /** Minutes ahead of UTC, if the cell names them. */
  readonly offset?: number
  /** 0 for Sunday to 6. */
  readonly weekday?: number
}

const TIME =
  '(?<hour>\\d{1,2})(?:(?:[:.h](?<minute>\\d{2}))(?:[:.](?<second>\\d{2})(?:[.,](?<part>\\d{1,9}))?)?)?\\s*(?<half>[ap]\\.?m\\.?)?(?:\\s*(?<unit>uhr|hrs|h|noon))?' +
  '\\s*(?<zone>z|utc|gmt|wet|west|bst|cet|cest|eet|eest|(?:utc|gmt)?[+-]\\d{1,2}(?::?\\d{2})?)?'
const WHOLE_TIME = new RegExp(`^${TIME}$`, 'i')
const TIME_LAST = new RegExp(`^(?<day>.+?)(?:t|\\s*,\\s*|\\s+)(?:(?:at|um|à|-|–|@)\\s*)?${TIME}$`, 'i')
const TIME_FIRST = new RegExp(`^${TIME}(?:\\s*,\\s*|\\s+)(?:(?:on|-|–)\\s*)?(?<day>.+)$`, 'i')

const ZONES: Readonly<Record<string, number>> = {
  z: 0,
  utc: 0,
  gmt: 0,
  wet: 0,
  west: 60,
  bst: 60,
  cet: 60,
  cest: 120,
  eet: 120,
  eest: 180,
}

/** A longer cell is not read as a time. */
const LONGEST = 80
/** '20/11/2026 (Fri)', '19:45 (GMT)'. */
const BRACKETED = /\((\p{L}+)\)/gu

/** Reads a day, a time of day, or both, in the forms that spreadsheets and users write; otherwise undefined. */
export function writtenTime(text: string): WrittenTime | undefined {
  if (text.length > LONGEST) return undefined
  const plain = text.replace(BRACKETED, ' $1 ').replace(/\s+/g, ' ').trim()
  const asDay = writtenDay(plain)
  if (asDay) return asDay
  const whole = WHOLE_TIME.exec(plain)
  const time = whole && timeIn(whole)
  if (time) return time
  for (const pattern of [TIME_LAST, TIME_FIRST]) {
    const found = pattern.exec(plain)
    const clock = found && timeIn(found)
    const day = clock && writtenDay(found?.groups?.day ?? '')
    if (clock && day && day.second === undefined) return { ...day, ...clock }
  }
  return undefined
}

/** Reads a cell of a time column: also 1945, and a spreadsheet's fraction of a day. */
export function writtenClock(text: string): WrittenTime | undefined {
  if (/^noon$/i.test(text)) return { second: 12 * 60 * 60 }
  const digits = /^(\d{1,2})(\d\d)$/.exec(text)
  if (digits) return writtenTime(`${digits[1]}:${digits[2]}`)
  const part = /^0?[.,]\d+$/.test(text) || text === '0' ? Number(text.replace(',', '.')) : undefined
  if (part !== undefined) return { second: Math.round(part * 24 * 60) * 60 }
  return writtenTime(text)
}

const YEARLESS = [
  /^\d{1,2}\s*[-/.]\s*\d{1,2}\.?$/,
  /^\d{1,2}(?:st|nd|rd|th|\.|º|er)?[\s/-]*(?:of |de )?(?<month>\p{L}+)\.?$/iu,
  /^(?<month>\p{L}+)\.?[\s/-]*\d{1,2}(?:st|nd|rd|th|\.)?$/iu,
]

/** Whether a cell names a day and month without a year, with or without a weekday and a time. */
export function isWithoutYear(text: string): boolean {
  if (text.length > LONGEST) return false
  const plain = text.replace(BRACKETED, ' $1 ').replace(/\s+/g, ' ').trim()
  const [, word = '', rest = ''] = WEEKDAY_FIRST.exec(plain) ?? []
  const day = weekdayOf(word) === undefined ? plain : rest
  const time = TIME_LAST.exec(day)
  const days = [day, ...(time && timeIn(time) ? [(time.groups?.day ?? '').trim()] : [])]
  return days.some((each) =>
    YEARLESS.some((form) => {
      const found = form.exec(each)
      return found !== null && (found.groups === undefined || monthOf(found.groups.month ?? '') !== undefined)
    }),
  )
}

/** The minutes ahead of UTC that a cell names by an abbreviation or +01:00; otherwise undefined. */
export function writtenOffset(text: string): number | undefined {
  const zone = text.trim().toLowerCase()
  if (ZONES[zone] === undefined && !/^(?:utc|gmt)?[+-]\d{1,2}(?::?\d{2})?$/.test(zone)) return undefined
  const offset = offsetOf(zone)
  return Math.abs(offset) > MOST_OFFSET ? undefined : offset
}

function timeIn({ groups = {} }: RegExpExecArray): Pick<WrittenTime, 'second' | 'offset'> | undefined {
  const half = groups.half?.[0]?.toLowerCase()
  const unit = groups.unit?.toLowerCase()
  if (groups.minute === undefined && half === undefined && unit === undefined) return undefined
  if (unit === 'noon' && (groups.hour !== '12' || Number(groups.minute ?? 0) !== 0 || half !== undefined))
    return undefined
  const [hour, minute, second] = [groups.hour, groups.minute ?? 0, groups.second ?? 0].map(Number) as [
    number,
    number,
    number,
  ]
  if (minute > 59 || second > 59 || hour > 23 || (half !== undefined && (hour > 12 || hour === 0))) return undefined
  const hours = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0)
  const at = (hours * 60 + minute) * 60 + second + Math.floor(Number(`0.${groups.part ?? 0}`) * 1000) / 1000
  if (groups.zone === undefined) return { second: at }
  const offset = offsetOf(groups.zone.toLowerCase())
  return Math.abs(offset) > MOST_OFFSET ? undefined : { second: at, offset }
}

/** The largest offset from UTC anywhere (min). */
const MOST_OFFSET = 14 * 60

function offsetOf(zone: string): number {
  const listed = ZONES[zone]
  if (listed !== undefined) return listed
  const [, sign, hours, minutes = '0'] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? []
  return Number(minutes) > 59
    ? Number.POSITIVE_INFINITY
    : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

const NUMBERS = /^(\d{1,2})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{2})$/
const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/
const DIGITS = /^((?:19|20|21)\d\d)(\d\d)(\d\d)$/
const DAY_MONTH = /^(\d{1,2})(?:st|nd|rd|th|\.|º|er)?[\s/-]*(?:of |de )?(\p{L}+)\.?,?[\s/-]*(?:de )?'?(\d{4}|\d{2})$/iu
const MONTH_DAY = /^(\p{L}+)\.?[\s-]*(\d{1,2})(?:st|nd|rd|th)?(?:,\s*|[\s-]+)(\d{4})$/iu
const WEEKDAY_LAST = /^(.+?),?\s+(\p{L}+)\.?$/u
const WEEKDAY_FIRST = /^(\p{L}+)\.?,?\s+(.+)$/u
/** Days since 30 December 1899, the serial dates of spreadsheets: from 1954 to 2119. */
const SERIAL = /^([2-7]\d{4})(?:[.,](\d+))?$/
const SERIAL_ZERO = Date.UTC(1899, 11, 30)
const DAY = 24 * 60 * 60_000

function writtenDay(text: string): WrittenTime | undefined {
  const [, word = '', rest = ''] = WEEKDAY_FIRST.exec(text) ?? []
  const weekday = weekdayOf(word)
  if (weekday !== undefined) {
    const day = dayOf(rest.trim())
    if (day) return { ...day, weekday }
  }
  const [, before = '', last = ''] = WEEKDAY_LAST.exec(text) ?? []
  const lastWeekday = weekdayOf(last)
  const day = lastWeekday === undefined ? undefined : dayOf(before.trim())
  return day ? { ...day, ...(lastWeekday !== undefined && { weekday: lastWeekday }) } : dayOf(text)
}

function dayOf(text: string): WrittenTime | undefined {
  const serial = SERIAL.exec(text)
  if (serial) {
    const at = new Date(SERIAL_ZERO + Number(serial[1]) * DAY)
    const part = serial[2] === undefined ? undefined : Number(`0.${serial[2]}`)
    const day = oneOrder(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate())
    return day && { ...day, ...(part !== undefined && { second: Math.round(part * 24 * 60) * 60 }) }
  }
  const numbers = NUMBERS.exec(text)
  if (numbers) {
    const [first, second, year] = [Number(numbers[1]), Number(numbers[3]), yearOf(numbers[4] ?? '')]
    const isShort = numbers[4]?.length === 2
    const days = {
      'day-first': realDay(year, second, first),
      'month-first': realDay(year, first, second),
      'year-first': isShort ? realDay(2000 + first, second, Number(numbers[4])) : undefined,
    }
    if (DATE_ORDERS.every((order) => !days[order])) return undefined
    return { days, ...(isShort && numbers[2] === '-' && { isDashed: true }) }
  }
  const yearFirst = YEAR_FIRST.exec(text)
  if (yearFirst) return oneOrder(Number(yearFirst[1]), Number(yearFirst[3]), Number(yearFirst[4]))
  const digits = DIGITS.exec(text)
  if (digits) return oneOrder(Number(digits[1]), Number(digits[2]), Number(digits[3]))
  const dayMonth = DAY_MONTH.exec(text)
  if (dayMonth) return oneOrder(yearOf(dayMonth[3] ?? ''), monthOf(dayMonth[2] ?? ''), Number(dayMonth[1]))
  const monthDay = MONTH_DAY.exec(text)
  if (monthDay) return oneOrder(Number(monthDay[3]), monthOf(monthDay[1] ?? ''), Number(monthDay[2]))
  return undefined
}

/** A year of two digits lies in this century. */
const yearOf = (digits: string) => (digits.length === 2 ? 2000 + Number(digits) : Number(digits))

function oneOrder(year: number, month: number | undefined, day: number): WrittenTime | undefined {
  const real = month === undefined ? undefined : realDay(year, month, day)
  return real && { days: { 'day-first': real, 'month-first': real, 'year-first': real } }
}

/** Undefined for a day that the calendar lacks, such as 30 February. */
function realDay(year: number, month: number, day: number): WrittenDay | undefined {
  const at = new Date(0)
  at.setUTCFullYear(year, month - 1, day)
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? { year, month, day } : undefined
}
