import { ofPage } from '../../store/remember.ts'

/**
 * One measurement of the server's time (all in ms). `sentAt` and `receivedAt` are times of a monotonic local clock;
 * `serverTime` counts from 1970.
 */
export interface ClockReading {
  sentAt: number
  receivedAt: number
  serverTime: number
}

interface Estimate {
  offset: number
  /** The largest possible error of the estimate (ms): half the round trip and the rounding error. */
  margin: number
  at: number
}

/** The rounding error (ms). The server rounds to milliseconds, and the clock of a page may be coarser. */
const GRAIN = 5
const KEPT = 8
const KEPT_FOR = 5 * 60_000

/**
 * The page's estimate of the server's clock. A device's clock may be hours off and may change at any time, so the
 * difference is measured against a monotonic clock. The response with the shortest round trip is the most accurate.
 */
export function createServerClock(local: () => number = () => performance.now(), guess: () => number = Date.now) {
  const listeners = new Set<() => void>()
  let estimates: Estimate[] = []
  let offset: number | undefined

  const settle = () => {
    const best = estimates.reduce<Estimate | undefined>((a, b) => (a && a.margin <= b.margin ? a : b), undefined)
    if (best === undefined || best.offset === offset) return
    offset = best.offset
    for (const listener of [...listeners]) listener()
  }

  return {
    /**
     * Returns the server's time (ms since 1970). Before the first measurement, it returns the time of the device's
     * clock.
     */
    now: (): number => (offset === undefined ? guess() : local() + offset),
    isMeasured: (): boolean => offset !== undefined,
    local,
    observe({ sentAt, receivedAt, serverTime }: ClockReading): void {
      const margin = Math.max(0, receivedAt - sentAt) / 2 + GRAIN
      const estimate = { offset: serverTime - (sentAt + receivedAt) / 2, margin, at: receivedAt }
      const agreeing = estimates.filter(
        (kept) =>
          receivedAt - kept.at <= KEPT_FOR && Math.abs(kept.offset - estimate.offset) <= kept.margin + estimate.margin,
      )
      estimates = [...agreeing, estimate].slice(-KEPT)
      settle()
    },
    /**
     * Sets the server's time after a test has moved the server's clock. Earlier measurements are then no longer valid.
     */
    moveTo(serverTime: number): void {
      estimates = [{ offset: serverTime - local(), margin: 1000, at: local() }]
      settle()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type ServerClock = ReturnType<typeof createServerClock>

export const serverClock = ofPage(() => createServerClock())

/** Returns the server's time in milliseconds since 1970. */
export const serverNow = (): number => serverClock().now()
