import { ChanceLine } from '../../football/chance-line.tsx'
import { useEventName } from '../../football/event-names.tsx'
import type { GameMoment } from '../../football/game-moment.ts'
import type { LiveBet } from '../../football/own-bets.ts'
import { classNames, DirectionTag, RollingNumber, Tag } from '../../ui/index.ts'

interface CurrentRoundProps {
  moment: GameMoment
  /** One's own bet on the round under way. */
  live: LiveBet | undefined
  className?: string | undefined
}

/** The round under way in one line, and how one's own play on it stands. It is there before there is anything to tell. */
export function CurrentRound({ moment: { current, clock }, live, className }: CurrentRoundProps) {
  const isWinning = live?.status === 'WINNING' || live?.status === 'WON'
  const name = current ? `round ${current.roundNumber}` : clock.state === 'pause' ? 'half-time' : 'before kick-off'
  return (
    <section
      aria-label={current ? `Round ${current.roundNumber}, now` : 'Now'}
      className={classNames(
        'panel flex min-h-19 shrink-0 flex-wrap items-center gap-x-3 gap-y-1.5 px-4 py-2 transition-colors',
        isWinning && 'border-flood/60',
        className,
      )}
    >
      <h2 className="caps text-base text-muted leading-none">
        <span className={live && 'max-[25rem]:hidden'}>Now: </span>
        {name}
      </h2>
      {live && <OwnPlay live={live} isWinning={isWinning} />}
      {!live && current && <p className="ml-auto text-faint text-sm">No bet of yours</p>}
      {live ? (
        <ChanceLine bet={live.bet} count={live.count} className="basis-full" />
      ) : (
        <span className="min-h-6 basis-full" />
      )}
    </section>
  )
}

function OwnPlay({ live: { bet, status, count }, isWinning }: { live: LiveBet; isWinning: boolean }) {
  const eventName = useEventName()
  return (
    <p className="ml-auto flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
      <DirectionTag direction={bet.odds.betType} line={bet.odds.threshold.toFixed(1)} />
      <span className="font-medium text-sm">{eventName(bet.odds.eventType)}</span>
      <RollingNumber value={count} className="text-lg" />
      <Tag tone={isWinning ? 'flood' : 'neutral'}>{status}</Tag>
    </p>
  )
}
