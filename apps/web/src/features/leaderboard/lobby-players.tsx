import type { Lobby, Member, UserId } from '@bettle/contract'
import { type ReactNode, useState } from 'react'
import { GuestMark } from '../../avatar-ui/guest-mark.tsx'
import { UserAvatar } from '../../avatar-ui/user-avatar.tsx'
import { msg } from '../../texts/msg.ts'
import { classNames, EmptyState, LongList, Panel, RollingNumber } from '../../ui/index.ts'
import { PlayerDetails } from './player-details.tsx'

/** Lists the players before the match begins. */
export function LobbyPlayers({
  lobby,
  actionsOf,
}: {
  lobby: Lobby
  actionsOf?: ((member: Member) => ReactNode) | undefined
}) {
  const [selected, setSelected] = useState<UserId>()
  const here = lobby.users.filter(({ present, role }) => present && role === 'player')
  const shown = here.find(({ user }) => user._id === selected)
  return (
    <Panel
      title={msg('leaderboard.lobby-players.lobby-players')}
      aside={msg('leaderboard.lobby-players.of', { players: lobby.players, most: lobby.gameSettings.maxPlayers })}
      footer={
        shown && (
          <PlayerDetails
            entry={shown}
            status={msg('leaderboard.lobby-players.ready')}
            actions={actionsOf?.(shown)}
            onClose={() => setSelected(undefined)}
          />
        )
      }
    >
      {here.length === 0 ? (
        <EmptyState title={msg('leaderboard.lobby-players.no-players-yet')}>
          {msg('leaderboard.lobby-players.share-the-lobby-code')}
        </EmptyState>
      ) : (
        <LongList
          label={msg('leaderboard.lobby-players.lobby-players')}
          items={here}
          idOf={({ user }) => user._id}
          rowHeight={64}
          className={here.length > 40 ? 'max-h-96 overflow-y-auto' : 'grid gap-x-1 gap-y-2 sm:grid-cols-2'}
          row={({ user, chips, isHost, isGuest }) => (
            <button
              type="button"
              aria-pressed={user._id === selected}
              onClick={() => setSelected(user._id === selected ? undefined : user._id)}
              className={classNames(
                'flex min-h-14 w-full items-center gap-3 rounded-control border bg-raised px-3 text-start transition-colors hover:border-line-strong',
                user._id === selected ? 'border-flood' : 'border-line',
              )}
            >
              <UserAvatar user={user} size={32} own={user._id === lobby.currentUser.user._id} />
              <span className="min-w-0 flex-1">
                <span className="wrap-anywhere block font-medium leading-tight">{user.username}</span>
                {isHost && (
                  <span className="caps block text-faint text-xs">{msg('leaderboard.lobby-players.host')}</span>
                )}
                {isGuest && <GuestMark className="block text-faint text-xs" />}
              </span>
              <RollingNumber value={chips} className="text-lg" />
              <span className="text-muted text-sm">{msg('leaderboard.lobby-players.chips', { count: chips })}</span>
            </button>
          )}
        />
      )}
    </Panel>
  )
}
