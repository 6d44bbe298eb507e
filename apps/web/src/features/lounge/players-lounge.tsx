import { Flag, Ticket, Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/index.ts'
import { OfficialRules } from './official-rules.tsx'

const STEPS = [
  {
    icon: Ticket,
    title: 'Take a seat',
    text: 'Join an open lobby, type the code a friend sent you, or open your own on any match. Everyone starts with the same chips.',
  },
  {
    icon: Flag,
    title: 'Call the next round',
    text: 'Every ten minutes of the match are a round. Before it starts, say over or under: throw-ins, corners, shots, cards.',
  },
  {
    icon: Trophy,
    title: 'Watch it count',
    text: 'Each event on the pitch moves your bet, live. Most chips at the final whistle wins the lobby.',
  },
]

interface PlayersLoungeProps {
  /** In a narrow column the steps stand one above the other. */
  stacked?: boolean
  action?: ReactNode
}

/** What Bettle is, and how it goes. */
export function PlayersLounge({ stacked = false, action }: PlayersLoungeProps) {
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h2 className={classNames('headline', stacked ? 'text-xl' : 'text-2xl')}>
          Ten minutes. <span className="text-flood">One call.</span>
        </h2>
        <p className="mt-3 max-w-[52ch] text-muted">
          Bettle is a prediction game on real football matches, played with your friends while the match is on. Chips
          are free, they cannot be bought, and they buy nothing but bragging rights.
        </p>
      </div>
      <ol className={classNames('grid gap-3', !stacked && 'sm:grid-cols-3')}>
        {STEPS.map(({ icon: Icon, title, text }, index) => (
          <li
            key={title}
            className={classNames('relative flex gap-4', !stacked && 'panel overflow-hidden p-4 sm:flex-col sm:gap-3')}
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-flood-soft text-flood">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <div>
              <h3 className="caps text-lg leading-tight">{title}</h3>
              <p className="mt-1 text-muted text-sm">{text}</p>
            </div>
            {!stacked && (
              <span aria-hidden="true" className="figures absolute top-3 right-4 text-2xl text-line max-sm:hidden">
                {index + 1}
              </span>
            )}
          </li>
        ))}
      </ol>
      {action}
      <OfficialRules />
    </div>
  )
}
