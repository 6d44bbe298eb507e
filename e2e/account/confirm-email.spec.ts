import { createLobby, createMatch, joinLobby, login, type Token } from '@bettle/contract'
import { devices } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { ask } from '../support/ask.ts'
import { aMailSink } from '../support/mail-sink.ts'
import { aNewcomer } from '../support/newcomer.ts'
import { ADMIN, startStage } from '../support/server.ts'
import { expect, test } from '../support/stage.ts'

test('on a server that sends email, a new player joins a game at once, but opens no lobby, and chats only after following the emailed link [A61] [PR520] [PR521] [PR522]', async ({
  browser,
}) => {
  const mailSink = await aMailSink()
  const server = await startStage({ smtpUrl: mailSink.url })
  const admin = (await ask(server.url, login, { body: ADMIN })).token
  const { match } = await ask(server.url, createMatch, { body: { homeTeam: 'France', awayTeam: 'Croatia' } }, admin)
  const { lobby } = await ask(server.url, createLobby, { body: { matchId: match._id, gameSettings: {} } }, admin)
  const { page, context } = await aNewcomer(browser, server)

  const email = 'ana.confirms@bettle.example'
  await page.goto('/register')
  await page.getByLabel(/^Name/).fill('Ana')
  await page.getByLabel(/^Email/).fill(email)
  await page.getByLabel(/^Password/).fill('Kick-off-1')
  await page.getByLabel(/^Confirm password/).fill('Kick-off-1')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /Submit|Retry/ }).click()
  await expect(page).toHaveURL(({ pathname }) => pathname === '/')
  await mailSink.link(email)

  await page.getByRole('tab', { name: 'CREATE GAME' }).click()
  await page.getByRole('button', { name: 'CREATE GAME' }).click()
  const settings = page.getByRole('dialog')
  await expect(settings).toContainText(`Before you can open a lobby, open the link that we sent to ${email}.`)
  await expect(settings.getByRole('button', { name: 'PLAY WITH FRIENDS' })).toBeDisabled()
  await settings.getByRole('button', { name: 'House rules: classic' }).click()
  await expect(settings.getByRole('button', { name: 'CREATE GAME' })).toBeDisabled()
  await expectAccessible(page)
  await settings.getByRole('button', { name: 'Cancel' }).click()

  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? 'null') as Token)
  await ask(server.url, joinLobby, { body: { lobbyCode: lobby.lobbyCode, role: 'player' } }, token)
  await page.goto(`/game/${lobby.lobbyCode}`)
  const chat = page.getByRole('region', { name: 'Chat' })
  await expect(chat).toContainText(`Before you can chat, open the link that we sent to ${email}.`)
  const field = chat.getByLabel('Message', { exact: true })
  await expect(field).toHaveCount(0)
  await expectAccessible(page)
  await chat.getByRole('button', { name: 'Send the link again' }).click()
  await expect(chat.getByText(/We sent the link again/)).toBeVisible()

  // The link works on another device, on which no user is signed in.
  const phone = await browser.newContext({ ...devices['iPhone 15'], reducedMotion: 'reduce' })
  const mail = await phone.newPage()
  await mail.goto(await mailSink.link(email, 2))
  await expect(
    mail.getByText('When your address is confirmed, you can chat, open lobbies and organise competitions.'),
  ).toBeVisible()
  await expectAccessible(mail)
  await mail.getByRole('button', { name: 'Confirm the address' }).click()
  await expect(mail.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible()
  await expectAccessible(mail)
  await phone.close()

  await expect(chat.getByText(/Before you can chat/)).toHaveCount(0)
  await field.fill('Hello from Ana')
  await field.press('Enter')
  await expect(chat.getByRole('log').getByText('Hello from Ana')).toBeVisible()
  await context.close()
  await server.stop()
  await mailSink.close()
})
