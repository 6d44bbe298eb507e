import type { LobbyCard } from '@bettle/contract'
import { ChevronRight, Users } from 'lucide-react'
import { UserAvatar } from '../../../avatar-ui/user-avatar.tsx'
import { msg } from '../../../texts/msg.ts'
import { Button, classNames, Tag } from '../../../ui/index.ts'
import { LiveTag } from '../live-tag.tsx'
import { MatchLine } from '../matches/match-line.tsx'
import { matchMoment } from '../matches/match-moment.ts'
import { hasSeat } from './best-lobby.ts'

interface LobbyRowProps {
  lobby: LobbyCard
  now: number
  isPending: boolean
  problem: string | undefined
  onJoin: () => void
  /** True if the match is shown above the group of rows. The row then names the match only for screen readers. */
  isGrouped: boolean
  /** 'spectator' if a removed player can only watch, 'out' if they cannot return. */
  removedTo: 'spectator' | 'out' | undefined
}

/** A lobby in the list: its kick-off, teams, host and number of players. */
export function LobbyRow({ lobby, now, isPending, problem, onJoin, isGrouped, removedTo }: LobbyRowProps) {
  const { match, hostUser, lobbyCode, players, gameSettings, preMatchBetting } = lobby
  const moment = matchMoment(match, now)
  const isFull = !hasSeat(lobby) || removedTo !== undefined
  const isOut = removedTo === 'out' || (isFull && !gameSettings.allowSpectators)
  const limit = gameSettings.maxPlayers >= 999 ? '' : ` / ${gameSettings.maxPlayers}`
  return (
    <li
      className={classNames(
        'group relative flex gap-3 px-4 transition-colors hover:bg-raised sm:flex-row sm:items-center sm:gap-5',
        isGrouped ? 'flex-wrap items-center py-3' : 'flex-col py-4 sm:flex-wrap',
      )}
    >
      <div className={classNames('min-w-0', isGrouped ? 'flex-[1_1_8rem]' : 'sm:flex-[1_1_8rem]')}>
        <div className={isGrouped ? 'sr-only' : undefined}>
          <MatchLine match={match} moment={moment} />
        </div>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
          <span className="inline-flex min-w-0 items-center gap-1.5">
            {msg('hub.lobby-row.host')} <UserAvatar user={hostUser} size={22} />
            <span className="wrap-anywhere min-w-0 font-semibold text-ink">{hostUser.username}</span>
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Users aria-hidden="true" className="size-4 text-faint" />
            <span className="tabular-nums">
              {players}
              {limit}
            </span>
            <span className="sr-only">{msg('hub.lobby-row.players')}</span>
          </span>
          <span className="figures text-faint tracking-widest">{lobbyCode}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:grow sm:flex-row-reverse sm:gap-4">
        <Button
          size="md"
          loading={isPending}
          disabled={isOut}
          onClick={onJoin}
          trailing={<ChevronRight aria-hidden="true" />}
          aria-label={msg('hub.lobby-row.watch-v-lobby', {
            isFull: Boolean(isFull && !isOut),
            homeTeam: match.homeTeam,
            awayTeam: match.awayTeam,
            lobbyCode,
          })}
          className="max-sm:order-last max-sm:ms-auto"
        >
          {isFull && !isOut ? msg('hub.lobby-row.watch') : msg('hub.lobby-row.join')}
        </Button>
        <span className="flex flex-wrap gap-2">
          {!isGrouped && moment.state === 'live' && <LiveTag />}
          {preMatchBetting && moment.state !== 'live' && <Tag tone="won">{msg('hub.lobby-row.pre-match-betting')}</Tag>}
          {isFull && <Tag>{removedTo ? msg('hub.lobby-row.removed') : msg('hub.lobby-row.full')}</Tag>}
        </span>
      </div>
      {problem && (
        <p role="alert" className="text-lost text-sm sm:absolute sm:end-4 sm:bottom-1">
          {problem}
        </p>
      )}
    </li>
  )
}
