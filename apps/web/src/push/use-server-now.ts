import { useSyncExternalStore } from 'react'
import { ofPage } from '../store/remember.ts'
import { serverClock } from './server-clock.ts'

/** A clock that stands still between two beats, so that whatever is drawn from it within one beat agrees. */
export interface ClockTicker {
  now: () => number
  subscribe: (listener: () => void) => () => void
}

const tickers = ofPage(() => new Map<number, ClockTicker>())

/** One timer for all who keep the same beat: they are drawn again together, not one after the other. */
export function tickerOf(intervalMs: number): ClockTicker {
  const existing = tickers().get(intervalMs)
  if (existing) return existing
  const made = makeTicker(intervalMs)
  tickers().set(intervalMs, made)
  return made
}

/** The server's time, again at every full interval of it: all countdowns of a page tick together, and with the wall clock. */
export function useServerNow(intervalMs = 1000): number {
  const { subscribe, now } = tickerOf(intervalMs)
  return useSyncExternalStore(subscribe, now)
}

function makeTicker(intervalMs: number): ClockTicker {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopClock: (() => void) | undefined
  let held: number | undefined

  const tick = () => {
    clearTimeout(timer)
    held = serverClock().now()
    timer = setTimeout(tick, intervalMs - (held % intervalMs) + 1)
    for (const listener of [...listeners]) listener()
  }
  const start = () => {
    stopClock = serverClock().subscribe(tick)
    tick()
  }
  const stop = () => {
    clearTimeout(timer)
    stopClock?.()
    held = undefined
  }
  return {
    // Nobody keeps it going: it is read for the first time, and holds for the drawing under way.
    now: () => {
      if (held === undefined) {
        held = serverClock().now()
        queueMicrotask(() => {
          if (listeners.size === 0) held = undefined
        })
      }
      return held
    },
    subscribe: (listener) => {
      listeners.add(listener)
      if (listeners.size === 1) start()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
  }
}
