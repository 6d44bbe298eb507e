import { type Circle, joinLobby, type LobbyCard, type MatchId, openEvening } from '@bettle/contract'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { msg, rich } from '../../texts/msg.ts'
import { Button, Notice, notify, Panel } from '../../ui/index.ts'
import { kickOffText } from './circle-text.ts'
import { useRefreshCircles } from './use-circles.ts'

/** Opens an evening of a circle on a match. */
export function useOpenEvening(
  { _id: circleId }: Circle,
  { onOpened, onFailed }: { onOpened: () => void; onFailed: () => void },
) {
  const refresh = useRefreshCircles()
  return usePress({
    mutationFn: (matchId: MatchId) => call(openEvening, { params: { circleId }, body: { matchId } }),
    onSuccess: () => {
      notify.success(msg('circle.evenings.the-evening-is-open'))
      refresh()
      onOpened()
    },
    onError: () => {
      refresh()
      onFailed()
    },
  })
}

export interface EveningsProps {
  circle: Circle
  /** The button that shows the link and the code of an evening. */
  inviteTo: (lobby: LobbyCard) => ReactNode
  /** The form for a match of the members' own. It calls `opened` with the new match. */
  ownMatch: (opened: (matchId: MatchId) => void) => ReactNode
}

/** Shows the open evenings with a seat to take, and opens the next one with one press [CI10]. */
export function Evenings({ circle, inviteTo, ownMatch }: EveningsProps) {
  const { evenings, matches } = circle
  const panel = useRef<HTMLDivElement>(null)
  const [isOwn, setOwn] = useState(false)
  const choice = useRef<HTMLDivElement>(null)
  const [made, setMade] = useState<MatchId>()
  const opening = useOpenEvening(circle, {
    onOpened: () => {
      setOwn(false)
      panel.current?.focus()
    },
    // A match of their own that was made before stands first in the list, from which one press opens the evening.
    onFailed: () => {
      setOwn(false)
      choice.current?.focus()
    },
  })
  return (
    <>
      <div ref={panel} tabIndex={-1}>
        <Panel
          flush
          title={evenings.length > 1 ? msg('circle.evenings.next-evenings') : msg('circle.evenings.next-evening')}
        >
          {evenings.length === 0 && (
            <p className="px-4 py-4 text-muted text-sm">{msg('circle.evenings.no-evening-is-open')}</p>
          )}
          <ul aria-label={msg('circle.evenings.open-evenings')} className="divide-y divide-line empty:hidden">
            {evenings.map(({ lobby, isSeated }, index) => (
              <Evening key={lobby._id} {...{ lobby, isSeated }} isFirst={index === 0} invite={inviteTo(lobby)} />
            ))}
          </ul>
        </Panel>
      </div>
      <Panel title={msg('circle.evenings.open-an-evening')}>
        <div ref={choice} tabIndex={-1} className="flex flex-col gap-3">
          {opening.error && (
            <Notice tone="error">
              {messageOf(opening.error)}
              {made === opening.request && msg('circle.evenings.your-match-is-made')}
            </Notice>
          )}
          {matches.length === 0 && <p className="text-muted text-sm">{msg('circle.evenings.no-match-is-announced')}</p>}
          <ul className="flex flex-col gap-2 empty:hidden">
            {matches.map((match) => (
              <li key={match._id}>
                <Button
                  block
                  loading={opening.isPending && opening.request === match._id}
                  disabled={opening.isPending}
                  onClick={() => void opening.press(match._id)}
                  className="h-auto! min-h-12 py-2 text-start *:last:w-full *:last:flex-wrap *:last:justify-between *:last:gap-x-3 *:last:gap-y-0"
                >
                  <span className="wrap-anywhere min-w-0">
                    {msg('circle.evenings.v', { homeTeam: match.homeTeam, awayTeam: match.awayTeam })}
                  </span>
                  <span className="min-w-0 font-normal text-base text-muted leading-tight">
                    {kickOffText(match.startTime)}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
          {!isOwn && (
            <Button variant="ghost" onClick={() => setOwn(true)}>
              {msg('circle.evenings.a-match-of-our')}
            </Button>
          )}
        </div>
      </Panel>
      {isOwn &&
        ownMatch((matchId) => {
          setMade(matchId)
          void opening.press(matchId)
        })}
    </>
  )
}

interface EveningProps {
  lobby: LobbyCard
  isSeated: boolean
  isFirst: boolean
  invite: ReactNode
}

function Evening({ lobby, isSeated, isFirst, invite }: EveningProps) {
  const { match, hostUser, players, gameSettings, lobbyCode } = lobby
  const navigate = useNavigate()
  const refresh = useRefreshCircles()
  const isFull = players >= gameSettings.maxPlayers
  const { press, isPending, error } = usePress({
    mutationFn: (role: 'player' | 'spectator') => call(joinLobby, { body: { lobbyCode, role } }),
    onSuccess: () => void navigate({ to: '/game/$code', params: { code: lobbyCode } }),
    onError: refresh,
  })
  const isWatching = isFull && gameSettings.allowSpectators
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-4">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="headline wrap-anywhere text-xl">
          {msg('circle.evenings.v', { homeTeam: match.homeTeam, awayTeam: match.awayTeam })}
        </p>
        <p className="wrap-anywhere text-muted text-sm">
          {msg('circle.evenings.under-way-opened-by', {
            isActive: match.status === 'active',
            kickOff: kickOffText(match.startTime),
            username: hostUser.username,
          })}
        </p>
        <p className="text-sm">
          {rich('circle.evenings.of-seats-taken-code', {
            players,
            maxPlayers: gameSettings.maxPlayers,
            lobbyCode: <span className="figures tracking-widest">{lobbyCode}</span>,
          })}
        </p>
      </div>
      <div className="flex items-center gap-2">
        {invite}
        {isSeated ? (
          <Button asChild variant={isFirst ? 'primary' : 'secondary'}>
            <Link to="/game/$code" params={{ code: lobbyCode }}>
              {msg('circle.evenings.go-to-the-game')}
            </Link>
          </Button>
        ) : (
          <Button
            variant={isFirst ? 'primary' : 'secondary'}
            disabled={isFull && !isWatching}
            loading={isPending}
            onClick={() => void press(isWatching ? 'spectator' : 'player')}
          >
            {isWatching
              ? msg('circle.evenings.watch')
              : isFull
                ? msg('circle.evenings.all-seats-taken')
                : msg('circle.evenings.take-a-seat')}
          </Button>
        )}
      </div>
      {error && (
        <Notice tone="error" className="w-full">
          {messageOf(error)}
        </Notice>
      )}
    </li>
  )
}
