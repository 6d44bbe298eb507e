import { guestPlay, startGuestGame } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Hourglass } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { call } from '../../api/call.ts'
import { CallError, messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { beginSession } from '../../api/session/session.ts'
import { isGuestHere, missingPart } from '../../api/session/token.ts'
import { usePress } from '../../api/use-press.ts'
import { OpenLobbyList } from '../../features/guest/open-lobby-list.tsx'
import { activeLobby } from '../../push/lobby/active-lobby.ts'
import { Button, CentreCircle, Logo, Spinner } from '../../ui/index.ts'
import { PlainLayout } from '../layouts/plain-layout.tsx'
import { useDocumentTitle } from '../use-document-title.ts'

/** Starts a trial game after a press on 'Try it now', and opens the game. A user with an account gets to the hub. */
export function TryPage() {
  const navigate = useNavigate()
  const isAsked = useRef(false)
  const isMember = missingPart() === undefined && !isGuestHere()
  useDocumentTitle({ title: 'Try it now ·' })
  const start = usePress({
    mutationFn: () => call(startGuestGame, {}),
    onSuccess: ({ token, lobbyId, lobbyCode, matchId }) => {
      if (token) beginSession(token)
      activeLobby.set({ lobbyId, lobbyCode, matchId })
      void navigate({ to: '/game/$code', params: { code: lobbyCode }, replace: true })
    },
  })
  const { press } = start
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    if (isMember) void navigate({ to: '/', replace: true })
    else void press(undefined)
  }, [isMember, navigate, press])
  if (start.error && !start.isPending) return <NotNow error={start.error} onRetry={() => void press(undefined)} />
  return (
    <main className="grid min-h-dvh place-items-center">
      <div role="status" className="flex flex-col items-center gap-5 text-flood">
        <Logo size={44} />
        <Spinner size={28} />
        <span className="text-ink">Your game is being prepared…</span>
      </div>
    </main>
  )
}

/** Says that no trial game is available, and offers alternatives. */
function NotNow({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { data } = useQuery(queryOf(guestPlay, {}))
  const isOff = error instanceof CallError && error.status === 404
  return (
    <PlainLayout>
      <div className="mx-auto flex w-full max-w-xl flex-1 flex-col items-center justify-center gap-4 py-8 text-center">
        <CentreCircle>
          <Hourglass />
        </CentreCircle>
        <h1 className="headline text-2xl">The trial game could not start</h1>
        <p role="alert" className="max-w-[44ch] text-balance text-muted">
          {messageOf(error)}
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild variant="primary">
            <Link to="/register">Register</Link>
          </Button>
          {!isOff && (
            <Button variant="ghost" onClick={onRetry}>
              Try again
            </Button>
          )}
        </div>
        <OpenLobbyList lobbies={data?.lobbies ?? []} />
      </div>
    </PlainLayout>
  )
}
