export type Theme = 'night' | 'day'

/** The storage key of the user's choice. */
export const THEME_CHOICE = 'bettle.theme'
export const LIGHT = '(prefers-color-scheme: light)'

/**
 * The theme of a choice; without a choice the system's. The head script calls it too, so that the first paint has the
 * right theme.
 */
export function themeOf(choice: string | null | undefined): Theme {
  if (choice === 'day' || choice === 'night') return choice
  return matchMedia(LIGHT).matches ? 'day' : 'night'
}
