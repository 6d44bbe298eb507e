import { listLobbies } from '@bettle/contract'
import { expectAccessible } from '../support/accessible.ts'
import { ask } from '../support/ask.ts'
import { complaintsOf } from '../support/complaints.ts'
import { aNewcomer } from '../support/newcomer.ts'
import { expect, test } from '../support/stage.ts'
import { tabTo } from '../support/tab-to.ts'

test('a visitor follows the link of a private lobby, registers on the way and joins [PR21] [PR94] [PR108] [PR675]', async ({
  ana,
  ben,
  browser,
  stage,
}) => {
  const lobby = await stage.opensLobby(ana, { isPrivate: true })
  const { lobbies } = await ask(stage.server.url, listLobbies, {}, ben.token)
  expect(lobbies.map(({ lobbyCode }) => lobbyCode)).not.toContain(lobby.lobbyCode)
  await ben.opens('/')
  await expect(ben.page.getByRole('region', { name: 'OPEN LOBBIES' })).not.toContainText(lobby.lobbyCode)

  const context = await browser.newContext({ baseURL: stage.server.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const complaints = complaintsOf(page)
  await page.goto(`/join/${lobby.lobbyCode}`)
  await expect(page.getByRole('heading', { name: /Ana.* invites you to a game/ })).toBeVisible()
  await expect(page.getByText('In Bettle you bet on the next 10 minutes of a real football match')).toContainText(
    /The match starts on \d+ \w+ \d+, \d\d:\d\d\.|The kick-off is not announced yet\./,
  )
  await expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveText([/Ana/])
  await expect(page.getByRole('list', { name: 'House rules' })).toContainText('To join, you need the link or the code')
  await expect(page.getByText('1 player is in this lobby, 7 seats are free.')).toBeVisible()
  await expect(page).toHaveTitle(`${lobby.match.homeTeam} v Croatia · Bettle`)
  await expectAccessible(page)
  const picture = await page.request.get('/preview.png')
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
  await tabTo(page, page.getByRole('link', { name: 'create an account' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(`You are invited to lobby ${lobby.lobbyCode}`)).toBeVisible()
  const form = page.getByRole('form', { name: 'Create your account' })
  await form.getByLabel(/^Name/).fill('Cleo')
  await expect(form.getByLabel('Username')).toHaveValue(/^Cleo\d*$/)
  await form.getByLabel('Email').fill(`cleo.by.link.${lobby.lobbyCode}@bettle.example`)
  await form.getByLabel('Password', { exact: false }).first().fill('Kick-off-1')
  await form.getByLabel('Confirm password').fill('Kick-off-1')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Submit' }).click()
  const dialog = page.getByRole('dialog', { name: 'JOIN LOBBY' })
  await expect(dialog).toContainText('Private')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /PLAYING USER/ }).click()
  await expect(page.getByRole('region', { name: 'Game rank' })).toContainText('Cleo')
  await expect(page).toHaveURL(`/game/${lobby.lobbyCode}`)
  expect(complaints).toEqual([])
  await expect(ana.page.getByRole('region', { name: 'Game rank' })).toContainText('Cleo')
  await context.close()
})

test('the link of a lobby leads a current member straight into the game, and asks a former member for the role again', async ({
  ben,
  stage,
}) => {
  const lobby = await stage.anaOpensLobby()
  await ben.joins(lobby)
  await ben.returnsTo(lobby)
  await ben.leaves()
  await ben.joins(lobby, 'spectator')
  await expect(ben.page.getByText('SPECTATOR MODE').first()).toBeVisible()
})

test('the link of a lobby without spectators gives a player a seat without a choice of role, or says that the lobby is full [PR107]', async ({
  ben,
  stage,
}) => {
  const lobby = await stage.anaOpensLobby({ allowSpectators: false, maxPlayers: 2 })
  await ben.opens(`/join/${lobby.lobbyCode}`)
  await ben.isIn(lobby)
  const cleo = await stage.arrives('Cleo')
  await cleo.opens(`/join/${lobby.lobbyCode}`)
  await expect(cleo.page.getByRole('form', { name: 'Join by code' }).getByRole('alert')).toContainText(/full/i)
})

test('a link with an unknown or invalid lobby code says ‘Lobby not found’ to a player and to a visitor [PR78]', async ({
  ben,
  browser,
  stage,
}) => {
  for (const code of ['ZZZZZZ', 'nonsense-1']) {
    await ben.opens(`/join/${code}`)
    await expect(ben.page.getByText('Lobby not found')).toBeVisible()
  }
  const { page, context } = await aNewcomer(browser, stage.server, 'day')
  await page.goto('/join/ZZZZZZ')
  await expect(page.getByText('Lobby not found')).toBeVisible()
  await expectAccessible(page)
  await context.close()
})

test('the start page returns a player to their active lobby, and forgets a stored lobby that no longer exists [PR9] [PR133]', async ({
  ana,
  stage,
}) => {
  const lobby = await stage.opensLobby(ana)
  await ana.opens('/')
  await ana.isIn(lobby)
  const deletedLobby = { lobbyId: lobby._id.replace(/^.{8}/, '00000000'), lobbyCode: 'AB23CD' }
  await ana.page.evaluate((kept) => localStorage.setItem('bettle.active-lobby', kept), JSON.stringify(deletedLobby))
  await ana.opens('/')
  await expect(ana.page.getByRole('tab', { name: 'JOIN GAME' })).toBeVisible()
  expect(await ana.page.evaluate(() => localStorage.getItem('bettle.active-lobby'))).toBeNull()
})
