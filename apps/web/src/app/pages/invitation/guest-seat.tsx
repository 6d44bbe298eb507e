import { guestSeatHere, type Invitation, whoami } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { queryOf } from '../../../api/query/query-of.ts'
import { beginSession } from '../../../api/session/session.ts'
import { isGuestHere } from '../../../api/session/token.ts'
import { isTrialName, seatKey } from '../../../features/guest/guest-identity.ts'
import {
  GuestSeatForm,
  type GuestSeatProps,
  ReturningGuest,
  TakeBackSeat,
} from '../../../features/guest/guest-seat-form.tsx'
import { activeLobby } from '../../../push/lobby/active-lobby.ts'
import { msg, rich } from '../../../texts/msg.ts'
import { Skeleton } from '../../../ui/index.ts'
import { CHIPS_TEXT } from './chips-text.ts'

interface GuestSeatPanelProps {
  card: Invitation
  /** The address of this page, which a visitor who signs in gets back to. */
  next: string
}

/** Explains the game, and offers a seat for which the visitor enters only a name. A link leads to sign-in. */
export function GuestSeatPanel({ card, next }: GuestSeatPanelProps) {
  const { players, gameSettings } = card
  const isFull = players >= gameSettings.maxPlayers
  if (isFull && !gameSettings.allowSpectators) {
    return <p className="text-center text-muted">{msg('pages-invitation.guest-seat.every-seat-is-taken')}</p>
  }
  return (
    <section aria-label={msg('pages-invitation.guest-seat.join-this-game')} className="flex flex-col gap-4">
      <p className="text-pretty text-sm">{CHIPS_TEXT}</p>
      {isFull && <p className="text-pretty text-sm">{msg('pages-invitation.guest-seat.every-seat-is-taken-but')}</p>}
      <Seat card={card} role={isFull ? 'spectator' : 'player'} />
      <p className="text-pretty text-center text-muted text-sm">
        {rich('pages-invitation.guest-seat.no-account-is-needed', {
          link: <Link to="/register" search={{ next }} className={LINK} />,
          link2: <Link to="/login" search={{ next }} className={LINK} />,
        })}
        .
      </p>
    </section>
  )
}

const LINK = 'inline-flex min-h-11 items-center -my-3 font-semibold text-flood underline underline-offset-4'

function Seat(props: Pick<GuestSeatProps, 'card' | 'role'>) {
  const navigate = useNavigate()
  const isGuest = isGuestHere()
  const { data, isPending } = useQuery({ ...queryOf(whoami, {}), enabled: isGuest })
  const code = props.card.lobbyCode
  // Read once, because the first request for a seat makes a secret, and a query then would replace the form.
  const [kept] = useState(() => seatKey.kept())
  const here = useQuery({
    queryKey: ['guest-seat', code],
    queryFn: () => call(guestSeatHere, { body: { code, seatKey: kept ?? '' } }),
    enabled: kept !== undefined && !isGuest,
    retry: 1,
  })
  const enter: GuestSeatProps['onJoined'] = ({ token, lobbyId, lobbyCode, matchId }) => {
    if (token) beginSession(token)
    activeLobby.set({ lobbyId, lobbyCode, matchId })
    void navigate({ to: '/game/$code', params: { code: lobbyCode }, replace: true })
  }
  if ((isGuest && isPending) || here.isLoading) return <Skeleton className="h-14 rounded-control!" />
  const username = data?.user?.username
  const held = here.data?.username
  if (held !== undefined && here.data?.state === 'moved')
    return <TakeBackSeat {...props} username={held} onJoined={enter} />
  if (held !== undefined && here.data?.state === 'here')
    return <ReturningGuest {...props} username={held} onJoined={enter} />
  if (!isGuest || username === undefined || isTrialName(username)) return <GuestSeatForm {...props} onJoined={enter} />
  return <ReturningGuest {...props} username={username} onJoined={enter} />
}
