import type { Odds } from '@bettle/contract'
import { ChevronDown, ChevronUp, Eraser, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useEventName } from '../../../match-ui/event-names.tsx'
import { fixed } from '../../../text/number-text.ts'
import { msg } from '../../../texts/msg.ts'
import {
  Button,
  ChipStack,
  DirectionMark,
  DirectionTag,
  IconButton,
  KeyHint,
  RollingNumber,
} from '../../../ui/index.ts'
import { CardBesideStake } from '../hand/hand-card.tsx'
import { obstacleText } from './obstacle-text.ts'
import { missedText, SlipProblem } from './slip-problem.tsx'
import { type CardBeside, playText, returnOf, type SlipFacts, type SlipObstacle } from './slip-rules.ts'
import { StakeField, StakeInput, StakePresets } from './stake-field.tsx'
import type { Placing } from './use-place-bet.ts'

export interface BetSlipProps {
  isPhone: boolean
  option: Odds | undefined
  moved: 'up' | 'down' | undefined
  /** The play of a selected option that is no longer offered, for example 'Over 4.5 Throw'. */
  gone: string | undefined
  /** The play of a selected option that was not placed in time. */
  missed?: string | undefined
  stake: number
  /** The card that the player adds to the bet. */
  card?: CardBeside | undefined
  onStakeChange: (stake: number) => void
  obstacle: SlipObstacle | undefined
  limits: SlipFacts['limits']
  chips: number
  placing: Placing
  onPlace: () => void
  onAcceptPrice: () => void
  onClear: () => void
}

/** The selected option with its price, stake and return. On a phone it is one row that can be expanded. */
export function BetSlip(props: BetSlipProps) {
  if (!props.isPhone) return <WholeSlip {...props} />
  const lost = props.option ? undefined : lostText(props)
  return lost ? <LostRow text={lost} /> : <SlipRow {...props} />
}

/** The row on a phone after the selected option was cleared, until the next selection. */
function LostRow({ text }: { text: string }) {
  return (
    <section aria-label={msg('bet.bet-slip.bet-slip')} className="px-2.5 text-balance text-center text-muted text-sm">
      <p role="status">{text}</p>
    </section>
  )
}

/** Returns why a selected option was cleared. */
function lostText({ gone, missed }: Pick<BetSlipProps, 'gone' | 'missed'>): string | undefined {
  if (gone) return msg('bet.bet-slip.is-no-longer-offered', { gone })
  return missed && missedText(missed)
}

function WholeSlip(props: BetSlipProps) {
  const { option, moved, gone, missed, stake, onStakeChange, limits, chips, placing, onClear } = props
  return (
    <section aria-label={msg('bet.bet-slip.bet-slip')} className="flex flex-col gap-3 low:gap-2">
      <SlipPlay {...{ option, moved, gone, missed, stake, onClear }} card={props.card} />
      <StakeField
        stake={stake}
        onStakeChange={onStakeChange}
        limits={limits}
        chips={chips}
        disabled={placing.state === 'pending'}
      />
      <PlaceButton {...props} />
      {/* The message is the last element, so that the button does not move under the finger. */}
      <SlipProblem {...props} />
    </section>
  )
}

/**
 * One row with the option, the stake and the place button. The stake buttons and the clear button expand above the row.
 * Before an option is selected, the row shows the stake, and the button says what to do.
 */
function SlipRow(props: BetSlipProps) {
  const { option, stake, onStakeChange, limits, chips, placing, onClear } = props
  const [isOpen, setOpen] = useState(false)
  const eventName = useEventName()
  const isPending = placing.state === 'pending'
  return (
    <section aria-label={msg('bet.bet-slip.bet-slip')} className="relative">
      {/* The expanded part overlays the options, so that the row does not move under the thumb. */}
      <div className="absolute inset-x-0 bottom-full mb-2 flex flex-col gap-2 rounded-control border border-line-strong bg-afloat p-1.5 empty:hidden">
        {isOpen && (
          <div className="flex animate-rise items-center justify-between gap-2">
            <StakePresets
              stake={stake}
              onStakeChange={onStakeChange}
              limits={limits}
              chips={chips}
              disabled={isPending}
            />
            <IconButton
              label={msg('bet.bet-slip.clear-stake')}
              tooltip={false}
              icon={<Eraser aria-hidden="true" />}
              disabled={isPending || stake === 0}
              onClick={() => onStakeChange(0)}
            />
          </div>
        )}
        {/* The place button itself says that the option is suspended, so the message does not repeat it. */}
        <SlipProblem {...props} obstacle={undefined} />
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        <IconButton
          label={isOpen ? msg('bet.bet-slip.hide-the-stake-buttons') : msg('bet.bet-slip.show-the-stake-buttons')}
          aria-expanded={isOpen}
          tooltip={false}
          icon={isOpen ? <ChevronDown aria-hidden="true" /> : <ChevronUp aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
          className="-ms-1 w-9!"
        />
        {option ? (
          <button
            type="button"
            onClick={onClear}
            aria-label={msg('bet.bet-slip.clear-the-slip-at', {
              play: playText(option, eventName),
              odds: fixed(option.odds, 2),
            })}
            className="min-h-11 min-w-0 flex-1 rounded-control text-start leading-none"
          >
            <span className="flex items-center gap-1">
              <DirectionMark
                direction={option.betType}
                className={`size-3 shrink-0 ${option.betType === 'over' ? 'text-over' : 'text-under'}`}
              />
              <span className="figures text-lg">{fixed(option.threshold, 1)}</span>
              <X aria-hidden="true" className="ms-0.5 size-3.5 text-muted" />
              {props.card && <CardBesideStake kind={props.card.kind} className="-my-2 ms-0.5 w-5" />}
            </span>
            <span className="mt-1 block truncate text-muted text-xs">{eventName(option.eventType)}</span>
          </button>
        ) : (
          <span aria-hidden="true" className="min-w-0 flex-1 truncate text-muted text-sm">
            {msg('bet.bet-slip.stake')}
          </span>
        )}
        <StakeInput
          stake={stake}
          onStakeChange={onStakeChange}
          limits={limits}
          disabled={isPending}
          className="w-14 shrink-0 max-[22.5rem]:w-12"
        />
        <div className="w-40 max-w-full shrink-0 max-[22.5rem]:w-[7.5rem]">
          <PlaceButton {...props} isCompact />
        </div>
      </div>
    </section>
  )
}

function PlaceButton(props: BetSlipProps & { isCompact?: boolean }) {
  const { option, stake, obstacle, limits, chips, placing, onPlace, isCompact = false } = props
  const canPlace = obstacle === undefined && option !== undefined
  return (
    <Button
      variant="primary"
      size="lg"
      block
      loading={placing.state === 'pending'}
      disabled={obstacle !== undefined}
      onClick={onPlace}
      trailing={!isCompact && canPlace && <KeyHint keys="↵" className="hidden! lg:inline-grid!" />}
      className={
        isCompact ? 'min-h-12! px-1! text-lg! max-[22.5rem]:text-base!' : 'min-h-13! px-3! md:text-lg! low:min-h-11!'
      }
    >
      {!canPlace ? (
        <span
          className={`text-balance font-medium font-sans normal-case tracking-normal ${isCompact ? 'text-xs' : 'text-base'}`}
        >
          {isCompact && obstacle === 'suspended'
            ? msg('bet.bet-slip.suspended-your-pick-is')
            : obstacleText(obstacle ?? 'pick', limits, chips)}
        </span>
      ) : (
        <span className="text-balance">
          {msg('bet.bet-slip.place')} <RollingNumber value={stake} /> →{' '}
          <span className={isCompact ? 'sr-only' : undefined}>{msg('bet.bet-slip.returns')} </span>
          <RollingNumber value={returnOf(option.odds, stake, props.card)} />
        </span>
      )}
    </Button>
  )
}

function SlipPlay({
  option,
  moved,
  gone,
  missed,
  stake,
  card,
  onClear,
}: Pick<BetSlipProps, 'option' | 'moved' | 'gone' | 'missed' | 'stake' | 'card' | 'onClear'>): ReactNode {
  const eventName = useEventName()
  const lost = lostText({ gone, missed })
  if (!option) {
    return (
      <div className="flex min-h-9 items-center gap-3 text-muted text-sm">
        <StakeOn card={card} stake={stake} />
        {lost ? <p role="status">{lost}</p> : <p>{msg('bet.bet-slip.nothing-picked-yet')}</p>}
      </div>
    )
  }
  return (
    <div className="flex min-h-9 items-center gap-3">
      <StakeOn card={card} stake={stake} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
        <DirectionTag direction={option.betType} line={fixed(option.threshold, 1)} />
        <span className="truncate font-semibold">{eventName(option.eventType)}</span>
      </div>
      <span className="figures flex items-center gap-1.5 text-xl">
        {moved && <DirectionMark direction={moved === 'up' ? 'over' : 'under'} className="size-2 text-muted" />}
        <RollingNumber value={option.odds} format={(odds) => fixed(odds, 2)} />
      </span>
      <IconButton
        label={msg('bet.bet-slip.clear-the-slip')}
        tooltip={false}
        icon={<X aria-hidden="true" />}
        onClick={onClear}
        className="-me-2"
      />
    </div>
  )
}

/** The stake, drawn on the card that is played with the bet. */
function StakeOn({ card, stake }: Pick<BetSlipProps, 'card' | 'stake'>) {
  return (
    <span className="relative isolate">
      {card && <CardBesideStake kind={card.kind} className="-z-1 absolute bottom-0 start-0.5 w-8 rotate-6" />}
      <ChipStack amount={stake} size={32} most={3} />
    </span>
  )
}
