import type { Lobby, UserId } from '@bettle/contract'
import { ArrowDown, ArrowUp, Crown, Eye } from 'lucide-react'
import { useState } from 'react'
import { Avatar, classNames, EmptyState, Panel, RollingNumber } from '../../ui/index.ts'
import { PlayerDetails } from './player-details.tsx'
import { useRankMoves } from './use-rank-moves.ts'

export interface GameRankProps {
  lobby: Lobby
  /** Instead of figures: 'Ready', before anything has begun. */
  status?: string | undefined
  title?: string | undefined
  className?: string | undefined
}

/** Who is ahead. Press a player to see how they play. */
export function GameRank({ lobby, status, title = 'Game rank', className }: GameRankProps) {
  const { leaderboard, currentUser, users } = lobby
  const [selected, setSelected] = useState<UserId | undefined>(currentUser.user._id)
  const moves = useRankMoves(leaderboard.map(({ user }) => user._id))
  const gone = new Set(users.filter(({ present }) => !present).map(({ user }) => user._id))
  const watching = users.filter((member) => member.present && !member.ranked)
  const shown = leaderboard.find(({ user }) => user._id === selected)
  return (
    <Panel
      title={title}
      flush
      aside={<span>{leaderboard.length === 1 ? '1 player' : `${leaderboard.length} players`}</span>}
      className={className}
      footer={shown && <PlayerDetails entry={shown} status={status} onClose={() => setSelected(undefined)} />}
    >
      {leaderboard.length === 0 ? (
        <EmptyState title="No players yet">Share the lobby code to fill the seats.</EmptyState>
      ) : (
        <ol className="max-h-full overflow-y-auto py-1.5">
          {leaderboard.map(({ user, chips }, index) => {
            const isOwn = user._id === currentUser.user._id
            return (
              <li key={user._id} className="px-1.5">
                <button
                  type="button"
                  aria-pressed={user._id === selected}
                  onClick={() => setSelected(user._id === selected ? undefined : user._id)}
                  className={classNames(
                    'flex min-h-12 w-full items-center gap-3 rounded-control border px-2 text-left transition-colors -outline-offset-2!',
                    isOwn ? 'bg-flood-soft' : 'hover:bg-raised',
                    user._id === selected ? 'border-line-strong' : 'border-transparent',
                    gone.has(user._id) && 'opacity-65',
                  )}
                >
                  <Place place={index + 1} />
                  <Avatar name={user.username} size={30} own={isOwn} />
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-medium leading-tight">{user.username}</span>
                    {(isOwn || gone.has(user._id)) && (
                      <span className="caps block text-muted text-xs leading-tight">{isOwn ? 'You' : 'Left'}</span>
                    )}
                  </span>
                  <Move by={moves.get(user._id) ?? 0} />
                  <RollingNumber value={chips} className="text-lg" />
                </button>
              </li>
            )
          })}
        </ol>
      )}
      {watching.length > 0 && (
        <p className="flex items-center gap-2 border-line border-t px-4 py-2.5 text-muted text-sm">
          <Eye aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">Watching: {watching.map(({ user }) => user.username).join(', ')}</span>
        </p>
      )}
    </Panel>
  )
}

function Place({ place }: { place: number }) {
  return (
    <span className="figures relative w-6 shrink-0 text-center text-lg text-muted">
      {place === 1 ? <Crown aria-label="1" role="img" className="mx-auto size-5 text-flood" /> : place}
    </span>
  )
}

function Move({ by }: { by: number }) {
  if (by === 0) return null
  const Icon = by > 0 ? ArrowUp : ArrowDown
  return (
    <span
      className={classNames('figures flex animate-pop items-center gap-0.5 text-sm', by > 0 ? 'text-won' : 'text-lost')}
    >
      <Icon aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{by > 0 ? 'up' : 'down'} </span>
      {Math.abs(by)}
    </span>
  )
}
