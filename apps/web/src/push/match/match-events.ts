import type { MatchEvent, MatchPush } from '@bettle/contract'

/** Returns the events after a push, in chronological order. The same list is returned if the push changes no event. */
export function withEventPush(events: readonly MatchEvent[], push: MatchPush): readonly MatchEvent[] {
  if (push.type === 'match-event.removed') return events.filter(({ _id }) => _id !== push.eventId)
  if (push.type !== 'match-event.recorded' && push.type !== 'match-event.changed') return events
  const others = events.filter(({ _id }) => _id !== push.event._id)
  return [...others, push.event].sort((a, b) => Date.parse(a.timeStamp) - Date.parse(b.timeStamp))
}

/**
 * Applies an update to the events that are kept beside a state (`Numbered.beside`). Updates apply in order, and
 * applying an update twice has no further effect.
 */
export function withEventsAfter<State extends { readonly events: readonly MatchEvent[] | undefined }>(
  state: State,
  { push }: { readonly push: MatchPush },
): State {
  const events = state.events && withEventPush(state.events, push)
  return events === state.events ? state : { ...state, events }
}
