export type Theme = 'night' | 'day'

/** Where the browser keeps what the person chose. */
export const THEME_CHOICE = 'bettle.theme'
export const LIGHT = '(prefers-color-scheme: light)'

/** What a choice comes to now; until there is one, what the system shows. Also asked before the app runs, so that day never flashes as night. */
export function themeOf(choice: string | null | undefined): Theme {
  if (choice === 'day' || choice === 'night') return choice
  return matchMedia(LIGHT).matches ? 'day' : 'night'
}
