import type { BrowserContext } from '@playwright/test'

/** What browsers do that nobody in a story looks at, unless it is what the story is about. */
export interface Habits {
  /** What little still moves for who wants no motion fades: sixty pictures a second of it are an eighth of a browser's work. */
  readonly fades?: boolean
  /** What may be pressed is fetched before it is, as for everyone who has not asked to save data: a sixth of a page's work. */
  readonly fetchesAhead?: boolean
}

/** Before its first page is opened. */
export async function setHabits(
  context: BrowserContext,
  { fades = false, fetchesAhead = false }: Habits = {},
): Promise<void> {
  if (!fades) await context.addInitScript(withoutFades)
  if (!fetchesAhead) await context.addInitScript(savesData)
}

function withoutFades(): void {
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
  document.adoptedStyleSheets.push(still)
}

function savesData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}
