import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/**
 * axe is already loaded in the page, so the builder injects this empty statement. Otherwise it would send one megabyte
 * twice for each check.
 */
const BROUGHT = ';'

/** Expects axe to find no violation of WCAG 2.2 AA after all animations have ended. */
export async function expectAccessible(page: Page): Promise<void> {
  await atRest(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await new AxeBuilder({ page, axeSource: BROUGHT })
    // Descriptions of passed checks are not needed. Legacy mode avoids an extra page for frames of other origins, of
    // which there are none.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
}

/** Waits for all animations except endless ones, because an element that is still fading in has too little contrast. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.playState !== 'running' ||
          animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  )
}
