import type { BrowserContext } from '@playwright/test'

/** Browser behaviour that scenarios switch off because it costs time, unless a scenario tests it. */
export interface Habits {
  /**
   * Whether fades are drawn. Reduced motion leaves only fades. Drawing them at sixty frames a second takes an eighth of
   * a browser's work.
   */
  readonly fades?: boolean
  /**
   * Whether pages are fetched before a press, as for every user who has not asked to save data. This is a sixth of a
   * page's work.
   */
  readonly fetchesAhead?: boolean
  /**
   * Whether hints are shown. The game explains its parts once on each device, and scenarios begin as players who have
   * read all hints.
   */
  readonly hints?: boolean
}

/** Call it before the context opens its first page. */
export async function setHabits(
  context: BrowserContext,
  { fades = false, fetchesAhead = false, hints = false }: Habits = {},
): Promise<void> {
  if (!fades) await context.addInitScript(withoutFades)
  if (!fetchesAhead) await context.addInitScript(savesData)
  if (!hints) await context.addInitScript(knowsTheGame)
}

function knowsTheGame(): void {
  localStorage.setItem('bettle.hints', 'second-bet,elimination,half-time,card,blind')
}

function withoutFades(): void {
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
  document.adoptedStyleSheets.push(still)
}

function savesData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}
