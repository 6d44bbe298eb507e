import type { Page } from '@playwright/test'
import { expect, test } from './stage.ts'

/** How far the first two prices and the bottom bar reach, and what has to be scrolled inside the panel of bets. */
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

for (const [size, viewport] of [
  ['', undefined],
  [' of 360×740', { width: 360, height: 740 }],
] as const)
  test(`on a phone${size} the first two prices are in sight above the bar, with the guide and in a round`, async ({
    admin,
    stage,
  }) => {
    const lobby = await stage.anaOpensLobby()
    const ben = await stage.arrives('Ben', 'phone')
    if (viewport) await ben.page.setViewportSize(viewport)
    await ben.joins(lobby)
    await expect(ben.page.getByRole('region', { name: 'Your first bet' })).toBeVisible()
    const isInSight = async (when: string) => {
      const { firstRowEnds, barBegins } = await measured(ben.page)
      expect(firstRowEnds, when).toBeLessThanOrEqual(barBegins)
    }
    await isInSight('before the match')
    await admin.startsHalf(1)
    await admin.letsKickOff()
    await admin.letsPass(7.3)
    await expect(ben.page.getByText(/betting is closing soon/i)).toBeVisible()
    await isInSight('closing soon')
    await ben.page.getByRole('button', { name: 'Skip the guide' }).click()
    await expect(ben.page.getByText(/usually/)).toBeVisible()
    await isInSight('without the guide')
  })

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 1280, height: 720 },
]) {
  test(`odds, slip and button fit a desk of ${width}×${height} without scrolling inside`, async ({
    admin,
    ana,
    stage,
  }) => {
    await ana.page.setViewportSize({ width, height })
    await stage.opensLobby(ana)
    await expect(ana.page.getByRole('region', { name: 'Your first bet' })).toBeVisible()
    await admin.startsHalf(1)
    await admin.letsKickOff()
    await admin.letsPass(7.3)
    await expect(ana.page.getByText(/betting is closing soon/i)).toBeVisible()
    expect((await measured(ana.page)).scrolledInside, 'with the guide').toBeLessThanOrEqual(0)
    await ana.page.getByRole('button', { name: 'Skip the guide' }).click()
    await ana.page.getByRole('button', { name: /^Over/ }).first().click()
    await expect(ana.slip.getByRole('button', { name: /^Place 10/ })).toBeInViewport({ ratio: 1 })
    expect((await measured(ana.page)).scrolledInside, 'with a play in the slip').toBeLessThanOrEqual(0)
  })
}

test('on a tablet of 820×1180 the button to place a bet stands clear of the lower edge', async ({
  admin,
  ana,
  stage,
}) => {
  await ana.page.setViewportSize({ width: 820, height: 1180 })
  await stage.opensLobby(ana)
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await admin.letsPass(3)
  const button = await ana.page.getByRole('button', { name: /Pick an over or an under|^Place / }).boundingBox()
  expect(button && button.y + button.height).toBeLessThanOrEqual(1180 - 24)
})
