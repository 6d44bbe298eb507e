import type { MatchEvent, MatchPush } from '@bettle/contract'

/** The events of a match after a push, in the order they happened; the same list where it is none of theirs. */
export function withEventPush(events: readonly MatchEvent[], push: MatchPush): readonly MatchEvent[] {
  if (push.type === 'match-event.removed') return events.filter(({ _id }) => _id !== push.eventId)
  if (push.type !== 'match-event.recorded' && push.type !== 'match-event.changed') return events
  const others = events.filter(({ _id }) => _id !== push.event._id)
  return [...others, push.event].sort((a, b) => Date.parse(a.timeStamp) - Date.parse(b.timeStamp))
}

/** What `Numbered.beside` is where events lie beside a state: each piece of news of them counts, in its order, and twice is once. */
export function withEventsAfter<State extends { readonly events: readonly MatchEvent[] | undefined }>(
  state: State,
  { push }: { readonly push: MatchPush },
): State {
  const events = state.events && withEventPush(state.events, push)
  return events === state.events ? state : { ...state, events }
}
