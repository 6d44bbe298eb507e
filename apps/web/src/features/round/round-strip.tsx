import type { ReactNode } from 'react'
import type { GameMoment } from '../../football/game-moment.ts'
import { useTicking } from '../../football/moment-clock.tsx'
import { clockText, type RibbonState, RoundRibbon } from '../../ui/index.ts'

/** The round under way as a ribbon, marked where betting on the next one hurries and closes; between rounds, what is awaited. */
export function RoundStrip({ moment: held }: { moment: GameMoment }) {
  const moment = useTicking(held)
  const { current, timing, marks, now, clock, badge } = moment
  if (timing.state === 'break') {
    // Until kick-off the countdown below says it.
    if (badge === 'PRE-MATCH') return null
    return <Awaited>Round starts in {clockText(Math.max(0, timing.startsIn) / 1000)}</Awaited>
  }
  if (timing.state === 'waiting' && clock.state === 'running') return <Awaited>Waiting for round data</Awaited>
  if (!current || timing.state !== 'active') return null
  const { state, status } = stripWords(moment)
  return (
    <RoundRibbon
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
              { at: marks.closed, label: `Betting closes${closesAtWords(moment, now)}` },
            ]
          : []
      }
      state={state}
      status={status}
    />
  )
}

function Awaited({ children }: { children: ReactNode }) {
  return <p className="caps py-1 text-center text-base text-muted tabular-nums leading-none">{children}</p>
}

function closesAtWords({ window }: GameMoment, now: number): string {
  return window.closesAt === null || window.closesAt <= now ? '' : ` in ${clockText((window.closesAt - now) / 1000)}`
}

/** What the betting window says of itself beside the ribbon. */
export function stripWords({ window, isFinalRound, now }: GameMoment): { state: RibbonState; status: string } {
  if (isFinalRound || window.state === 'none') return { state: 'closed', status: 'final round' }
  if (window.state === 'closed') return { state: 'closed', status: 'closed' }
  const left = window.closesAt === null ? undefined : clockText((window.closesAt - now) / 1000)
  const status = left === undefined ? 'open' : `closes in ${left}`
  return { state: window.state === 'closing-soon' ? 'closing' : 'open', status }
}
