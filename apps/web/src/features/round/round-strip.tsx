import { CircleDot, Flag, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GameMoment } from '../../match-ui/clock/game-moment.ts'
import { useTicking } from '../../match-ui/clock/moment-clock.tsx'
import { classNames, clockText, RibbonFigure, type RibbonState, RoundRibbon } from '../../ui/index.ts'

interface RoundStripProps {
  moment: GameMoment
  /** The time of the kick-off, null if it is unknown. Given if no countdown below the strip shows it. */
  kickOff?: string | null | undefined
  /** Shows the time left to bet in large figures. */
  isPhone?: boolean | undefined
  /** On a phone, what is said beside the time to the kick-off. */
  startsBy?: ReactNode
}

/**
 * Shows the active round as a bar, with marks where betting on the next round is closing soon and where it closes.
 * Between rounds the strip says what comes next. Its height is constant, so that the layout below does not move.
 */
export function RoundStrip({ moment: held, kickOff, isPhone = false, startsBy = 'Match starts in' }: RoundStripProps) {
  const moment = useTicking(held)
  const { current, timing, marks, now } = moment
  if (!current || timing.state !== 'active') {
    const left = isPhone ? leftToBet(moment, kickOff) : undefined
    const awaited = left && moment.badge === 'PRE-MATCH' ? startsBy : awaitedText(moment, kickOff)
    return <Awaited figure={left}>{awaited}</Awaited>
  }
  const { state, status } = stripStatus(moment)
  return (
    <RoundRibbon
      className={MESSAGE_BOX}
      label={
        timing.endsIn === null
          ? `Round ${current.roundNumber}`
          : `Round ${current.roundNumber} · Ends in ${clockText(timing.endsIn / 1000)}`
      }
      progress={timing.progress}
      marks={
        marks
          ? [
              { at: marks.soon, label: 'Closing soon' },
              { at: marks.closed, label: `Betting closes${closesAtText(moment, now)}` },
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
function leftToBet({ window, now }: GameMoment, kickOff: RoundStripProps['kickOff']) {
  const closesAt = window.closesAt ?? Date.parse(kickOff ?? '')
  const isOpen = window.state === 'open' || window.state === 'closing-soon'
  if (!isOpen || !(closesAt > now)) return undefined
  const caption = window.closesAt === null ? 'to kick-off' : window.state === 'open' ? 'to bet' : 'closing soon'
  return { value: clockText((closesAt - now) / 1000), caption }
}

/** Returns the large figure of a round: the time left to bet, or why there is none. */
function figureOf(moment: GameMoment) {
  const { window, isFinalRound, isDecided } = moment
  if (isDecided) return { value: <Lock className="size-6" />, caption: 'decided' }
  if (isFinalRound || window.state === 'none') return { value: <Flag className="size-6" />, caption: 'final round' }
  if (window.state === 'closed') return { value: <Lock className="size-6" />, caption: 'closed' }
  return leftToBet(moment, undefined) ?? { value: <CircleDot className="size-6" />, caption: 'open' }
}

/**
 * Returns what comes next, with its time if that is known. The start of a half is known at most a minute before [C2].
 */
function awaitedText(
  { timing, clock, badge, next, now }: GameMoment,
  kickOff: RoundStripProps['kickOff'],
): string | undefined {
  if (timing.state === 'waiting' && clock.state === 'running') return 'Waiting for round data'
  if (badge === 'PRE-MATCH') {
    if (kickOff === undefined) return next && `Round ${next.roundNumber} begins at kick-off`
    const left = Date.parse(kickOff ?? '') - now
    return left > 0 ? `Match starts in ${clockText(left / 1000)}` : 'Match has not started yet'
  }
  if (clock.state === 'pause') {
    return `Half-time · wait until the referee starts ${next ? `half ${next.halfNumber}` : 'the next half'}`
  }
  if (timing.state !== 'break') return undefined
  const { halfNumber, roundNumber } = timing.round
  const left = clockText(Math.max(0, timing.startsIn) / 1000)
  return clock.state === 'kick-off'
    ? `Half ${halfNumber} · round ${roundNumber} starts in ${left}`
    : `Round starts in ${left}`
}

function closesAtText({ window }: GameMoment, now: number): string {
  return window.closesAt === null || window.closesAt <= now ? '' : ` in ${clockText((window.closesAt - now) / 1000)}`
}

/** Returns the state of the betting window as the strip shows it. */
export function stripStatus({ window, next, isFinalRound, isDecided, now }: GameMoment): {
  state: RibbonState
  status: string
} {
  if (isDecided) return { state: 'closed', status: 'decided' }
  if (isFinalRound || window.state === 'none') return { state: 'closed', status: 'final round' }
  if (window.state === 'closed') return { state: 'closed', status: 'closed' }
  const left = window.closesAt === null ? undefined : clockText((window.closesAt - now) / 1000)
  // The text names the round, because the text is beside the active round but concerns the next one.
  const status = `${next ? `round ${next.roundNumber} ` : ''}${left === undefined ? 'open' : `closes in ${left}`}`
  return { state: window.state === 'closing-soon' ? 'closing' : 'open', status }
}
