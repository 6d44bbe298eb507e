import { expect, it } from 'vitest'
import { isTestClock, KICK_OFF, systemClock, testClock } from './clock.ts'

it('a test clock keeps its time until a test moves the clock', async () => {
  const clock = testClock()
  expect(clock.now()).toBe(KICK_OFF)
  await clock.advance(1500)
  expect(clock.date().toISOString()).toBe('2026-05-01T18:00:01.500Z')
  await clock.set('2026-05-01T19:00:00Z')
  expect(clock.now()).toBe(KICK_OFF + 3_600_000)
  await expect(clock.set('no time')).rejects.toThrow('Not a time')
})

it('moving a test clock waits for its listeners, and no longer calls a listener that was removed', async () => {
  const clock = testClock(0)
  const received: number[] = []
  const off = clock.onMove(async (now) => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    received.push(now)
  })
  await clock.advance(10)
  expect(received).toEqual([10])
  off()
  await clock.advance(10)
  expect(received).toEqual([10])
})

it('a flowing test clock advances with real time, also after a test has set it', async () => {
  const clock = testClock(1000, { flows: true })
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(clock.now()).toBeGreaterThan(1000)
  // Compares with the machine's own clock, because the machine may be slow.
  const before = performance.now()
  await clock.set(5000)
  const now = clock.now()
  expect(now).toBeGreaterThanOrEqual(5000)
  expect(now - 5000).toBeLessThanOrEqual(performance.now() - before)
})

it('a test clock starts to flow and stops at the moment of the command', async () => {
  const clock = testClock(1000)
  clock.flows(true)
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(clock.now()).toBeGreaterThan(1000)
  clock.flows(false)
  const stopped = clock.now()
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(clock.now()).toBe(stopped)
})

it('isTestClock is true for a test clock and false for the system clock, which shows the machine’s time', () => {
  expect(isTestClock(systemClock())).toBe(false)
  expect(isTestClock(testClock())).toBe(true)
  const [before, now, after] = [Date.now(), systemClock().now(), Date.now()]
  expect(before <= now && now <= after).toBe(true)
})
