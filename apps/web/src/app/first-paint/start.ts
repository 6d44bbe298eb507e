import { echo, type Token } from '@bettle/contract'
import { addressOf } from '../../api/address-of.ts'
import { askAhead } from '../../api/asked-ahead.ts'
import { readToken } from '../../api/token.ts'
import { ACTIVE_LOBBY, activeLobbyIn } from '../../live/active-lobby-key.ts'
import { THEME_CHOICE, themeOf } from '../../ui/theme-of.ts'
import { askedBy } from './asked-by.ts'
import { firstPaintOf } from './screen-of.ts'
import { standUntilReplaced } from './stand-until-replaced.ts'

/**
 * Runs before the first paint, from the head of the page: day never flashes as night, and of the skeletons that the page holds the
 * right one shows, while the scripts of its page, and the answers it will ask for, are on their way at once.
 */
export function startFirstPaint(own: HTMLOrSVGScriptElement | null): void {
  const root = document.documentElement
  root.dataset.theme = themeOf(stored(THEME_CHOICE))
  const path = location.pathname
  const token = storedToken()
  const active = stored(ACTIVE_LOBBY)
  const paint = firstPaintOf({
    path,
    search: new URLSearchParams(location.search),
    isSignedIn: token !== undefined,
    isPlaying: active !== null,
  })
  const { screen, page } = paint
  root.dataset.screen = screen
  if (token) askAhead(token, askedBy(paint, path, activeLobbyIn(active)), addressOf(echo, {}))
  if (page) {
    for (const script of scriptsIn(own?.dataset[page])) fetchAhead(script)
    for (const script of scriptsIn(own?.dataset[`${page}Then`])) fetchAhead(script, 'low')
  }
  standUntilReplaced()
}

const scriptsIn = (list: string | undefined): string[] => list?.split(' ') ?? []

/** As the bundler's own code writes it, so that it finds what is on its way and asks no second time. */
function fetchAhead(script: string, priority: 'auto' | 'low' = 'auto'): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.fetchPriority = priority
  link.href = script
  document.head.append(link)
}

/** Whole, or none: half a token opens nothing. */
function storedToken(): Token | undefined {
  try {
    const { accessToken, refreshToken, tokenType = 'Bearer' } = readToken() ?? {}
    return accessToken && refreshToken ? { accessToken, refreshToken, tokenType } : undefined
  } catch {
    return undefined
  }
}

/** Storage may be closed to us. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
