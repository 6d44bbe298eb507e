/** The event type that moves the score. */
export const GOAL = 'Goal'

/** An event as far as the score is concerned; `count` where several are told as one. */
export interface ScoringEvent {
  readonly eventType: string
  /** Null where nobody said whose it was. */
  readonly team: 'home' | 'away' | null
  readonly count?: number
}

/** Goals of which somebody said whose they were ([E5]). */
export function scoreOf(events: Iterable<ScoringEvent>): { home: number; away: number } {
  const score = { home: 0, away: 0 }
  for (const { eventType, team, count = 1 } of events) {
    if (eventType === GOAL && team !== null) score[team] += count
  }
  return score
}
