import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { makeQueryClient } from '../api/query/query-client.ts'
import { followSignOut, onPageRefused, onSessionBegun, onSessionEnded } from '../api/session/session.ts'
import { onGuestChanged } from '../api/session/token.ts'
import type { WhySignedOut } from '../api/session/why-signed-out.ts'
import { LiveRegion, Toaster } from '../ui/index.ts'
import { whenIdle } from '../ui/loading/when-idle.ts'
import { AppBoundary } from './crash-screen.tsx'
import { makeRouter } from './router.tsx'

export { mendBrowsers } from '../ui/mend-browsers.ts'

/** The pages that stay open when the session ends. Invitations, below `/join/`, stay open too. */
const FOR_ANYONE: ReadonlySet<string> = new Set([
  '/login',
  '/register',
  '/logout',
  '/try',
  '/request-reset',
  '/reset-password',
  '/terms-of-service',
  '/forbidden',
])

/** The providers and the router around all pages. */
export function App() {
  const [queryClient] = useState(makeQueryClient)
  const [router] = useState(() => makeRouter(queryClient))

  useEffect(() => whenIdle(() => void import('./register-worker.ts').then((worker) => worker.registerWorker())), [])
  useEffect(() => {
    // While the app opens the sign-in page, mounted components may send one more call. The server refuses that call
    // too, and the second refusal is ignored.
    let isLeaving = false
    const leave = async (why?: WhySignedOut) => {
      if (isLeaving) return
      isLeaving = true
      queryClient.clear()
      const { pathname, href } = router.state.location
      if (!FOR_ANYONE.has(pathname) && !pathname.startsWith('/join/')) {
        await router.navigate({
          to: '/login',
          search: { next: href === '/' ? undefined : href, why },
          replace: true,
        })
      }
      isLeaving = false
    }
    const stops = [
      onSessionBegun(() => queryClient.clear()),
      onSessionEnded((why) => void leave(why)),
      followSignOut(() => void leave()),
      onGuestChanged(() => void queryClient.invalidateQueries()),
      onPageRefused(() => void router.navigate({ to: '/forbidden', replace: true })),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [queryClient, router])

  return (
    <QueryClientProvider client={queryClient}>
      <AppBoundary>
        <LiveRegion>
          <RouterProvider router={router} />
          <Toaster />
        </LiveRegion>
      </AppBoundary>
    </QueryClientProvider>
  )
}
