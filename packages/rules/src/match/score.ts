/** The event type that changes the score. */
export const GOAL = 'Goal'

/** The fields of a match event that the score needs. `count` is set if one item represents several events. */
export interface ScoringEvent {
  readonly eventType: string
  /** The side of the event; null if nobody recorded the side. */
  readonly team: 'home' | 'away' | null
  readonly count?: number
}

export interface Score {
  readonly home: number
  readonly away: number
  /** The number of goals without a recorded side; left out if there are none. */
  readonly unassigned?: number | undefined
}

/** Counts the goals of each side, and separately the goals whose side nobody recorded ([E5]). */
export function scoreOf(events: Iterable<ScoringEvent>): Score {
  const score: { home: number; away: number; unassigned?: number } = { home: 0, away: 0 }
  for (const { eventType, team, count = 1 } of events) {
    const side = team ?? 'unassigned'
    if (eventType === GOAL) score[side] = (score[side] ?? 0) + count
  }
  return score
}
