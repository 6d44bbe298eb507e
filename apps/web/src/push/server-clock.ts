import { ofPage } from '../store/remember.ts'

/** One question to the server for its time, in milliseconds of a local clock that only runs forward. */
export interface ClockReading {
  sentAt: number
  receivedAt: number
  serverTime: number
}

interface Estimate {
  offset: number
  /** Half the round trip: the estimate is off by no more. */
  margin: number
  at: number
}

/** Server times are rounded to milliseconds, and a page's own clock to some more. */
const GRAIN = 5
const KEPT = 8
const KEPT_FOR = 5 * 60_000

/**
 * The server's clock as this page knows it. The device's own clock may be wrong by hours and may be set at any moment, so it
 * counts nowhere: the offset is measured against a clock that only runs forward, and the quickest answer is the truest.
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
    /** Until the first answer has come there is nothing better than the device's word. */
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
    /** The server's time was moved: what was measured before is void. */
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

/** Milliseconds since 1970 by the server's clock. */
export const serverNow = (): number => serverClock().now()
