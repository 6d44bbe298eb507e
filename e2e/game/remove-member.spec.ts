import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/stage.ts'

test('the host removes a player by keyboard; the player reads why, and all other members see the removal [PR101]', async ({
  ana,
  ben,
  stage,
}) => {
  const lobby = await stage.opensLobby(ana)
  await ben.joins(lobby)
  const cleo = await stage.arrives('Cleo')
  await cleo.joins(lobby)
  await ana.page.getByRole('button', { name: /Ben/ }).first().click()
  const remove = ana.page.getByRole('button', { name: 'Remove…' })
  await remove.focus()
  await ana.page.keyboard.press('Enter')
  const dialog = ana.page.getByRole('alertdialog', { name: /^Remove Ben/ })
  await dialog.getByRole('radio', { name: 'Must leave' }).click()
  await dialog.getByLabel(/Reason/).fill('Please mind your words')
  await expectAccessible(ana.page)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(dialog).toBeHidden()

  await expect(ben.page.getByRole('region', { name: 'Removed' })).toContainText('You were removed from this lobby')
  await expect(ben.page.getByText('“Please mind your words”')).toBeVisible()
  await expectAccessible(ben.page)
  await ben.page.reload()
  await expect(ben.page.getByText('“Please mind your words”')).toBeVisible()
  // Neither the start page nor the back button leads into the game again.
  await ben.opens('/')
  await expect(ben.page.getByRole('tab', { name: 'JOIN GAME' })).toBeVisible()
  await expect(ben.page).toHaveURL('/')
  await ben.page.goBack()
  await ben.page.goBack()
  await expect(ben.page).not.toHaveURL(/\/game\//)
  await ben.opens(`/game/${lobby.lobbyCode}`)
  await ben.page.getByRole('button', { name: 'Back to the lobbies' }).click()
  await expect(ben.page.getByRole('tab', { name: 'JOIN GAME' })).toBeVisible()

  for (const { page } of [ana, cleo]) {
    await page.reload()
    await page.getByRole('button', { name: /^Match log/ }).click()
    await expect(page.getByRole('list', { name: 'Match log' })).toContainText(/has removed Ben/)
  }
  await expect(cleo.page.getByText('Please mind your words')).toHaveCount(0)
})
