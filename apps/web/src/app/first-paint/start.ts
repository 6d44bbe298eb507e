import { missingPart } from '../../api/token.ts'
import { ACTIVE_LOBBY } from '../../live/active-lobby-key.ts'
import { THEME_CHOICE, themeOf } from '../../ui/theme-of.ts'
import { firstPaintOf } from './screen-of.ts'
import { standUntilReplaced } from './stand-until-replaced.ts'

/**
 * Runs before the first paint, from the head of the page: day never flashes as night, and of the skeletons that the page holds the
 * right one shows, while the scripts of its page are on their way at once.
 */
export function startFirstPaint(own: HTMLOrSVGScriptElement | null): void {
  const root = document.documentElement
  root.dataset.theme = themeOf(stored(THEME_CHOICE))
  const { screen, page } = firstPaintOf({
    path: location.pathname,
    search: new URLSearchParams(location.search),
    isSignedIn: isSignedIn(),
    isPlaying: stored(ACTIVE_LOBBY) !== null,
  })
  root.dataset.screen = screen
  for (const script of (page && own?.dataset[page])?.split(' ') ?? []) fetchAhead(script)
  standUntilReplaced()
}

/** As the bundler's own code writes it, so that it finds what is on its way and asks no second time. */
function fetchAhead(script: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = script
  document.head.append(link)
}

function isSignedIn(): boolean {
  try {
    return missingPart() === undefined
  } catch {
    return false
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
