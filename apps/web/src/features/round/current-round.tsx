import { ChanceLine } from '../../match-ui/bets/chance-line.tsx'
import type { LiveBet } from '../../match-ui/bets/own-bets.ts'
import { STATUS_TEXTS } from '../../match-ui/bets/status-text.ts'
import type { GameMoment } from '../../match-ui/clock/game-moment.ts'
import { useEventName } from '../../match-ui/event-names.tsx'
import { fixed } from '../../text/number-text.ts'
import { msg } from '../../texts/msg.ts'
import { classNames, DirectionTag, RollingNumber, Tag } from '../../ui/index.ts'

/** The texts for the state of the match while no round is active. */
const BETWEEN_ROUNDS: Record<GameMoment['clock']['state'], string> = {
  before: msg('round.current-round.before-the-match'),
  'kick-off': msg('round.current-round.before-kick-off'),
  running: msg('round.current-round.between-rounds'),
  pause: msg('round.current-round.half-time'),
  ended: msg('round.current-round.full-time'),
}

interface CurrentRoundProps {
  moment: GameMoment
  /** The user's own bet on the active round. */
  live: LiveBet | undefined
  isSpectator: boolean
  className?: string | undefined
}

/**
 * Shows the active round and the user's bet on it in one row. The row keeps its height while it has nothing to show.
 */
export function CurrentRound({ moment: { current, clock }, live, isSpectator, className }: CurrentRoundProps) {
  const isWinning = live?.status === 'WINNING' || live?.status === 'WON'
  return (
    <section
      aria-label={
        current
          ? msg('round.current-round.round-now', { roundNumber: current.roundNumber })
          : msg('round.current-round.now-2')
      }
      className={classNames('panel @container shrink-0 transition-colors', isWinning && 'border-flood/60', className)}
    >
      <div className="flex min-h-10.5 short-phone:min-h-8 flex-wrap items-center gap-x-2 px-3 @min-[17rem]:flex-nowrap md:px-4">
        {/* The strip above names the round too, so a narrow screen leaves the space to the bet. */}
        <h2 className={classNames('caps shrink-0 text-base text-muted leading-none', live && '@max-[26rem]:sr-only')}>
          {current
            ? msg('round.current-round.round', { roundNumber: current.roundNumber })
            : msg('round.current-round.now', { name: BETWEEN_ROUNDS[clock.state] })}
        </h2>
        {live && <OwnPlay live={live} isWinning={isWinning} />}
        {!live && current && !isSpectator && (
          <p className="ms-auto text-muted text-sm">{msg('round.current-round.you-have-no-bet')}</p>
        )}
      </div>
    </section>
  )
}

function OwnPlay({ live: { bet, status, count }, isWinning }: { live: LiveBet; isWinning: boolean }) {
  const eventName = useEventName()
  return (
    <>
      <DirectionTag direction={bet.odds.betType} line={fixed(bet.odds.threshold, 1)} />
      <span className="min-w-0 truncate font-medium text-sm @max-[18rem]:sr-only">{eventName(bet.odds.eventType)}</span>
      <RollingNumber value={count} className="text-lg" />
      <Tag tone={isWinning ? 'flood' : 'neutral'}>{STATUS_TEXTS[status]}</Tag>
      <ChanceLine bet={bet} count={count} isShort className="ms-auto shrink-0" />
    </>
  )
}
