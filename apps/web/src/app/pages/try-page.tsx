import { guestPlay, startGuestGame } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Hourglass } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { CallError, messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { isGuestHere, missingPart } from '../../api/session/token.ts'
import { usePress } from '../../api/use-press.ts'
import { OpenLobbyList } from '../../features/guest/open-lobby-list.tsx'
import { activeLobby } from '../../push/lobby/active-lobby.ts'
import { msg, rich } from '../../texts/msg.ts'
import { Button, CentreCircle, clockText, Logo, Spinner, useSecondsUntil } from '../../ui/index.ts'
import { beginTrial, trialAhead } from '../begin-trial.ts'
import { PlainLayout } from '../layouts/plain-layout.tsx'
import { useDocumentTitle } from '../use-document-title.ts'

/** Starts a trial game after a press on 'Try it now', and opens the game. A user with an account gets to the hub. */
export function TryPage() {
  const navigate = useNavigate()
  const isAsked = useRef(false)
  const isMember = missingPart() === undefined && !isGuestHere()
  useDocumentTitle({ title: msg('pages.try-page.try-it-now') })
  const [refusedAt, setRefusedAt] = useState(0)
  const start = usePress({
    onError: () => setRefusedAt(Date.now()),
    mutationFn: async () => (await trialAhead()) ?? call(startGuestGame, {}),
    onSuccess: (started) => {
      const { token, lobbyId, lobbyCode, matchId } = started
      if (token) beginTrial(token, started)
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
  if (start.error && !start.isPending)
    return <NotNow error={start.error} refusedAt={refusedAt} onRetry={() => void press(undefined)} />
  return (
    <main className="grid min-h-dvh place-items-center">
      <div role="status" className="flex flex-col items-center gap-5 text-flood">
        <Logo size={44} />
        <Spinner size={28} />
        <span className="text-ink">{msg('pages.try-page.your-game-is-being')}</span>
      </div>
    </main>
  )
}

/** A visitor is not asked to wait longer than this for a game that starts by itself (s). */
const LONGEST_WAIT = 600

interface NotNowProps {
  error: Error
  /** When the server refused the game, by the device's clock (ms). */
  refusedAt: number
  onRetry: () => void
}

/** Says why no trial game starts now, and offers alternatives. If a game becomes free soon, it starts by itself [G2]. */
function NotNow({ error, refusedAt, onRetry }: NotNowProps) {
  const { data } = useQuery(queryOf(guestPlay, {}))
  const isOff = error instanceof CallError && error.status === 404
  const wait = error instanceof CallError ? error.retryAfter : undefined
  const isSoon = wait !== undefined && wait <= LONGEST_WAIT
  return (
    <PlainLayout>
      <div className="mx-auto flex w-full max-w-xl flex-1 flex-col items-center justify-center gap-4 py-8 text-center">
        <CentreCircle>
          <Hourglass />
        </CentreCircle>
        <h1 className="headline text-2xl">
          {isSoon ? msg('pages.try-page.your-game-starts-soon') : msg('pages.try-page.the-trial-game-could')}
        </h1>
        <p role="alert" className="max-w-[44ch] text-balance text-muted">
          {isSoon && error instanceof CallError && error.code === 'guests-full'
            ? msg('pages.try-page.all-trial-games-are')
            : messageOf(error)}
        </p>
        {isSoon && <StartsByItself at={refusedAt + wait * 1000} onStart={onRetry} />}
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild variant="primary">
            <Link to="/register">{msg('pages.try-page.register')}</Link>
          </Button>
          {!isOff && !isSoon && (
            <Button variant="ghost" onClick={onRetry}>
              {msg('pages.try-page.try-again')}
            </Button>
          )}
        </div>
        <OpenLobbyList lobbies={data?.lobbies ?? []} />
      </div>
    </PlainLayout>
  )
}

/** Counts down to the next attempt and then makes it, so that the visitor need not press again. */
function StartsByItself({ at, onStart }: { at: number; onStart: () => void }) {
  const seconds = useSecondsUntil(at)
  const isDue = seconds === 0
  useEffect(() => {
    if (isDue) onStart()
  }, [isDue, onStart])
  return (
    <p className="max-w-[44ch] text-balance">
      {rich('pages.try-page.keep-this-page-open', { clock: <span className="figures">{clockText(seconds)}</span> })}
    </p>
  )
}
