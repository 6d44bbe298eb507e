import type { Bet } from '@bettle/contract'
import { Flame, Frown, Shuffle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEventName } from '../../football/event-names.tsx'
import { classNames, DIRECTION_WORDS } from '../../ui/index.ts'
import type { OwnStory } from './own-story.ts'

/** One's own game in three numbers. */
export function StoryFigures({ story, hasPlayed }: { story: OwnStory; hasPlayed: boolean }) {
  const play = usePlayWords()
  if (!hasPlayed) {
    return (
      <p className="panel px-4 py-5 text-center text-muted">You placed no bets this time. The next match is yours.</p>
    )
  }
  const { best, miss, turn } = story
  return (
    <section aria-label="Your game in three numbers" className="grid grid-cols-3 gap-2 sm:gap-3">
      <Figure icon={<Flame />} label="Best bet" value={best ? signed(best.gain) : '–'} tone={best && 'won'}>
        {best ? `R${best.bet.matchRound.roundNumber} ${play(best.bet)}` : 'None came in'}
      </Figure>
      <Figure icon={<Frown />} label="Worst miss" value={miss ? `by ${miss.by}` : '–'} tone={miss && 'lost'}>
        {miss ? `R${miss.bet.matchRound.roundNumber} ${play(miss.bet)}` : 'Nothing lost'}
      </Figure>
      <Figure icon={<Shuffle />} label="Turning point" value={turn ? `R${turn.roundNumber}` : '–'}>
        {turn ? `${signed(turn.gain)} chips at once` : 'All even'}
      </Figure>
    </section>
  )
}

function usePlayWords(): (bet: Bet) => string {
  const eventName = useEventName()
  return ({ odds }) => `${DIRECTION_WORDS[odds.betType]} ${odds.threshold.toFixed(1)} ${eventName(odds.eventType)}`
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
    <div className="panel flex min-w-0 flex-col p-3 sm:p-4 [&_svg]:size-4 max-sm:[&_svg]:hidden">
      <p className="caps flex items-center gap-1.5 text-faint text-sm leading-none">
        {icon}
        <span className="truncate">{label}</span>
      </p>
      <p
        className={classNames('figures mt-3 text-[2rem]', tone === 'won' && 'text-won', tone === 'lost' && 'text-lost')}
      >
        {value}
      </p>
      <p className="mt-2 text-muted text-sm leading-snug">{children}</p>
    </div>
  )
}
