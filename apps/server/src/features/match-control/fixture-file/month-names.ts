/** The languages of month and weekday names in a file's dates. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl']

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')

/** Common short forms that Intl lacks. */
const EXTRA: Readonly<Record<'month' | 'weekday', readonly (readonly [string, number])[]>> = {
  month: [['sept', 8]],
  weekday: [
    ['tues', 2],
    ['weds', 3],
    ['thur', 4],
    ['thurs', 4],
  ],
}

function namesOf(part: 'month' | 'weekday', days: readonly Date[]): ReadonlyMap<string, number> {
  const names = new Map<string, number>(EXTRA[part])
  for (const language of LANGUAGES) {
    for (const form of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { [part]: form, timeZone: 'UTC' })
      days.forEach((day, index) => {
        const name = plain(format.format(day))
        if (name !== '' && !names.has(name)) names.set(name, index)
      })
    }
  }
  return names
}

const MONTHS = namesOf(
  'month',
  Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15))),
)
/** 4 January 2026 is a Sunday. */
const WEEKDAYS = namesOf(
  'weekday',
  Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, 4 + day))),
)

/** 1 to 12, or undefined where the word names no month. */
export function monthOf(word: string): number | undefined {
  const month = MONTHS.get(plain(word))
  return month === undefined ? undefined : month + 1
}

/** 0 for Sunday to 6, or undefined where the word names no weekday. */
export const weekdayOf = (word: string) => WEEKDAYS.get(plain(word))
