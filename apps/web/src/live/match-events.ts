import type { Match, MatchEvent, Push } from '@bettle/contract'

/** The events of a match after a push, in the order they happened; the same list where it is none of theirs. */
export function withEventPush(events: readonly MatchEvent[], push: Push): readonly MatchEvent[] {
  if (push.type === 'match-event.removed') return events.filter(({ _id }) => _id !== push.eventId)
  if (push.type !== 'match-event.recorded' && push.type !== 'match-event.changed') return events
  const others = events.filter(({ _id }) => _id !== push.event._id)
  return [...others, push.event].sort((a, b) => Date.parse(a.timeStamp) - Date.parse(b.timeStamp))
}

/** Goals of which somebody said whose they were. */
export function scoreOf(events: readonly MatchEvent[]): Match['score'] {
  const goalsOf = (side: MatchEvent['team']) =>
    events.filter(({ eventType, team }) => eventType === 'Goal' && team === side).length
  return { home: goalsOf('home'), away: goalsOf('away') }
}
