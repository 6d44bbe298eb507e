import { useSyncExternalStore } from 'react'
import { accountStore, pageStore } from '../../../store/store.ts'
import { HINTS, type HintId } from './hints.ts'

const KEY = 'bettle.hints'

const said = pageStore<ReadonlySet<HintId>>(() => {
  const stored = globalThis.localStorage?.getItem(KEY)?.split(',') ?? []
  return new Set(HINTS.filter((id) => stored.includes(id)))
})

/** The only hint of a round. The next hint waits for the next round. */
const ofRound = accountStore<{ roundId: string; id: HintId } | undefined>(() => undefined)

/** Ends a hint: stores on this device that the hint was shown. */
export function endHint(id: HintId): void {
  const all = new Set([...said.get(), id])
  said.set(all)
  try {
    localStorage.setItem(KEY, [...all].join())
  } catch {
    // The storage does not accept the change, so the hint can appear again after a reload.
  }
}

/** Makes this hint the only hint of the round. */
export function beginHint(id: HintId, roundId: string): void {
  if (ofRound.get()?.roundId !== roundId) ofRound.set({ roundId, id })
}

/** Returns the hint to show: at most one a round, and each hint once on a device. */
export function useHint(matter: readonly HintId[], roundId: string | undefined): HintId | undefined {
  const ended = useSyncExternalStore(said.subscribe, said.get)
  const begun = useSyncExternalStore(ofRound.subscribe, ofRound.get)
  const open = matter.filter((id) => !ended.has(id))
  return begun !== undefined && begun.roundId === roundId ? open.find((id) => id === begun.id) : open[0]
}
