export type MatchFileTeam = 'home' | 'away'

/** Something that happened; `second` counts from its half's kick-off. */
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
 * A whole match on file, real or simulated, to be played again. Events are in order; one moment can give several: a
 * penalty scored is Penalty, Shot and Goal; an own goal is a Goal of the side that gets it.
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
