import { CircleDot, Flag, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GameMoment } from '../../match-ui/clock/game-moment.ts'
import { useTicking } from '../../match-ui/clock/moment-clock.tsx'
import { msg } from '../../texts/msg.ts'
import { classNames, clockText, RibbonFigure, type RibbonState, RoundRibbon } from '../../ui/index.ts'

interface RoundStripProps {
  moment: GameMoment
  /** The time of the kick-off, null if it is unknown. Given if no countdown below the strip shows it. */
  kickOff?: string | null | undefined
  /** Shows the time left to bet in large figures. */
  isPhone?: boolean | undefined
  /** On a phone, what is said before the kick-off, beside the time to it if that is known. */
  startsBy?: ReactNode
}

/**
 * Shows the active round as a bar, with marks where betting on the next round is closing soon and where it closes.
 * Between rounds the strip says what comes next. Its height is constant, so that the layout below does not move.
 */
export function RoundStrip({ moment: held, kickOff, isPhone = false, startsBy }: RoundStripProps) {
  const moment = useTicking(held)
  const { current, timing, marks, now } = moment
  if (!current || timing.state !== 'active') {
    const left = isPhone ? leftToBet(moment, kickOff, startsBy !== undefined) : undefined
    const said =
      isPhone && moment.badge === 'PRE-MATCH' && (startsBy ?? (left && msg('round.round-strip.match-starts-in')))
    const awaited = said || awaitedText(moment, kickOff)
    return <Awaited figure={left}>{awaited}</Awaited>
  }
  const { state, status } = stripStatus(moment)
  return (
    <RoundRibbon
      className={MESSAGE_BOX}
      label={
        timing.endsIn === null
          ? msg('round.round-strip.round', { roundNumber: current.roundNumber })
          : msg('round.round-strip.round-ends-in', {
              roundNumber: current.roundNumber,
              clock: clockText(timing.endsIn / 1000),
            })
      }
      progress={timing.progress}
      marks={
        marks
          ? [
              { at: marks.soon, label: msg('round.round-strip.closing-soon') },
              {
                at: marks.closed,
                label: closesText(moment, now),
              },
            ]
          : []
      }
      state={state}
      status={status}
      figure={isPhone ? figureOf(moment) : undefined}
    />
  )
}

const MESSAGE_BOX = 'min-h-9 max-md:min-h-14 short-phone:min-h-11 justify-center'

function Awaited({ figure, children }: { figure: ReturnType<typeof leftToBet>; children: ReactNode }) {
  return (
    <p
      className={classNames(
        'caps flex items-center text-base text-muted tabular-nums leading-none',
        figure ? 'justify-between gap-3' : `text-balance text-center ${MESSAGE_BOX}`,
      )}
    >
      <span>
        {children}
        {/* The figure itself is hidden from screen readers, because they would read it each second. */}
        {figure && typeof children === 'string' && !/\d:\d\d/.test(children) && (
          <span className="sr-only"> {figure.value}</span>
        )}
      </span>
      {figure && <RibbonFigure {...figure} className="text-flood" />}
    </p>
  )
}

/** Returns the time until betting closes while no round is played; undefined if it is not known or no bet is possible. */
function leftToBet({ window, now }: GameMoment, kickOff: RoundStripProps['kickOff'], mayStartEarlier = false) {
  const closesAt = window.closesAt ?? Date.parse(kickOff ?? '')
  const isOpen = window.state === 'open' || window.state === 'closing-soon'
  if (!isOpen || !(closesAt > now)) return undefined
  const caption =
    window.closesAt === null
      ? mayStartEarlier
        ? msg('round.round-strip.at-the-latest')
        : msg('round.round-strip.to-kick-off')
      : window.state === 'open'
        ? msg('round.round-strip.to-bet')
        : msg('round.round-strip.closing-soon-2')
  return { value: clockText((closesAt - now) / 1000), caption }
}

/** Returns the large figure of a round: the time left to bet, or why there is none. */
function figureOf(moment: GameMoment) {
  const { window, isFinalRound, isDecided } = moment
  if (isDecided) return { value: <Lock className="size-6" />, caption: msg('round.round-strip.decided') }
  if (isFinalRound || window.state === 'none')
    return { value: <Flag className="size-6" />, caption: msg('round.round-strip.final-round') }
  if (window.state === 'closed') return { value: <Lock className="size-6" />, caption: msg('round.round-strip.closed') }
  return (
    leftToBet(moment, undefined) ?? { value: <CircleDot className="size-6" />, caption: msg('round.round-strip.open') }
  )
}

/**
 * Returns what comes next, with its time if that is known. The start of a half is known at most a minute before [C2].
 */
function awaitedText(
  { timing, clock, badge, next, now }: GameMoment,
  kickOff: RoundStripProps['kickOff'],
): string | undefined {
  if (timing.state === 'waiting' && clock.state === 'running') return msg('round.round-strip.waiting-for-round-data')
  if (badge === 'PRE-MATCH') {
    if (kickOff === undefined)
      return next && msg('round.round-strip.round-begins-at-kick', { roundNumber: next.roundNumber })
    const left = Date.parse(kickOff ?? '') - now
    return left > 0
      ? msg('round.round-strip.match-starts-in-2', { clock: clockText(left / 1000) })
      : msg('round.round-strip.match-has-not-started')
  }
  if (clock.state === 'pause') {
    return next
      ? msg('round.round-strip.half-time-wait-until', { halfNumber: next.halfNumber })
      : msg('round.round-strip.half-time-wait-until-the')
  }
  if (timing.state !== 'break') return undefined
  const { halfNumber, roundNumber } = timing.round
  const left = clockText(Math.max(0, timing.startsIn) / 1000)
  return clock.state === 'kick-off'
    ? msg('round.round-strip.half-round-starts-in', { halfNumber, roundNumber, left })
    : msg('round.round-strip.round-starts-in', { left })
}

function closesText({ window: { closesAt } }: GameMoment, now: number): string {
  const left = closesAt === null ? 0 : closesAt - now
  return msg('round.round-strip.betting-closes', { hasTime: left > 0, clock: clockText(Math.max(0, left) / 1000) })
}

/** Returns the state of the betting window as the strip shows it. */
export function stripStatus({ window, next, isFinalRound, isDecided, now }: GameMoment): {
  state: RibbonState
  status: string
} {
  if (isDecided) return { state: 'closed', status: msg('round.round-strip.decided') }
  if (isFinalRound || window.state === 'none') return { state: 'closed', status: msg('round.round-strip.final-round') }
  if (window.state === 'closed') return { state: 'closed', status: msg('round.round-strip.closed') }
  const left = window.closesAt === null ? undefined : clockText((window.closesAt - now) / 1000)
  // The text names the round, because the text is beside the active round but concerns the next one.
  const status = next
    ? msg('round.round-strip.round-open', { roundNumber: next.roundNumber, noLeft: left === undefined, left })
    : msg('round.round-strip.open-2', { noLeft: left === undefined, left })
  return { state: window.state === 'closing-soon' ? 'closing' : 'open', status }
}
