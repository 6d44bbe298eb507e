import type { Odds } from '@bettle/contract'
import { CirclePause, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEventName } from '../../football/event-names.tsx'
import { Button, ChipStack, DirectionMark, DirectionTag, IconButton, KeyHint, RollingNumber } from '../../ui/index.ts'
import { obstacleWords, returnOf, type SlipFacts, type SlipObstacle } from './slip-rules.ts'
import { StakeField } from './stake-field.tsx'
import type { Placing } from './use-place-bet.ts'

interface BetSlipProps {
  option: Odds | undefined
  moved: 'up' | 'down' | undefined
  /** What was selected and is no longer offered, in words. */
  gone: string | undefined
  stake: number
  onStakeChange: (stake: number) => void
  obstacle: SlipObstacle | undefined
  limits: SlipFacts['limits']
  chips: number
  placing: Placing
  onPlace: () => void
  onAcceptPrice: () => void
  onClear: () => void
}

/** The play in hand: what, at which price, how much, what it returns. On a phone it stays above the thumb. */
export function BetSlip(props: BetSlipProps) {
  const { option, moved, gone, stake, onStakeChange, obstacle, limits, chips, placing, onPlace, onClear } = props
  const isPending = placing.state === 'pending'
  return (
    <section aria-label="Bet slip" className="flex flex-col gap-3">
      <SlipPlay option={option} moved={moved} gone={gone} stake={stake} onClear={onClear} />
      <StakeField
        stake={stake}
        onStakeChange={onStakeChange}
        cap={limits.maxBetAmount}
        chips={chips}
        disabled={isPending}
      />
      <SlipProblem {...props} />
      <Button
        variant="primary"
        size="lg"
        block
        loading={isPending}
        disabled={obstacle !== undefined}
        onClick={onPlace}
        trailing={obstacle === undefined && <KeyHint keys="↵" className="hidden! lg:inline-grid!" />}
        className="min-h-13! px-3! md:text-lg!"
      >
        {obstacle === undefined && option ? (
          <span className="whitespace-nowrap">
            Place <RollingNumber value={stake} /> → returns <RollingNumber value={returnOf(option.odds, stake)} />
          </span>
        ) : (
          <span className="font-medium font-sans text-base normal-case tracking-normal">
            {obstacleWords(obstacle ?? 'pick', limits, chips)}
          </span>
        )}
      </Button>
    </section>
  )
}

function SlipPlay({
  option,
  moved,
  gone,
  stake,
  onClear,
}: Pick<BetSlipProps, 'option' | 'moved' | 'gone' | 'stake' | 'onClear'>): ReactNode {
  const eventName = useEventName()
  if (!option) {
    return (
      <div className="flex min-h-9 items-center gap-3 text-muted text-sm">
        <ChipStack amount={stake} size={32} most={3} />
        {gone ? <p role="status">{gone} is no longer offered. Pick another play.</p> : <p>Your play: –</p>}
      </div>
    )
  }
  return (
    <div className="flex min-h-9 items-center gap-3">
      <ChipStack amount={stake} size={32} most={3} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
        <DirectionTag direction={option.betType} line={option.threshold.toFixed(1)} />
        <span className="truncate font-semibold">{eventName(option.eventType)}</span>
      </div>
      <span className="figures flex items-center gap-1.5 text-xl">
        {moved && <DirectionMark direction={moved === 'up' ? 'over' : 'under'} className="size-2 text-muted" />}
        <RollingNumber value={option.odds} format={(odds) => odds.toFixed(2)} />
      </span>
      <IconButton
        label="Clear the slip"
        tooltip={false}
        icon={<X aria-hidden="true" />}
        onClick={onClear}
        className="-mr-2"
      />
    </div>
  )
}

function SlipProblem({ option, placing, onAcceptPrice, obstacle }: BetSlipProps): ReactNode {
  if (placing.state === 'failed') {
    return (
      <p role="alert" className="animate-rise rounded-control bg-lost-soft px-3 py-2 text-lost text-sm">
        {placing.problem}
      </p>
    )
  }
  if (placing.state === 'moved') {
    return (
      <div role="alert" className="flex animate-rise flex-wrap items-center gap-2 rounded-control bg-raised px-3 py-2">
        <p className="min-w-0 flex-1 text-sm">
          The odds have moved:{' '}
          <span className="figures text-faint text-lg line-through">{placing.offer.odds.toFixed(2)}</span>{' '}
          <span className="figures text-closing text-lg">{placing.odds.toFixed(2)}</span>
        </p>
        <Button size="sm" onClick={onAcceptPrice}>
          Accept {placing.odds.toFixed(2)}
        </Button>
      </div>
    )
  }
  if (option && obstacle === 'suspended') {
    return (
      <p role="status" className="flex items-center gap-2 text-closing text-sm">
        <CirclePause aria-hidden="true" className="size-4 shrink-0" />
        Suspended. Your play is kept until betting resumes.
      </p>
    )
  }
  return null
}
