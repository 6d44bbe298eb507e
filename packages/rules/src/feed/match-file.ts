export type MatchFileTeam = 'home' | 'away'

/** A recorded event. `second` counts from the kick-off of the event's half. */
export interface MatchFileEvent {
  readonly half: number
  readonly second: number
  readonly eventType: string
  readonly team: MatchFileTeam
  readonly player?: string
  readonly detail?: string
}

export interface MatchFileHalf {
  readonly halfNumber: number
  readonly durationSeconds: number
}

/**
 * A whole recorded match, real or simulated, that a feed can replay. Its events are in order. One moment of play can
 * give several events: a scored penalty is Penalty, Shot and Goal. An own goal is a Goal of the side that benefits.
 */
export interface MatchFile {
  readonly competition: string
  readonly season: string
  readonly date: string
  readonly kickoffUtc: string
  readonly homeTeam: string
  readonly awayTeam: string
  readonly finalScore: { readonly home: number; readonly away: number }
  readonly halves: readonly MatchFileHalf[]
  readonly events: readonly MatchFileEvent[]
  readonly source?: string
  readonly licence?: string
  readonly attribution?: string
  readonly sourceMatchId?: string
}
