import type { LeaderboardEntry } from '@bettle/contract'
import { X } from 'lucide-react'
import { IconButton, RollingNumber } from '../../ui/index.ts'
import { winRate } from './ranking.ts'

interface PlayerDetailsProps {
  entry: LeaderboardEntry
  status?: string | undefined
  onClose: () => void
}

/** How one player plays. */
export function PlayerDetails({ entry, status, onClose }: PlayerDetailsProps) {
  const figures = [
    { label: 'Chips', value: entry.chips, format: (chips: number) => chips.toFixed(2) },
    { label: 'Bets Placed', value: entry.betsPlaced },
    { label: 'Bets Won', value: entry.betsWon },
    { label: 'Win Rate', value: winRate(entry), format: (percent: number) => `${percent}%` },
  ]
  return (
    <section aria-label={`Details of ${entry.user.username}`} className="animate-rise">
      <div className="flex items-center gap-2">
        <h3 className="min-w-0 flex-1 truncate font-semibold">{entry.user.username}</h3>
        {status && (
          <span className="caps text-flood text-sm">
            <span className="sr-only">Status: </span>
            {status}
          </span>
        )}
        <IconButton
          label="Close details"
          tooltip={false}
          icon={<X aria-hidden="true" />}
          onClick={onClose}
          className="-mr-2"
        />
      </div>
      <dl className="mt-1 grid grid-cols-2 gap-2">
        {figures.map(({ label, value, format }) => (
          <div key={label} className="rounded-control border border-line bg-sunken px-3 py-2">
            <dt className="caps text-faint text-sm leading-tight">{label}</dt>
            <dd className="mt-1">
              <RollingNumber value={value} {...(format && { format })} className="text-lg" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
