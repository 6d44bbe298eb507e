import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { missingPart } from '../../../api/session/token.ts'
import { completeWithUser, reportOnce } from '../../../crash/crash-report.ts'
import { intoView } from '../../../crash/into-view.ts'
import { activeLobby } from '../../../push/lobby/active-lobby.ts'
import { Button, Logo, lazily, SkeletonRows } from '../../../ui/index.ts'
import { sessionQuery } from '../../session.tsx'

const CrashForm = lazily(() =>
  import('../../../crash/crash-form.tsx').then(({ CrashForm }) => ({ default: CrashForm })),
)

/** Says that the page has crashed, not the game. The server continues the game, and a reload shows it again. */
export function CrashPage({ error }: { error: unknown }) {
  const isSignedIn = missingPart() === undefined
  const { data } = useQuery({ ...sessionQuery, enabled: isSignedIn, retryOnMount: false })
  const user = data?.user
  const isAdmin = user?.permissions.isAdmin === true
  const report = reportOnce(error, 'Page')
  useCompleted(report, user?._id)
  const leaveForHub = () => {
    activeLobby.clear()
    location.assign('/')
  }
  return (
    <section
      ref={intoView}
      data-crash
      className="mx-auto flex min-h-[80dvh] w-full max-w-xl flex-col justify-center gap-5 px-5 py-10"
    >
      {/* Signed-in users usually see this page inside their layout, whose header already shows the logo. */}
      {!isSignedIn && <Logo size={34} />}
      <div role="alert" className="flex flex-col gap-3">
        <h1 className="headline text-2xl">This page stopped working</h1>
        <p className="text-muted">
          Your chips and bets are safe on the server, and the game continues. Load the page again: this usually helps.
        </p>
      </div>
      {!isSignedIn && <Tips />}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" icon={<RefreshCw aria-hidden="true" />} onClick={() => location.reload()}>
          Load again
        </Button>
        <Button variant="ghost" onClick={leaveForHub}>
          {isSignedIn ? 'To the lobbies' : 'To the start page'}
        </Button>
        {isAdmin && (
          <Button variant="ghost" asChild>
            <a href="/admin/crash-reports">Crash reports</a>
          </Button>
        )}
      </div>
      {isAdmin && <Inside error={error} />}
      {isSignedIn && !isAdmin && (
        <div className="panel flex flex-col gap-3 p-4">
          <p className="text-muted text-sm">
            If you like, tell us what you did just before this problem. This helps us to fix the problem.
          </p>
          <Suspense fallback={<SkeletonRows rows={3} />}>
            <CrashForm label="Crash report" report={report} />
          </Suspense>
        </div>
      )}
    </section>
  )
}

/** Adds the user, once, to a report that was sent before the user was known. */
function useCompleted(report: Promise<string | undefined>, userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return
    let isCancelled = false
    void report.then((id) => {
      if (id !== undefined && !isCancelled) completeWithUser(id, userId).catch(() => undefined)
    })
    return () => {
      isCancelled = true
    }
  }, [report, userId])
}

function Tips() {
  return (
    <ul className="list-disc space-y-1 pl-5 text-muted text-sm">
      <li>Load the page again.</li>
      <li>If the page stops again, go back to the start page, or open your link again.</li>
      <li>Your browser may be too old. Update your browser, or use another browser.</li>
      <li>A browser extension may break the page. Try a private window.</li>
    </ul>
  )
}

/** Shows technical details to administrators. */
function Inside({ error }: { error: unknown }) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  return (
    <section aria-label="What failed" className="panel flex flex-col gap-2 p-4 text-sm">
      <p className="[overflow-wrap:anywhere]">
        <strong>{name}</strong>
        <span className="block text-muted">{message}</span>
      </p>
      {stack && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">Stack</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
          <pre tabIndex={0} className="mt-2 max-h-80 overflow-auto text-muted text-xs">
            {stack}
          </pre>
        </details>
      )}
    </section>
  )
}
