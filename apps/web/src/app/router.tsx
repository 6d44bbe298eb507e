import { isId, type LobbyId } from '@bettle/contract'
import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { isGuestHere, missingPart } from '../api/token.ts'
import { isWhySignedOut, type WhySignedOut } from '../api/why-signed-out.ts'
import { type HubTab, hubTabOf } from '../features/hub/hub-tab.ts'
import { resultsSearch } from '../features/results/results-search.ts'
import { isOwnPath } from './after-sign-in.ts'
import { CrashScreen } from './crash-screen.tsx'
import { isFirstVisit } from './first-visit.ts'
import { isUnreachable, sessionQuery } from './session.tsx'

interface RouterContext {
  queryClient: QueryClient
}

interface SignInSearch {
  /** Where to afterwards. */
  next?: string | undefined
  /** One is here because nobody could be asked, not because of a refusal. */
  unreachable?: boolean | undefined
  /** One is here because the session ended, or there was none. */
  why?: WhySignedOut | undefined
  /** One comes from setting a new password. */
  reset?: boolean | undefined
  /** The lounge instead of the form. */
  lounge?: boolean | undefined
}

function signInSearch({ next, unreachable, why, reset, lounge }: Record<string, unknown>): SignInSearch {
  return {
    ...(typeof next === 'string' && isOwnPath(next) && { next }),
    ...(unreachable === true && { unreachable }),
    ...(isWhySignedOut(why) && { why }),
    ...(reset === true && { reset }),
    ...(lounge === true && { lounge }),
  }
}

interface ResetLinkSearch {
  token?: string | undefined
  id?: string | undefined
}

/** The search of a link that was mailed: whatever stands there is text, a number too. */
function resetLinkSearch({ token, id }: Record<string, unknown>): ResetLinkSearch {
  return { ...(token !== undefined && { token: String(token) }), ...(id !== undefined && { id: String(id) }) }
}

interface HubSearch {
  tab?: HubTab | undefined
}

/** Which part of the hub is open; the first needs no word. */
function hubSearch({ tab }: Record<string, unknown>): HubSearch {
  const named = hubTabOf(tab)
  return named === undefined || named === 'join' ? {} : { tab: named }
}

interface ChatSearch {
  lobbyId?: LobbyId | undefined
  matchId?: string | undefined
}

function chatSearch({ lobbyId, matchId }: Record<string, unknown>): ChatSearch {
  return {
    ...(isId<LobbyId>(lobbyId) && { lobbyId }),
    ...(typeof matchId === 'string' && { matchId }),
  }
}

const NotFoundPage = lazyRouteComponent(() => import('./pages/not-found-page.tsx'), 'NotFoundPage')

const root = createRootRouteWithContext<RouterContext>()({ component: Outlet, notFoundComponent: NotFoundPage })

const auth = createRoute({
  getParentRoute: () => root,
  id: 'auth',
  component: lazyRouteComponent(() => import('./layouts/auth-shell.tsx'), 'AuthShell'),
  validateSearch: signInSearch,
})
/** Whoever is signed in has no business at the door; a guest has, and whoever was mailed a link, signed in or not. */
function redirectSignedIn({ search }: { search: SignInSearch }): void {
  if (missingPart() === undefined && !isGuestHere() && !search.unreachable) throw redirect({ to: '/', replace: true })
}
const login = createRoute({
  getParentRoute: () => auth,
  path: '/login',
  beforeLoad: redirectSignedIn,
  component: lazyRouteComponent(() => import('./pages/login-page.tsx'), 'LoginPage'),
})
const register = createRoute({
  getParentRoute: () => auth,
  path: '/register',
  beforeLoad: redirectSignedIn,
  component: lazyRouteComponent(() => import('./pages/register-page.tsx'), 'RegisterPage'),
})
const requestReset = createRoute({
  getParentRoute: () => auth,
  path: '/request-reset',
  component: lazyRouteComponent(() => import('./pages/request-reset-page.tsx'), 'RequestResetPage'),
})
const resetPassword = createRoute({
  getParentRoute: () => auth,
  path: '/reset-password',
  validateSearch: resetLinkSearch,
  component: lazyRouteComponent(() => import('./pages/reset-password-page.tsx'), 'ResetPasswordPage'),
})

const confirmEmail = createRoute({
  getParentRoute: () => auth,
  path: '/confirm-email',
  validateSearch: resetLinkSearch,
  component: lazyRouteComponent(() => import('./pages/confirm-email-page.tsx'), 'ConfirmEmailPage'),
})

/** Where newcomers arrive: they miss nothing, and are told nothing. */
const isLanding = (path: string) => path === '/'

/** To who is not signed in, a game is an invitation. */
const codeOfGame = (path: string) => /^\/game\/([^/]+)/.exec(path)?.[1]

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: lazyRouteComponent(() => import('./layouts/signed-in-layout.tsx'), 'SignedInLayout'),
  beforeLoad: ({ context, location }) => {
    const missing = missingPart()
    if (missing === undefined) {
      // Asked while the page's scripts come, not after them.
      void context.queryClient.prefetchQuery(sessionQuery)
      return
    }
    const code = codeOfGame(location.pathname)
    if (code !== undefined) throw redirect({ to: '/join/$code', params: { code }, replace: true })
    // Typed, it is answered by the entrance; who comes to it within the app finds the same behind the door.
    const isBare = missing === 'missing-tokens' && isLanding(location.pathname)
    const next = location.href === '/' ? undefined : location.href
    throw redirect({ to: '/login', search: isBare ? { lounge: true } : { next, why: missing }, replace: true })
  },
})
const loadPlayLayout = () => import('./layouts/play-layout.tsx')
async function fetchFirst(...given: Parameters<Awaited<ReturnType<typeof loadPlayLayout>>['fetchFirst']>) {
  await (await loadPlayLayout()).fetchFirst(...given)
}
/** The chat lies over the game, which goes on beneath. */
const playing = createRoute({
  getParentRoute: () => signedIn,
  id: 'playing',
  beforeLoad: async ({ context, location }) => {
    if (isFirstVisit()) await fetchFirst(context.queryClient, location).catch(() => undefined)
  },
  component: lazyRouteComponent(loadPlayLayout, 'PlayLayout'),
})
const play = createRoute({ getParentRoute: () => playing, path: '/', validateSearch: hubSearch })
/** A game has an address of its own: on another device it leads to the same seat. */
const game = createRoute({ getParentRoute: () => playing, path: '/game/$code' })
const chat = createRoute({
  getParentRoute: () => playing,
  path: '/chat',
  validateSearch: chatSearch,
  beforeLoad: ({ search }) => {
    if (search.lobbyId === undefined) throw redirect({ to: '/', replace: true })
  },
  component: lazyRouteComponent(() => import('./pages/chat-page.tsx'), 'ChatPage'),
})
const results = createRoute({
  getParentRoute: () => signedIn,
  path: '/previous-results',
  validateSearch: resultsSearch,
  component: lazyRouteComponent(() => import('./pages/results-page.tsx'), 'ResultsPage'),
})
/** Beside the list, not in it; the search goes along for the way back. */
const result = createRoute({
  getParentRoute: () => signedIn,
  path: '/previous-results/$lobbyId',
  validateSearch: resultsSearch,
  component: lazyRouteComponent(() => import('./pages/result-page.tsx'), 'ResultPage'),
})
const profile = createRoute({
  getParentRoute: () => signedIn,
  path: '/profile',
  component: lazyRouteComponent(() => import('./pages/profile-page.tsx'), 'ProfilePage'),
})
/** For anyone: an invitation is read before one is asked who one is. */
const join = createRoute({
  getParentRoute: () => root,
  path: '/join/$code',
  validateSearch: hubSearch,
  component: lazyRouteComponent(() => import('./pages/join-page.tsx'), 'JoinPage'),
})
/** The area tells its pages apart itself: no player loads a word of them. */
const admin = createRoute({
  getParentRoute: () => signedIn,
  path: '/admin',
  beforeLoad: async ({ context, location }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery).catch((error: unknown) => {
      // To the door from here: the layout would ask all over again.
      if (isUnreachable(error))
        throw redirect({ to: '/login', search: { next: location.href, unreachable: true }, replace: true })
    })
    if (session && session.user?.permissions.isAdmin !== true) throw redirect({ to: '/forbidden', replace: true })
  },
  component: lazyRouteComponent(() => import('./layouts/admin-layout.tsx'), 'AdminLayout'),
})
const adminPage = createRoute({ getParentRoute: () => admin, path: '$' })

/** A game without an account: whoever comes here plays. */
const tryOut = createRoute({
  getParentRoute: () => root,
  path: '/try',
  component: lazyRouteComponent(() => import('./pages/try-page.tsx'), 'TryPage'),
})
const logout = createRoute({
  getParentRoute: () => root,
  path: '/logout',
  component: lazyRouteComponent(() => import('./pages/logout-page.tsx'), 'LogoutPage'),
})
const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms-of-service',
  component: lazyRouteComponent(() => import('./pages/terms-page.tsx'), 'TermsPage'),
})
const forbidden = createRoute({
  getParentRoute: () => root,
  path: '/forbidden',
  component: lazyRouteComponent(() => import('./pages/forbidden-page.tsx'), 'ForbiddenPage'),
})
const gallery = createRoute({
  getParentRoute: () => root,
  path: '/gallery',
  component: import.meta.env.DEV ? lazyRouteComponent(() => import('./gallery/gallery.tsx')) : NotFoundPage,
})

const routeTree = root.addChildren([
  auth.addChildren([login, register, requestReset, resetPassword, confirmEmail]),
  signedIn.addChildren([
    playing.addChildren([play, game, chat]),
    results,
    result,
    profile,
    admin.addChildren([adminPage]),
  ]),
  join,
  tryOut,
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
    defaultErrorComponent: ({ error }) => <CrashScreen error={error} />,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
  interface HistoryState {
    /** The way back leads to the game that one came from. */
    cameFromGame?: boolean
  }
}
