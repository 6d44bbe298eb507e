import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './stage.ts'

test('a game from before the match to the podium, in every phase', async ({ admin, ana, ben, stage }) => {
  test.slow()
  const lobby = await stage.opensLobby(ana)
  await ben.joins(lobby, 'spectator')
  await expect(ana.page.getByText('Match has not started yet')).toBeVisible()
  await expect(ana.page.getByText('PRE-MATCH').first()).toBeVisible()
  await expect(ana.page.getByText('WAITING FOR HALF 1')).toBeVisible()
  await expect(ben.page.getByText('SPECTATOR MODE').first()).toBeVisible()
  await isAccessible(ana.page)

  await ana.bets(10).on('over 0.5 Corner')
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await expect(ana.page.getByText('HALF 1 OF 2')).toBeVisible()
  await expect(ana.page.getByText('LIVE ROUND').first()).toBeVisible()
  await isAccessible(ana.page)
  await admin.records('Corner')
  await admin.letsPass(7.2)
  await expect(ana.page.getByText(/closing soon/i).first()).toBeVisible()
  await admin.letsPass(1)
  await expect(ana.page.getByText(/betting closed for next round/i).first()).toBeVisible()
  await admin.letsPass(38)
  await admin.endsHalf(1)
  await expect(ana.page.getByText('WAITING FOR HALF 2')).toBeVisible()
  await expect(ana.page.getByText('ROUND BREAK').first()).toBeVisible()
  await admin.letsPass(0.2)
  await ana.bets(5).on('over 1.5 Corner')

  await admin.startsHalf(2)
  await admin.letsKickOff()
  await admin.letsPass(41)
  await expect(ana.page.getByText('This is the final round. No more bets can be placed.').first()).toBeVisible()
  await admin.records('Goal CRO')
  await admin.letsPass(7)
  await admin.endsHalf(2)
  for (const person of [ana, ben]) {
    await expect(person.page.getByRole('heading', { name: 'Match Complete' })).toBeVisible()
    await expect(person.page.getByRole('heading', { name: 'Final Standings' })).toBeVisible()
  }
  await expect(ana.page.getByText('You won!')).toBeVisible()
  await expect(ana.page.getByText('Provisional results')).toBeVisible()
  await isAccessible(ana.page)
  await admin.letsPass(10)
  await expect(ana.page.getByText('Results confirmed')).toBeVisible()
  await ana.page.getByRole('button', { name: 'Play again' }).click()
  await expect(ana.page.getByRole('tab', { name: /JOIN GAME/i })).toBeVisible()
})

async function isAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
}
