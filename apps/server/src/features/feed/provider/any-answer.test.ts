import type { FeedProviderForm, FeedProviderFormat } from '@bettle/contract'
import { clearTotals, noCounts, readCounts, unknownTypes } from '@bettle/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adapters } from './adapter.ts'
import { FeedFailure } from './feed-failure.ts'

const KICK_OFF = Date.parse('2026-05-02T18:00:00Z')
const SIDES = ['home', 'away'] as const

const aForm = (format: FeedProviderFormat): FeedProviderForm => ({
  ...{ name: 'A provider', format, url: 'https://counts.example/{match}', keyHeader: null },
  ...{ intervalSeconds: 20, delaySeconds: 0, delays: [], dailyCalls: null, matchPath: 'id', timePath: 'time' },
  totals: ['Goal', 'Corner'].flatMap((eventType) =>
    SIDES.map((side, team) => ({ eventType, side, path: `teams[${team}].${eventType}` })),
  ),
  phases: { path: 'state', half1: ['1H'], interval: ['HT'], half2: ['2H'], over: ['FT'] },
})

const listed = (id: number, values: readonly number[]) => ({
  team: { id },
  statistics: ['Corner Kicks', 'Total Shots', 'Yellow Cards', 'Red Cards', 'Offsides'].map((type, index) => ({
    ...{ type, value: values[index] },
  })),
})

/** Answers in which no count is zero. */
const ANSWERS: Readonly<Record<FeedProviderFormat, unknown>> = {
  generic: {
    id: 7,
    time: '12',
    state: '1H',
    teams: [
      { Goal: 1, Corner: 4 },
      { Goal: 2, Corner: '3' },
    ],
  },
  'api-football': {
    errors: [],
    response: [
      {
        fixture: {
          id: 7,
          date: '2026-05-02',
          status: { short: '1H', elapsed: 12, extra: null },
          periods: { first: 5 },
        },
        teams: { home: { id: 1, name: 'Ashford' }, away: { id: 2, name: 'Brentwood' } },
        goals: { home: 1, away: 2 },
        score: { fulltime: { home: 1, away: 2 }, extratime: { home: null, away: null } },
        statistics: [listed(1, [4, 5, 1, 1, 2]), listed(2, [3, 6, 2, 1, 1])],
      },
    ],
  },
  openligadb: {
    ...{ matchID: 7, matchDateTimeUTC: '2026-05-02T18:00:00Z', matchIsFinished: false },
    ...{ team1: { teamName: 'Ashford' }, team2: { teamName: 'Brentwood' } },
    goals: [{ scoreTeam1: 1, scoreTeam2: 1, matchMinute: 9, comment: null }],
    matchResults: [{ pointsTeam1: 1, pointsTeam2: 1, resultTypeID: 2, resultName: 'Endergebnis' }],
  },
}
const FORMATS = Object.keys(ANSWERS) as FeedProviderFormat[]

/** Every place in an answer, as the names and indexes that lead to it. */
function placesIn(value: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...at, name]))]
}

const LEFT_OUT = Symbol('left out')

/** Returns an answer with another value at a place, or without the place. */
function replaced(answer: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  const entries = Object.entries(answer as object).flatMap(([key, inner]) => {
    const given = key === name ? (rest.length === 0 ? value : replaced(inner, rest, value)) : inner
    return given === LEFT_OUT ? [] : [[key, given] as const]
  })
  return Array.isArray(answer) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

/** Values of which none states a zero. OpenLigaDB's empty list of goals does, so no list is empty. */
const withoutZero = fc.oneof(
  fc.constant(LEFT_OUT),
  fc.constantFrom<unknown>(null, '', '-', 'none', '50%', true, false, -1, 0.5, 1e9, 'constructor', '__proto__', {}),
  fc.constantFrom<unknown>([null], [[]], ['x'], { home: null }, { total: 'x' }, '１', '1.0', 7, 99_999),
  fc.string({ maxLength: 6 }).filter((text) => !/[0-9]/.test(text)),
)

const readAll = (format: FeedProviderFormat, answer: unknown) => {
  const adapter = adapters[format]
  const form = aForm(format)
  adapter.isAbout(answer, form, '7')
  adapter.clock(answer, form)
  adapter.phase(answer, form)
  adapter.play(answer, form)
  try {
    adapter.kickOff(answer, form)
    return adapter.read(answer, form)
  } catch (error) {
    if (error instanceof FeedFailure) return undefined
    throw error
  }
}

describe('an answer of any shape', () => {
  it.each(FORMATS)('is read or refused in the format %s, whatever JSON it is [F25] [F28]', (format) => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...placesIn(ANSWERS[format])), (value, place) => {
        readAll(format, value)
        readAll(format, replaced(ANSWERS[format], place, value))
      }),
      { numRuns: 500 },
    )
  })

  it.each(FORMATS)(
    'yields no zero in the format %s that the answer does not state, whatever is missing or of another kind [F25]',
    (format) => {
      const faults = fc.array(fc.tuple(fc.nat(200), withoutZero), { minLength: 1, maxLength: 4 })
      fc.assert(
        fc.property(faults, (given) => {
          const answer = given.reduce((before: unknown, [number, value]) => {
            const places = placesIn(before)
            const changed = replaced(before, places[number % places.length] ?? [], value)
            return changed === LEFT_OUT ? null : changed
          }, ANSWERS[format])
          // Without its only goal, the list of OpenLigaDB states that there is none.
          if (format === 'openligadb' && JSON.stringify(answer).includes('"goals":[]')) return
          expect(readAll(format, answer)?.filter(({ total }) => total === 0) ?? []).toEqual([])
        }),
        { numRuns: 1000 },
      )
    },
  )

  it('yields no zero from a negative number of cards or goals beside another one [F25]', () => {
    const cards = replaced(
      ANSWERS['api-football'],
      ['response', '0', 'statistics', '0', 'statistics', '2', 'value'],
      -1,
    )
    expect(readAll('api-football', cards)?.find((one) => one.eventType === 'Card' && one.side === 'home')?.total).toBe(
      'unknown',
    )
    const goals = [{ scoreTeam1: 1, scoreTeam2: -1 }]
    const totals = readAll('openligadb', { matchID: 7, goals, matchResults: [] }) ?? []
    expect(totals.filter(({ total }) => total !== 'unknown')).toEqual([])
  })

  it('counts no event that no answer stated, and knows a type only after an answer that states both its sides [F25]', () => {
    const total = fc.oneof({ weight: 5, arbitrary: fc.integer({ min: -1, max: 9 }) }, fc.constant('unknown' as const))
    const stated = fc.record({
      ...{ eventType: fc.constantFrom('Goal', 'Corner'), side: fc.constantFrom(...SIDES) },
      total,
    })
    fc.assert(
      fc.property(fc.array(fc.array(stated, { maxLength: 6 }), { maxLength: 30 }), (answers) => {
        let state = noCounts({ fromKickOff: true })
        const highest = new Map<string, number>()
        answers.forEach((totals, index) => {
          const at = KICK_OFF + (index + 1) * 20_000
          const halves = [{ startsAt: KICK_OFF, endsAt: null }]
          const read = readCounts(
            state,
            { at, totals },
            { halves, delayOf: () => 0, settledUntil: null, isOver: false },
          )
          state = read.state
          const clear = clearTotals(totals)
          for (const [eventType, given] of clear) {
            if (given === 'unknown') continue
            for (const side of SIDES) {
              const key = `${eventType}:${side}`
              highest.set(key, Math.max(highest.get(key) ?? 0, given[side]))
            }
          }
          for (const message of read.messages) {
            const [type, side, number] = message.sourceId.split(':')
            expect(Number(number)).toBeLessThanOrEqual(highest.get(`${type}:${side}`) ?? 0)
          }
          const unknown = unknownTypes(state).map(({ eventType }) => eventType)
          for (const eventType of Object.keys(state.types)) {
            if ((clear.get(eventType) ?? 'unknown') === 'unknown') expect(unknown).toContain(eventType)
          }
        })
      }),
    )
  })
})
