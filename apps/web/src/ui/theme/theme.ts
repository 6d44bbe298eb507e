import { useSyncExternalStore } from 'react'
import { ofPage } from '../../store/remember.ts'
import { LIGHT, THEME_CHOICE, type Theme, themeOf } from './theme-of.ts'

export type ThemeChoice = 'night' | 'day' | 'system'

const page = ofPage(() => ({ listeners: new Set<() => void>(), chosen: undefined as ThemeChoice | undefined }))

/** Returns the theme that the user has chosen; 'system' if the user has not chosen one. */
export function themeChoice(): ThemeChoice {
  const stored = readStored()
  return stored === 'day' || stored === 'night' ? stored : 'system'
}

/** Returns the current theme. */
export function themeNow(): Theme {
  return themeOf(themeChoice())
}

export function chooseTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(THEME_CHOICE, choice)
  } catch {
    // If the storage is blocked, the choice lasts until the page is closed.
  }
  page().chosen = choice
  applyTheme()
}

/**
 * Follows changes of the system's theme until the user chooses a theme. It must be called once at the start. Returns a
 * function that stops this.
 */
export function watchSystemTheme(): () => void {
  const query = matchMedia(LIGHT)
  query.addEventListener('change', applyTheme)
  applyTheme()
  return () => query.removeEventListener('change', applyTheme)
}

export function useTheme() {
  const choice = useSyncExternalStore(subscribe, themeChoice, () => 'system' as const)
  return { choice, theme: themeNow(), chooseTheme }
}

function readStored(): string | null | undefined {
  try {
    return localStorage.getItem(THEME_CHOICE) ?? page().chosen
  } catch {
    return page().chosen
  }
}

function applyTheme(): void {
  const theme = themeNow()
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', theme === 'day' ? '#eaf3e6' : '#06100b')
  for (const changed of page().listeners) changed()
}

function subscribe(changed: () => void) {
  const { listeners } = page()
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}
