import { expect, type Page } from '@playwright/test'
import { cutTexts } from './cut-texts.ts'
import { misfits } from './misfits.ts'
import { overlaps } from './overlaps.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const

/** The timeline fades out under the button of its legend. */
const FADES = / and "\?"$/

/**
 * Expects the state that a page shows to fit on a desktop, a tablet and a phone: no text is cut off or lies on another.
 * The page has a phone's size afterwards.
 */
export async function expectFitsEverySize(page: Page, state: string): Promise<void> {
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport)
    const found = [...(await misfits(page)), ...(await cutTexts(page)), ...(await overlaps(page))]
    expect(
      found.filter((one) => !FADES.test(one)),
      `${state} at ${viewport.width}`,
    ).toEqual([])
  }
}
