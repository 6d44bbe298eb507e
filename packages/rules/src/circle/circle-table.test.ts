import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recountCircle } from '../../test/naive-circle.ts'
import { type CircleEvening, type CircleMembership, circleTable, type EveningSeat } from './circle-table.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const season = { from: 0, until: 60 * DAY }

const since = (userId: string, joinedAt = 0, leftAt: number | null = null): CircleMembership => ({
  ...{ userId, joinedAt, leftAt },
})
const seat = (userId: string, more: Partial<EveningSeat> = {}): EveningSeat => ({
  ...{ userId, isPresent: true, isGuest: false, ...more },
})

/** An evening at eight on this day, with its ranking, announced the day before. */
function evening(
  day: number,
  ranking: readonly (string | EveningSeat)[],
  more: Partial<CircleEvening & { kickOffAt: number }> = {},
): CircleEvening & { kickOffAt: number } {
  const kickOffAt = day * DAY + 20 * HOUR
  const seats = ranking.map((one) => (typeof one === 'string' ? seat(one) : one))
  return { id: `e${day}`, announcedAt: kickOffAt - DAY, kickOffAt, isConfirmed: true, ranking: seats, ...more }
}

const trio = [since('ana'), since('ben'), since('cleo')]
const lineOf = (userId: string, evenings: readonly CircleEvening[], members: readonly CircleMembership[] = trio) =>
  circleTable(season, members, evenings).lines.find((line) => line.userId === userId)
const uncounted = (evenings: readonly CircleEvening[], members: readonly CircleMembership[] = trio) =>
  circleTable(season, members, evenings).evenings.map((one) => one.uncounted)

describe('an evening of a circle', () => {
  it('gives its members 10, 7, 5, 4, 3, 2 and then 1 point by their rank among the members who played [CI5]', () => {
    const members = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => since(id))
    const ranking = ['stranger', 'a', 'b', seat('absent'), 'c', 'd', 'e', 'f', 'g', seat('h', { isPresent: false })]
    const { lines } = circleTable(season, members, [evening(1, ranking)])
    expect(lines.map(({ userId, points }) => [userId, points])).toEqual([
      ['a', 10],
      ['b', 7],
      ['c', 5],
      ['d', 4],
      ['e', 3],
      ['f', 2],
      ['g', 1],
      ['h', 0],
    ])
  })

  it('counts if it was announced an hour before its kick-off, and not if it was announced later [CI5]', () => {
    const names = ['ana', 'ben', 'cleo']
    const announced = (before: number) => {
      const one = evening(1, names)
      return { ...one, announcedAt: one.kickOffAt - before }
    }
    expect(uncounted([announced(HOUR)])).toEqual([undefined])
    expect(uncounted([announced(HOUR - 1)])).toEqual(['announced-late'])
  })

  it('counts with three members who played, or with both of a circle of two, and not before its results are confirmed [CI5]', () => {
    const four = [...trio, since('dana')]
    expect(uncounted([evening(1, ['ana', 'ben', 'cleo'])], four)).toEqual([undefined])
    expect(uncounted([evening(1, ['ana', 'ben', 'stranger', seat('cleo', { isPresent: false })])], four)).toEqual([
      'too-few',
    ])
    expect(uncounted([evening(1, ['ana', 'ben'])], trio.slice(0, 2))).toEqual([undefined])
    expect(uncounted([evening(1, ['ana'])], trio.slice(0, 2))).toEqual(['too-few'])
    expect(uncounted([evening(1, ['ana'])], trio.slice(0, 1))).toEqual(['too-few'])
    expect(uncounted([evening(1, ['ana', 'ben', 'cleo'], { isConfirmed: false })])).toEqual(['unconfirmed'])
  })

  it('the evening with more members counts if two of one day qualify, and of equal ones the earlier [CI5]', () => {
    const four = [...trio, since('dana')]
    const small = evening(1, ['ana', 'ben', 'cleo'])
    const large = { ...evening(1, ['dana', 'cleo', 'ben', 'ana']), id: 'large', kickOffAt: DAY + 22 * HOUR }
    expect(uncounted([small, large], four)).toEqual(['better-that-day', undefined])
    expect(uncounted([small, { ...large, ranking: small.ranking }], four)).toEqual([undefined, 'better-that-day'])
  })
})

describe('the table of a season', () => {
  it('adds the best two thirds of the evenings, rounded up, so that one missed evening in three costs nothing [CI6]', () => {
    const wins = ['ana', 'ben', 'cleo', 'dana']
    const without = ['ben', 'cleo', 'dana']
    const four = [...trio, since('dana')]
    const points = (rankings: readonly string[][]) =>
      lineOf(
        'ana',
        rankings.map((ranking, day) => evening(day + 1, ranking)),
        four,
      )?.points
    expect(points([wins])).toBe(10)
    expect(points([wins, wins])).toBe(20)
    expect(points([wins, wins, wins])).toBe(20)
    expect(points([wins, wins, without])).toBe(20)
    expect(points([wins, wins, wins, wins])).toBe(30)
    expect(points([without, without, wins])).toBe(10)
  })

  it('shows the evenings played and won and the best finish, and orders equal points by them [CI6]', () => {
    const evenings = [evening(1, ['ana', 'ben', 'cleo']), evening(2, ['ben', 'ana', 'cleo'])]
    const { lines } = circleTable(season, trio, evenings)
    expect(lines).toMatchObject([
      { userId: 'ana', rank: 1, points: 17, played: 2, won: 1, bestFinish: 1 },
      { userId: 'ben', rank: 1, points: 17, played: 2, won: 1, bestFinish: 1 },
      { userId: 'cleo', rank: 3, points: 10, played: 2, won: 0, bestFinish: 3 },
    ])
  })

  it('a guest who became a member later brings the points of one seat, and no other member’s points change [CI7]', () => {
    const ranking = ['ana', seat('guest', { isGuest: true }), 'ben', seat('other', { isGuest: true }), 'cleo']
    const before = circleTable(season, trio, [evening(1, ranking)]).lines
    const members = [...trio, since('guest', 3 * DAY), since('other', 4 * DAY), since('stranger', 3 * DAY)]
    const after = circleTable(season, members, [evening(1, ['stranger', ...ranking])]).lines
    for (const { userId, points } of before) expect(after.find((line) => line.userId === userId)?.points).toBe(points)
    const own = (id: string) => after.find(({ userId }) => userId === id)?.points
    expect([own('guest'), own('other'), own('stranger')]).toEqual([7, 5, 0])
  })

  it('a member who left keeps the points and the line of the season, and later evenings change neither [CI8]', () => {
    const evenings = [
      evening(1, ['ana', 'ben', 'cleo']),
      evening(2, ['ana', 'ben', 'cleo']),
      evening(3, ['ana', 'ben', 'cleo']),
    ]
    const members = [since('ana', 0, 4 * DAY), since('ben'), since('cleo'), since('dana', 0, DAY)]
    const later = [evening(5, ['ben', 'ana', 'cleo']), evening(6, ['ben', 'ana', 'cleo'])]
    const of = (all: readonly CircleEvening[]) => lineOf('ana', all, members)
    expect(of(evenings)).toMatchObject({ points: 20, played: 3, hasLeft: true })
    expect(of([...evenings, ...later])).toEqual({ ...of(evenings), rank: expect.any(Number) })
    expect(lineOf('dana', evenings, members)).toBeUndefined()
  })

  it('equals an independent recount in random circles [CI5] [CI6] [CI7] [CI8]', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
    const hours = (days: number) => fc.integer({ min: -3 * 24, max: days * 24 }).map((hour) => hour * HOUR)
    const span = fc
      .tuple(fc.constantFrom(...ids), hours(20), fc.option(hours(70)))
      .map(([userId, joinedAt, leftAt]) =>
        since(userId, joinedAt, leftAt === null || leftAt <= joinedAt ? null : leftAt),
      )
    const one = fc
      .record({
        kickOffAt: fc.option(hours(63), { freq: 20 }),
        before: fc.constantFrom(0, HOUR - 1, HOUR, DAY),
        isConfirmed: fc.constantFrom(true, true, true, false),
        order: fc.shuffledSubarray(ids),
        present: fc.subarray(ids, { minLength: 6 }),
        guests: fc.subarray(ids, { maxLength: 3 }),
      })
      .map(({ kickOffAt, before, isConfirmed, order, present, guests }) => ({
        ...{ kickOffAt, isConfirmed, announcedAt: (kickOffAt ?? 0) - before },
        ranking: order.map((id) => seat(id, { isPresent: present.includes(id), isGuest: guests.includes(id) })),
      }))
    const counts = { tables: 0, counted: 0 }
    fc.assert(
      fc.property(
        fc.array(span, { minLength: 6, maxLength: 16 }),
        fc.array(one, { minLength: 10, maxLength: 30 }),
        (spans, given) => {
          const evenings = given.map((evening, index) => ({ ...evening, id: `e${String(index).padStart(2, '0')}` }))
          const { lines, evenings: judged } = circleTable(season, spans, evenings)
          const shown = Object.fromEntries(lines.map(({ userId, rank: _, ...line }) => [userId, line]))
          expect(shown).toEqual(recountCircle(season, spans, evenings))
          counts.tables += 1
          counts.counted += judged.filter(({ uncounted }) => uncounted === undefined).length
          for (const [index, line] of lines.entries()) {
            const above = lines[index - 1]
            if (above) expect(above.points).toBeGreaterThanOrEqual(line.points)
          }
        },
      ),
      { numRuns: 400, seed: 49 },
    )
    expect(counts.counted).toBeGreaterThan(counts.tables)
  })
})
