import type { Page } from '@playwright/test'
import { expect, test } from '../support/stage.ts'

test('on a phone nothing is wider than the screen, from the lobby through a bet to its settlement [PR254]', async ({
  admin,
  stage,
}) => {
  const ana = await stage.arrives('Ana', 'phone')
  const lobby = await stage.opensLobby(ana)
  const ben = await stage.arrives('Ben', 'phone')
  await ben.joins(lobby)
  await staysWithin(ana.page)
  await ana.bets(25).on('over 0.5 Corner')
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await admin.letsPass(4)
  await admin.records('Corner')
  await staysWithin(ana.page)
  await ana.goesTo('My bets')
  await expect(ana.bet('Over 0.5 Corner')).toContainText('WINNING')
  await staysWithin(ana.page)
  await admin.letsPass(6)
  await expect(ana.bet('Over 0.5 Corner')).toContainText('WON')
  await ana.seesRanking(['Ana', 113], ['Ben', 95])
  await staysWithin(ana.page)
  await ben.seesRanking(['Ana', 113], ['Ben', 95])

  const views = ['Bets', 'My bets', 'Game rank'].map((name) => ana.page.getByRole('region', { name, exact: true }))
  const shown = async () => (await Promise.all(views.map((view) => view.isVisible()))).filter(Boolean).length
  await ana.page.setViewportSize({ width: 767, height: 1024 })
  await expect.poll(shown, 'a screen of 767 px shows one view').toBe(1)
  await ana.page.setViewportSize({ width: 768, height: 1024 })
  await expect.poll(shown, 'a screen of 768 px shows them together').toBe(3)
})

/** Expects that nothing is wider than the screen. */
async function staysWithin(page: Page): Promise<void> {
  const overhang = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
  expect(overhang).toBeLessThanOrEqual(0)
}
