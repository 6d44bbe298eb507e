import { expect, test } from '../support/stage.ts'
import { tabTo } from '../support/tab-to.ts'

test('a player plays, chats and leaves a game by keyboard alone [PR175]', async ({ admin, ana, stage }) => {
  const { page } = ana
  const { keyboard } = page
  await stage.opensLobby(ana)
  await expect(page.getByRole('button', { name: /^Over/i }).first()).toBeVisible()

  await keyboard.press('1')
  await keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Place your bet?' })
  await expect(question.getByRole('button', { name: 'Place Bet' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByText('bet confirmed', { exact: false }).first()).toBeVisible()
  await expect(page.getByText('UPCOMING').first()).toBeVisible()

  await keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden()

  await tabTo(page, page.getByPlaceholder('Type a message...'))
  await keyboard.type('All in by hand')
  await keyboard.press('Enter')
  await expect(page.getByRole('article').filter({ hasText: 'All in by hand' })).toBeVisible()

  await admin.startsHalf(1)
  await admin.letsKickOff()
  await expect(page.getByText('LIVE ROUND').first()).toBeVisible()
  await tabTo(page, page.getByRole('tab', { name: /odds/i }))
  await keyboard.press('ArrowRight')
  await expect(page.getByText('PREVIOUS ROUND BETS')).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: 'Leave Game' }))
  await keyboard.press('Enter')
  const leaving = page.getByRole('alertdialog')
  await tabTo(page, leaving.getByRole('button', { name: 'Leave Game' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: 'JOIN GAME' })).toBeVisible()
})
