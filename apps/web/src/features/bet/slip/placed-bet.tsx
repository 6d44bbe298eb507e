import type { Bet } from '@bettle/contract'
import { CircleCheck } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { nounOf, winningText } from '../../../match-ui/bets/bet-text.ts'
import { ChanceLine } from '../../../match-ui/bets/chance-line.tsx'
import { CARD_NAMES } from '../../../match-ui/cards/card-text.ts'
import { useEventName } from '../../../match-ui/event-names.tsx'
import { fixed } from '../../../text/number-text.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, ChipStack, DirectionTag, lazyNamed } from '../../../ui/index.ts'
import { CardBesideStake } from '../hand/hand-card.tsx'
import { type CardBeside, returnOf } from './slip-rules.ts'

const ScoutDialog = lazyNamed(() => import('../scout-dialog.tsx'), 'ScoutDialog')

interface PlacedBetProps {
  bet: Bet
  /** The card that was played with the bet. */
  card?: CardBeside | undefined
  isOwnWork?: boolean
  /** Betting on the bet's round is closed. */
  isClosed?: boolean
}

/** Shows the bet that the player has placed on the next round. */
export function PlacedBet({ bet, card, isOwnWork = false, isClosed = false }: PlacedBetProps) {
  const section = useRef<HTMLElement>(null)
  // The pressed button has disappeared, so the focus moves to the placed bet.
  useEffect(() => {
    if (isOwnWork) section.current?.focus({ preventScroll: true })
  }, [isOwnWork])
  const eventName = useEventName()
  const { odds, stake, matchRound } = bet
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={msg('bet.placed-bet.your-bet')}
      data-placed-bet
      className="flex animate-pop items-center gap-4 rounded-control border border-flood/45 bg-flood-soft p-4 tall-phone:p-3 short-phone:p-2"
    >
      <span className="relative isolate short-phone:hidden">
        {card && <CardBesideStake kind={card.kind} className="-z-1 absolute bottom-0 start-0.5 w-11 rotate-6" />}
        <ChipStack amount={stake} size={44} most={5} />
      </span>
      <div className="min-w-0 flex-1 short-phone:flex short-phone:flex-wrap short-phone:items-center short-phone:gap-x-3 short-phone:gap-y-1">
        <p className="caps flex items-center gap-1.5 text-base text-won leading-none">
          <CircleCheck aria-hidden="true" className="size-4.5" />
          {msg('bet.placed-bet.bet-confirmed')}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 tall-phone:mt-2 md:mt-2.5">
          <DirectionTag direction={odds.betType} line={fixed(odds.threshold, 1)} />
          <span className="font-semibold">{eventName(odds.eventType)}</span>
        </p>
        <p className="text-balance text-sm short-phone:w-full tall-phone:mt-1.5 md:mt-2">
          {winningText(odds, nounOf(odds.eventType, eventName(odds.eventType)))}
          <span className="md:hidden">
            : {stake} → {returnOf(odds.odds, stake, card)}
            {card && msg('bet.placed-bet.with', { kind: CARD_NAMES[card.kind] })}
          </span>
        </p>
        <p className="max-md:sr-only text-balance text-muted text-sm">
          {msg('bet.placed-bet.on-round-at-returns', {
            stake,
            roundNumber: matchRound.roundNumber,
            odds: fixed(odds.odds, 2),
            return: returnOf(odds.odds, stake, card),
          })}
        </p>
        {card?.kind === 'scout' && <Scouting bet={bet} isClosed={isClosed} />}
        <ChanceLine bet={bet} count={0} hidesNeed className="short-phone:hidden mt-1" />
      </div>
    </section>
  )
}

/**
 * Lets the holder of a Scout see the other players' bets after betting has closed, when they can no longer be copied.
 */
function Scouting({ bet, isClosed }: Required<Pick<PlacedBetProps, 'bet' | 'isClosed'>>) {
  const [isOpen, setOpen] = useState(false)
  if (!isClosed) return <p className="text-muted text-sm max-md:w-full">{msg('bet.placed-bet.scout-shows-you-the')}</p>
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)} className="mt-1.5">
        {msg('bet.placed-bet.see-the-bets')}
      </Button>
      {isOpen && (
        <Suspense>
          <ScoutDialog bet={bet} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
