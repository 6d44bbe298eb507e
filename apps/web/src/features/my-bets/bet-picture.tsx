import { nounOf, spanText } from '../../match-ui/bets/bet-text.ts'
import type { LiveBet } from '../../match-ui/bets/own-bets.ts'
import { STATUS_TEXTS } from '../../match-ui/bets/status-text.ts'
import { effectText } from '../../match-ui/cards/card-text.ts'
import { useEventName } from '../../match-ui/event-names.tsx'
import { PictureDialog } from '../../match-ui/picture/picture-dialog.tsx'
import { dayText } from '../../text/date-text.ts'
import { fixed } from '../../text/number-text.ts'
import { msg } from '../../texts/msg.ts'
import { DIRECTION_LABELS } from '../../ui/index.ts'
import { chipsText } from './bet-receipt-text.ts'
import { drawBet } from './draw-bet.ts'

interface BetPictureProps {
  live: LiveBet
  match: string
  onClose: () => void
}

/** Makes a picture of a settled bet of the user. The picture names no player. */
export function BetPicture({ live, match, onClose }: BetPictureProps) {
  const { bet, status, count, halfNumber, span } = live
  const { odds, stake, matchRound, outcome, settledAt } = bet
  const name = useEventName()(odds.eventType)
  const noun = nounOf(odds.eventType, name)
  const round = span && { halfNumber, startMinute: span.from, endMinute: span.until }
  const facts = {
    ...{ match, status, count, stake, direction: odds.betType, price: odds.odds },
    line: `${DIRECTION_LABELS[odds.betType]} ${fixed(odds.threshold, 1)}`,
    events: noun(2),
    counted: noun(count),
    round: round
      ? msg('my-bets.bet-picture.round', { roundNumber: matchRound.roundNumber, span: spanText(round) })
      : msg('my-bets.bet-picture.round-2', { roundNumber: matchRound.roundNumber }),
    back: bet.payout ?? 0,
    card: bet.card && effectText(bet.card, bet.cardEffect?.credited ?? 0, outcome),
    day: settledAt === null ? '' : dayText(Date.parse(settledAt)),
  }
  return (
    <PictureDialog
      title={msg('my-bets.bet-picture.your-bet-as-a')}
      name={`bettle-round-${matchRound.roundNumber}.png`}
      text={msg('my-bets.bet-picture.the-count-was-the', {
        line: facts.line,
        events: facts.events,
        round: facts.round,
        status: STATUS_TEXTS[status],
        count,
        chips: chipsText(stake),
        price: fixed(facts.price, 2),
        back: facts.back,
        match,
      })}
      draw={() => drawBet(facts)}
      onClose={onClose}
    />
  )
}
