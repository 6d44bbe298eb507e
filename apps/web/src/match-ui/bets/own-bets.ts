import type { Bet, Statistics } from '@bettle/contract'
import { type BetLiveStatus, betLiveStatus, type Instant, roundSpan, type Timetable } from '@bettle/rules'

/** A bet with its state at the current second. */
export interface LiveBet {
  bet: Bet
  status: BetLiveStatus
  /** The current count; after settlement, the count at settlement. */
  count: number
  /** The number of the half in which the bet's round is played. */
  halfNumber: number
  /** The minutes of the half in which the round is played. If `until` is null, the round lasts until the whistle. */
  span?: { from: number; until: number | null } | undefined
}

/** Returns the player's bets with their states and counts, the latest round first. */
export function liveBets(
  bets: readonly Bet[],
  statistics: Statistics,
  timetable: Timetable,
  now: Instant,
): readonly LiveBet[] {
  return bets
    .map((bet): LiveBet => {
      const count = bet.count ?? statistics[bet.odds.eventType]?.[bet.matchRound.roundNumber] ?? 0
      const { betType, threshold } = bet.odds
      const round = timetable.rounds.find(({ id }) => id === bet.matchRound._id)
      const startsAt = round ? roundSpan(timetable, round).startsAt : null
      const hasStarted = startsAt !== null && now >= startsAt
      return {
        bet,
        count,
        halfNumber: round?.halfNumber ?? 1,
        span: round && { from: round.startMinute, until: round.endMinute },
        status: betLiveStatus({ betType, threshold, outcome: bet.outcome }, hasStarted, count),
      }
    })
    .sort((a, b) => b.bet.matchRound.roundNumber - a.bet.matchRound.roundNumber)
}
