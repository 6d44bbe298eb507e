import { expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database/test-database.ts'
import { systemClock } from '../../clock.ts'
import { askDatabase, type OffsetSample, watchOffset } from './clock-offset.ts'

const samples = (...trips: readonly number[]) => {
  let asked = 0
  return {
    count: () => asked,
    // Simulates load: the whole wait is on the way back from the database.
    async ask(): Promise<OffsetSample> {
      const tripMs = trips[Math.min(asked, trips.length - 1)] ?? 0
      asked += 1
      return { offsetMs: tripMs / 2, tripMs }
    },
  }
}

it('the clock offset is taken from the sample with the shortest round trip [C14]', async () => {
  const { ask } = samples(1276, 4, 900)
  const clock = watchOffset(ask)
  expect(await clock.best()).toEqual({ offsetMs: 2, tripMs: 4 })
  clock.stop()
})

it('the clock offset is measured in the background, and samples older than a minute are dropped [C14]', async () => {
  const { ask, count } = samples(4, 6, 6, ...Array<number>(60).fill(800), 500)
  const clock = watchOffset(ask, 5)
  expect(await clock.best()).toMatchObject({ tripMs: 4 })
  await expect.poll(count, { timeout: 10_000 }).toBeGreaterThan(63)
  expect(await clock.best()).toMatchObject({ tripMs: 500 })
  clock.stop()
})

it('the clock offset is still measured after the database did not answer for a while [C14]', async () => {
  let asked = 0
  const clock = watchOffset(async () => {
    asked += 1
    if (asked < 5) throw new Error('away')
    return { offsetMs: 1, tripMs: 2 }
  }, 5)
  await expect.poll(() => asked, { timeout: 10_000 }).toBeGreaterThan(5)
  expect(await clock.best()).toEqual({ offsetMs: 1, tripMs: 2 })
  clock.stop()
})

it('the clock offset to a database on the same machine is at most half the round trip and 2 ms [C14]', async () => {
  const database = await testDatabase()
  const { db, close } = await database.connect()
  const { offsetMs, tripMs } = await askDatabase({ db, clock: systemClock() })
  expect(Math.abs(offsetMs)).toBeLessThanOrEqual(tripMs / 2 + 2)
  await close()
  await database.drop()
})
