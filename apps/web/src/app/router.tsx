import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { readToken } from '../api/token.ts'
import { isOwnPath } from './after-sign-in.ts'
import { AuthShell } from './layouts/auth-shell.tsx'
import { SignedInLayout } from './layouts/signed-in-layout.tsx'
import { CrashPage } from './pages/crash-page.tsx'
import { ForbiddenPage } from './pages/forbidden-page.tsx'
import { JoinPage } from './pages/join-page.tsx'
import { LogoutPage } from './pages/logout-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { PlayPage } from './pages/play-page.tsx'
import { sessionQuery } from './session.tsx'

interface RouterContext {
  queryClient: QueryClient
}

interface SignInSearch {
  /** Where to afterwards. */
  next?: string | undefined
  /** One is here because nobody could be asked, not because of a refusal. */
  unreachable?: boolean | undefined
}

const root = createRootRouteWithContext<RouterContext>()({ component: Outlet, notFoundComponent: NotFoundPage })

const auth = createRoute({
  getParentRoute: () => root,
  id: 'auth',
  component: AuthShell,
  validateSearch: ({ next, unreachable }: Record<string, unknown>): SignInSearch => ({
    ...(typeof next === 'string' && isOwnPath(next) && { next }),
    ...(unreachable === true && { unreachable }),
  }),
  beforeLoad: ({ search }) => {
    if (readToken() !== undefined && !search.unreachable) throw redirect({ to: '/', replace: true })
  },
})
const login = createRoute({
  getParentRoute: () => auth,
  path: '/login',
  component: lazyRouteComponent(() => import('./pages/login-page.tsx'), 'LoginPage'),
})
const register = createRoute({
  getParentRoute: () => auth,
  path: '/register',
  component: lazyRouteComponent(() => import('./pages/register-page.tsx'), 'RegisterPage'),
})

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: SignedInLayout,
  beforeLoad: ({ location }) => {
    if (readToken() !== undefined) return
    throw redirect({ to: '/login', search: location.href === '/' ? {} : { next: location.href }, replace: true })
  },
})
const play = createRoute({ getParentRoute: () => signedIn, path: '/', component: PlayPage })
const results = createRoute({
  getParentRoute: () => signedIn,
  path: '/previous-results',
  component: lazyRouteComponent(() => import('./pages/results-page.tsx'), 'ResultsPage'),
})
const join = createRoute({ getParentRoute: () => signedIn, path: '/join/$code', component: JoinPage })
const admin = createRoute({
  getParentRoute: () => signedIn,
  path: '/admin',
  beforeLoad: async ({ context }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery).catch(() => undefined)
    if (session && session.user?.permissions.isAdmin !== true) throw redirect({ to: '/forbidden', replace: true })
  },
  component: lazyRouteComponent(() => import('./pages/admin-page.tsx'), 'AdminPage'),
})

const logout = createRoute({ getParentRoute: () => root, path: '/logout', component: LogoutPage })
const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms-of-service',
  component: lazyRouteComponent(() => import('./pages/terms-page.tsx'), 'TermsPage'),
})
const forbidden = createRoute({ getParentRoute: () => root, path: '/forbidden', component: ForbiddenPage })
const gallery = createRoute({
  getParentRoute: () => root,
  path: '/gallery',
  component: import.meta.env.DEV ? lazyRouteComponent(() => import('./gallery/gallery.tsx')) : NotFoundPage,
})

const routeTree = root.addChildren([
  auth.addChildren([login, register]),
  signedIn.addChildren([play, results, join, admin]),
  logout,
  terms,
  forbidden,
  gallery,
])

export function makeRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: ({ error }) => <CrashPage error={error} />,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
