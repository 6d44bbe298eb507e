/** The event type that moves the score. */
export const GOAL = 'Goal'

/** An event as far as the score is concerned; `count` where several are told as one. */
export interface ScoringEvent {
  readonly eventType: string
  /** Null where nobody said whose it was. */
  readonly team: 'home' | 'away' | null
  readonly count?: number
}

export interface Score {
  readonly home: number
  readonly away: number
  /** Goals of which nobody said whose they were; left out where there are none. */
  readonly unassigned?: number | undefined
}

/** Goals of which somebody said whose they were, and how many others there are ([E5]). */
export function scoreOf(events: Iterable<ScoringEvent>): Score {
  const score: { home: number; away: number; unassigned?: number } = { home: 0, away: 0 }
  for (const { eventType, team, count = 1 } of events) {
    const side = team ?? 'unassigned'
    if (eventType === GOAL) score[side] = (score[side] ?? 0) + count
  }
  return score
}
