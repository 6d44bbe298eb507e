import { echo, type Token } from '@bettle/contract'
import { addressOf } from '../../api/address-of.ts'
import { askAhead } from '../../api/ask-ahead.ts'
import { isGuestHere, readToken } from '../../api/session/token.ts'
import { ACTIVE_LOBBY, activeLobbyIn } from '../../push/lobby/active-lobby-key.ts'
import { fetchAhead } from '../../ui/loading/fetch-ahead.ts'
import { THEME_CHOICE, themeOf } from '../../ui/theme/theme-of.ts'
import { askedBy } from './asked-by.ts'
import { keepSkeleton } from './keep-skeleton.ts'
import { firstPaintOf } from './screen-of.ts'
import { startTrial } from './start-trial.ts'

/**
 * Runs in the page's head before the first paint. It applies the theme before anything is visible and shows the right
 * skeleton. Meanwhile it starts to load the scripts and the first calls of the page.
 */
export function startFirstPaint(own: HTMLOrSVGScriptElement | null): void {
  const root = document.documentElement
  root.dataset.theme = themeOf(stored(THEME_CHOICE))
  const app = own?.dataset.app
  // The landing page of a language has an address of its own.
  const path = app === undefined ? location.pathname : '/'
  const token = storedToken()
  const active = activeLobbyIn(stored(ACTIVE_LOBBY))
  const later = own?.dataset.appLater
  const paint = firstPaintOf({
    path,
    search: new URLSearchParams(location.search),
    isSignedIn: token !== undefined,
    isGuest: token !== undefined && isGuestHere(),
    isPlaying: active !== undefined && !active.isOver,
    isLanding: app !== undefined && isSignedOut(),
  })
  const { screen, page } = paint
  root.dataset.screen = screen
  if (screen === 'landing') return
  if (path !== location.pathname) history.replaceState(null, '', path + location.search + location.hash)
  if (later !== undefined && page && !token) {
    keepSkeleton()
    oncePainted(() => startApp(scriptsIn(later), scriptsIn(own?.dataset[page])))
    return
  }
  if (page === 'trial') startTrial(token)
  else if (token) askAhead(token, askedBy(paint, path, active), addressOf(echo, {}))
  for (const script of scriptsIn(app)) fetchAhead(script)
  if (later !== undefined) startApp(scriptsIn(later))
  if (page) {
    for (const script of scriptsIn(own?.dataset[page])) fetchAhead(script)
    for (const script of scriptsIn(own?.dataset[`${page}Then`])) fetchAhead(script, 'low')
  }
  keepSkeleton()
}

const scriptsIn = (list: string | undefined): string[] => list?.split(' ') ?? []

/**
 * The longest wait for the first paint (ms). In a background tab there is no paint, and some browsers do not report it.
 */
const PATIENCE_MS = 1000

/**
 * Runs a function after the page is painted, or after `PATIENCE_MS`. The skeleton needs no script, so scripts must not
 * compete with its fonts.
 */
function oncePainted(run: () => void): void {
  let hasRun = false
  const once = () => {
    if (hasRun) return
    hasRun = true
    run()
  }
  setTimeout(once, document.hidden ? 0 : PATIENCE_MS)
  new PerformanceObserver(once).observe({ type: 'paint', buffered: true })
}

/** @param app the entry script, followed by its imports */
function startApp([entry = '', ...imported]: readonly string[], ofPage: readonly string[] = []): void {
  for (const script of [...imported, ...ofPage]) fetchAhead(script)
  const script = document.createElement('script')
  script.type = 'module'
  script.crossOrigin = ''
  script.src = entry
  document.head.append(script)
}

/** Returns the stored token if all its parts exist; undefined otherwise. */
function storedToken(): Token | undefined {
  try {
    const { accessToken, refreshToken, tokenType = 'Bearer' } = readToken() ?? {}
    return accessToken && refreshToken ? { accessToken, refreshToken, tokenType } : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns whether this device has no token at all, so that it may show the landing page. A token without one of its
 * parts means that a session existed: the visitor then gets the sign-in page with a message.
 */
function isSignedOut(): boolean {
  try {
    return readToken() === undefined
  } catch {
    return true
  }
}

/** Returns a stored value; null if the storage is blocked. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
