import { expect, it } from 'vitest'
import { countDifferences } from './count-differences.ts'
import { isSilent, nextSnapshotAt, silenceLimit, snapshotInterval } from './feed-silence.ts'

const MINUTE = 60_000

it('treats a provider as silent after two polling intervals plus the latency, and never earlier than after 30 seconds [F14]', () => {
  expect(silenceLimit(5000, 1000)).toBe(30_000)
  expect(silenceLimit(20_000, 5000)).toBe(45_000)
  expect(silenceLimit(60_000, 45_000)).toBe(165_000)
  const pace = { interval: 20_000, latency: 5000 }
  expect(isSilent(1_000_000, 1_044_999, pace)).toBe(false)
  expect(isSilent(1_000_000, 1_045_000, pace)).toBe(true)
})

it("spreads a provider's remaining calls of the day over the rest of the match, and over all matches that share the calls [F15]", () => {
  const budget = { callsLeft: 100, callsEach: 1, shortest: 15_000, startedAt: null, matches: 1 }
  expect(snapshotInterval(budget, 0)).toBe(75_000)
  expect(snapshotInterval({ ...budget, callsLeft: null }, 0)).toBe(15_000)
  expect(snapshotInterval({ ...budget, callsLeft: 100_000 }, 0)).toBe(15_000)
  expect(snapshotInterval({ ...budget, matches: 2 }, 0)).toBe(150_000)
  expect(snapshotInterval({ ...budget, callsEach: 2 }, 0)).toBe(150_000)
  expect(snapshotInterval({ ...budget, callsLeft: 50, startedAt: 0 }, 75 * MINUTE)).toBe(60_000)
})

it('returns no polling interval (undefined) for a provider whose calls of the day are used up [F15]', () => {
  expect(snapshotInterval({ callsLeft: 0, callsEach: 1, shortest: 0, startedAt: null, matches: 1 }, 0)).toBeUndefined()
  expect(snapshotInterval({ callsLeft: 3, callsEach: 2, shortest: 0, startedAt: null, matches: 2 }, 0)).toBeUndefined()
})

it('polls a provider where the events of a whole minute have just shown, however late the poll before was [F11]', () => {
  const pace = { interval: 20_000, latency: 30_000 }
  const kickOff = 7 * MINUTE
  const next = (second: number) => (nextSnapshotAt(kickOff + second * 1000, pace, kickOff) - kickOff) / 1000
  // Events up to the end of a minute have shown at 30 s of the next minute, so each third poll is then.
  expect([0, 10, 10.4, 20, 30, 39.9, 50].map(next)).toEqual([10, 30, 30, 30, 50, 50, 70])
  expect([20.1, 40.1].map(next)).toEqual([50, 70])
  expect(nextSnapshotAt(1000, { interval: 60_000, latency: 2500 }, 0)).toBe(62_500)
})

it('lists each total that differs between a provider and the match, but no event type that only one of both counts [F16]', () => {
  const provider = [
    { eventType: 'Corner', side: 'home', total: 4 },
    { eventType: 'Corner', side: 'away', total: 2 },
    { eventType: 'Goal', side: 'home', total: 1 },
  ] as const
  const match = [
    { eventType: 'Corner', side: 'home', total: 3 },
    { eventType: 'Corner', side: 'away', total: 2 },
    { eventType: 'Throw', side: 'away', total: 9 },
  ] as const
  expect(countDifferences(provider, match)).toEqual([{ eventType: 'Corner', side: 'home', counted: 4, other: 3 }])
})
