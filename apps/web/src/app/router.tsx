import { isId, type LobbyId } from '@bettle/contract'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router'
import { isGuestHere, missingPart } from '../api/session/token.ts'
import { isWhySignedOut, type WhySignedOut } from '../api/session/why-signed-out.ts'
import { type HubTab, hubTabOf } from '../features/hub/hub-tab.ts'
import { pastGamesSearch } from '../features/past-games/past-games-search.ts'
import { isOwnPath } from './after-sign-in.ts'
import { CrashScreen } from './crash-screen.tsx'
import { isFirstVisit } from './first-visit.ts'
import { pageOf } from './page-of.ts'
import { checkFailure, sessionQuery } from './session.tsx'

interface RouterContext {
  queryClient: QueryClient
}

interface SignInSearch {
  /** The page to open after sign-in. */
  next?: string | undefined
  /** The status of the failed session check, 0 if the server did not respond. The session may still be valid. */
  failed?: number | undefined
  /** The reason why there is no session. */
  why?: WhySignedOut | undefined
  /** True if the user has just set a new password. */
  reset?: boolean | undefined
  /** True if the lounge is shown instead of the sign-in form. */
  lounge?: boolean | undefined
}

function signInSearch({ next, failed, why, reset, lounge }: Record<string, unknown>): SignInSearch {
  return {
    ...(typeof next === 'string' && isOwnPath(next) && { next }),
    ...(typeof failed === 'number' && { failed }),
    ...(isWhySignedOut(why) && { why }),
    ...(reset === true && { reset }),
    ...(lounge === true && { lounge }),
  }
}

interface ResetLinkSearch {
  token?: string | undefined
  id?: string | undefined
}

/** Reads the search of a mailed link. Every value is treated as text, even if it looks like a number. */
function resetLinkSearch({ token, id }: Record<string, unknown>): ResetLinkSearch {
  return { ...(token !== undefined && { token: String(token) }), ...(id !== undefined && { id: String(id) }) }
}

interface HubSearch {
  tab?: HubTab | undefined
  /** The code of a competition, from the link that the user followed. */
  code?: string | undefined
}

/**
 * Reads the open tab of the hub from the address. The default tab 'join' needs no parameter; only the tab 'compete' has
 * a code.
 */
function hubSearch({ tab, code }: Record<string, unknown>): HubSearch {
  const named = hubTabOf(tab)
  if (named === 'compete') return { tab: named, ...(code !== undefined && { code: String(code) }) }
  return named === undefined || named === 'join' ? {} : { tab: named }
}

interface CompeteSearch {
  code?: unknown
  /** The earlier competition whose rules the new competition starts with. */
  again?: string | undefined
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

const NotFoundPage = pageOf(() => import('./pages/dead-end/not-found-page.tsx'), 'NotFoundPage')

const root = createRootRouteWithContext<RouterContext>()({ component: Outlet, notFoundComponent: NotFoundPage })

const auth = createRoute({
  getParentRoute: () => root,
  id: 'auth',
  component: pageOf(() => import('./layouts/auth-shell.tsx'), 'AuthShell'),
  validateSearch: signInSearch,
})
/**
 * Redirects signed-in users away from the pages to sign in and to register. Guests can stay, and so can a user whose
 * session check failed.
 */
function redirectSignedIn({ search }: { search: SignInSearch }): void {
  if (missingPart() === undefined && !isGuestHere() && search.failed === undefined)
    throw redirect({ href: search.next ?? '/', replace: true })
}
const login = createRoute({
  getParentRoute: () => auth,
  path: '/login',
  beforeLoad: redirectSignedIn,
  component: pageOf(() => import('./pages/account/login-page.tsx'), 'LoginPage'),
})
const register = createRoute({
  getParentRoute: () => auth,
  path: '/register',
  beforeLoad: redirectSignedIn,
  component: pageOf(() => import('./pages/account/register-page.tsx'), 'RegisterPage'),
})
const requestReset = createRoute({
  getParentRoute: () => auth,
  path: '/request-reset',
  component: pageOf(() => import('./pages/account/request-reset-page.tsx'), 'RequestResetPage'),
})
const resetPassword = createRoute({
  getParentRoute: () => auth,
  path: '/reset-password',
  validateSearch: resetLinkSearch,
  component: pageOf(() => import('./pages/account/reset-password-page.tsx'), 'ResetPasswordPage'),
})

const confirmEmail = createRoute({
  getParentRoute: () => auth,
  path: '/confirm-email',
  validateSearch: resetLinkSearch,
  component: pageOf(() => import('./pages/account/confirm-email-page.tsx'), 'ConfirmEmailPage'),
})

/**
 * Returns whether this is the address at which new visitors arrive. They had no session before, so they get no message
 * about its end.
 */
const isLanding = (path: string) => path === '/'

/**
 * Returns the path of a competition's public page, which the server renders. For a private competition the server
 * redirects to the sign-in page.
 */
function publicPageOf(path: string): string | undefined {
  const id = /^\/compete\/([^/]+)$/.exec(path)?.[1]
  return isId(id) ? `/competition/${id}` : undefined
}

/**
 * Returns the code in the address of a game, which without a session leads to the game's invitation. A competition's
 * game has no invitation.
 */
function codeOfGame(path: string): string | undefined {
  const code = /^\/game\/([^/]+)/.exec(path)?.[1]
  return isId(code) ? undefined : code
}

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: pageOf(() => import('./layouts/signed-in-layout.tsx'), 'SignedInLayout'),
  beforeLoad: ({ context, location }) => {
    const missing = missingPart()
    if (missing === undefined) {
      // The session is requested while the page's scripts load, not after that.
      void context.queryClient.prefetchQuery(sessionQuery)
      return
    }
    const code = codeOfGame(location.pathname)
    if (code !== undefined) throw redirect({ to: '/join/$code', params: { code }, replace: true })
    const href = publicPageOf(location.pathname)
    if (href !== undefined && missing === 'missing-tokens')
      throw redirect({ href, reloadDocument: true, replace: true })
    // At a typed address the server sends the landing page. Within the app, the lounge on the sign-in page replaces the
    // landing page.
    const isBare = missing === 'missing-tokens' && isLanding(location.pathname)
    const next = location.href === '/' ? undefined : location.href
    throw redirect({ to: '/login', search: isBare ? { lounge: true } : { next, why: missing }, replace: true })
  },
})
const loadPlayLayout = () => import('./layouts/play-layout.tsx')
async function fetchFirst(...given: Parameters<Awaited<ReturnType<typeof loadPlayLayout>>['fetchFirst']>) {
  await (await loadPlayLayout()).fetchFirst(...given)
}
/** The chat covers the game, which stays mounted below the chat. */
const playing = createRoute({
  getParentRoute: () => signedIn,
  id: 'playing',
  beforeLoad: async ({ context, location }) => {
    if (isFirstVisit()) await fetchFirst(context.queryClient, location).catch(() => undefined)
  },
  component: pageOf(loadPlayLayout, 'PlayLayout'),
})
const play = createRoute({ getParentRoute: () => playing, path: '/', validateSearch: hubSearch })
/** A game has its own address, so that another device can open the same seat. */
const game = createRoute({ getParentRoute: () => playing, path: '/game/$code' })
const chat = createRoute({
  getParentRoute: () => playing,
  path: '/chat',
  validateSearch: chatSearch,
  beforeLoad: ({ search }) => {
    if (search.lobbyId === undefined) throw redirect({ to: '/', replace: true })
  },
  component: pageOf(() => import('./pages/game/chat-page.tsx'), 'ChatPage'),
})
const results = createRoute({
  getParentRoute: () => signedIn,
  path: '/previous-results',
  validateSearch: pastGamesSearch,
  component: pageOf(() => import('./pages/past-games-page.tsx'), 'PastGamesPage'),
})
/** A result has a route of its own. This route keeps the search of the list, so that the way back restores it. */
const result = createRoute({
  getParentRoute: () => signedIn,
  path: '/previous-results/$lobbyId',
  validateSearch: pastGamesSearch,
  component: pageOf(() => import('./pages/result-page.tsx'), 'ResultPage'),
})
const profile = createRoute({
  getParentRoute: () => signedIn,
  path: '/profile',
  component: pageOf(() => import('./pages/profile-page.tsx'), 'ProfilePage'),
})
/** The pages of competitions. This area selects its pages itself, so that other pages do not load routes for them. */
const compete = createRoute({
  getParentRoute: () => signedIn,
  path: '/compete/$',
  validateSearch: (search: CompeteSearch) => search,
  component: pageOf(() => import('./pages/compete/compete-area.tsx'), 'CompeteArea'),
})
/** The pages of circles. This area selects its pages itself. */
const circle = createRoute({
  getParentRoute: () => signedIn,
  path: '/circle/$',
  component: pageOf(() => import('./pages/circle/circle-area.tsx'), 'CircleArea'),
})
/** This route is public, because an invitation can be read without a session. */
const join = createRoute({
  getParentRoute: () => root,
  path: '/join/$code',
  validateSearch: hubSearch,
  component: pageOf(() => import('./pages/invitation/join-page.tsx'), 'JoinPage'),
})
/** The one-time link for a guest who has lost a phone. */
const seatLink = createRoute({
  getParentRoute: () => root,
  path: '/seat',
  component: pageOf(() => import('./pages/invitation/seat-link-page.tsx'), 'SeatLinkPage'),
})
/** The administrators' area selects its pages itself, so that players load none of the area's scripts. */
const admin = createRoute({
  getParentRoute: () => signedIn,
  path: '/admin',
  beforeLoad: async ({ context, location }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery).catch((error: unknown) => {
      // The sign-in page is opened here, because the layout would send the failed call again.
      const failed = checkFailure(error)
      if (failed !== undefined) throw redirect({ to: '/login', search: { next: location.href, failed }, replace: true })
    })
    if (session && session.user?.permissions.isAdmin !== true) throw redirect({ to: '/forbidden', replace: true })
  },
  component: pageOf(() => import('./layouts/admin-layout.tsx'), 'AdminLayout'),
})
const adminPage = createRoute({ getParentRoute: () => admin, path: '$' })

/** The route that starts a trial game without an account. */
const tryOut = createRoute({
  getParentRoute: () => root,
  path: '/try',
  component: pageOf(() => import('./pages/try-page.tsx'), 'TryPage'),
})
/** The page on which a visitor names a match of their own before they register. */
const playMatch = createRoute({
  getParentRoute: () => root,
  path: '/play-match',
  component: pageOf(() => import('./pages/play-match-page.tsx'), 'PlayMatchPage'),
})
const logout = createRoute({
  getParentRoute: () => root,
  path: '/logout',
  component: pageOf(() => import('./pages/account/logout-page.tsx'), 'LogoutPage'),
})
const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms-of-service',
  component: pageOf(() => import('./pages/terms-page.tsx'), 'TermsPage'),
})
const forbidden = createRoute({
  getParentRoute: () => root,
  path: '/forbidden',
  component: pageOf(() => import('./pages/dead-end/forbidden-page.tsx'), 'ForbiddenPage'),
})

const routeTree = root.addChildren([
  auth.addChildren([login, register, requestReset, resetPassword, confirmEmail]),
  signedIn.addChildren([
    playing.addChildren([play, game, chat]),
    results,
    result,
    profile,
    compete,
    circle,
    admin.addChildren([adminPage]),
  ]),
  join,
  seatLink,
  tryOut,
  playMatch,
  logout,
  terms,
  forbidden,
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
    /** True if going back leads to the game from which the user came. */
    cameFromGame?: boolean
    /** True while the sheet of a phone's game is open. Going back closes it. */
    isGameSheetOpen?: boolean
  }
}
