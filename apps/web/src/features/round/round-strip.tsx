import type { ReactNode } from 'react'
import type { GameMoment } from '../../match-ui/clock/game-moment.ts'
import { useTicking } from '../../match-ui/clock/moment-clock.tsx'
import { clockText, type RibbonState, RoundRibbon } from '../../ui/index.ts'

interface RoundStripProps {
  moment: GameMoment
  /** The time of the kick-off, null if it is unknown. Given if no countdown below the strip shows it. */
  kickOff?: string | null | undefined
}

/**
 * Shows the active round as a bar, with marks where betting on the next round is closing soon and where it closes.
 * Between rounds the strip says what comes next. Its height is constant, so that the layout below does not move.
 */
export function RoundStrip({ moment: held, kickOff }: RoundStripProps) {
  const moment = useTicking(held)
  const { current, timing, marks, now } = moment
  if (!current || timing.state !== 'active') return <Awaited>{awaitedText(moment, kickOff)}</Awaited>
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
    />
  )
}

const MESSAGE_BOX = 'min-h-9 justify-center'

function Awaited({ children }: { children: ReactNode }) {
  return (
    <p
      className={`caps flex items-center text-balance text-center text-base text-muted tabular-nums leading-none ${MESSAGE_BOX}`}
    >
      {children}
    </p>
  )
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
