import type { LeaderboardEntry } from '@bettle/contract'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { UserAvatar } from '../../avatar-ui/user-avatar.tsx'
import { fixed } from '../../text/number-text.ts'
import { msg } from '../../texts/msg.ts'
import { IconButton, RollingNumber, Sparkline } from '../../ui/index.ts'
import { betWinRate } from './ranking.ts'
import { lineText } from './use-chips-over-rounds.ts'

interface PlayerDetailsProps {
  entry: LeaderboardEntry
  status?: string | undefined
  /** The chips at the start and after each settled round. A line is drawn if there are at least two values. */
  line?: readonly number[] | undefined
  rounds?: readonly number[] | undefined
  /** Buttons for actions on the player. */
  actions?: ReactNode
  onClose: () => void
}

/** Statistics of one player. */
export function PlayerDetails({ entry, status, line = [], rounds = [], actions, onClose }: PlayerDetailsProps) {
  const figures = [
    { label: msg('leaderboard.player-details.chips'), value: entry.chips, format: (chips: number) => fixed(chips, 2) },
    { label: msg('leaderboard.player-details.bets-placed'), value: entry.betsPlaced },
    { label: msg('leaderboard.player-details.bets-won'), value: entry.betsWon },
    {
      label: msg('leaderboard.player-details.win-rate'),
      value: betWinRate(entry),
      format: (percent: number) => `${percent}%`,
    },
  ]
  return (
    <section
      aria-label={msg('leaderboard.player-details.details-of', { username: entry.user.username })}
      className="@container -my-1 animate-rise"
    >
      <div className="flex items-center gap-2.5">
        {/* A long name takes a line of its own, and breaks inside a word only if that line is too short. */}
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1">
          <div className="flex min-w-0 flex-auto items-center gap-2.5">
            <span className="shrink-0 @max-[12rem]:hidden">
              <UserAvatar user={entry.user} size={28} />
            </span>
            <h3 className="min-w-0 font-semibold">{entry.user.username}</h3>
          </div>
          {line.length > 1 && (
            <Sparkline
              values={line}
              label={lineText(line, rounds)}
              width={96}
              height={32}
              className="@max-[15rem]:h-5 h-8 min-w-0 max-w-24 flex-[1_1_4rem] text-flood xl:max-[90rem]:max-w-16"
            />
          )}
          {status && (
            <span className="caps text-flood text-sm">
              <span className="sr-only">{msg('leaderboard.player-details.status')} </span>
              {status}
            </span>
          )}
        </div>
        <IconButton
          label={msg('leaderboard.player-details.close-details')}
          tooltip={false}
          icon={<X aria-hidden="true" />}
          onClick={onClose}
          className="-me-2"
        />
      </div>
      <dl className="-mx-1 flex flex-wrap justify-between gap-x-1 gap-y-2">
        {figures.map(({ label, value, format }) => (
          <div key={label} className="px-1">
            <dt className="caps whitespace-nowrap text-muted text-xs leading-tight tracking-normal">{label}</dt>
            <dd className="mt-0.5">
              <RollingNumber value={value} {...(format && { format })} className="text-lg" />
            </dd>
          </div>
        ))}
      </dl>
      {actions}
    </section>
  )
}
