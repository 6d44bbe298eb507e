import { whoami } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { queryOf } from '../../api/query-of.ts'
import { activeLobby } from '../../live/active-lobby.ts'
import { Button, Logo } from '../../ui/index.ts'

/** Something here broke, not the game: it goes on at the server, and a fresh page finds it there. */
export function CrashPage({ error }: { error: unknown }) {
  const queryClient = useQueryClient()
  const isAdmin = queryClient.getQueryData(queryOf(whoami, {}).queryKey)?.user?.permissions.isAdmin === true
  const leaveForHub = () => {
    activeLobby.clear()
    location.assign('/')
  }
  return (
    <main role="alert" className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-5 px-5 py-10">
      <Logo size={34} />
      <h1 className="headline text-2xl">This page tripped over the ball</h1>
      <p className="text-muted">
        Your chips and bets are safe: the server keeps the game, and it goes on. Loading the page again usually helps.
      </p>
      <ul className="list-disc space-y-1 pl-5 text-muted text-sm">
        <li>Load the page again.</li>
        <li>If it trips again at once, go back to the lobbies and rejoin with your code.</li>
        <li>An old browser may be the reason: try a current one.</li>
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" icon={<RotateCcw aria-hidden="true" />} onClick={() => location.reload()}>
          Load again
        </Button>
        <Button variant="ghost" onClick={leaveForHub}>
          To the lobbies
        </Button>
      </div>
      {isAdmin && error instanceof Error && (
        <details className="panel p-4 text-sm">
          <summary className="font-semibold">
            {error.name}: {error.message}
          </summary>
          <pre className="mt-3 overflow-x-auto text-faint text-xs">{error.stack}</pre>
        </details>
      )}
    </main>
  )
}
