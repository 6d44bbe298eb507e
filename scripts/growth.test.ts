import { expect, it } from 'vitest'
import { growthOf, medianOf, type Sample } from './drill/growth.ts'

const MINUTE = 60_000
const LIMIT = { noise: 5, perHour: 20 }

const series = (valueAt: (minute: number) => number, minutes = 30): Sample[] =>
  Array.from({ length: minutes + 1 }, (_, minute) => ({ at: minute * MINUTE, value: valueAt(minute) }))

it('the measurement of memory growth computes the growth per hour and in total of a series that rises evenly', () => {
  const { perHour, total, limit } = growthOf(
    series((minute) => 100 + minute),
    LIMIT,
  )
  expect(perHour).toBeCloseTo(60)
  expect(total).toBeCloseTo(30)
  expect(limit).toBe(15)
})

it('the measurement of memory growth finds steady growth under periodic waves above its limit, and the waves alone below its limit', () => {
  const waves = (minute: number) => 50 * Math.sin(minute * 2)
  expect(growthOf(series(waves), LIMIT).total).toBeLessThan(15)
  expect(
    growthOf(
      series((minute) => waves(minute) + 2 * minute),
      LIMIT,
    ).total,
  ).toBeGreaterThan(15)
})

it('the measurement of memory growth ignores single peaks', () => {
  const { total } = growthOf(
    series((minute) => (minute % 10 === 9 ? 10_000 : 100)),
    LIMIT,
  )
  expect(total).toBe(0)
})

it('the measurement of memory growth finds no growth in a series of fewer than two samples', () => {
  expect(growthOf([], LIMIT)).toEqual({ perHour: 0, total: 0, limit: 5 })
  expect(
    growthOf(
      series(() => 7, 0),
      LIMIT,
    ),
  ).toEqual({ perHour: 0, total: 0, limit: 5 })
})

it('the median is the middle value of an odd number of values, and the mean of both middle values of an even number', () => {
  expect(medianOf([9, 1, 4])).toBe(4)
  expect(medianOf([9, 1, 4, 2])).toBe(3)
})
