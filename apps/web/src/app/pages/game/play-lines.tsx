import type { Lobby, MatchEvent } from '@bettle/contract'
import { Suspense } from 'react'
import { ownPlaceText } from '../../../features/leaderboard/own-place.ts'
import { useEventName } from '../../../match-ui/event-names.tsx'
import { shortTeamName } from '../../../text/team-name.ts'
import { msg } from '../../../texts/msg.ts'
import { lazyNamed } from '../../../ui/index.ts'

const AskedLine = lazyNamed(() => import('./asked-line.tsx'), 'AskedLine')

/** The latest event and the player's place, in one line that keeps its height. The smallest phones show them in the sheet and in the ranking. */
export function PlayLines({ lobby, events }: { lobby: Lobby; events: readonly MatchEvent[] }) {
  const eventName = useEventName()
  const last = events.at(-1)
  const side = last && { home: lobby.match.homeTeam, away: lobby.match.awayTeam, none: undefined }[last.team ?? 'none']
  const place = ownPlaceText(lobby)
  const lines = (
    <p className="flex min-h-6 shrink-0 items-center justify-between gap-x-3 px-1 text-muted text-sm leading-tight tall-phone:min-h-10 tall-phone:flex-col-reverse tall-phone:items-start tall-phone:justify-center tiny-phone:hidden">
      {last && (
        <span className="min-w-0 max-w-full truncate">
          <span className="short-phone:sr-only">{msg('pages-game.play-lines.last')} </span>
          {eventName(last.eventType)}
          {side && (
            <>
              , <span className="short-phone:sr-only">{side}</span>
              <span aria-hidden="true" className="tall-phone:hidden">
                {shortTeamName(side)}
              </span>
            </>
          )}
        </span>
      )}
      {place && (
        <span role="status" className="shrink-0 max-w-[78%] truncate text-ink tall-phone:max-w-full">
          {place}
        </span>
      )}
    </p>
  )
  if (!lobby.match.hasRecorders || lobby.currentUser.role !== 'player') return lines
  return (
    <Suspense fallback={lines}>
      <AskedLine lobbyId={lobby._id}>{lines}</AskedLine>
    </Suspense>
  )
}
