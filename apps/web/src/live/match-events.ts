import type { MatchEvent, MatchPush } from '@bettle/contract'

/** The events of a match after a push, in the order they happened; the same list where it is none of theirs. */
export function withEventPush(events: readonly MatchEvent[], push: MatchPush): readonly MatchEvent[] {
  if (push.type === 'match-event.removed') return events.filter(({ _id }) => _id !== push.eventId)
  if (push.type !== 'match-event.recorded' && push.type !== 'match-event.changed') return events
  const others = events.filter(({ _id }) => _id !== push.event._id)
  return [...others, push.event].sort((a, b) => Date.parse(a.timeStamp) - Date.parse(b.timeStamp))
}
