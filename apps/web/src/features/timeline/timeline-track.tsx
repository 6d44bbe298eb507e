import type { MatchEventId } from '@bettle/contract'
import { HALF_MINUTES } from '@bettle/rules'
import { type CSSProperties, memo, type ReactNode, useMemo } from 'react'
import { useBetOutlook } from '../../match-ui/bets/bet-outlook.ts'
import type { LiveBet } from '../../match-ui/bets/own-bets.ts'
import { useEventName } from '../../match-ui/event-names.tsx'
import { decimal, percentText } from '../../text/number-text.ts'
import { msg } from '../../texts/msg.ts'
import { classNames } from '../../ui/index.ts'
import { ThresholdTrack } from './threshold-track.tsx'
import { TimelineEvent } from './timeline-event.tsx'
import type { TimelineLayout } from './timeline-layout.ts'

/** The width of a match minute and the height of a row, in pixels. */
export const MINUTE_WIDTH = 22
const ROW_HEIGHT = 24
const RULER = 20
const LABEL_HEIGHT = 22
const BAR = 8
const ABOVE = 4
const rowsEnd = (rows: number) => RULER + ABOVE + ROW_HEIGHT * rows
export const trackHeight = (rows: number) => rowsEnd(rows) + LABEL_HEIGHT + BAR

interface TimelineTrackProps {
  layout: TimelineLayout
  /** The number of rows to reserve for icons. */
  rows: number
  bets: readonly LiveBet[]
  /** The deleted events, each with its reason. */
  removed: ReadonlyMap<MatchEventId, string | null>
}

/** The part of the timeline that does not change every second. */
export const TimelineTrack = memo(function TimelineTrack({ layout, rows, bets, removed }: TimelineTrackProps) {
  const betOf = useMemo(() => new Map(bets.map((live) => [live.bet.matchRound.roundNumber, live])), [bets])
  return (
    <>
      {layout.rounds.map((round) => (
        <RoundBand key={round.id} round={round} live={betOf.get(round.roundNumber)} />
      ))}
      <Ruler layout={layout} />
      <ol className="contents">
        {layout.events.map(({ event, at, iconAt, row, minute }) => (
          <TimelineEvent
            key={event._id}
            event={event}
            minute={minute}
            removedFor={removed.get(event._id)}
            isMine={countsForMe(layout, betOf, event.eventType, at)}
            left={iconAt * MINUTE_WIDTH}
            top={RULER + ABOVE + row * ROW_HEIGHT}
          />
        ))}
      </ol>
      {/* The names are rendered last. Each name sticks to the left edge while the timeline scrolls, and elements
         above a name would need a compositing layer. */}
      {layout.rounds.map((round) => (
        <RoundName key={round.id} round={round} live={betOf.get(round.roundNumber)} top={rowsEnd(rows)} />
      ))}
    </>
  )
})

function countsForMe(layout: TimelineLayout, betOf: ReadonlyMap<number, LiveBet>, eventType: string, at: number) {
  const round = layout.rounds.find(({ from, minutes }) => at >= from && at < from + minutes)
  return round !== undefined && betOf.get(round.roundNumber)?.bet.odds.eventType === eventType
}

interface RoundPartProps {
  round: TimelineLayout['rounds'][number]
  live: LiveBet | undefined
}

const styleOf = ({ from, minutes }: RoundPartProps['round']): CSSProperties => ({
  left: from * MINUTE_WIDTH,
  width: minutes * MINUTE_WIDTH,
})

function RoundBand({ round, live }: RoundPartProps) {
  return (
    <div
      aria-hidden="true"
      style={styleOf(round)}
      className={classNames(
        'absolute inset-y-0 border-line border-s',
        round.roundNumber % 2 === 0 ? 'bg-raised/45' : 'bg-transparent',
        live && 'bg-flood-soft/60!',
      )}
    >
      {live && (
        <div className="absolute inset-x-2 bottom-1.5">
          <ThresholdTrack live={live} />
        </div>
      )}
    </div>
  )
}

/**
 * The name of a round stays visible as long as a part of the round is visible. Only the text is sticky, because each
 * box around it would need a compositing layer.
 */
function RoundName({ round, live, top }: RoundPartProps & { top: number }) {
  return (
    <div
      aria-hidden="true"
      style={{ ...styleOf(round), top, height: LABEL_HEIGHT }}
      className="invisible absolute border-transparent border-s"
    >
      <span
        className={classNames(
          'caps visible sticky start-0 flex h-full w-fit max-w-full items-center gap-2 truncate px-2 text-sm leading-none',
          live ? 'text-flood' : 'text-faint',
        )}
      >
        {msg('timeline.timeline-track.r', { roundNumber: round.roundNumber })}
        {live && <MyLine live={live} />}
      </span>
    </div>
  )
}

function MyLine({ live: { bet, count } }: { live: LiveBet }): ReactNode {
  const eventName = useEventName()
  const percent = useBetOutlook(bet, count)?.percent
  return (
    <span className="normal-case tracking-normal">
      {bet.odds.betType === 'over' ? '▲' : '▼'} {decimal(bet.odds.threshold)} {eventName(bet.odds.eventType)} · {count}
      {percent !== undefined && ` · ${percentText(percent)}`}
    </span>
  )
}

function Ruler({ layout }: { layout: TimelineLayout }) {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 top-0 border-line border-b" style={{ height: RULER }}>
      {layout.halves.map((half) => (
        <div key={half.halfNumber} className="contents">
          {half.halfNumber > 1 && (
            <span
              className="absolute top-0 h-[200px] w-0.5 bg-line-strong"
              style={{ left: half.from * MINUTE_WIDTH - 1 }}
            />
          )}
          {Array.from({ length: Math.ceil(half.minutes / 5) }, (_, index) => index * 5).map((minute) => (
            <span
              key={minute}
              className="figures absolute bottom-0 flex h-full items-center border-line-strong border-s ps-1 text-faint text-xs"
              style={{ left: (half.from + minute) * MINUTE_WIDTH }}
            >
              {minute > HALF_MINUTES ? `+${minute - HALF_MINUTES}` : (half.halfNumber - 1) * HALF_MINUTES + minute}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}
