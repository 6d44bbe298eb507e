import type { Match } from '@bettle/contract'
import { oddsFromWire, payoutOf } from '@bettle/rules'
import { useEffect, useRef, useState } from 'react'
import { nounOf, type Window } from '../../match-ui/bets/bet-text.ts'
import { ChanceLine } from '../../match-ui/bets/chance-line.tsx'
import type { LiveBet } from '../../match-ui/bets/own-bets.ts'
import { STATUS_TEXTS } from '../../match-ui/bets/status-text.ts'
import type { GameMoment } from '../../match-ui/clock/game-moment.ts'
import { useEventName } from '../../match-ui/event-names.tsx'
import { fixed } from '../../text/number-text.ts'
import { msg } from '../../texts/msg.ts'
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
      aria-label={msg('round.bet-bar.round-now', { roundNumber: current.roundNumber })}
      className="panel relative flex min-h-13 tiny-phone:min-h-9 shrink-0 items-center overflow-hidden px-3 py-0.5"
    >
      {live ? (
        <OwnBet
          key={live.bet._id}
          live={live}
          round={current}
          isUnknown={match.countsFrom?.unknown?.includes(live.bet.odds.eventType) === true}
        />
      ) : (
        <p className="text-balance text-muted text-sm">
          {isSpectator
            ? msg('round.bet-bar.round-is-being-played', { roundNumber: current.roundNumber })
            : msg('round.bet-bar.no-bet-on-round', { roundNumber: current.roundNumber })}
          {next && !isDecided && (
            <span className="tiny-phone:hidden">
              {msg('round.bet-bar.the-question-is-about', { roundNumber: next.roundNumber })}
            </span>
          )}
        </p>
      )}
    </section>
  )
}

function OwnBet({ live, round, isUnknown }: { live: LiveBet; round: Window; isUnknown: boolean }) {
  const { bet, count, status } = live
  const { betType, eventType, threshold, odds } = bet.odds
  const name = useEventName()(eventType)
  const { share, text } = isUnknown ? UNKNOWN : barOf(live, nounOf(eventType, name), round)
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
      <div className="relative flex min-w-0 flex-1 tiny-phone:flex-nowrap flex-wrap items-center gap-x-2 gap-y-0.5">
        <DirectionTag direction={betType} line={fixed(threshold, 1)} />
        <span className="min-w-0 truncate font-medium text-sm tiny-phone:sr-only">{name}</span>
        <span translate="no" className="text-muted text-sm tabular-nums tiny-phone:sr-only">
          {/* The strength of a card decides its return, which the list of one's bets shows. */}
          {bet.stake}{' '}
          {bet.card ? msg('round.bet-bar.chips', { count: bet.stake }) : `→ ${payoutOf(oddsFromWire(odds), bet.stake)}`}
        </span>
        <span className="ms-auto flex shrink-0 items-center gap-2 tiny-phone:sr-only">
          <Tag
            tone={isWinning ? 'flood' : 'neutral'}
            className={status === 'ACTIVE' || isUnknown ? 'sr-only' : undefined}
          >
            {isUnknown ? msg('round.bet-bar.open') : STATUS_TEXTS[status]}
          </Tag>
          {!isUnknown && (
            <ChanceLine
              bet={bet}
              count={count}
              isShort
              hidesName={status !== 'ACTIVE'}
              className="short-phone:sr-only"
            />
          )}
        </span>
        <span
          role="status"
          className="basis-full tiny-phone:basis-0 text-sm tiny-phone:text-xs tabular-nums tiny-phone:leading-4 tiny-phone:flex-1"
        >
          {text}
        </span>
      </div>
    </>
  )
}

const UNKNOWN: BetBarState = { share: 0, text: msg('round.bet-bar.count-not-known-now') }

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
