import type { MatchEvent, MatchId } from '@bettle/contract'
import { useMemo, useSyncExternalStore } from 'react'
import { accountStore } from '../store/store.ts'

/** What was recorded and taken back while one looked on. */
export interface RemovedEvent {
  event: MatchEvent
  reason: string | null
}

const KEPT = 50
const removed = accountStore<readonly RemovedEvent[]>(() => [])

/** Keeps it for the rest of the match, so that nobody wonders where it went. */
export function noteRemovedEvent(event: MatchEvent, reason: string | null): void {
  const others = removed.get().filter((held) => held.event._id !== event._id)
  removed.set([...others, { event, reason }].slice(-KEPT))
}

export function useRemovedEvents(matchId: MatchId | undefined): readonly RemovedEvent[] {
  const all = useSyncExternalStore(removed.subscribe, removed.get)
  return useMemo(() => all.filter(({ event }) => event.match === matchId), [all, matchId])
}
