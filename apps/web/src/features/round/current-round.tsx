import { ChanceLine } from '../../football/chance-line.tsx'
import { useEventName } from '../../football/event-names.tsx'
import type { LiveBet } from '../../football/own-bets.ts'
import { classNames, DirectionTag, RollingNumber, Tag } from '../../ui/index.ts'

interface CurrentRoundProps {
  /** One's own bet on the round under way. */
  live: LiveBet
  className?: string | undefined
}

/** The round under way in one line: how one's own play on it stands. */
export function CurrentRound({ live: { bet, status, count }, className }: CurrentRoundProps) {
  const eventName = useEventName()
  const isWinning = status === 'WINNING' || status === 'WON'
  const { roundNumber } = bet.matchRound
  return (
    <section
      aria-label={`Round ${roundNumber}, now`}
      className={classNames(
        'panel flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1.5 px-4 py-2 transition-colors',
        isWinning && 'border-flood/60',
        className,
      )}
    >
      <h2 className="caps text-base text-muted leading-none">
        <span className="max-[25rem]:hidden">Now: </span>round {roundNumber}
      </h2>
      <p className="ml-auto flex items-center gap-2">
        <DirectionTag direction={bet.odds.betType} line={bet.odds.threshold.toFixed(1)} />
        <span className="font-medium text-sm">{eventName(bet.odds.eventType)}</span>
        <RollingNumber value={count} className="text-lg" />
        <Tag tone={isWinning ? 'flood' : 'neutral'}>{status}</Tag>
      </p>
      <ChanceLine bet={bet} count={count} className="basis-full" />
    </section>
  )
}
