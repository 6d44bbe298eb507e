import { expect, type Page } from '@playwright/test'

/** Opens folded panels by their titles. */
export async function unfold(page: Page, ...titles: readonly string[]): Promise<void> {
  for (const title of titles) {
    const heading = page.getByRole('heading', { name: title, exact: true })
    await heading.click()
    await expect(page.locator('details[open]', { has: heading })).toBeVisible()
  }
}
