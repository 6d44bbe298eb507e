import type { Match } from '@bettle/contract'
import { useEffect, useRef, useState } from 'react'
import { nounOf } from '../../match-ui/bets/bet-text.ts'
import { ChanceLine } from '../../match-ui/bets/chance-line.tsx'
import type { LiveBet } from '../../match-ui/bets/own-bets.ts'
import type { GameMoment } from '../../match-ui/clock/game-moment.ts'
import { useEventName } from '../../match-ui/event-names.tsx'
import { classNames, DirectionTag, Tag } from '../../ui/index.ts'
import { type BetBarState, barOf } from './bet-bar-state.ts'

interface BetBarProps {
  moment: GameMoment
  match: Pick<Match, 'countsFrom'>
  /** The user's own bet on the active round. */
  live: LiveBet | undefined
  isSpectator: boolean
}

/**
 * The user's bet on the active round as a bar across a phone. For an over it fills up to its line, for an under it
 * empties. Without a bet it keeps its height, so that nothing moves.
 */
export function BetBar({ moment: { current, next, isDecided }, match, live, isSpectator }: BetBarProps) {
  if (!current) return null
  return (
    <section
      aria-label={`Round ${current.roundNumber}, now`}
      className="panel relative flex min-h-12 short-phone:min-h-9 shrink-0 items-center overflow-hidden px-3"
    >
      {live ? (
        <OwnBet
          key={live.bet._id}
          live={live}
          isUnknown={match.countsFrom?.unknown?.includes(live.bet.odds.eventType) === true}
        />
      ) : (
        <p className="text-muted text-sm">
          {isSpectator ? `Round ${current.roundNumber} is being played` : `No bet on round ${current.roundNumber}`}
          {next && !isDecided && (
            <span className="tiny-phone:hidden">. The question is about round {next.roundNumber}</span>
          )}
        </p>
      )}
    </section>
  )
}

function OwnBet({ live, isUnknown }: { live: LiveBet; isUnknown: boolean }) {
  const { bet, count, status } = live
  const { betType, eventType, threshold } = bet.odds
  const name = useEventName()(eventType)
  const { share, text } = isUnknown ? UNKNOWN : barOf(live, nounOf(eventType, name))
  const isWinning = status === 'WINNING' || status === 'WON'
  return (
    <>
      <span
        aria-hidden="true"
        className={classNames(
          'absolute inset-0 origin-left transition-transform duration-300 ease-out motion-reduce:transition-none forced-colors:hidden',
          betType === 'over' ? 'bg-over-soft' : 'bg-under-soft',
        )}
        style={{ transform: `scaleX(${share})` }}
      />
      <Breath count={count} />
      <div className="relative flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-0.5 short-phone:flex-nowrap">
        <DirectionTag direction={betType} line={threshold.toFixed(1)} />
        <span className="min-w-0 truncate font-medium text-sm">{name}</span>
        <span role="status" className="whitespace-nowrap text-sm tabular-nums">
          {text}
        </span>
        <span className="ml-auto flex shrink-0 items-center gap-2">
          <Tag
            tone={isWinning ? 'flood' : 'neutral'}
            className={status === 'ACTIVE' || isUnknown ? 'sr-only' : undefined}
          >
            {isUnknown ? 'OPEN' : status}
          </Tag>
          {!isUnknown && <ChanceLine bet={bet} count={count} isShort className="short-phone:sr-only" />}
        </span>
      </div>
    </>
  )
}

const UNKNOWN: BetBarState = { share: 0, text: 'count not known now' }

/** The shortest time between two breaths of light (ms). */
const BETWEEN = 2000

/** Lights the bar once when an event counts for the bet, at most every two seconds. */
function Breath({ count }: { count: number }) {
  const seen = useRef({ count, at: Number.NEGATIVE_INFINITY })
  const [breath, setBreath] = useState(0)
  useEffect(() => {
    const isMore = count > seen.current.count
    seen.current.count = count
    if (!isMore || performance.now() - seen.current.at < BETWEEN) return
    seen.current.at = performance.now()
    setBreath((before) => before + 1)
  }, [count])
  if (breath === 0) return null
  return (
    <span key={breath} aria-hidden="true" data-breath className="absolute inset-0 animate-breath bg-ink opacity-0" />
  )
}
