import type { MatchEvent } from '@bettle/contract'
import { HALF_MINUTES, type Timetable } from '@bettle/rules'
import { ChevronsRight } from 'lucide-react'
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { LiveBet } from '../../football/own-bets.ts'
import { classNames, prefersReducedMotion } from '../../ui/index.ts'
import { TimelineEvent } from './timeline-event.tsx'
import { type TimelineLayout, timelineLayout } from './timeline-layout.ts'

export interface MatchTimelineProps {
  timetable: Timetable
  events: readonly MatchEvent[]
  bets: readonly LiveBet[]
  now: number
}

/** Width of a match minute and height of a lane, in pixels. */
const MINUTE = 22
const LANE = 26
const RULER = 20

/** The match along a ruler of minutes: rounds, what happened in them, and the rounds one's own bets are on. */
export function MatchTimeline({ timetable, events, bets, now }: MatchTimelineProps) {
  const layout = useMemo(() => timelineLayout(timetable, events, now), [timetable, events, now])
  const { scroller, isAway, follow, onScroll } = useFollowNow(layout)
  const betOf = useMemo(() => new Map(bets.map((live) => [live.bet.matchRound.roundNumber, live])), [bets])
  return (
    <section aria-label="Timeline" className="panel relative overflow-hidden">
      <div
        ref={scroller}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
        tabIndex={0}
        className="overflow-x-auto overscroll-x-contain [scrollbar-width:none] -outline-offset-2!"
      >
        <div className="relative" style={{ width: layout.minutes * MINUTE, height: RULER + 8 + LANE * 3 + 22 }}>
          {layout.rounds.map((round) => (
            <RoundBand key={round.id} round={round} live={betOf.get(round.roundNumber)} />
          ))}
          <Ruler layout={layout} />
          {layout.now !== undefined && <NowLine at={layout.now} />}
          <ol className="contents">
            {layout.events.map(({ event, at, lane, minute }) => (
              <TimelineEvent
                key={event._id}
                event={event}
                minute={minute}
                isMine={countsForMe(layout, betOf, event.eventType, at)}
                style={{ left: at * MINUTE, top: RULER + 8 + lane * LANE }}
              />
            ))}
          </ol>
        </div>
      </div>
      {isAway && (
        <button
          type="button"
          onClick={follow}
          className="caps absolute right-2 bottom-7 flex h-9 animate-rise items-center gap-1 rounded-full border border-line-strong bg-afloat pr-2 pl-3 text-base text-ink leading-none"
        >
          Now
          <ChevronsRight aria-hidden="true" className="size-4" />
        </button>
      )}
    </section>
  )
}

function countsForMe(layout: TimelineLayout, betOf: ReadonlyMap<number, LiveBet>, eventType: string, at: number) {
  const round = layout.rounds.find(({ from, minutes }) => at >= from && at < from + minutes)
  return round !== undefined && betOf.get(round.roundNumber)?.bet.odds.eventType === eventType
}

function RoundBand({ round, live }: { round: TimelineLayout['rounds'][number]; live: LiveBet | undefined }) {
  const band: CSSProperties = { left: round.from * MINUTE, width: round.minutes * MINUTE }
  return (
    <div
      aria-hidden="true"
      style={band}
      className={classNames(
        'absolute inset-y-0 border-line border-l',
        round.roundNumber % 2 === 0 ? 'bg-raised/45' : 'bg-transparent',
        live && 'bg-flood-soft/60!',
      )}
    >
      <span
        className={classNames(
          'caps sticky left-0 inline-flex h-[22px] max-w-full items-center gap-2 truncate px-2 text-sm leading-none',
          live ? 'text-flood' : 'text-faint',
        )}
        style={{ marginTop: RULER + 8 + LANE * 3 }}
      >
        R{round.roundNumber}
        {live && <MyLine live={live} />}
      </span>
    </div>
  )
}

function MyLine({ live: { bet, count } }: { live: LiveBet }): ReactNode {
  return (
    <span className="normal-case tracking-normal">
      {bet.odds.betType === 'over' ? '▲' : '▼'} {bet.odds.threshold} {bet.odds.eventType} · {count}
    </span>
  )
}

function Ruler({ layout }: { layout: TimelineLayout }) {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 top-0 border-line border-b" style={{ height: RULER }}>
      {layout.halves.map((half) => (
        <div key={half.halfNumber} className="contents">
          {half.halfNumber > 1 && (
            <span className="absolute top-0 h-[200px] w-0.5 bg-line-strong" style={{ left: half.from * MINUTE - 1 }} />
          )}
          {Array.from({ length: Math.ceil(half.minutes / 5) }, (_, index) => index * 5).map((minute) => (
            <span
              key={minute}
              className="figures absolute bottom-0 flex h-full items-center border-line-strong border-l pl-1 text-faint text-xs"
              style={{ left: (half.from + minute) * MINUTE }}
            >
              {minute > HALF_MINUTES ? `+${minute - HALF_MINUTES}` : (half.halfNumber - 1) * HALF_MINUTES + minute}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

function NowLine({ at }: { at: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute top-0 bottom-0 w-0.5 bg-live transition-[left] duration-200 before:absolute before:-left-[3px] before:top-0 before:size-2 before:rounded-full before:bg-live"
      style={{ left: at * MINUTE - 1 }}
    />
  )
}

/** Keeps now in sight until somebody swipes back to see what was; the way back is one press. */
function useFollowNow({ latest, minutes }: TimelineLayout) {
  const scroller = useRef<HTMLDivElement>(null)
  /** Where this code has scrolled to: any other position is somebody's wish. */
  const own = useRef<number>(undefined)
  const [isAway, setAway] = useState(false)
  const target = latest * MINUTE
  const toNow = (behavior: ScrollBehavior) => {
    const element = scroller.current
    if (!element) return
    const most = element.scrollWidth - element.clientWidth
    own.current = Math.round(Math.min(most, Math.max(0, target - element.clientWidth * 0.7)))
    element.scrollTo({ left: own.current, behavior })
  }
  const step = Math.floor(latest * 4)
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows each quarter of a minute, not each render
  useEffect(() => {
    const element = scroller.current
    if (isAway || !element) return
    toNow('instant')
    // Turned, resized, or shown again: out of sight it forgets where it had scrolled to.
    const observer = new ResizeObserver(() => toNow('instant'))
    observer.observe(element)
    return () => observer.disconnect()
  }, [step, minutes, isAway])
  return {
    scroller,
    isAway,
    follow: () => {
      setAway(false)
      toNow(prefersReducedMotion() ? 'instant' : 'smooth')
    },
    onScroll: () => {
      const element = scroller.current
      if (!element || element.clientWidth === 0) return
      const isOwn = Math.abs(element.scrollLeft - (own.current ?? 0)) <= 2
      setAway(!isOwn && (target < element.scrollLeft || target > element.scrollLeft + element.clientWidth))
    },
  }
}
