import type { Bet } from '@bettle/contract'
import { betChances, expectedMore, type Instant, matchMinuteAt, type Round, type Timetable } from '@bettle/rules'
import { useContext, useState } from 'react'
import { useServerNow } from '../live/use-server-now.ts'
import { classNames, DirectionMark } from '../ui/index.ts'
import { type Noun, neededWords, nounOf, percentOf, spanWords, winningWords } from './bet-words.ts'
import { useEventName } from './event-names.tsx'
import { MomentAt } from './moment-clock.tsx'

/** What may be said of a bet this second. */
export interface Outlook {
  /** How likely it wins, in whole percent; undefined once it is settled, and where nobody has measured its type. */
  percent: number | undefined
  /** What it waits for; before its round what wins it, afterwards what came. */
  words: string
}

/** How likely a bet of an open round wins now ([P10]), and what it waits for; undefined where its round is not known. */
export function outlookOf(
  { odds, outcome, matchRound }: Pick<Bet, 'odds' | 'outcome' | 'matchRound'>,
  count: number,
  timetable: Timetable,
  now: Instant,
  noun: Noun,
): Outlook | undefined {
  const round = timetable.rounds.find(({ id }) => id === matchRound._id)
  if (!round) return undefined
  if (outcome !== 'open') return { percent: undefined, words: `${count} ${noun(count)}, ${spanWords(round)}` }
  const minute = minuteOf(round, timetable, now)
  const more = minute === 'over' ? 0 : expectedMore(odds.eventType, round, minute ?? round.startMinute)
  const chances = more === undefined ? undefined : betChances({ ...odds, count, more })
  const isPlayed = minute !== undefined && (minute === 'over' || minute >= round.startMinute)
  return {
    percent: chances && percentOf(chances.won),
    words: isPlayed ? neededWords(odds, count, round) : `${winningWords(odds, noun)}, ${spanWords(round)}`,
  }
}

/** Where the half of a round stands: undefined before its kick-off. */
function minuteOf({ halfNumber }: Round, { halves, tempo }: Timetable, now: Instant): number | 'over' | undefined {
  const half = halves.find((candidate) => candidate.halfNumber === halfNumber)
  if (!half || half.startTime === null) return undefined
  return half.endTime !== null && now >= half.endTime ? 'over' : matchMinuteAt(half.startTime, tempo, now)
}

/** The outlook of a bet, again each second; undefined where no clock runs. */
export function useOutlook(bet: Bet, count: number): Outlook | undefined {
  const at = useContext(MomentAt)
  const now = useServerNow()
  const name = useEventName()(bet.odds.eventType)
  return at && outlookOf(bet, count, at(now).timetable, now, nounOf(bet.odds.eventType, name))
}

/** '62 % ▲ one more by 30''; the mark says which way it last moved. */
export function LiveChance({ bet, count, isShort = false }: { bet: Bet; count: number; isShort?: boolean }) {
  const outlook = useOutlook(bet, count)
  const trend = useTrend(outlook?.percent)
  if (!outlook) return null
  const { percent, words } = outlook
  return (
    <span className="flex items-baseline gap-1.5">
      {percent !== undefined && (
        <span className="flex shrink-0 items-baseline gap-1 text-ink">
          <span className={isShort ? 'sr-only' : 'text-muted'}>Chance </span>
          <span className="figures text-base">{percent} %</span>
          <DirectionMark
            direction={trend === 'down' ? 'under' : 'over'}
            className={classNames('size-2 self-center', trend ? 'text-muted' : 'invisible')}
          />
          {trend && <span className="sr-only">{trend === 'up' ? 'rising' : 'falling'}</span>}
        </span>
      )}
      <span className={isShort && percent !== undefined ? 'sr-only' : 'min-w-0'}>{words}</span>
    </span>
  )
}

/** Which way a figure has last moved; undefined while it never has. */
function useTrend(figure: number | undefined): 'up' | 'down' | undefined {
  const [held, setHeld] = useState<{ figure: number | undefined; trend: 'up' | 'down' | undefined }>({
    figure,
    trend: undefined,
  })
  if (held.figure === figure) return held.trend
  const isKnown = held.figure !== undefined && figure !== undefined
  const trend = isKnown && figure > (held.figure ?? 0) ? 'up' : isKnown ? 'down' : undefined
  setHeld({ figure, trend })
  return trend
}
