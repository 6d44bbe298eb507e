import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { missingPart } from '../../../api/session/token.ts'
import { completeWithUser, reportOnce } from '../../../crash/crash-report.ts'
import { intoView } from '../../../crash/into-view.ts'
import { activeLobby } from '../../../push/lobby/active-lobby.ts'
import { msg } from '../../../texts/msg.ts'
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
        <h1 className="headline text-2xl">{msg('dead-end.crash-page.this-page-stopped-working')}</h1>
        <p className="text-muted">{msg('dead-end.crash-page.your-chips-and-bets')}</p>
      </div>
      {!isSignedIn && <Tips />}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" icon={<RefreshCw aria-hidden="true" />} onClick={() => location.reload()}>
          {msg('dead-end.crash-page.load-again')}
        </Button>
        <Button variant="ghost" onClick={leaveForHub}>
          {isSignedIn ? msg('dead-end.crash-page.to-the-lobbies') : msg('dead-end.crash-page.to-the-start-page')}
        </Button>
        {isAdmin && (
          <Button variant="ghost" asChild>
            <a href="/admin/crash-reports">{msg('dead-end.crash-page.crash-reports')}</a>
          </Button>
        )}
      </div>
      {isAdmin && <Inside error={error} />}
      {isSignedIn && !isAdmin && (
        <div className="panel flex flex-col gap-3 p-4">
          <p className="text-muted text-sm">{msg('dead-end.crash-page.if-you-like-tell')}</p>
          <Suspense fallback={<SkeletonRows rows={3} />}>
            <CrashForm label={msg('dead-end.crash-page.crash-report')} report={report} />
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
    <ul className="list-disc space-y-1 ps-5 text-muted text-sm">
      <li>{msg('dead-end.crash-page.load-the-page-again')}</li>
      <li>{msg('dead-end.crash-page.if-the-page-stops')}</li>
      <li>{msg('dead-end.crash-page.your-browser-may-be')}</li>
      <li>{msg('dead-end.crash-page.a-browser-extension-may')}</li>
    </ul>
  )
}

/** Shows technical details to administrators. */
function Inside({ error }: { error: unknown }) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  return (
    <section aria-label={msg('dead-end.crash-page.what-failed')} className="panel flex flex-col gap-2 p-4 text-sm">
      <p className="[overflow-wrap:anywhere]">
        <strong>{name}</strong>
        <span className="block text-muted">{message}</span>
      </p>
      {stack && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            {msg('dead-end.crash-page.stack')}
          </summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
          <pre tabIndex={0} className="mt-2 max-h-80 overflow-auto text-muted text-xs">
            {stack}
          </pre>
        </details>
      )}
    </section>
  )
}
