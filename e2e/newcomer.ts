import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { StageServer } from './server.ts'

export interface Newcomer {
  readonly page: Page
  readonly context: BrowserContext
}

/** A browser in which nobody has signed in yet, by night, by day, or as nobody has chosen. */
export async function aNewcomer(
  browser: Browser,
  { url }: StageServer,
  theme: 'night' | 'day' | 'unchosen' = 'night',
): Promise<Newcomer> {
  const localStorage = theme === 'unchosen' ? [] : [{ name: 'bettle.theme', value: theme }]
  const context = await browser.newContext({
    baseURL: url,
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  })
  return { context, page: await context.newPage() }
}

export async function signsIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel(/^Email/).fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: /Submit|Retry/ }).click()
}
