import { login, placeBet, sendChat } from '@bettle/contract'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import type { Actor } from '../support/actor.ts'
import { ask } from '../support/ask.ts'
import { expect, test } from '../support/stage.ts'

const DAY = 24 * 60 * 60_000
const HOUR = DAY / 24

async function signsInByForm(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign In' })
  await form.getByLabel('Email').fill(email)
  const field = form.getByLabel('Password', { exact: false }).first()
  await field.fill(password)
  // The button has a different name after a failed attempt.
  await field.press('Enter')
}

/** Opens the menu of a message by keyboard. */
async function opensMenuOf({ page }: Actor, message: string): Promise<void> {
  const line = page.getByRole('log').getByRole('article').filter({ hasText: message })
  await line.getByRole('button', { name: /^Actions for/ }).focus()
  await page.keyboard.press('Enter')
}

test('a player reports a message, an administrator bans its author for a day, and the author can sign in and play again after the ban [MD1] [MD8] [MD9] [PR546] [PR700]', async ({
  browser,
  ana,
  adminInBrowser,
  stage,
}) => {
  const { url } = stage.server
  const lobby = await stage.opensLobby(ana)
  const { actor: ben, account } = await stage.arrivesSignedOut('Ben')
  await ben.opens('/login')
  await signsInByForm(ben.page, account)
  await expect(ben.page.getByRole('tab', { name: 'JOIN GAME' })).toBeVisible()
  await ben.joins(lobby)
  await ben.says('You are all fools')
  const token = await stage.signsIn(account)
  await expect(ana.messages).toHaveCount(1)

  await opensMenuOf(ana, 'You are all fools')
  await ana.page.getByRole('menuitem', { name: 'Report…' }).click()
  const report = ana.page.getByRole('dialog', { name: 'Report this message' })
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report.getByText('Please choose a reason')).toBeVisible()
  await report.getByRole('combobox', { name: 'Reason' }).click()
  await ana.page.getByRole('option', { name: 'Insults or bullies someone' }).click()
  await report.getByLabel(/What happened/).fill('Since the kick-off')
  await expectAccessible(ana.page)
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(ana.page.getByText('Your report has arrived. Thank you.')).toBeVisible()

  const { page } = adminInBrowser
  await adminInBrowser.opens('/admin/reports')
  await expect(page.getByRole('row').filter({ hasText: 'You are all fools' })).toContainText(
    'Insults or bullies someone',
  )
  await expectAccessible(page)
  await page.getByRole('link', { name: 'You are all fools' }).click()
  await expect(page.getByText('Since the kick-off')).toBeVisible()
  await page.getByRole('button', { name: 'Remove message' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('button', { name: 'Message removed' })).toBeVisible()
  await expect(page.getByRole('blockquote')).toHaveText('You are all fools')
  await page.getByRole('button', { name: 'Ban…' }).click()
  const ban = page.getByRole('dialog', { name: /^Ban Ben/ })
  await ban.getByRole('combobox', { name: 'How long' }).click()
  await page.getByRole('option', { name: '1 day' }).click()
  await ban.getByRole('combobox', { name: 'Reason' }).click()
  await page.getByRole('option', { name: 'Insults' }).click()
  await expectAccessible(page)
  await ban.getByRole('button', { name: 'Ban', exact: true }).click()
  await expect(page.getByText(/Banned until/)).toBeVisible()
  await page.getByRole('button', { name: 'Handled' }).click()
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()
  await expectAccessible(page)

  await test.step('Ben is signed out, and neither plays nor chats', async () => {
    await expect(ben.page.getByRole('form', { name: 'Sign In' })).toBeVisible()
    const says = { body: { lobbyId: lobby._id, message: 'Still here' } }
    await expect(ask(url, sendChat, says, token)).rejects.toThrow('401')
    const [option, round] = [lobby.odds[0]?._id, lobby.upcomingRounds[0]?._id]
    if (!option || !round) throw new Error('the lobby offers nothing')
    const bets = { body: { lobbyId: lobby._id, oddsId: option, matchRoundId: round, stake: 10 } }
    await expect(ask(url, placeBet, bets, token)).rejects.toThrow('401')
  })

  await test.step('Ben reads when the ban ends in the time zone of his device', async () => {
    const { until } = await refusedSignIn(url, account)
    for (const timeZone of ['Asia/Kolkata', 'America/New_York']) {
      const context = await browser.newContext({ baseURL: url, timezoneId: timeZone, reducedMotion: 'reduce' })
      const abroad = await context.newPage()
      await abroad.goto('/login')
      await signsInByForm(abroad, account)
      const end = `This account is banned until ${textOf(until, timeZone)}. Reason: Insults.`
      await expect(abroad.getByText(end)).toBeVisible()
      await expectAccessible(abroad)
      await context.close()
    }
    await signsInByForm(ben.page, account)
    await expect(ben.page.getByText('After that you can sign in again.')).toBeVisible()
    await expectAccessible(ben.page)
  })

  await test.step('Ben signs in again when the ban is over, takes his seat, and plays and chats', async () => {
    // The browser's clock continued while the administrator chose, so the ban ends some seconds after a whole day.
    await stage.server.clock.advance(DAY + HOUR)
    await signsInByForm(ben.page, account)
    await expect(ben.page.getByRole('tab', { name: 'JOIN GAME' })).toBeVisible()
    await ben.joins(lobby)
    await ben.says('Sorry')
    await expect(ben.messages.filter({ hasText: 'Sorry' })).toHaveCount(1)
  })
})

/** Returns the refusal of a sign-in, as the server sends it. */
async function refusedSignIn(url: string, account: { email: string; password: string }): Promise<{ until: string }> {
  const response = await fetch(`${url}/api${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  expect(response.status).toBe(403)
  return (await response.json()) as { until: string }
}

/** Returns a time in a time zone as text: '14 Jun 2026, 20:00 GMT+5:30'. */
function textOf(instant: string, timeZone: string): string {
  const options = { day: '2-digit', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone, timeZoneName: 'short' }).format(new Date(instant))
}

test('a player blocks another player: that player’s messages disappear, count as unread no more, and return after unblocking [MD12] [PR543] [PR545]', async ({
  ana,
  ben,
  stage,
}) => {
  const lobby = await stage.opensLobby(ana)
  await ben.joins(lobby)
  await ben.says('First')
  await ana.says('Hello')
  await expect(ana.messages).toHaveCount(2)
  await opensMenuOf(ana, 'First')
  await ana.page.getByRole('menuitem', { name: /^Block Ben/ }).click()
  await expect(ana.messages).toHaveCount(1)
  await ana.page.getByRole('button', { name: 'Hide the chat' }).click()
  await ben.says('Second')
  await expect(ana.page.getByText(/3 messages/)).toBeVisible()
  await expect(ana.page.getByRole('button', { name: 'Open chat', exact: true })).toBeVisible()
  // The blocked player sees the chat as before the block.
  await expect(ben.messages).toHaveCount(3)

  await ana.opens('/profile')
  const unblock = ana.page
    .getByRole('region', { name: 'Blocked players' })
    .getByRole('button', { name: /^Unblock Ben/ })
  await expect(unblock).toBeVisible()
  await expectAccessible(ana.page)
  await unblock.click()
  await expect(unblock).toBeHidden()
  await ana.returnsTo(lobby)
  await ana.page.getByRole('button', { name: /^Open chat/ }).click()
  await expect(ana.messages).toHaveCount(3)
})
