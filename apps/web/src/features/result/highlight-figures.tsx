import type { Bet } from '@bettle/contract'
import { Flame, Frown, ListOrdered } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEventName } from '../../match-ui/event-names.tsx'
import { fixed } from '../../text/number-text.ts'
import { msg } from '../../texts/msg.ts'
import { classNames, DIRECTION_LABELS, Panel } from '../../ui/index.ts'
import { ownHighlights } from './own-highlights.ts'

interface HighlightFiguresProps {
  bets: readonly Bet[]
  /** The user's rank by chips after each settled round; empty until it is known. */
  ranks: readonly number[]
}

/** Shows the user's game in three figures, each explained in a sentence. */
export function HighlightFigures({ bets, ranks }: HighlightFiguresProps) {
  const play = usePlayText()
  if (bets.length === 0) {
    return (
      <p className="panel px-4 py-5 text-center text-muted">{msg('result.highlight-figures.you-placed-no-bets')}</p>
    )
  }
  const { best, worst } = ownHighlights(bets)
  const [first, last] = [ranks[0], ranks.at(-1)]
  return (
    <Panel title={msg('result.highlight-figures.your-game-in-three')} flush>
      <Figure
        icon={<Flame />}
        label={msg('result.highlight-figures.best-bet')}
        value={best ? signed(best.gain) : '–'}
        tone={best && 'won'}
      >
        {best
          ? msg('result.highlight-figures.won-at', { play: play(best.bet), odds: fixed(best.bet.odds.odds, 2) })
          : msg('result.highlight-figures.none-of-your-bets')}
      </Figure>
      <Figure
        icon={<Frown />}
        label={msg('result.highlight-figures.worst-bet')}
        value={worst ? signed(worst.gain) : '–'}
        tone={worst && 'lost'}
      >
        {worst
          ? `${play(worst.bet)}: ${missText(worst.bet, worst.by)}`
          : msg('result.highlight-figures.you-lost-no-bet')}
      </Figure>
      <Figure
        icon={<ListOrdered />}
        label={msg('result.highlight-figures.rank-by-round')}
        value={first === undefined || last === undefined ? '–' : first === last ? `${last}` : `${first} → ${last}`}
      >
        {last === undefined
          ? msg('result.highlight-figures.the-ranks-by-chips')
          : msg('result.highlight-figures.by-chips-after-each', { ranks: ranks.join(', ') })}
      </Figure>
    </Panel>
  )
}

/** Returns a function that formats a bet, for example 'Round 3, over 4.5 Throw'. */
function usePlayText(): (bet: Bet) => string {
  const eventName = useEventName()
  return ({ odds, matchRound }) =>
    msg('result.highlight-figures.round', {
      roundNumber: matchRound.roundNumber,
      betType: DIRECTION_LABELS[odds.betType].toLowerCase(),
      threshold: fixed(odds.threshold, 1),
      eventName: eventName(odds.eventType),
    })
}

function missText({ count = 0, odds: { betType } }: Bet, by: number): string {
  return msg('result.highlight-figures.the-count-was-too', { count, by, isOver: betType === 'over' })
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
          'figures min-w-22 text-end text-[2rem]',
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
