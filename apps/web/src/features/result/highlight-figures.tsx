import type { Bet } from '@bettle/contract'
import { Flame, Frown, Shuffle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEventName } from '../../match-ui/event-names.tsx'
import { classNames, Panel } from '../../ui/index.ts'
import type { OwnHighlights } from './own-highlights.ts'

/** Shows the user's game in three figures, each explained in a sentence. */
export function HighlightFigures({ highlights, hasPlayed }: { highlights: OwnHighlights; hasPlayed: boolean }) {
  const play = usePlayText()
  if (!hasPlayed) {
    return <p className="panel px-4 py-5 text-center text-muted">You placed no bets in this game.</p>
  }
  const { best, miss, turningPoint } = highlights
  return (
    <Panel title="Your game in three numbers" flush>
      <Figure icon={<Flame />} label="Best bet" value={best ? signed(best.gain) : '–'} tone={best && 'won'}>
        {best ? `${play(best.bet)} won at ${best.bet.odds.odds.toFixed(2)}.` : 'None of your bets won.'}
      </Figure>
      <Figure icon={<Frown />} label="Worst miss" value={miss ? `by ${miss.by}` : '–'} tone={miss && 'lost'}>
        {miss ? `${play(miss.bet)}: ${missText(miss.bet, miss.by)}` : 'You lost no bet.'}
      </Figure>
      <Figure
        icon={<Shuffle />}
        label="Turning point"
        value={turningPoint ? `R${turningPoint.bet.matchRound.roundNumber}` : '–'}
      >
        {turningPoint
          ? `${turningPointText(turningPoint.gain)} No other round changed your chips more.`
          : 'Your chips never changed.'}
      </Figure>
    </Panel>
  )
}

/** Returns a function that formats a bet, for example 'Round 3, over 4.5 Throw'. */
function usePlayText(): (bet: Bet) => string {
  const eventName = useEventName()
  return ({ odds, matchRound }) =>
    `Round ${matchRound.roundNumber}, ${odds.betType} ${odds.threshold.toFixed(1)} ${eventName(odds.eventType)}`
}

function missText({ count = 0, odds: { betType } }: Bet, by: number): string {
  return `the count was ${count}, ${by} too ${betType === 'over' ? 'few' : 'many'}.`
}

function turningPointText(gain: number): string {
  const chips = Math.abs(gain) === 1 ? 'chip' : 'chips'
  return gain >= 0 ? `You won ${gain} ${chips} in this round.` : `You lost ${-gain} ${chips} in this round.`
}

function signed(gain: number): string {
  return gain > 0 ? `+${gain}` : `${gain}`.replace('-', '−')
}

interface FigureProps {
  icon: ReactNode
  label: string
  value: string
  tone?: 'won' | 'lost' | undefined
  children: ReactNode
}

function Figure({ icon, label, value, tone, children }: FigureProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b px-4 py-3.5 last:border-b-0">
      <p
        className={classNames(
          'figures min-w-22 text-right text-[2rem]',
          tone === 'won' && 'text-won',
          tone === 'lost' && 'text-lost',
        )}
      >
        {value}
      </p>
      <div className="min-w-0 flex-1 basis-40">
        <p className="caps flex items-center gap-1.5 text-base text-faint leading-none [&_svg]:size-4">
          {icon}
          {label}
        </p>
        <p className="mt-1.5 text-sm leading-snug">{children}</p>
      </div>
    </div>
  )
}
