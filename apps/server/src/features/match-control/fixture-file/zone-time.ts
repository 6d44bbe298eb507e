const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Converts local times of one time zone to instants. */
export interface ZoneTime {
  /** The instants of a local time (ms as if it were UTC): none in a gap, two where clocks go back. */
  instantsOf(local: number): readonly number[]
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export function zoneTime(timeZone: string): ZoneTime {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  /** Local time minus UTC (ms). */
  const offsetAt = (instant: number) => {
    const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000
  }
  const days = new Map<number, readonly number[]>()
  /** The offsets on the days around a time; clocks change at most once between them. */
  const offsetsAround = (local: number) => {
    const day = Math.floor(local / DAY)
    const cached = days.get(day)
    if (cached) return cached
    const offsets = [...new Set([offsetAt((day - 1) * DAY), offsetAt((day + 2) * DAY)])]
    days.set(day, offsets)
    return offsets
  }
  return {
    instantsOf: (local) => {
      const offsets = offsetsAround(local)
      if (offsets.length === 1) return offsets.map((offset) => local - offset)
      return offsets
        .map((offset) => local - offset)
        .filter((instant) => offsetAt(instant) === local - instant)
        .sort((a, b) => a - b)
    },
  }
}
