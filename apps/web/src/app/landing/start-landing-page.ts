import { startLanding } from '../../features/content/start-landing.ts'
import { THEME_CHOICE } from '../../ui/theme/theme-of.ts'

/**
 * Runs the scripts of the landing page without the app. If another screen is shown, for example to a signed-in user, it
 * loads the app instead. The head script holds the app's address.
 */
export function startLandingPage(): void {
  const root = document.documentElement
  const landing = document.getElementById('landing')
  if (root.dataset.screen !== 'landing' || !landing) {
    landing?.remove()
    startApp()
    return
  }
  document.getElementById('first-paint')?.remove()
  landing.querySelector('[data-theme-button]')?.addEventListener('click', () => changeTheme(root))
  startLanding(landing)
}

function startApp(): void {
  const [app] = document.querySelector<HTMLElement>('script[data-app]')?.dataset.app?.split(' ') ?? []
  if (app !== undefined) void import(/* @vite-ignore */ app)
}

function changeTheme(root: HTMLElement): void {
  const theme = root.dataset.theme === 'day' ? 'night' : 'day'
  root.dataset.theme = theme
  try {
    localStorage.setItem(THEME_CHOICE, theme)
  } catch {
    // If the storage is blocked, the theme lasts until the page is closed.
  }
}
