import type { Page, ViewportSize } from '@playwright/test'
import { PHONE } from '../support/actor.ts'
import { expect, test } from '../support/stage.ts'

/**
 * Returns the lower edges of the first two prices and of the bottom bar (px), and the elements that scroll inside the
 * bet panel.
 */
function measured(page: Page) {
  return page.evaluate(() => {
    const sides = [...document.querySelectorAll('fieldset')]
    const first = sides.map((side) => side.querySelector('button[aria-pressed]')?.getBoundingClientRect())
    const bar = document.querySelector('nav[aria-label="Game"]')?.getBoundingClientRect()
    const panel = document.querySelector('section[aria-label="Bets"]')
    const hidden = [...(panel?.querySelectorAll('*') ?? [])]
      .filter((box) => ['auto', 'scroll'].includes(getComputedStyle(box).overflowY))
      .map((box) => box.scrollHeight - box.clientHeight)
    return {
      firstRowEnds: Math.max(...first.map((price) => price?.bottom ?? Number.POSITIVE_INFINITY)),
      barBegins: bar?.height ? bar.top : innerHeight,
      scrolledInside: Math.max(0, ...hidden),
    }
  })
}

/** Runs the check at each of the sizes, one after the other. */
async function forEach(page: Page, sizes: readonly ViewportSize[], check: (at: string) => Promise<void>) {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    await check(`${size.width}×${size.height}`)
  }
}

const PHONES = [PHONE.viewport, { width: 360, height: 740 }, { width: 320, height: 568 }]
const DESKTOPS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 1280, height: 720 },
]

test('on a phone the first two prices are visible above the bottom bar, with the guide and during a round [PR92]', async ({
  admin,
  stage,
}) => {
  const lobby = await stage.anaOpensLobby()
  const ben = await stage.arrives('Ben', 'phone')
  const { page } = ben
  await ben.joins(lobby)
  await expect(page.getByRole('region', { name: 'Your first bet' })).toBeVisible()
  const areInSight = (when: string) =>
    forEach(page, PHONES, async (size) => {
      const { firstRowEnds, barBegins } = await measured(page)
      expect(firstRowEnds, `${when}, ${size}`).toBeLessThanOrEqual(barBegins)
    })
  await areInSight('before the match')
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await admin.letsPass(7.3)
  await expect(page.getByText('closing soon', { exact: true })).toBeVisible()
  await areInSight('closing soon')
  await page.getByRole('button', { name: 'Skip the guide' }).click()
  await expect(page.getByRole('region', { name: 'Your first bet' })).toHaveCount(0)
  await areInSight('without the guide')
})

test('a host alone in the lobby sees the first two prices above the bottom bar of a phone [PR92]', async ({
  stage,
}) => {
  const ben = await stage.arrives('Ben', 'phone')
  const { page } = ben
  await stage.opensLobby(ben)
  await expect(page.getByRole('button', { name: /^Over/ }).first()).toBeAttached()
  await forEach(page, PHONES, async (size) => {
    // The panels of a new lobby appear one after the other.
    await expect
      .poll(async () => {
        const { firstRowEnds, barBegins } = await measured(page)
        return firstRowEnds - barBegins
      }, size)
      .toBeLessThanOrEqual(0)
  })
})

test('the bet panel fits a desktop without inner scrolling, with the guide and with a selected option [PR92]', async ({
  admin,
  ana,
  stage,
}) => {
  const { page, slip } = ana
  await stage.opensLobby(ana)
  await expect(page.getByRole('region', { name: 'Your first bet' })).toBeVisible()
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await admin.letsPass(7.3)
  await expect(page.getByText(/betting is closing soon/i)).toBeVisible()
  await forEach(page, DESKTOPS, async (size) => {
    expect((await measured(page)).scrolledInside, `with the guide, ${size}`).toBeLessThanOrEqual(0)
  })
  await page.getByRole('button', { name: 'Skip the guide' }).click()
  await page.getByRole('button', { name: /^Over/ }).first().click()
  await forEach(page, DESKTOPS, async (size) => {
    await expect(slip.getByRole('button', { name: /^Place 10/ }), size).toBeInViewport({ ratio: 1 })
    expect((await measured(page)).scrolledInside, `with a play in the slip, ${size}`).toBeLessThanOrEqual(0)
    const count = page.locator('[data-event-type][aria-checked=true] > span')
    expect(await count.evaluate(isReadable), `the count of the chosen event type, ${size}`).toBe(true)
  })
})

/** Returns whether a text differs in colour from what lies behind it. */
function isReadable(text: Element): boolean {
  const isClear = (colour: string) => /^(transparent|rgba\(0, 0, 0, 0\))$/.test(colour)
  let behind = text
  while (isClear(getComputedStyle(behind).backgroundColor) && behind.parentElement) behind = behind.parentElement
  return getComputedStyle(text).color !== getComputedStyle(behind).backgroundColor
}

test('on a tablet of 820×1180 the button that places a bet lies above the lower edge [PR92]', async ({
  admin,
  ana,
  stage,
}) => {
  await ana.page.setViewportSize({ width: 820, height: 1180 })
  await stage.opensLobby(ana)
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await admin.letsPass(3)
  const button = await ana.page.getByRole('button', { name: /Pick Over or Under|^Place / }).boundingBox()
  expect(button && button.y + button.height).toBeLessThanOrEqual(1180 - 24)
})
