import { useSyncExternalStore } from 'react'
import { ofPage } from '../../store/remember.ts'
import { serverClock } from './server-clock.ts'

/**
 * A clock whose time changes at every full interval, and whenever the server's time is measured better. All components
 * that render between two changes show the same time.
 */
export interface ClockTicker {
  now: () => number
  subscribe: (listener: () => void) => () => void
}

const tickers = ofPage(() => new Map<number, ClockTicker>())

/** Returns the clock of an interval. It has one timer for all subscribers, so that they render together. */
export function tickerOf(intervalMs: number): ClockTicker {
  const existing = tickers().get(intervalMs)
  if (existing) return existing
  const made = makeTicker(intervalMs)
  tickers().set(intervalMs, made)
  return made
}

/** Returns the server's time, updated at every full interval, so that all countdowns of a page change together. */
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
    // Without subscribers no timer sets the time. The first read of a render then sets the time for the whole render,
    // and a microtask clears it afterwards.
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
