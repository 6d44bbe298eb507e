import type { Bet } from '@bettle/contract'
import { ChevronRight, Ticket } from 'lucide-react'
import type { LiveBet } from '../../match-ui/bets/own-bets.ts'
import { STATUS_TEXTS } from '../../match-ui/bets/status-text.ts'
import { effectText } from '../../match-ui/cards/card-text.ts'
import { useEventName } from '../../match-ui/event-names.tsx'
import { fixed } from '../../text/number-text.ts'
import { msg } from '../../texts/msg.ts'
import { classNames, DIRECTION_LABELS, DirectionMark, Panel, Tag, type TagTone } from '../../ui/index.ts'

export interface OwnReceiptsProps {
  bets: readonly LiveBet[]
  isSpectator: boolean
  onOpen: (betId: Bet['_id']) => void
}

const TONES: Partial<Record<LiveBet['status'], TagTone>> = { WON: 'won', LOST: 'lost', VOID: 'void' }

/** Lists the user's own bets of a game by round. A press on a bet opens its receipt. */
export function OwnReceipts({ bets, isSpectator, onOpen }: OwnReceiptsProps) {
  const eventName = useEventName()
  const inOrder = bets.toReversed()
  const net = bets.reduce((sum, { bet }) => sum + gainOf(bet), 0)
  return (
    <Panel
      title={msg('result.own-receipts.your-bets')}
      flush
      aside={
        bets.length > 0 && (
          <span>{msg('result.own-receipts.1-bet-chips', { count: bets.length, signed: signed(net) })}</span>
        )
      }
    >
      {bets.length === 0 ? (
        <p className="px-4 py-6 text-center text-muted text-sm">
          {isSpectator
            ? msg('result.own-receipts.you-watched-this-game')
            : msg('result.own-receipts.you-placed-no-bets')}
        </p>
      ) : (
        <ul className="@container">
          {inOrder.map(({ bet, status, count }) => (
            <li key={bet._id} className="border-line border-b last:border-b-0">
              <button
                type="button"
                onClick={() => onOpen(bet._id)}
                className="group grid min-h-14 w-full @max-[16rem]:grid-cols-[auto_minmax(0,1fr)_auto] grid-cols-[2rem_minmax(0,1fr)_auto_3.25rem_1.25rem] items-center gap-x-2.5 px-4 py-2 text-start transition-colors hover:bg-raised -outline-offset-2!"
              >
                <span className="figures text-lg text-muted">
                  {msg('result.own-receipts.r', { roundNumber: bet.matchRound.roundNumber })}
                </span>
                <span className="@max-[16rem]:col-span-2 min-w-0">
                  <span className="flex items-center gap-1.5">
                    <DirectionMark
                      direction={bet.odds.betType}
                      className={classNames('size-3', bet.odds.betType === 'over' ? 'text-over' : 'text-under')}
                    />
                    <span className="font-medium leading-tight">
                      {DIRECTION_LABELS[bet.odds.betType]} {fixed(bet.odds.threshold, 1)}{' '}
                      {eventName(bet.odds.eventType)}
                    </span>
                  </span>
                  <span className="block text-muted text-sm tabular-nums">
                    {msg('result.own-receipts.at', { stake: bet.stake, odds: fixed(bet.odds.odds, 2) })}
                    {bet.count !== undefined && msg('result.own-receipts.counted', { count })}
                    {bet.card && ` · ${effectText(bet.card, bet.cardEffect?.credited ?? 0, bet.outcome)}`}
                  </span>
                </span>
                <Tag tone={TONES[status] ?? 'neutral'} className="@max-[16rem]:col-span-2 justify-self-start">
                  {STATUS_TEXTS[status]}
                </Tag>
                <span className={classNames('figures text-end text-lg', toneOf(gainOf(bet)))}>
                  {signed(gainOf(bet))}
                </span>
                <ChevronRight
                  aria-hidden="true"
                  className="size-5 @max-[16rem]:hidden text-faint group-hover:text-ink"
                />
                <span className="sr-only">{msg('result.own-receipts.open-the-receipt')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {bets.length > 0 && (
        <p className="flex items-center gap-2 border-line border-t px-4 py-2.5 text-muted text-sm">
          <Ticket aria-hidden="true" className="size-4 shrink-0" />
          {msg('result.own-receipts.press-a-bet-for')}
        </p>
      )}
    </Panel>
  )
}

function gainOf({ outcome, payout, stake }: Bet): number {
  return outcome === 'open' ? -stake : (payout ?? 0) - stake
}

const toneOf = (gain: number) => (gain > 0 ? 'text-won' : gain < 0 ? 'text-lost' : 'text-muted')
const signed = (gain: number) => (gain > 0 ? `+${gain}` : gain < 0 ? `−${-gain}` : '0')
