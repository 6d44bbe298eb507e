import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { intoView } from '../crash/into-view.ts'
import { msg } from '../texts/msg.ts'
import { Button, CrashBoundary, Logo } from '../ui/index.ts'
import { isNotFetched } from '../ui/loading/until-loaded.ts'

/** If the script of the crash page cannot be loaded, only a title and a button that reloads the page are shown. */
const CrashPage = lazy<ComponentType<{ error: unknown }>>(() =>
  import('./pages/dead-end/crash-page.tsx')
    .then(({ CrashPage }) => ({ default: CrashPage }))
    .catch(() => ({ default: () => <Bare /> })),
)

/**
 * Replaces a page that has crashed, or whose scripts could not be loaded. In the second case, or without the crash
 * page's script, only a title and a reload button are shown.
 */
export function CrashScreen({ error }: { error: unknown }) {
  if (isNotFetched(error)) return <Bare title={msg('app.crash-screen.this-page-could-not')} />
  return (
    <CrashBoundary name="Crash screen" fallback={() => <Bare />}>
      <Suspense fallback={<Bare />}>
        <CrashPage error={error} />
      </Suspense>
    </CrashBoundary>
  )
}

/** Catches errors in the rendering of the whole app. */
export function AppBoundary({ children }: { children: ReactNode }) {
  return (
    <CrashBoundary name="App" fallback={({ error }) => <CrashScreen error={error} />}>
      {children}
    </CrashBoundary>
  )
}

function Bare({ title = msg('app.crash-screen.this-page-stopped-working') }: { title?: string }) {
  return (
    <section ref={intoView} role="alert" data-crash className="flex flex-col items-center gap-5 p-10">
      <Logo size={34} />
      <h1 className="headline text-2xl">{title}</h1>
      <Button variant="primary" onClick={() => location.reload()}>
        {msg('app.crash-screen.load-again')}
      </Button>
    </section>
  )
}
