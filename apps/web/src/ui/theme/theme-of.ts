export type Theme = 'night' | 'day'

/** The storage key of the theme that the user has chosen. */
export const THEME_CHOICE = 'bettle.theme'
export const LIGHT = '(prefers-color-scheme: light)'

/**
 * Returns the theme of a choice; without a choice, the theme of the system. The head script calls this function too, so
 * that the first paint has the right theme.
 */
export function themeOf(choice: string | null | undefined): Theme {
  if (choice === 'day' || choice === 'night') return choice
  return matchMedia(LIGHT).matches ? 'day' : 'night'
}
