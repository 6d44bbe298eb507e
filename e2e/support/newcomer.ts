import type { Browser, BrowserContext, Page } from '@playwright/test'
import { setHabits } from './habits.ts'
import type { StageServer } from './server.ts'

export interface Newcomer {
  readonly page: Page
  readonly context: BrowserContext
}

/** Opens a browser without a session, in the dark theme, in the light theme, or with no theme chosen. */
export async function aNewcomer(
  browser: Browser,
  { url }: StageServer,
  theme: 'night' | 'day' | 'unchosen' = 'night',
): Promise<Newcomer> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' })
  await setHabits(context)
  if (theme !== 'unchosen') await context.addInitScript(hasChosen, theme)
  return { context, page: await context.newPage() }
}

/** Stores a theme as if an earlier visit had chosen it. A choice during this visit takes precedence. */
function hasChosen(theme: string): void {
  if (localStorage.getItem('bettle.theme') === null) localStorage.setItem('bettle.theme', theme)
}

export async function signsIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel(/^Email/).fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: /Submit|Retry/ }).click()
}
