import { getReceipt } from '@bettle/contract'
import type { BetLiveStatus } from '@bettle/rules'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import type { LiveBet } from '../../match-ui/bets/own-bets.ts'
import { STATUS_TEXTS } from '../../match-ui/bets/status-text.ts'
import { CardArt } from '../../match-ui/cards/card-art.tsx'
import { effectText } from '../../match-ui/cards/card-text.ts'
import { useEventName } from '../../match-ui/event-names.tsx'
import { fixed } from '../../text/number-text.ts'
import { msg } from '../../texts/msg.ts'
import { classNames, DIRECTION_LABELS, DirectionMark, ErrorState, Logo, SkeletonRows } from '../../ui/index.ts'
import { BetRuler } from './bet-receipt-ruler.tsx'
import { arithmeticText, correctionTexts, type Receipt, signed, verdictText } from './bet-receipt-text.ts'
import { LedgerTable } from './ledger-table.tsx'

/**
 * The receipt of a bet, which explains the bet's result. It looks like a slip of paper that is white in the dark theme
 * too.
 */
export function BetSlipReceipt({ live }: { live: LiveBet }) {
  const { bet, count } = live
  // The count and the outcome are part of the query key, so that the receipt is fetched again when one of them changes.
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [getReceipt.path, bet._id, bet.outcome, bet.payout, count],
    queryFn: ({ signal }) => call(getReceipt, { params: { betId: bet._id } }, { signal }),
    placeholderData: keepPreviousData,
  })
  if (error && !data) {
    return <ErrorState title={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) return <SkeletonRows rows={3} label={msg('my-bets.bet-receipt-slip.loading-the-receipt')} />
  return <Slip live={live} receipt={data} />
}

function Slip({ live, receipt }: { live: LiveBet; receipt: Receipt }) {
  const { bet, status } = live
  const name = useEventName()(bet.odds.eventType)
  const { betType, threshold, odds } = bet.odds
  return (
    <article
      data-theme="day"
      aria-label={msg('my-bets.bet-receipt-slip.receipt-of-the-bet', {
        betType: DIRECTION_LABELS[betType],
        threshold: fixed(threshold, 1),
        name,
      })}
      className="slip mx-auto w-full max-w-md bg-panel px-5 py-6 text-ink"
    >
      <header className="flex items-center justify-between gap-3">
        <Logo size={26} />
        <p className="figures text-faint text-sm tracking-wider">
          <span className="sr-only">{msg('my-bets.bet-receipt-slip.receipt-number')} </span>
          {bet._id.slice(-8).toUpperCase()}
        </p>
      </header>
      <Tear />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-min flex-1">
          <p
            className={classNames(
              'headline flex items-center gap-2 text-xl',
              betType === 'over' ? 'text-over' : 'text-under',
            )}
          >
            <DirectionMark direction={betType} className="size-4" />
            {DIRECTION_LABELS[betType]} {fixed(threshold, 1)}
          </p>
          <p className="mt-1 font-semibold text-lg leading-tight">{name}</p>
          <p className="mt-1 text-muted text-sm">
            {msg('my-bets.bet-receipt-slip.round-half', {
              roundNumber: bet.matchRound.roundNumber,
              halfNumber: live.halfNumber,
            })}
          </p>
        </div>
        <div className="shrink-0 text-end">
          <p className="figures text-xl">
            <span className="sr-only">{msg('my-bets.bet-receipt-slip.price')} </span>
            {fixed(odds, 2)}
          </p>
          <Stamp status={status} />
        </div>
      </div>
      <Tear />
      <p className="mb-2 font-semibold">{verdictText(receipt)}</p>
      <BetRuler receipt={receipt} live={live} name={name} />
      <Tear />
      <Sum receipt={receipt} card={bet.card} />
      <Corrections receipt={receipt} live={live} />
      <Tear />
      <LedgerTable
        caption={msg('my-bets.bet-receipt-slip.how-this-bet-changed')}
        heading={msg('my-bets.bet-receipt-slip.your-chips')}
        lines={receipt.ledger}
      />
    </article>
  )
}

function Tear() {
  return <hr className="my-3.5 border-line-strong/60 border-t-2 border-dashed" />
}

const STAMPS: Record<BetLiveStatus, string> = {
  UPCOMING: 'text-muted',
  ACTIVE: 'text-under',
  WINNING: 'text-won',
  WON: 'text-won',
  LOST: 'text-lost',
  VOID: 'text-void',
}

function Stamp({ status }: { status: BetLiveStatus }) {
  return (
    <p
      className={classNames(
        'headline -rotate-6 mt-2 inline-block rounded-md border-2 border-current px-2.5 pt-1.5 pb-1 text-lg tracking-wider',
        STAMPS[status],
      )}
    >
      {STATUS_TEXTS[status]}
    </p>
  )
}

function Sum({ receipt, card }: { receipt: Receipt; card: LiveBet['bet']['card'] }) {
  const { outcome, payout, stake } = receipt
  return (
    <>
      <p className="tabular-nums">{arithmeticText(receipt)}</p>
      {card && (
        <p className="mt-2 flex items-center gap-2 tabular-nums">
          <CardArt kind={card} isSmall className="w-6 shrink-0" />
          {effectText(card, receipt.cardEffect?.credited ?? 0, outcome)}
        </p>
      )}
      {outcome !== 'open' && (
        <dl className="mt-3 grid grid-cols-3 gap-2">
          <Figure label={msg('my-bets.bet-receipt-slip.staked')}>{stake}</Figure>
          <Figure label={msg('my-bets.bet-receipt-slip.came-back')}>{payout ?? 0}</Figure>
          <Figure
            label={msg('my-bets.bet-receipt-slip.net')}
            tone={(payout ?? 0) > stake ? 'text-won' : (payout ?? 0) < stake ? 'text-lost' : undefined}
          >
            {signed((payout ?? 0) - stake)}
          </Figure>
        </dl>
      )}
    </>
  )
}

function Figure({ label, tone, children }: { label: string; tone?: string | undefined; children: ReactNode }) {
  return (
    <div className="text-center first:text-start last:text-end">
      <dt className="caps text-faint text-sm leading-none">{label}</dt>
      <dd className={classNames('figures mt-1.5 text-xl', tone)}>{children}</dd>
    </div>
  )
}

function Corrections({ receipt, live }: { receipt: Receipt; live: LiveBet }) {
  const eventName = useEventName()
  const corrections = correctionTexts(receipt, live, eventName)
  if (corrections.length === 0) return null
  return (
    <section className="mt-4 rounded-control border border-closing/50 border-dashed px-3.5 py-3">
      <h3 className="caps text-base text-closing leading-none">{msg('my-bets.bet-receipt-slip.corrected')}</h3>
      <ol className="mt-2 flex flex-col gap-1.5 text-sm">
        {corrections.map(({ at, why, change, amount }) => (
          <li key={`${at} ${why} ${amount}`}>
            <span className="font-semibold tabular-nums">{at}</span> {why}{' '}
            <span className="font-semibold">
              → {change}, {amount}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
