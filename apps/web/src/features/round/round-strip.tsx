import type { GameMoment } from '../../football/game-moment.ts'
import { clockText, type RibbonState, RoundRibbon } from '../../ui/index.ts'

/** The round under way as a ribbon, marked where betting on the next one hurries and closes. */
export function RoundStrip({ moment }: { moment: GameMoment }) {
  const { current, timing, marks, now } = moment
  if (!current || timing.state !== 'active') return null
  const { state, status } = stripWords(moment)
  return (
    <RoundRibbon
      label={
        timing.endsIn === null
          ? `Round ${current.roundNumber}`
          : `Round ${current.roundNumber} · ends in ${clockText(timing.endsIn / 1000)}`
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
