import { type TestClock, testClock } from '../../src/clock.ts'

export interface OutageClock extends TestClock {
  /**
   * Time goes on while nobody does what falls due, as after a crash; then a server starts and finds it all.
   * @param before what another server did of it, that came up and died as well
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
