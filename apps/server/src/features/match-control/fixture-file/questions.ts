import type { FixtureColumn, FixtureQuestion } from '@bettle/contract'
import type { WrittenTime } from './written-time.ts'

/** Columns that nobody can tell the use of: they are never dropped in silence. */
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

export function orderQuestion(times: readonly WrittenTime[]): FixtureQuestion {
  const example = times.flatMap(({ days }) => {
    const [first, second] = [days?.['day-first'], days?.['month-first']]
    return first && second && first !== second && first.day !== second.day ? [{ first, second }] : []
  })[0]
  const words = ({ year, month, day }: { year: number; month: number; day: number }) =>
    `${day} ${MONTHS[month - 1]} ${year}`
  return {
    code: 'fixture-date-order',
    message: example
      ? `The dates fit two orders: one is ${words(example.first)} with the day first, and ${words(example.second)} with the month first. Say which comes first in this file.`
      : 'Some dates fit only with the day first, others only with the month first. Say which comes first in this file.',
  }
}

export const zoneQuestion = (lines: number): FixtureQuestion => ({
  code: 'fixture-time-zone',
  message: `${linesText(lines)} a kick-off without its time zone. Say in which zone these times are.`,
})

export const timesQuestion = (lines: number): FixtureQuestion => ({
  code: 'fixture-times-missing',
  message: `${linesText(lines)} a date without a time. Say when these matches start, or leave them without a kick-off.`,
})

export const similarQuestion = (fixtures: number): FixtureQuestion => ({
  code: 'fixture-similar',
  message: `${fixtures === 1 ? 'A fixture looks' : `${fixtures.toLocaleString('en')} fixtures look`} like a match that is there already. Say of each whether the match has moved, or is another one.`,
})

const linesText = (lines: number) => (lines === 1 ? '1 line has' : `${lines.toLocaleString('en')} lines have`)

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
