import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { misfits } from '../support/misfits.ts'
import { overlaps } from '../support/overlaps.ts'
import { expect, test } from '../support/stage.ts'

/** Opens the menu of the circle and chooses this line. */
async function chooses(page: Page, button: string, line: string) {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('menuitem', { name: line }).click()
}

test('on phones, a user joins a circle by its code, and its owner lets in, renames, changes the code, hands over and removes [PR941] [PR943]', async ({
  stage,
}) => {
  test.setTimeout(180_000)
  const [ana, ben, cleo] = [
    await stage.arrives('Ana', 'phone'),
    await stage.arrives('Ben', 'phone'),
    await stage.arrives('Cleo', 'phone'),
  ]
  await ana.opens('/circle/')
  await ana.page.getByLabel(/^Name of the circle/).fill('Tuesday club')
  await ana.page.getByRole('button', { name: 'Make circle' }).click()
  await expect(ana.page.getByRole('heading', { name: 'Tuesday club' })).toBeVisible()
  const codeOf = async () => {
    await ana.page.getByRole('button', { name: 'Invite', exact: true }).click()
    const dialog = ana.page.getByRole('dialog', { name: 'Invite to this circle' })
    await expect(dialog).toBeVisible()
    const code = (await dialog.textContent())?.match(/circle\/join\/([A-HJ-NP-Z2-9]{6})/)?.[1] ?? ''
    await ana.page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    return code
  }
  const code = await codeOf()
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)

  for (const one of [ben, cleo]) {
    await one.opens('/circle/')
    await one.page.getByLabel(/^Code or link/).fill(code.toLowerCase())
    await one.page.getByRole('button', { name: 'Find circle' }).click()
    await one.page.getByRole('button', { name: 'Ask to join' }).click()
    await expect(one.page.getByText(/You have asked to join\. Ana\S* decides/)).toBeVisible()
  }
  const asking = ana.page.getByRole('list', { name: 'Asking to join' })
  await expect(asking.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(ana.page)
  await asking.getByRole('button', { name: 'Let in' }).first().click()
  await expect(asking.getByRole('listitem')).toHaveCount(1)
  await asking.getByRole('button', { name: 'Let in' }).first().click()
  await expect(ana.page.getByText(/3 members · owned by you/)).toBeVisible()

  await chooses(ana.page, 'Manage', 'Rename')
  await ana.page
    .getByRole('dialog')
    .getByLabel(/^Name of the circle/)
    .fill('Wednesday club')
  await ana.page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect(ana.page.getByRole('heading', { name: 'Wednesday club' })).toBeVisible()
  await chooses(ana.page, 'Manage', 'New code')
  await ana.page.getByRole('alertdialog').getByRole('button', { name: 'New code' }).click()
  await expect(ana.page.getByText('The circle has a new code')).toBeVisible()
  expect(await codeOf()).not.toBe(code)
  await cleo.opens('/circle/')
  await cleo.page.getByLabel(/^Code or link/).fill(code)
  await cleo.page.getByRole('button', { name: 'Find circle' }).click()
  await expect(cleo.page.getByText(/No circle has the code/)).toBeVisible()

  const nameOf = async (name: string) =>
    (await ana.page.getByRole('button', { name: new RegExp(`^More about ${name}`) }).getAttribute('aria-label')) ?? ''
  await chooses(ana.page, await nameOf('Cleo'), 'Remove')
  await ana.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(ana.page.getByText(/2 members/)).toBeVisible()
  await chooses(ana.page, await nameOf('Ben'), 'Make owner')
  await ana.page.getByRole('alertdialog').getByRole('button', { name: 'Hand over' }).click()
  await expect(ana.page.getByRole('button', { name: 'Manage' })).toHaveCount(0)
  await ben.opens(new URL(ana.page.url()).pathname)
  await expect(ben.page.getByText(/2 members · owned by you/)).toBeVisible()
  await expect(ben.page.getByRole('button', { name: 'Manage' })).toBeVisible()
  expect(await misfits(ben.page)).toEqual([])
  expect(await overlaps(ben.page)).toEqual([])
  await expectAccessible(ben.page)
  for (const one of [ana, ben, cleo]) await one.leavesTheStage()
})
