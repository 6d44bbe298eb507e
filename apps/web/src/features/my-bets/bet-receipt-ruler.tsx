import type { LiveBet } from '../../match-ui/bets/own-bets.ts'
import { minuteLabel, minuteMark } from '../../match-ui/clock/match-clock.ts'
import { EventIcon } from '../../match-ui/event-icon.tsx'
import { msg } from '../../texts/msg.ts'
import { classNames } from '../../ui/index.ts'
import { type Receipt, reasoned } from './bet-receipt-text.ts'

interface RulerProps {
  receipt: Receipt
  live: LiveBet
  /** The displayed name of the event type, such as 'Corner'. */
  name: string
}

/** Shows the counted events on the minutes of the bet's round, and as a list. */
export function BetRuler({ receipt, live, name }: RulerProps) {
  const { events, removedEvents } = receipt
  const decider = decidingEvent(receipt)
  return (
    <>
      <Ruler receipt={receipt} live={live} decider={decider} />
      {events.length + removedEvents.length === 0 ? (
        <p className="mt-2 text-muted text-sm">
          {msg('my-bets.bet-receipt-ruler.no-in-this-round', { name, isOpen: receipt.outcome === 'open' })}
        </p>
      ) : (
        <ol
          aria-label={msg('my-bets.bet-receipt-ruler.the-events-in-this', { name })}
          className="mt-2 flex flex-wrap gap-x-4 gap-y-1.5"
        >
          {events.map((event, index) => (
            <li
              key={event._id}
              className={classNames('flex items-center gap-1.5', event._id === decider ? 'text-flood' : 'text-muted')}
            >
              <EventIcon eventType={event.eventType} className="size-4" />
              <span className="sr-only">
                {msg('my-bets.bet-receipt-ruler.number-in-minute', { index: index + 1 })}{' '}
              </span>
              <span className="figures text-lg">{minuteLabel(live, event.minute)}</span>
            </li>
          ))}
          {removedEvents.map((event) => (
            <li key={event._id} className="flex items-center gap-1.5 text-lost text-sm">
              <EventIcon eventType={event.eventType} className="size-4" />
              <span className="figures text-lg">{minuteLabel(live, event.minute)}</span>
              {/* If a correction changed the outcome, the list of corrections below gives the reason. */}
              {receipt.corrections.length > 0
                ? msg('my-bets.bet-receipt-ruler.cancelled')
                : reasoned('cancelled', event.reason)}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

/**
 * Returns the event that carried the count over the line. An under has no such event, nor has an over that stayed below
 * its line.
 */
function decidingEvent({ events, threshold, betType }: Receipt) {
  return betType === 'over' ? events[Math.floor(threshold)]?._id : undefined
}

function Ruler({ receipt, live, decider }: Omit<RulerProps, 'name'> & { decider: string | undefined }) {
  if (!live.span) return null
  const { events, removedEvents } = receipt
  const { from } = live.span
  const latest = Math.max(...[...events, ...removedEvents].map(({ minute }) => minute), from)
  const until = live.span.until ?? Math.max(latest, from + 5) + 1
  const at = (minute: number) => `${Math.min(100, Math.max(0, ((minute - from) / (until - from)) * 100))}%`
  const ticks = Array.from({ length: Math.floor(until - from) + 1 }, (_, index) => from + index)
  return (
    // Minutes run from left to right in every language.
    <div aria-hidden="true" dir="ltr" className="pt-1">
      <div className="relative h-9 border-line-strong border-b">
        {ticks.map((minute) => (
          <span
            key={minute}
            className={classNames('absolute bottom-0 w-px bg-line-strong', minute % 5 === 0 ? 'h-2.5' : 'h-1.5')}
            style={{ left: at(minute) }}
          />
        ))}
        {removedEvents.map(({ _id, minute }) => (
          <span
            key={_id}
            className="-translate-x-1/2 absolute bottom-0 h-7 border-lost border-s-2 border-dashed"
            style={{ left: at(minute) }}
          />
        ))}
        {events.map(({ _id, minute }) => (
          <span
            key={_id}
            className="-translate-x-1/2 absolute bottom-0 flex flex-col items-center"
            style={{ left: at(minute) }}
          >
            <span className={classNames('size-2.5 rounded-full', _id === decider ? 'bg-flood' : 'bg-muted')} />
            <span className={classNames('h-6 w-0.5', _id === decider ? 'bg-flood' : 'bg-muted')} />
          </span>
        ))}
      </div>
      <p className="figures mt-1.5 flex justify-between text-muted text-sm">
        <span>{minuteMark(live, from)}</span>
        <span>
          {live.span.until === null ? msg('my-bets.bet-receipt-ruler.until-the-whistle') : minuteMark(live, until)}
        </span>
      </p>
    </div>
  )
}
