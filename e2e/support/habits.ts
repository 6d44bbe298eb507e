import type { BrowserContext } from '@playwright/test'

/** Browser behaviour that a scenario switches off because it costs time, unless the scenario tests it. */
export interface Habits {
  /**
   * With reduced motion only fades remain. Drawing them at sixty frames a second takes an eighth of a browser's work.
   */
  readonly fades?: boolean
  /**
   * Pages are fetched before a press, as for every user who has not asked to save data. It is a sixth of a page's work.
   */
  readonly fetchesAhead?: boolean
  /** The game explains its parts once on each device. Scenarios begin as players who have read all hints. */
  readonly hints?: boolean
}

/** Must run before the context opens its first page. */
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
