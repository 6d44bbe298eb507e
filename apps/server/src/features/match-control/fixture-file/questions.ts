import type { FixtureColumn, FixtureQuestion } from '@bettle/contract'
import type { DateOrder, WrittenDay, WrittenTime } from './written-time.ts'

/** A question about unknown columns, so that none is dropped silently. */
export function columnsQuestion(unknown: readonly FixtureColumn[]): FixtureQuestion[] {
  if (unknown.length === 0) return []
  const names = unknown.map(({ column, name }) => (name === '' ? `column ${column} (without a name)` : `“${name}”`))
  return [
    {
      code: 'fixture-columns-unknown',
      message: `Bettle does not know ${names.length === 1 ? 'this column' : 'these columns'}: ${names.join(', ')}. Say what ${names.length === 1 ? 'it holds' : 'each holds'}, or that it is not needed.`,
    },
  ]
}

export function orderQuestion(times: readonly WrittenTime[], possible: readonly DateOrder[]): FixtureQuestion {
  const examples = times
    .map(({ days }) => possible.flatMap((order) => (days?.[order] ? [{ order, day: days[order] }] : [])))
    .filter((readings) => new Set(readings.map(({ day }) => dayText(day))).size > 1)
  const [example] = examples.toSorted((a, b) => b.length - a.length)
  const readings = example?.map(({ order, day }) => `${dayText(day)} with the ${FIRST[order]} first`) ?? []
  return {
    code: 'fixture-date-order',
    message: example
      ? `The dates fit ${readings.length === 2 ? 'two' : 'three'} orders: one is ${readings.join(', or ')}. Say which comes first in this file.`
      : 'Some dates fit only with the day first, others only with the month first. Say which comes first in this file.',
  }
}

const FIRST: Readonly<Record<DateOrder, string>> = { 'day-first': 'day', 'month-first': 'month', 'year-first': 'year' }
const dayText = ({ year, month, day }: WrittenDay) => `${day} ${MONTHS[month - 1]} ${year}`

export const zoneQuestion = (lines: number): FixtureQuestion => ({
  code: 'fixture-time-zone',
  message: `${linesText(lines)} a kick-off without its time zone. Say in which zone these times are.`,
})

export const timesQuestion = (lines: number): FixtureQuestion => ({
  code: 'fixture-times-missing',
  message: `${linesText(lines)} a date without a time. Say when these matches start, or leave them without a kick-off.`,
})

export function alikeQuestion(alike: ReadonlyMap<number, number>): FixtureQuestion {
  const [first] = [...alike].sort(([a], [b]) => a - b)
  const others =
    alike.size > 1
      ? `, and so ${alike.size === 2 ? 'does 1 more' : `do ${(alike.size - 1).toLocaleString('en')} more`}`
      : ''
  return {
    code: 'fixture-lines-alike',
    message: `Lines ${first?.[1]} and ${first?.[0]} name the same two teams within 60 days${others}. Say that they are different matches, or correct the file.`,
  }
}

export const similarQuestion = (fixtures: number): FixtureQuestion => ({
  code: 'fixture-similar',
  message: `${fixtures === 1 ? 'A fixture looks' : `${fixtures.toLocaleString('en')} fixtures look`} like a match that is there already. Say of each whether the match has moved, or is another one.`,
})

const linesText = (lines: number) => (lines === 1 ? '1 line has' : `${lines.toLocaleString('en')} lines have`)

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
