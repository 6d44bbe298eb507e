import { expect, type Locator, type Page } from '@playwright/test'

/** Reaches the target with the Tab key alone, in at most `most` steps. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
