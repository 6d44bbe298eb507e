import type { Lobby } from '@bettle/contract'
import { type ReactNode, Suspense } from 'react'
import { LobbyCode } from '../../../features/game/lobby-code.tsx'
import { Pace } from '../../../match-ui/pace.tsx'
import { listText } from '../../../text/list-text.ts'
import { msg, rich } from '../../../texts/msg.ts'
import { lazyNamed, Skeleton } from '../../../ui/index.ts'

const QrCode = lazyNamed(() => import('../../../ui/pictures/qr-code.tsx'), 'QrCode')

interface LobbyBeforeProps {
  lobby: Lobby
  /** The whistle of a room that waits for its start. */
  whistle: ReactNode
}

/**
 * Shows above the first question of a phone, before the kick-off, the code to join, who is here, who is awaited, and
 * how many seats are free. A competition's lobby has no code. A trial has nobody to wait for.
 */
export function LobbyBefore({ lobby, whistle }: LobbyBeforeProps) {
  const { lobbyCode, match, competition } = lobby
  const canInvite = !competition
  if (match.isTrial) return null
  const awaited = awaitedText(lobby)
  const joinUrl = `${location.origin}/join/${lobbyCode}`
  return (
    <section
      aria-label={msg('pages-game.lobby-before.before-kick-off')}
      className="panel flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 p-3 short-phone:p-1.5"
    >
      {whistle && <div className="w-full">{whistle}</div>}
      {canInvite && (
        <Suspense fallback={<Skeleton className="size-24 short-phone:size-16 tiny-phone:hidden shrink-0" />}>
          <QrCode
            text={joinUrl}
            label={msg('pages-game.lobby-before.qr-code-of-the', { lobbyCode })}
            className="size-24 short-phone:size-16 tiny-phone:hidden shrink-0"
          />
        </Suspense>
      )}
      <div className="min-w-[min(9rem,100%)] flex-1">
        {canInvite && <LobbyCode code={lobbyCode} isLarge />}
        <p className="mt-1 text-pretty text-sm leading-snug tiny-phone:hidden">{hereText(lobby)}</p>
        {awaited && <p className="mt-1 text-pretty text-muted text-sm leading-snug tiny-phone:hidden">{awaited}</p>}
        {match.tempo !== 1 && (
          <p className="mt-1 text-muted text-sm">
            {rich('pages-game.lobby-before.played', { pace: <Pace tempo={match.tempo} /> })}
          </p>
        )}
      </div>
    </section>
  )
}

/** Returns who was asked to a rematch and has not come yet: 'Ben and Cleo are asked, and have not come yet.' */
export function awaitedText({ awaited = [], users }: Pick<Lobby, 'awaited' | 'users'>): string | undefined {
  // A user who has come since the lobby was fetched is a member.
  const missing = awaited.filter((name) => !users.some(({ user }) => user.username === name))
  const named = missing.slice(0, MOST_NAMED)
  const more = missing.length - named.length
  const list = more > 0 ? [...named, msg('pages-game.lobby-before.more', { count: more })] : named
  if (list.length === 0) return undefined
  return list.length === 1
    ? msg('pages-game.lobby-before.is-asked-and-has', { list: list[0] })
    : msg('pages-game.lobby-before.are-asked-and-have', { list: listText(list) })
}

/** The text names at most this many members. */
const MOST_NAMED = 4

/** Returns who is here and how many seats are free: 'Ana, Ben and 2 more are here. 3 seats are free.' A competition's game has no free seat. */
export function hereText({ users, players, spectators, gameSettings, competition, currentUser }: Lobby): string {
  const total = players + spectators
  const others = users.filter(({ user, present }) => present && user._id !== currentUser.user._id)
  const named = others.slice(0, MOST_NAMED).map(({ user }) => user.username)
  const more = Math.max(0, total - 1 - named.length)
  const names = more > 0 ? [...named, msg('pages-game.lobby-before.more', { count: more })] : named
  const free = Math.max(0, gameSettings.maxPlayers - players)
  const seats =
    free === 0
      ? msg('pages-game.lobby-before.all-seats-are-taken')
      : free === 1
        ? msg('pages-game.lobby-before.one-seat-is-free')
        : msg('pages-game.lobby-before.seats-are-free', { free })
  if (names.length === 0)
    return competition
      ? msg('pages-game.lobby-before.nobody-else-is-here')
      : msg('pages-game.lobby-before.nobody-else-is-here-yet', { seats })
  const list = listText(names)
  // The players of a competition are drawn, and no one else can take a seat.
  if (competition) return msg('pages-game.lobby-before.you-play-against', { list })
  return msg('pages-game.lobby-before.is-here', { list, total: total - 1, seats })
}
