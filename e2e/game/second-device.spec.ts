import { expectAccessible } from '../support/accessible.ts'
import { complaintsOf } from '../support/complaints.ts'
import { signsIn } from '../support/newcomer.ts'
import { expect, test } from '../support/stage.ts'

/** The button of the match that the hub offers first. */
const OFFER = /^(PLAY NOW|TAKE A SEAT)$/

test('a second device of a player shows the seat, chips and bets that the first device changes, and continues the same game [PR84]', async ({
  admin,
  browser,
  stage,
}) => {
  const { actor: first, account } = await stage.arrivesSignedOut('Ben')
  const lobby = await stage.anaOpensLobby()
  await first.opens('/login')
  await signsIn(first.page, account)
  await expect(first.page.getByRole('button', { name: OFFER })).toBeVisible()

  const context = await browser.newContext({ baseURL: stage.server.url, reducedMotion: 'reduce' })
  const second = await context.newPage()
  await second.goto('/login')
  await signsIn(second, account)
  await expect(second.getByRole('button', { name: OFFER })).toBeVisible()
  const yours = second.getByRole('region', { name: 'YOUR GAME' })
  await expect(yours).toHaveCount(0)

  await first.joins(lobby)
  await expect(yours).toContainText('No bet for round 1 yet')
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await first.bets(10).on('over 0.5 Corner')
  await expect(yours).toContainText(`${lobby.match.homeTeam} 0–0 Croatia`)
  await expect(yours).toContainText('90 chips')
  // In the public ranking both players hold 100 chips and joined at the same moment, so Ben's older account ranks first
  // [K7].
  await expect(yours).toContainText('1st place')
  await expect(yours).toContainText('Bet placed for round 2')
  // The card of a running game replaces the offer, so that no other control leads to another game.
  await expect(second.getByRole('button', { name: OFFER })).toHaveCount(0)
  await expectAccessible(second)

  await admin.letsPass(11)
  await expect(yours).toContainText(/No bet for round 3, closes in [67]:\d\d/)
  const complaints = complaintsOf(second)
  await yours.getByRole('link', { name: /^Continue / }).click()
  await expect(second).toHaveURL(`/game/${lobby.lobbyCode}`)
  await expect(second.getByRole('region', { name: 'My bets' })).toContainText(/Over 0.5 Corner/i)
  expect(complaints).toEqual([])
  await second.reload()
  await expect(second).toHaveURL(`/game/${lobby.lobbyCode}`)
  await expect(second.getByRole('region', { name: 'My bets' })).toContainText(/Over 0.5 Corner/i)
  await context.close()
})

test('a game has an address: the back button leads to the lobbies, a reload stays in the game, and the start page leads to the game [PR18]', async ({
  ben,
  stage,
}) => {
  const lobby = await stage.anaOpensLobby()
  await ben.opens('/')
  const row = await ben.findsLobby(lobby)
  await row.getByRole('button', { name: /^Join/ }).click()
  await ben.choosesRole('player')
  await ben.isIn(lobby)
  await ben.page.reload()
  await ben.isIn(lobby)
  await ben.page.goBack()
  await expect(ben.page).toHaveURL('/')
  const yours = ben.page.getByRole('region', { name: 'YOUR GAME' })
  await expect(yours).toContainText(lobby.lobbyCode)
  await ben.page.goForward()
  await ben.isIn(lobby)
  await ben.opens('/')
  await ben.isIn(lobby)
  await ben.page.goBack()
  await expect(yours).toContainText(lobby.lobbyCode)
  await yours.getByRole('link', { name: /^Continue / }).click()
  await ben.leaves()
  await expect(ben.page).toHaveURL('/')
  await expect(yours).toHaveCount(0)
})

test('a player of two games has a row for each, and a user who opens the address of a game without a seat sees the invitation [PR19]', async ({
  ana,
  ben,
  stage,
}) => {
  const [first, second] = [await stage.opensLobby(ana), await stage.opensLobby(ana, { isPrivate: true })]
  await ana.page.goBack()
  await ana.opens('/?tab=join')
  const rows = ana.page.getByRole('region', { name: 'YOUR GAMES' }).getByRole('listitem')
  await expect(rows).toHaveText([new RegExp(second.lobbyCode), new RegExp(first.lobbyCode)])

  await ben.opens(`/game/${second.lobbyCode}`)
  await expect(ben.page).toHaveURL(`/join/${second.lobbyCode}`)
  await ben.choosesRole('spectator')
  await ben.isIn(second)
  await ben.page.goBack()
  await expect(ben.page.getByRole('region', { name: 'YOUR GAME' })).toContainText('You are watching')
})

test('a player with an active game who opens the profile first reaches the list of lobbies by the link in the header', async ({
  ana,
  stage,
}) => {
  await stage.opensLobby(ana)
  await ana.opens('/profile')
  await ana.page.getByRole('link', { name: 'Bettle: all lobbies' }).click()
  await expect(ana.page.getByRole('tab', { name: 'JOIN GAME' })).toBeVisible()
  await expect(ana.page).toHaveURL(({ pathname }) => pathname === '/')
})
