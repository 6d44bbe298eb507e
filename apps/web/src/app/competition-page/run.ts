import { THEME_CHOICE, themeOf } from '../../ui/theme/theme-of.ts'

document.documentElement.dataset.theme = themeOf(choice())

/** Returns the stored choice of theme; null if the storage is blocked. */
function choice(): string | null {
  try {
    return localStorage.getItem(THEME_CHOICE)
  } catch {
    return null
  }
}
