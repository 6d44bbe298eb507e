import { logout, type Token } from '@bettle/contract'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { call } from '../../../api/call.ts'
import { onSessionBegun } from '../../../api/session/session.ts'
import { isGuestHere, readToken } from '../../../api/session/token.ts'
import { activeLobby } from '../../../push/lobby/active-lobby.ts'
import { gameAddress } from '../../../push/lobby/active-lobby-key.ts'
import { msg } from '../../../texts/msg.ts'
import { ConfirmDialog, lazyNamed } from '../../../ui/index.ts'
import { TryItNowBelow } from '../../try-it-now.tsx'

const InAppBrowser = lazyNamed(() => import('../../layouts/in-app-browser.tsx'), 'InAppBrowser')

/** Offers a trial game to visitors. A guest who signs in to an account must confirm that the guest's game ends. */
export function BesideSignIn() {
  const [guest] = useState(() => (isGuestHere() ? (readToken() as Token) : undefined))
  if (guest) return <AskGuest guest={guest} />
  return (
    <>
      <Suspense>
        <InAppBrowser />
      </Suspense>
      <TryItNowBelow hint={msg('pages-account.beside-sign-in.a-game-of-five')} />
      <p className="-my-2 text-center">
        <Link to="/play-match" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {msg('pages-account.beside-sign-in.play-any-match-with')}
        </Link>
      </p>
    </>
  )
}

/** Asks a guest for confirmation, because a guest's game ends at sign-in and is not transferred to the account. */
function AskGuest({ guest }: { guest: Token }) {
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(true)
  useEffect(
    () =>
      onSessionBegun(() => {
        activeLobby.clear()
        // Ends the guest's session on the server if possible. On this device the guest's game ends in any case.
        void call(logout, {}, { token: guest }).catch(() => undefined)
      }),
    [guest],
  )
  const stay = () => {
    const lobby = activeLobby.get()
    if (lobby && !lobby.isOver)
      void navigate({ to: '/game/$code', params: { code: gameAddress(lobby.lobbyId, lobby.lobbyCode) }, replace: true })
    else void navigate({ to: '/', replace: true })
  }
  return (
    <ConfirmDialog
      open={isAsked}
      onOpenChange={(open) => !open && stay()}
      title={msg('pages-account.beside-sign-in.sign-in-to-your')}
      confirmText={msg('pages-account.beside-sign-in.sign-in')}
      cancelText={msg('pages-account.beside-sign-in.stay-with-my-game')}
      onConfirm={() => setAsked(false)}
    >
      {msg('pages-account.beside-sign-in.signing-in-ends-your')}
    </ConfirmDialog>
  )
}
