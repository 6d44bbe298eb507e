import { explainBet, type LedgerLine, type Reply } from '@bettle/contract'
import { oddsFromWire, payoutOf } from '@bettle/rules'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { EventIcon } from '../../football/event-icon.tsx'
import { useEventName } from '../../football/event-names.tsx'
import { minuteLabel } from '../../football/match-clock.ts'
import type { LiveBet } from '../../football/own-bets.ts'
import { classNames, Dialog, DirectionTag, ErrorState, SkeletonRows, Tag } from '../../ui/index.ts'

type Explanation = Reply<typeof explainBet>

interface BetExplanationProps {
  live: LiveBet
  onClose: () => void
}

const LEDGER_WORDS: Record<LedgerLine['kind'], string> = {
  join: 'Joined',
  stake: 'Stake',
  payout: 'Payout',
  refund: 'Stake returned',
  penalty: 'Penalty',
  card: 'Card',
  correction: 'Correction',
  admin: 'By an administrator',
}

/** Why a bet stands as it does: what counted, when, against which line, and the chips that moved for it. */
export function BetExplanation({ live: { bet, status, count, halfNumber }, onClose }: BetExplanationProps) {
  const eventName = useEventName()
  // What counts and how it was settled are part of the question: each change asks anew.
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [explainBet.path, bet._id, bet.outcome, count],
    queryFn: ({ signal }) => call(explainBet, { params: { betId: bet._id } }, { signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      phone="fitted"
      title={`Round ${bet.matchRound.roundNumber}`}
      description={`Why this bet is ${status.toLowerCase()}`}
    >
      <p className="flex flex-wrap items-center gap-2">
        <DirectionTag direction={bet.odds.betType} line={bet.odds.threshold.toFixed(1)} />
        <span className="font-semibold">{eventName(bet.odds.eventType)}</span>
        <Tag tone={status === 'WON' || status === 'WINNING' ? 'won' : status === 'LOST' ? 'lost' : 'neutral'}>
          {status}
        </Tag>
      </p>
      {error && !data ? (
        <ErrorState title={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} className="mt-4" />
      ) : data ? (
        <div className="mt-5 flex flex-col gap-6">
          <CountedEvents explanation={data} name={eventName(bet.odds.eventType)} halfNumber={halfNumber} />
          <Arithmetic explanation={data} />
          <Ledger lines={data.ledger} />
        </div>
      ) : (
        <div className="mt-5">
          <SkeletonRows rows={3} label="Looking it up" />
        </div>
      )}
    </Dialog>
  )
}

interface CountedEventsProps {
  explanation: Explanation
  name: string
  halfNumber: number
}

function CountedEvents({ explanation: { events }, name, halfNumber }: CountedEventsProps) {
  return (
    <Part title={`What counted: ${events.length}`}>
      {events.length === 0 ? (
        <p className="text-muted text-sm">No {name} in this round so far.</p>
      ) : (
        <ol className="flex flex-wrap gap-2">
          {events.map((event, index) => (
            <li
              key={event._id}
              className="flex h-9 items-center gap-2 rounded-full border border-line bg-sunken pr-3.5 pl-2.5"
            >
              <EventIcon eventType={event.eventType} className="size-4 text-muted" />
              <span className="figures text-lg">{minuteLabel({ halfNumber }, event.minute)}</span>
              <span className="sr-only">number {index + 1}</span>
            </li>
          ))}
        </ol>
      )}
    </Part>
  )
}

function Arithmetic({ explanation }: { explanation: Explanation }) {
  const { count, threshold, betType, stake, odds, outcome, payout } = explanation
  const sign = count === threshold ? '=' : count > threshold ? '>' : '<'
  const needs = betType === 'over' ? `more than ${threshold}` : `fewer than ${threshold}`
  const product = payoutOf(oddsFromWire(odds), stake)
  return (
    <Part title="The line and the price">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-sm">
        <dt className="text-muted">It needs {needs}</dt>
        <dd className="figures text-right text-lg">
          {count} {sign} {threshold}
        </dd>
        <dt className="text-muted">{outcome === 'open' ? 'It would return' : 'Return'}: stake × price, rounded down</dt>
        <dd className="figures text-right text-lg">
          {stake} × {odds.toFixed(2)} = {product}
        </dd>
        {outcome !== 'open' && (
          <>
            <dt className="font-semibold">{outcome === 'void' ? 'Void: the stake came back' : 'Came back'}</dt>
            <dd className={classNames('figures text-right text-lg', outcome === 'won' && 'text-won')}>{payout ?? 0}</dd>
          </>
        )}
      </dl>
    </Part>
  )
}

function Ledger({ lines }: { lines: readonly LedgerLine[] }) {
  return (
    <Part title="Your chips">
      <table className="w-full text-sm">
        <caption className="sr-only">Ledger lines of this bet</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">What</th>
            <th scope="col">Chips</th>
            <th scope="col">Balance</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.seq} className="border-line border-b last:border-b-0">
              <td className="py-2">
                {LEDGER_WORDS[line.kind]}
                {line.reason && <span className="block text-muted">{line.reason}</span>}
              </td>
              <td className={classNames('figures py-2 text-right text-lg', line.amount > 0 && 'text-won')}>
                {line.amount > 0 ? `+${line.amount}` : line.amount}
              </td>
              <td className="figures w-20 py-2 text-right text-lg text-muted">{line.balance}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="caps mb-2.5 text-base text-faint leading-none">{title}</h3>
      {children}
    </section>
  )
}
