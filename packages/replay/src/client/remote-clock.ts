import { echo } from '@bettle/contract'
import type { FeedClock } from '../feed/sleep-until.ts'
import { callAnyone } from './operator-call.ts'

/** The time of a server as measured from another machine. */
export interface RemoteClock extends FeedClock {
  measure(): Promise<void>
}

const SAMPLES = 3

/**
 * Creates a clock that measures the server's time. A machine's own clock may be wrong, and the server refuses events
 * ahead of its time. The measurement uses the arrival of the reply, so this clock is behind the server's by the time of
 * the way back, and never ahead.
 */
export async function createRemoteClock(server: string): Promise<RemoteClock> {
  let offset = 0

  const measure = async () => {
    let quickest = Number.POSITIVE_INFINITY
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const sentAt = performance.now()
      const { serverTime } = await callAnyone(server, echo, {})
      const took = performance.now() - sentAt
      if (took >= quickest) continue
      quickest = took
      offset = Date.parse(serverTime) - Date.now()
    }
  }
  await measure()

  return { now: () => Date.now() + offset, measure }
}
