import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { misfits } from '../support/misfits.ts'
import { aNewcomer } from '../support/newcomer.ts'
import { overlaps } from '../support/overlaps.ts'
import { expect, test } from '../support/stage.ts'

test('a visitor names two teams, registers, and has the link of their match after five presses, the names kept [PR891] [PR892]', async ({
  stage,
  browser,
}) => {
  const { page, context } = await aNewcomer(browser, stage.server)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/play-match')
  await page.getByLabel(/^First team/).fill('Lions')
  await page.getByLabel(/^Second team/).fill('Tigers')
  await expectAccessible(page)
  expect(await misfits(page)).toEqual([])
  expect(await overlaps(page)).toEqual([])
  let presses = 0
  const press = async (control: Locator) => {
    presses += 1
    await control.click()
  }
  await press(page.getByRole('button', { name: 'REGISTER AND PLAY' }))
  const form = page.getByRole('form', { name: 'Create your account' })
  await form.getByLabel(/^Name/).fill('Nora New')
  await form.getByLabel(/^Email/).fill('nora.new@bettle.example')
  await form.getByLabel(/^Password/).fill('Kick-off-1')
  await form.getByLabel(/^Confirm password/).fill('Kick-off-1')
  await press(form.getByRole('checkbox'))
  await press(page.getByRole('button', { name: /Submit/ }))
  await expect(page.getByLabel(/^First team/)).toHaveValue('Lions')
  await expect(page.getByLabel(/^Second team/)).toHaveValue('Tigers')
  await press(page.getByRole('button', { name: 'PLAY', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'Your private lobby' })
  await expect(dialog).toContainText('Lions v Tigers')
  expect(presses).toBeLessThanOrEqual(5)
  await expect(dialog.getByRole('img', { name: /QR/i })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'OPEN THE GAME' }).click()
  await expect(page.getByText('Lions').filter({ visible: true }).first()).toBeVisible()
  await context.close()
})

test('a player opens a match of their own by keys alone, with a name that was typed before [PR890]', async ({
  stage,
}) => {
  const ana = await stage.arrives('Ana', 'desktop')
  const { page } = ana
  await ana.opens('/')
  const show = page.getByRole('button', { name: 'PLAY A MATCH' })
  const first = page.getByLabel(/^First team/)
  await expect(first.or(show)).toBeVisible()
  if (await show.isVisible()) {
    await show.focus()
    await page.keyboard.press('Enter')
    await expect(first).toBeFocused()
  }
  await first.focus()
  await page.keyboard.type('Lions')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Tigers')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Your private lobby' })).toContainText('Lions v Tigers')
  await page.keyboard.press('Escape')
  await ana.opens('/?tab=join')
  await page.getByRole('button', { name: 'PLAY A MATCH' }).click()
  await page.keyboard.type('li')
  const offered = page.getByRole('button', { name: 'Lions', exact: true })
  await offered.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(/^First team/)).toHaveValue('Lions')
  await expect(page.getByLabel(/^Second team/)).toBeFocused()
})
