import { useSyncExternalStore } from 'react'
import { ofPage } from '../../store/remember.ts'
import { serverClock } from './server-clock.ts'

/** A clock that changes only once an interval, so that all parts drawn within it show the same time. */
export interface ClockTicker {
  now: () => number
  subscribe: (listener: () => void) => () => void
}

const tickers = ofPage(() => new Map<number, ClockTicker>())

/** One timer for all subscribers of an interval, so that they render together. */
export function tickerOf(intervalMs: number): ClockTicker {
  const existing = tickers().get(intervalMs)
  if (existing) return existing
  const made = makeTicker(intervalMs)
  tickers().set(intervalMs, made)
  return made
}

/** The server's time, updated at every full interval: all countdowns of a page change together. */
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
    // Without subscribers no timer runs: this is the first read of the current render.
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
