import { type TestClock, testClock } from '../clock.ts'

export interface OutageClock extends TestClock {
  /** Time goes on while nobody does what falls due, as after a crash; then a server starts and finds it all. */
  passesUnseen(ms: number): Promise<void>
}

export function outageClock(): OutageClock {
  const clock = testClock()
  let isSeen = true
  return {
    ...clock,
    onMove: (listener) => clock.onMove((now) => (isSeen ? listener(now) : undefined)),
    async passesUnseen(ms) {
      isSeen = false
      await clock.advance(ms)
      isSeen = true
      await clock.advance(0)
    },
  }
}
