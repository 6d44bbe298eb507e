import type { EventType, MatchId } from '@bettle/contract'
import { BUILT_IN_EVENT_TYPES } from '@bettle/rules'
import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { eventTypesQuery } from '../push/match/event-types.ts'
import { eventTypeText } from '../text/event-type-text.ts'

const shown = ({ name, displayName }: EventType): EventType => ({
  name,
  displayName: eventTypeText({ name, displayName }),
})
const BUILT_IN: readonly EventType[] = BUILT_IN_EVENT_TYPES.map((name) => shown({ name, displayName: name }))
const EventTypesContext = createContext<readonly EventType[]>(BUILT_IN)

/**
 * Provides the event types of a match to all components inside it. Until they are loaded, these are the built-in types.
 */
export function EventTypesOfMatch({ matchId, children }: { matchId: MatchId; children: ReactNode }) {
  const { data } = useQuery(eventTypesQuery(matchId))
  const eventTypes = useMemo(() => data?.eventTypes.map(shown) ?? BUILT_IN, [data])
  return <EventTypesContext value={eventTypes}>{children}</EventTypesContext>
}

/** Returns the event types of the match in their order. Their display names are those that users see. */
export function useEventTypes(): readonly EventType[] {
  return useContext(EventTypesContext)
}

/** Returns a function from an event type to its display name. */
export function useEventName(): (eventType: string) => string {
  const eventTypes = useEventTypes()
  return useMemo(() => {
    const names = new Map(eventTypes.map(({ name, displayName }) => [name, displayName]))
    return (eventType) => names.get(eventType) ?? eventType
  }, [eventTypes])
}
