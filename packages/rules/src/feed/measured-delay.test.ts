import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CountTotal } from './count-feed.ts'
import { type MeasuredEvent, measureDelays, medianDelay, noMeasurement } from './measured-delay.ts'

const SECOND = 1000
const TAKEOVER = 1_000_000
const GAP = 60 * SECOND

const corner = (second: number, given: Partial<MeasuredEvent> = {}): MeasuredEvent => ({
  ...{ eventType: 'Corner', side: 'home', at: TAKEOVER + second * SECOND, isByOperator: true },
  ...given,
})

/** The totals of corners of both sides. */
const corners = (home: number, away = 0): CountTotal[] => [
  { eventType: 'Corner', side: 'home', total: home },
  { eventType: 'Corner', side: 'away', total: away },
]

/** Returns the delays in seconds that these answers and the events that are recorded at each answer give. */
function delaysOf(
  answers: readonly (readonly [second: number, totals: readonly CountTotal[], events: readonly MeasuredEvent[]])[],
): number[] {
  let state = noMeasurement(TAKEOVER)
  return answers.flatMap(([second, totals, events]) => {
    const at = TAKEOVER + second * SECOND
    const measured = measureDelays(state, { at, totals }, { events, longestGap: GAP })
    state = measured.state
    return measured.samples.map(({ delay }) => delay / SECOND)
  })
}

it('measures the delay of an event from the time that the operator recorded to the middle between the two answers around its count [F23]', () => {
  const events = [corner(5), corner(50, { side: 'away' })]
  expect(
    delaysOf([
      [20, corners(0), events],
      [40, corners(1), events],
      [60, corners(1), events],
      [80, corners(1, 1), events],
    ]),
  ).toEqual([25, 20])
})

it('measures each of two events of one type that a provider counts in one answer [F23]', () => {
  const events = [corner(12), corner(5)]
  expect(
    delaysOf([
      [20, corners(0), events],
      [40, corners(2), events],
    ]),
  ).toEqual([25, 18])
})

it('takes no sample of a delay while the operator has recorded fewer or more events than the provider counts [F23]', () => {
  expect(
    delaysOf([
      [20, corners(0), []],
      [40, corners(1), []],
      [60, corners(2), [corner(30)]],
      [80, corners(3), [corner(5), corner(30), corner(60), corner(61)]],
      [100, corners(4), [corner(5), corner(30), corner(60), corner(78)]],
    ]),
  ).toEqual([12])
})

it.each([
  ['the feed recorded the event', corner(5, { isByOperator: false })],
  ['the event happened before the takeover', corner(-5)],
  ['the event happened after the provider counted it', corner(35)],
  ['the event happened more than ten minutes before its count', corner(5), 640],
])('takes no sample of a delay if %s [F23]', (_case, event, second = 20) => {
  expect(
    delaysOf([
      [second, corners(0), [event]],
      [second + 20, corners(1), [event]],
    ]),
  ).toEqual([])
})

it('takes no sample of a delay from a total that rises again after a fall, or from answers that are too far apart [F23]', () => {
  const events = [corner(5), corner(8)]
  expect(
    delaysOf([
      [20, corners(1), events],
      [40, corners(0), events],
      [60, corners(2), events],
    ]),
  ).toEqual([])
  expect(
    delaysOf([
      [20, corners(1), events],
      [81, corners(2), events],
    ]),
  ).toEqual([])
})

it('takes no sample of a delay from an answer that lacks a side, contradicts itself or is older than the answer before [F23]', () => {
  const events = [corner(5)]
  const [home, away] = corners(1) as [CountTotal, CountTotal]
  expect(
    delaysOf([
      [20, corners(0), events],
      [30, [home], events],
      [31, [home, away, { ...home, total: 2 }], events],
      [19, corners(1), events],
    ]),
  ).toEqual([])
})

/** Seconds at which events of one side happen. */
const aTimes = fc.uniqueArray(fc.integer({ min: 1, max: 2000 }), { maxLength: 40 })
const aDelay = fc.integer({ min: 0, max: 180 })
const aPace = fc.integer({ min: 5, max: 60 })

/** Plays polls against a provider that counts each event after `delay` seconds. */
function polled(
  times: readonly number[],
  { delay, pace, recordedAt }: { delay: number; pace: number; recordedAt: (second: number) => MeasuredEvent[] },
): { readonly isEqual: boolean; readonly delays: readonly number[] }[] {
  let state = noMeasurement(TAKEOVER)
  return Array.from({ length: Math.ceil(2400 / pace) }, (_, index) => {
    const second = index * pace
    const total = times.filter((time) => time + delay <= second).length
    const events = recordedAt(second)
    const snapshot = { at: TAKEOVER + second * SECOND, totals: corners(total) }
    const measured = measureDelays(state, snapshot, { events, longestGap: GAP })
    state = measured.state
    return { isEqual: events.length === total, delays: measured.samples.map((sample) => sample.delay / SECOND) }
  })
}

it('every measured delay of a provider lies within half a polling interval of the true delay if the operator records each event in time [F23]', () => {
  fc.assert(
    fc.property(aTimes, aDelay, aPace, (times, delay, pace) => {
      const recordedAt = (second: number) => times.filter((time) => time <= second).map((time) => corner(time))
      const delays = polled(times, { delay, pace, recordedAt }).flatMap((poll) => poll.delays)
      for (const measured of delays) expect(Math.abs(measured - delay)).toBeLessThanOrEqual(pace / 2)
      // A delay of at least half an interval is never measured as negative. Then each event that the provider counts
      // before the next one gives a sample.
      const alone = times.filter((time) => !times.some((other) => other > time && other <= time + delay + pace))
      if (delay >= pace / 2) expect(delays.length).toBeGreaterThanOrEqual(alone.length)
    }),
  )
})

it('an event that the operator missed or recorded twice gives no sample of a delay until the operator corrects the fault [F23]', () => {
  const aFault = fc.record({ index: fc.nat(9), isMissed: fc.boolean(), corrected: fc.integer({ min: 0, max: 2400 }) })
  fc.assert(
    fc.property(aFault, aDelay, aPace, ({ index, isMissed, corrected }, delay, pace) => {
      // The events are so far apart that the provider counts each one before the next.
      const times = Array.from({ length: 10 }, (_, number) => 1 + number * (delay + pace + 1)).filter(
        (one) => one < 2000,
      )
      const fault = times[index]
      const recordedAt = (second: number) =>
        times
          .filter((time) => time <= second)
          .flatMap((time) => {
            const isWrong = time === fault && second < corrected
            return Array.from({ length: isWrong ? (isMissed ? 0 : 2) : 1 }, () => corner(time))
          })
      for (const { isEqual, delays } of polled(times, { delay, pace, recordedAt })) {
        if (!isEqual) expect(delays).toEqual([])
        for (const measured of delays) expect(Math.abs(measured - delay)).toBeLessThanOrEqual(pace / 2)
      }
    }),
  )
})

it('the median of measured delays uses only the latest fifty samples, and is undefined without samples [F23]', () => {
  expect(medianDelay([])).toBeUndefined()
  expect(medianDelay([7])).toBe(7)
  expect(medianDelay([9, 1, 5])).toBe(5)
  expect(medianDelay([9, 1, 5, 6])).toBe(5.5)
  expect(medianDelay([...Array.from({ length: 49 }, () => 1), ...Array.from({ length: 50 }, () => 30)])).toBe(30)
})
