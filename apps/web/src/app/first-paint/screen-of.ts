import { isId } from '@bettle/contract'

/**
 * The skeletons in the HTML page: one for the sign-in page, one for public pages, and three for signed-in users.
 * 'landing' means the published content of the landing page.
 */
export type Screen = 'landing' | 'sign-in' | 'plain' | 'hub' | 'game' | 'page'

/** The pages whose scripts are preloaded. */
export type FetchedPage = 'login' | 'register' | 'invitation' | 'trial' | 'hub' | 'game'

export interface Visit {
  readonly path: string
  readonly search: URLSearchParams
  readonly isSignedIn: boolean
  /** True if the user plays without an account. */
  readonly isGuest?: boolean
  /** True if this browser has an active lobby. */
  readonly isPlaying: boolean
  /** True if the HTML page contains the published content, which needs no app. */
  readonly isLanding: boolean
}

export interface FirstPaint {
  readonly screen: Screen
  readonly page: FetchedPage | undefined
}

const SIGN_IN_PATHS: ReadonlySet<string> = new Set([
  '/login',
  '/register',
  '/request-reset',
  '/reset-password',
  '/confirm-email',
])
const OPEN_TO_ALL = /^\/(terms-of-service|forbidden|logout|try)/
const GAME = /^\/(join|game)\//

/** Predicts the screen at an address by the same rules as the router. */
export function firstPaintOf({ path, search, isSignedIn, isGuest = false, isPlaying, isLanding }: Visit): FirstPaint {
  const isMailed = path === '/request-reset' || path === '/reset-password' || path === '/confirm-email'
  const staysOut = !isSignedIn || isGuest || isMailed || search.has('failed')
  if (SIGN_IN_PATHS.has(path) && staysOut) return signInScreen(path, search)
  // A trial leads to its game at once. A user with an account gets to the hub instead.
  if (path === '/try' && (!isSignedIn || isGuest)) return { screen: 'plain', page: 'trial' }
  if (!isSignedIn) {
    if (path === '/' && isLanding) return bare('landing')
    // Without a session, the address of a game shows the game's invitation. A competition's game has no invitation.
    if (GAME.test(path) && !isId(path.slice('/game/'.length))) return { screen: 'plain', page: 'invitation' }
    return OPEN_TO_ALL.test(path) ? bare('plain') : signInScreen('/login', search)
  }
  if (path === '/chat' || path.startsWith('/game/')) return { screen: 'game', page: 'game' }
  if (path !== '/' && !SIGN_IN_PATHS.has(path)) return bare(OPEN_TO_ALL.test(path) ? 'plain' : 'page')
  const tab = search.get('tab')
  // A player with an active lobby goes to the game at once, unless the address names a tab of the hub.
  if (isPlaying && tab === null) return { screen: 'game', page: 'game' }
  if (isGuest) return bare('page')
  return { screen: tab === null || tab === 'join' ? 'hub' : 'page', page: 'hub' }
}

function signInScreen(path: string, search: URLSearchParams): FirstPaint {
  const screen = search.get('lounge') === 'true' ? 'plain' : 'sign-in'
  return {
    screen,
    page: path === '/login' || path === '/register' ? (path.slice(1) as 'login' | 'register') : undefined,
  }
}

const bare = (screen: Screen): FirstPaint => ({ screen, page: undefined })
