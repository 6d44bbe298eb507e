import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Nothing: it is on the page already. Left to itself the builder would bring its megabyte twice at each look. */
const BROUGHT = ';'

/** Expects axe to find nothing against WCAG 2.2 AA, once the screen has come to rest. */
export async function expectAccessible(page: Page): Promise<void> {
  await atRest(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await new AxeBuilder({ page, axeSource: BROUGHT })
    // What passed need not be described. There are no frames of other origins, for which a page of its own is opened each time.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
}

/** What is still fading in has the contrast of something half there: its animations are waited for, all but the endless. */
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
