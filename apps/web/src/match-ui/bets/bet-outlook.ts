import type { Bet } from '@bettle/contract'
import {
  betChances,
  expectedMore,
  hasKickOff,
  type Instant,
  matchMinuteAt,
  type Round,
  type Timetable,
} from '@bettle/rules'
import { useContext } from 'react'
import { useServerNow } from '../../push/clock/use-server-now.ts'
import { MomentAt } from '../clock/moment-clock.tsx'
import { useEventName } from '../event-names.tsx'
import { type Noun, neededText, nounOf, percentOf, spanText, winningText } from './bet-text.ts'

/** The outlook of a bet at the current second. */
export interface BetOutlook {
  /**
   * The chance of winning in whole percent. It is undefined after settlement and for event types without measured
   * rates.
   */
  percent: number | undefined
  /**
   * Before the round: which counts win. From the start of the round to the settlement: what is still needed. After the
   * settlement: the count.
   */
  text: string
}

/**
 * Returns the outlook of a bet: in an open round its current chance [P10], and what the bet needs. It is undefined if
 * the bet's round is not loaded.
 */
export function outlookOf(
  { odds, outcome, matchRound }: Pick<Bet, 'odds' | 'outcome' | 'matchRound'>,
  count: number,
  timetable: Timetable,
  now: Instant,
  noun: Noun,
): BetOutlook | undefined {
  const round = timetable.rounds.find(({ id }) => id === matchRound._id)
  if (!round) return undefined
  if (outcome !== 'open') return { percent: undefined, text: `${count} ${noun(count)}, ${spanText(round)}` }
  const minute = minuteOf(round, timetable, now)
  const more = minute === 'over' ? 0 : expectedMore(odds.eventType, round, minute ?? round.startMinute)
  const chances = more === undefined ? undefined : betChances({ ...odds, count, more })
  const isPlayed = minute !== undefined && (minute === 'over' || minute >= round.startMinute)
  return {
    percent: chances && percentOf(chances.won),
    text: isPlayed ? neededText(odds, count, round) : `${winningText(odds, noun)}, ${spanText(round)}`,
  }
}

/** Returns the current minute of the round's half: 'over' after the half, undefined before its kick-off. */
function minuteOf({ halfNumber }: Round, { halves, tempo }: Timetable, now: Instant): number | 'over' | undefined {
  const half = halves.find((candidate) => candidate.halfNumber === halfNumber)
  if (!hasKickOff(half)) return undefined
  return half.endTime !== null && now >= half.endTime ? 'over' : matchMinuteAt(half, tempo, now)
}

/** Returns the outlook of a bet, updated each second; undefined outside of a game clock. */
export function useBetOutlook(bet: Bet, count: number): BetOutlook | undefined {
  const at = useContext(MomentAt)
  const now = useServerNow()
  const name = useEventName()(bet.odds.eventType)
  return at && outlookOf(bet, count, at(now).timetable, now, nounOf(bet.odds.eventType, name))
}
