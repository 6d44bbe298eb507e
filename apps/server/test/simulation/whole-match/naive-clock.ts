/**
 * A second implementation of the rulebook's clock. It uses nothing of packages/rules, so that it cannot repeat a
 * mistake of the product. All times are milliseconds.
 */
export interface PlayedHalf {
  readonly kickOff: number
  readonly end: number
}

export interface PlayedMatch {
  readonly tempo: number
  readonly createdAt: number
  readonly halves: readonly [PlayedHalf, PlayedHalf]
}

export interface ClockSettings {
  readonly roundDuration: number
  readonly breakDuration: number
  readonly bettingTimeLimit: number
  readonly allowLateBetting: boolean
}

export interface NaiveRound {
  readonly number: number
  readonly half: 1 | 2
  readonly startMinute: number
  readonly start: number
  /** The end of the round. For a round that never began, the time from which this is certain. */
  readonly end: number
  readonly began: boolean
  /** Bets are accepted from `opens` (included) to `closes` (excluded). */
  readonly opens: number
  readonly closes: number
}

/** Returns the first full minute of match time after a moment. */
export function kickOffAfter(moment: number, tempo: number): number {
  const minute = 60_000 / tempo
  return moment - (moment % minute) + minute
}

/** Returns all rounds of the match in a lobby with these settings. */
export function roundsPlayed(match: PlayedMatch, settings: ClockSettings): NaiveRound[] {
  const rounds: NaiveRound[] = []
  for (const half of [1, 2] as const) {
    const { kickOff, end } = match.halves[half - 1] ?? match.halves[0]
    let before: NaiveRound | undefined
    for (let minute = 0; minute < 45; minute += settings.roundDuration) {
      const start = kickOff + inMs(minute, match.tempo)
      const isLast = minute + settings.roundDuration >= 45
      const planned = isLast ? end : start + inMs(settings.roundDuration, match.tempo)
      const round: NaiveRound = {
        number: rounds.length + 1,
        half,
        startMinute: minute,
        start,
        end: Math.min(planned, end),
        began: start < end,
        opens: before ? before.start : opensBeforeHalf(match, rounds),
        closes: before ? Math.min(closesAfter(before.start, match.tempo, settings), start, end) : start,
      }
      rounds.push(round)
      before = round
    }
  }
  return rounds
}

/**
 * Returns when betting on a half's first round opens: at the start of the last round of the half before. If that round
 * never began, it is that half's end.
 */
function opensBeforeHalf(match: PlayedMatch, rounds: readonly NaiveRound[]): number {
  const last = rounds.at(-1)
  if (!last) return match.createdAt
  return last.began ? last.start : match.halves[0].end
}

function closesAfter(start: number, tempo: number, settings: ClockSettings): number {
  const { roundDuration, breakDuration, bettingTimeLimit } = settings
  if (settings.allowLateBetting) return start + inMs(roundDuration, tempo)
  const eightTenths = inMs(roundDuration * 8, tempo * 10)
  return start + Math.min(eightTenths, inMs(bettingTimeLimit, tempo), inMs(roundDuration - breakDuration, tempo))
}

function inMs(minutes: number, tempo: number): number {
  return (minutes * 60_000) / tempo
}
