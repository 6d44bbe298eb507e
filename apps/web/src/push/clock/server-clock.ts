import { ofPage } from '../../store/remember.ts'

/** One measurement of the server's time. All times are in milliseconds of a monotonic local clock. */
export interface ClockReading {
  sentAt: number
  receivedAt: number
  serverTime: number
}

interface Estimate {
  offset: number
  /** Half the round trip, which is the largest error of the estimate (ms). */
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
    /** Before the first response the device's clock is the only estimate. */
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
    /** The server's clock was moved, so earlier measurements are no longer valid. */
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
