import type { Odds } from '@bettle/contract'
import { nounOf, spanWords, winningWords } from '../../football/bet-words.ts'
import { CardArt } from '../../football/card-art.tsx'
import { CARD_NAMES, cardSentence } from '../../football/card-words.ts'
import { useEventName } from '../../football/event-names.tsx'
import type { GameMoment } from '../../football/game-moment.ts'
import { useTicking } from '../../football/moment-clock.tsx'
import { ChipStack, ConfirmDialog, clockText, DirectionTag } from '../../ui/index.ts'
import { type CardBeside, returnOf } from './slip-rules.ts'

interface ConfirmBetProps {
  option: Odds
  stake: number
  /** Goes with it. */
  card: CardBeside | undefined
  moment: GameMoment
  /** The planned kick-off of a match that has not begun. */
  startsAt: string | null
  /** Betting closed while it was asked. */
  isTooLate: boolean
  pending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asked once, since a bet that is placed stands. */
export function ConfirmBet(props: ConfirmBetProps) {
  const { option, stake, card, moment, startsAt, isTooLate, pending, onConfirm, onClose } = props
  const name = useEventName()(option.eventType)
  const { next } = moment
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isTooLate ? 'Too late' : 'Place your bet?'}
      confirmText={isTooLate ? 'All right' : 'Place Bet'}
      isNotice={isTooLate}
      pending={pending}
      onConfirm={isTooLate ? onClose : onConfirm}
      focusConfirm
    >
      <div className="flex items-center gap-4 rounded-control border border-line bg-sunken p-4 text-ink">
        <ChipStack amount={stake} size={40} most={5} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <DirectionTag direction={option.betType} line={option.threshold.toFixed(1)} />
            <span className="font-semibold">{name}</span>
          </p>
          <p className="mt-1.5 text-sm">
            {winningWords(option, nounOf(option.eventType, name))}
            {next && `, ${spanWords(next)}`}
          </p>
          <p className="text-muted text-sm">
            {stake} at {option.odds.toFixed(2)} returns {returnOf(option.odds, stake, card)}
            {!card && isRounded(option.odds, stake) && ', rounded down'}
          </p>
        </div>
      </div>
      {card && (
        <div className="mt-2 flex items-center gap-4 rounded-control border border-line bg-sunken px-4 py-2.5 text-ink">
          <CardArt kind={card.kind} className="-my-1 w-10" />
          <p className="min-w-0 flex-1 text-sm">
            <span className="font-semibold">With {CARD_NAMES[card.kind]}.</span>{' '}
            {cardSentence(card.kind, card.strength)} It is spent with this bet, whatever happens.
          </p>
        </div>
      )}
      <p role={isTooLate ? 'status' : undefined} className="mt-3 text-sm">
        {isTooLate ? (
          'Betting closed before you placed it. Nothing was staked.'
        ) : (
          <>
            Applies to {next ? `Round ${next.roundNumber}` : 'the upcoming round'}. Once placed it stands.
            <TimeLeft moment={moment} startsAt={startsAt} />
          </>
        )}
      </p>
    </ConfirmDialog>
  )
}

/** Chips are whole: what is behind the point comes back to nobody. */
const isRounded = (odds: number, stake: number) => (Math.round(odds * 100) * stake) % 100 !== 0

/** It covers the clock that stands under it. */
function TimeLeft({ moment, startsAt }: { moment: GameMoment; startsAt: string | null }) {
  const { window, now } = useTicking(moment)
  const until = window.closesAt ?? (startsAt === null ? undefined : Date.parse(startsAt))
  if (until === undefined || (window.closesAt === null && until <= now)) return null
  return (
    <>
      {' '}
      {window.closesAt === null ? 'The match starts in' : 'Closes in'}{' '}
      <span className="figures">{clockText(Math.max(0, until - now) / 1000)}</span>.
    </>
  )
}
