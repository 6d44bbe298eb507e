import { type TestClock, testClock } from '../../../src/clock.ts'

export interface OutageClock extends TestClock {
  /**
   * Advances time while no jobs run, as after a crash. Then a server starts and catches up.
   * @param before an earlier server that starts, does a part of it and crashes
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
