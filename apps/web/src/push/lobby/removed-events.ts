import type { MatchEvent, MatchId } from '@bettle/contract'
import { useMemo, useSyncExternalStore } from 'react'
import { accountStore } from '../../store/store.ts'

/** An event that was recorded and deleted while this page was open. */
export interface RemovedEvent {
  event: MatchEvent
  reason: string | null
}

const KEPT = 50
const removed = accountStore<readonly RemovedEvent[]>(() => [])

/** Keeps a deleted event in memory until the session ends, so that the screen can explain why the event disappeared. */
export function noteRemovedEvent(event: MatchEvent, reason: string | null): void {
  const others = removed.get().filter((held) => held.event._id !== event._id)
  removed.set([...others, { event, reason }].slice(-KEPT))
}

export function useRemovedEvents(matchId: MatchId | undefined): readonly RemovedEvent[] {
  const all = useSyncExternalStore(removed.subscribe, removed.get)
  return useMemo(() => all.filter(({ event }) => event.match === matchId), [all, matchId])
}
