import type { BetLiveStatus } from '@bettle/rules'
import { oddsFromWire, payoutOf, payoutWithCard, strengthInTenths } from '@bettle/rules'
import { ChanceLine } from '../../match-ui/bets/chance-line.tsx'
import type { LiveBet } from '../../match-ui/bets/own-bets.ts'
import { STATUS_TEXTS } from '../../match-ui/bets/status-text.ts'
import { CardArt } from '../../match-ui/cards/card-art.tsx'
import { effectText } from '../../match-ui/cards/card-text.ts'
import { useCardStrength } from '../../match-ui/cards/use-card-strength.ts'
import { useEventName } from '../../match-ui/event-names.tsx'
import { reasonText } from '../../match-ui/reason-text.ts'
import { decimal, fixed } from '../../text/number-text.ts'
import { msg, rich } from '../../texts/msg.ts'
import { classNames, DirectionMark, ProgressBar, RollingNumber, Tag, type TagTone } from '../../ui/index.ts'

interface BetRowProps {
  live: LiveBet
  onExplain: () => void
}

const TONES: Record<BetLiveStatus, TagTone> = {
  UPCOMING: 'neutral',
  ACTIVE: 'under',
  WINNING: 'flood',
  WON: 'won',
  LOST: 'lost',
  VOID: 'void',
}

/** A bet of the user with the current count, the line and the return. */
export function BetRow({ live: { bet, status, count }, onExplain }: BetRowProps) {
  const eventName = useEventName()
  const { betType, threshold, eventType, odds } = bet.odds
  const isOver = betType === 'over'
  const strength = useCardStrength(bet.lobbyId)
  return (
    <li className="border-line border-b last:border-b-0">
      <button
        type="button"
        onClick={onExplain}
        data-bet-status={status}
        className="block w-full px-4 pt-2 pb-3 text-start xl:py-1.5 low-desk:py-1 transition-colors hover:bg-raised -outline-offset-2!"
      >
        <span className="flex items-center gap-2">
          <DirectionMark direction={betType} className={classNames('size-3', isOver ? 'text-over' : 'text-under')} />
          <span className="min-w-0 flex-1 truncate">
            <span className="caps text-base">
              {isOver ? msg('my-bets.bet-row.over') : msg('my-bets.bet-row.under')} {fixed(threshold, 1)}
            </span>{' '}
            <span className="font-semibold">{eventName(eventType)}</span>
          </span>
          {bet.card && <CardArt kind={bet.card} isSmall className="-my-1 w-5 shrink-0" />}
          <Tag tone={TONES[status]}>{STATUS_TEXTS[status]}</Tag>
        </span>
        <span className="mt-1.5 flex items-baseline xl:mt-0.5 low-desk:mt-0 justify-between gap-3 text-muted text-sm">
          <span className="truncate tabular-nums">
            {rich('my-bets.bet-row.r-at', {
              roundNumber: bet.matchRound.roundNumber,
              stake: bet.stake,
              odds: fixed(odds, 2),
              return: (
                <span className={status === 'WON' || status === 'WINNING' ? 'text-won' : undefined}>
                  {returnText(bet, status, strength)}
                </span>
              ),
            })}
          </span>
          <span className="figures text-ink text-lg">
            <RollingNumber value={count} />
            <span className="text-faint text-sm"> / {decimal(threshold)}</span>
          </span>
        </span>
        <ChanceLine bet={bet} count={count} />
        {bet.voidReason && <span className="block text-muted text-sm">{reasonText(bet.voidReason)}</span>}
        {bet.card && (
          <span className="block truncate text-muted text-sm">
            {effectText(bet.card, bet.cardEffect?.credited ?? 0, bet.outcome)}
          </span>
        )}
        <ProgressBar
          label={msg('my-bets.bet-row.so-far', { eventName: eventName(eventType) })}
          value={count}
          max={Math.max(count, threshold * 2)}
          line={threshold}
          text={msg('my-bets.bet-row.threshold', { count, threshold: decimal(threshold) })}
          tone={toneOf(status, betType)}
          className="mt-2 h-1.5! xl:mt-1.5 low-desk:mt-1"
        />
      </button>
    </li>
  )
}

function toneOf(status: BetLiveStatus, betType: 'over' | 'under') {
  if (status === 'WON' || status === 'WINNING') return 'flood'
  if (status === 'LOST') return 'lost'
  if (status === 'VOID' || status === 'UPCOMING') return 'neutral'
  return betType
}

/** Returns the payout of a settled bet, or the possible payout of an open bet. */
export function returnText(bet: LiveBet['bet'], status: BetLiveStatus, strength = 1): string {
  if (status === 'WON') return msg('my-bets.bet-row.returned', { payout: bet.payout ?? returnOf(bet, strength) })
  if (status === 'VOID') return msg('my-bets.bet-row.stake-back', { stake: bet.stake })
  if (status === 'LOST')
    return bet.payout ? msg('my-bets.bet-row.back', { payout: bet.payout }) : msg('my-bets.bet-row.nothing-back')
  return msg('my-bets.bet-row.returns', { return: returnOf(bet, strength) })
}

function returnOf({ odds, stake, card }: LiveBet['bet'], strength: number): number {
  const payout = payoutOf(oddsFromWire(odds.odds), stake)
  return card ? payoutWithCard(payout, { kind: card, tenths: strengthInTenths(strength) }) : payout
}
