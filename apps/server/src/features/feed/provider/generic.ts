import type { StatedTotal } from '@bettle/rules'
import type { ProviderAdapter } from './adapter.ts'
import { FeedFailure } from './feed-failure.ts'
import { isSameMatch } from './same-match.ts'
import { seasonOf } from './season-of.ts'

/**
 * A provider of any JSON: an administrator configures the address, with `{match}` in it, and the path of each total.
 */
export const generic: ProviderAdapter = {
  isTriedLive: false,
  request: ({ url, keyHeader }, match, key) => ({
    url: filled(url, { match }),
    headers: keyHeader && key !== undefined ? { [keyHeader]: key } : {},
  }),
  read(answer, { totals }) {
    const stated = totals.map(
      ({ eventType, side, path }): StatedTotal => ({ eventType, side, total: countOf(valueAt(answer, path)) }),
    )
    if (stated.every(({ total }) => total === 'unknown')) throw new FeedFailure('not-understood')
    return stated
  },
  isAbout: (answer, { matchPath }, match) => !matchPath || isSameMatch(valueAt(answer, matchPath), match),
  clock(answer, { timePath }) {
    const time = timePath ? valueAt(answer, timePath) : undefined
    if (!timePath) return undefined
    return { time: typeof time === 'string' || typeof time === 'number' ? String(time) : null }
  },
  fixturesRequest: ({ fixtures, keyHeader }, { league, day, season }, key) =>
    fixtures
      ? {
          url: filled(fixtures.url, { league, day, season: String(season ?? seasonOf(day)) }),
          headers: keyHeader && key !== undefined ? { [keyHeader]: key } : {},
        }
      : undefined,
  readFixtures(answer, { fixtures }) {
    const list = fixtures ? valueAt(answer, fixtures.list) : undefined
    if (!fixtures || !Array.isArray(list)) throw new FeedFailure('not-understood')
    const { match, homeTeam, awayTeam, kickOff } = fixtures
    return list.map((one) => ({
      match: valueAt(one, match),
      homeTeam: valueAt(one, homeTeam),
      awayTeam: valueAt(one, awayTeam),
      kickOff: valueAt(one, kickOff),
    }))
  },
  hasKickOff: ({ fixtures }) => !!fixtures?.matchKickOff,
  kickOff: (answer, { fixtures }) => fixtures?.matchKickOff && valueAt(answer, fixtures.matchKickOff),
  halves: ({ phases }) => (phases ? 'starts-and-ends' : 'nothing'),
  phase(answer, { phases }) {
    const value = phases ? valueAt(answer, phases.path) : undefined
    const status = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
    if (!phases || status === '') return undefined
    // An administrator names no values of the time before the match. Any other value contradicts the start of a half.
    const phase = PHASES.find(([name]) => phases[name].includes(status))?.[1] ?? 'before'
    return { phase, startedAt: [null, null] }
  },
  play(answer, { phases }) {
    if (!phases) return undefined
    const value = valueAt(answer, phases.path)
    const status = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
    const play = PLAYS.find(([, names]) => names.some((name) => phases[name]?.includes(status)))?.[0] ?? 'unknown'
    return { play, status: status.slice(0, LONGEST_STATUS) }
  },
}

/** The phases that an administrator configures. */
const PHASES = [
  ['half1', 'half-1'],
  ['interval', 'interval'],
  ['half2', 'half-2'],
  ['over', 'over'],
] as const

/** What the values of each configured phase say about play ([F28]). Every other value is unknown. */
const PLAYS = [
  ['played', ['half1', 'half2']],
  ['rests', ['interval', 'over']],
  ['interrupted', ['interrupted']],
  ['called-off', ['calledOff']],
] as const

/** The most characters of a provider's status that an operator sees. */
const LONGEST_STATUS = 40

/**
 * Replaces each `{name}` in an address. Values are encoded, so that they stay inside their part of the address.
 * @throws FeedFailure `address-refused` if a value makes the address unusable, such as a colon in the name of the host
 */
function filled(url: string, values: Readonly<Record<string, string>>): URL {
  const address = Object.entries(values).reduce((address, [name, value]) => {
    const encoded = encodeURIComponent(value)
    return address.replaceAll(`{${name}}`, () => encoded).replaceAll(`%7B${name}%7D`, () => encoded)
  }, url)
  const parsed = URL.parse(address)
  if (!parsed) throw new FeedFailure('address-refused')
  return parsed
}

/** Returns the value at a path such as `teams[0].corners`, or the answer itself for an empty path. */
function valueAt(answer: unknown, path: string): unknown {
  const names = path.split(/[.[\]]+/).filter((name) => name !== '')
  let value = answer
  for (const name of names) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = (value as Record<string, unknown>)[name]
  }
  return value
}

/** Returns a count from a number, or from a text of one to four digits. Anything else is unknown ([F25]). */
function countOf(value: unknown): number | 'unknown' {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : 'unknown'
}
