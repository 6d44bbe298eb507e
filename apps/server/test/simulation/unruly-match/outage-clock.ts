import { type TestClock, testClock } from '../../../src/clock.ts'

export interface OutageClock extends TestClock {
  /**
   * Advances the time while no jobs run, as after a crash. Then a server starts and runs the jobs.
   * @param before starts an earlier server, which runs a part of the jobs and crashes
   */
  passesUnseen(ms: number, before?: () => Promise<void>): Promise<void>
}

export function outageClock(): OutageClock {
  const clock = testClock()
  let isSeen = true
  return {
    ...clock,
    onMove: (listener) => clock.onMove((now) => (isSeen ? listener(now) : undefined)),
    async passesUnseen(ms, before) {
      isSeen = false
      await clock.advance(ms)
      await before?.()
      isSeen = true
      await clock.advance(0)
    },
  }
}
