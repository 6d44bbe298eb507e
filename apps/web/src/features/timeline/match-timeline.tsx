import type { MatchEvent, MatchId } from '@bettle/contract'
import type { Timetable } from '@bettle/rules'
import { ChevronsRight } from 'lucide-react'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { LiveBet } from '../../match-ui/bets/own-bets.ts'
import type { GameMoment } from '../../match-ui/clock/game-moment.ts'
import { useTicking } from '../../match-ui/clock/moment-clock.tsx'
import { Pace } from '../../match-ui/pace.tsx'
import { useRemovedEvents } from '../../push/lobby/removed-events.ts'
import { msg } from '../../texts/msg.ts'
import { lazily, prefersReducedMotion, useIsLow, useMedia } from '../../ui/index.ts'
import { MOST_ROWS, positionOfNow, type TimelineLayout, timelineLayout } from './timeline-layout.ts'
import { MINUTE_WIDTH, TimelineTrack, trackHeight } from './timeline-track.tsx'
import { useNamesOnTap } from './use-names-on-tap.tsx'

const LegendDialog = lazily(() => import('./legend-dialog.tsx').then(({ LegendDialog }) => ({ default: LegendDialog })))

export interface MatchTimelineProps {
  matchId: MatchId
  timetable: Timetable
  events: readonly MatchEvent[]
  bets: readonly LiveBet[]
  moment: GameMoment
}

/**
 * The ruler grows in steps of this length (ms of match time). Between two steps only the line of the current time
 * moves.
 */
const STEP = 15_000

/** The same media query as in the styles. */
const UPRIGHT_TABLET = '(min-width: 48rem) and (max-width: 79.99rem) and (max-height: 75rem)'

/** Shows the match on a ruler of minutes, with the rounds, the events and the rounds of the user's bets. */
export function MatchTimeline({ matchId, timetable, events, bets, moment }: MatchTimelineProps) {
  const { now } = useTicking(moment)
  const removed = useStillRemoved(matchId, events)
  const hasLess = [useIsLow(), useMedia(UPRIGHT_TABLET)].includes(true)
  const rows = hasLess ? MOST_ROWS - 1 : MOST_ROWS
  const size = STEP / timetable.tempo
  const step = Math.ceil(now / size) * size
  const layout = useMemo(() => {
    const all = [...events, ...removed.map(({ event }) => event)]
    return timelineLayout(timetable, all.sort(byTime), step, rows)
  }, [timetable, events, removed, step, rows])
  const reasons = useMemo(() => new Map(removed.map(({ event, reason }) => [event._id, reason])), [removed])
  const { scroller, isScrolledAway, follow, onScroll } = useFollowNow(layout)
  const at = positionOfNow(timetable, layout, now)
  const name = useNamesOnTap(scroller)
  return (
    // Minutes run from left to right in every language.
    <section
      dir="ltr"
      aria-label={msg('timeline.match-timeline.timeline')}
      className="panel relative shrink-0 overflow-hidden"
    >
      <div
        ref={scroller}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto overflow-y-hidden overscroll-x-contain [scrollbar-width:none] -outline-offset-2!"
      >
        <div className="relative" style={{ width: layout.minutes * MINUTE_WIDTH, height: trackHeight(rows) }}>
          <TimelineTrack layout={layout} rows={rows} bets={bets} removed={reasons} />
          {at !== undefined && <NowLine at={at} />}
        </div>
      </div>
      {name}
      <Corner tempo={timetable.tempo} />
      {isScrolledAway && (
        <button
          type="button"
          onClick={follow}
          className="caps absolute end-2 bottom-7 flex h-9 animate-rise items-center gap-1 rounded-full border border-line-strong bg-afloat pe-2 ps-3 text-base text-ink leading-none"
        >
          {msg('timeline.match-timeline.now')}
          <ChevronsRight aria-hidden="true" className="size-4" />
        </button>
      )}
    </section>
  )
}

/** Shows the tempo and a button for the legend. */
function Corner({ tempo }: { tempo: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="absolute top-0 end-0 ruler-end flex h-5 items-center gap-1.5 pe-1 ps-7">
      <Pace tempo={tempo} className="py-0 text-muted text-xs!" />
      <button
        type="button"
        aria-label={msg('timeline.match-timeline.what-the-signs-mean')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="reach figures grid size-5 place-items-center rounded-full border border-line-strong text-muted text-sm transition-colors hover:text-ink"
      >
        ?
      </button>
      {isOpen && (
        <Suspense>
          <LegendDialog tempo={tempo} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Returns the deleted events that were not restored. */
function useStillRemoved(matchId: MatchId, events: readonly MatchEvent[]) {
  const removed = useRemovedEvents(matchId)
  return useMemo(() => {
    const current = new Set(events.map(({ _id }) => _id))
    return removed.filter(({ event }) => !current.has(event._id))
  }, [removed, events])
}

const byTime = (a: MatchEvent, b: MatchEvent) => Date.parse(a.timeStamp) - Date.parse(b.timeStamp)

function NowLine({ at }: { at: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute top-0 bottom-0 w-0.5 bg-live transition-[left] duration-200 forced-color-adjust-none before:absolute before:-start-[3px] before:top-0 before:size-2 before:rounded-full before:bg-live"
      // At kick-off the head of the line would extend beyond the edge, so the line has a minimum distance from it.
      style={{ left: Math.max(3, at * MINUTE_WIDTH - 1) }}
    />
  )
}

/** Keeps the current time in view until the user scrolls it out of view. A button then returns to the current time. */
function useFollowNow({ latest, minutes }: TimelineLayout) {
  const scroller = useRef<HTMLDivElement>(null)
  /** The position to which this code scrolled last. If the actual position differs, the user has scrolled. */
  const own = useRef<number>(undefined)
  const [isScrolledAway, setScrolledAway] = useState(false)
  const target = latest * MINUTE_WIDTH
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
    if (isScrolledAway || !element) return
    toNow('instant')
    // Scrolls again after the element was rotated, resized or shown again, because a hidden element loses its scroll
    // position.
    const observer = new ResizeObserver(() => toNow('instant'))
    observer.observe(element)
    return () => observer.disconnect()
  }, [step, minutes, isScrolledAway])
  return {
    scroller,
    isScrolledAway,
    follow: () => {
      setScrolledAway(false)
      toNow(prefersReducedMotion() ? 'instant' : 'smooth')
    },
    onScroll: () => {
      const element = scroller.current
      if (!element || element.clientWidth === 0) return
      const isOwn = Math.abs(element.scrollLeft - (own.current ?? 0)) <= 2
      setScrolledAway(!isOwn && (target < element.scrollLeft || target > element.scrollLeft + element.clientWidth))
    },
  }
}
