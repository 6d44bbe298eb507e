import type { CompetitionFixture, CompetitionLobby, UserId } from '@bettle/contract'
import { Link } from '@tanstack/react-router'
import { Eye, Play } from 'lucide-react'
import { hoursAndMinutes } from '../../../text/date-text.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, Tag } from '../../../ui/index.ts'
import type { Watching } from '../page/use-watching.ts'

export interface LobbyLinesProps {
  lobbies: readonly CompetitionLobby[]
  fixtures: readonly CompetitionFixture[]
  ownId: UserId | undefined
  watching: Watching
  /** The name of a group or tie, such as 'Group A' or 'Semi-final 1', in the buttons' names for screen readers. */
  of: string
}

/**
 * The lobbies of a group whose match is upcoming or in play. Players can enter their own lobby, and watch others if
 * they may.
 */
export function LobbyLines({ lobbies, fixtures, ownId, watching, of }: LobbyLinesProps) {
  const open = lobbies.flatMap((lobby) => {
    const fixture = fixtures.find(({ matchId }) => matchId === lobby.matchId)
    return fixture?.status === 'planned' || fixture?.status === 'under-way' ? [{ lobby, fixture }] : []
  })
  if (open.length === 0) return null
  return (
    <ul className="flex flex-col gap-2">
      {open.map(({ lobby, fixture }) => (
        <li key={lobby.lobbyId} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
          {fixture.status === 'under-way' ? (
            <Tag tone="live">{msg('competition.lobby-lines.live')}</Tag>
          ) : (
            <span className="figures text-base text-muted">{hoursAndMinutes(Date.parse(fixture.kickOffAt))}</span>
          )}
          <span className="wrap-anywhere min-w-0 flex-1 text-muted">
            {msg('competition.lobby-lines.v', { homeTeam: fixture.homeTeam, awayTeam: fixture.awayTeam })}
          </span>
          <LobbyButton
            lobby={lobby}
            isOwn={ownId !== undefined && lobby.players.includes(ownId)}
            {...{ watching, of }}
          />
        </li>
      ))}
    </ul>
  )
}

interface LobbyButtonProps {
  lobby: CompetitionLobby
  isOwn: boolean
  watching: Watching
  of: string
}

export function LobbyButton({ lobby: { lobbyId }, isOwn, watching, of }: LobbyButtonProps) {
  if (isOwn)
    return (
      <Button asChild size="sm">
        <Link to="/game/$code" params={{ code: lobbyId }}>
          <Play aria-hidden="true" /> {msg('competition.lobby-lines.your-game')}
        </Link>
      </Button>
    )
  if (!watching.mayWatch) return null
  return (
    <Button
      size="sm"
      icon={<Eye aria-hidden="true" />}
      loading={watching.pendingId === lobbyId}
      onClick={() => void watching.watch(lobbyId)}
      aria-label={msg('competition.lobby-lines.watch-2', { of })}
    >
      {msg('competition.lobby-lines.watch')}
    </Button>
  )
}
