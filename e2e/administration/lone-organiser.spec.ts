import { createLobby } from '@bettle/contract'
import { expectAccessible } from '../support/accessible.ts'
import { ask } from '../support/ask.ts'
import { expect, test } from '../support/stage.ts'
import { unfold } from '../support/unfold.ts'

test('an administrator hosts a lobby without a seat and records events for a friend who joined by link, until the administrator bets on the match', async ({
  adminInBrowser: { page },
  ben,
  stage,
}) => {
  const { match } = stage
  const teams = `${match.homeTeam} v ${match.awayTeam}`
  await page.goto(`/admin/manage-match/${match._id}`)
  const lobbies = page.getByRole('region', { name: 'Lobbies', exact: true })
  await expect(lobbies).toContainText('No open lobby yet.')
  await lobbies.getByRole('button', { name: 'Create a lobby' }).click()
  const settings = page.getByRole('dialog', { name: teams })
  await expect(settings.getByRole('radio', { name: 'You', exact: true })).toBeChecked()
  await expect(settings).toContainText('Every lobby on it follows.')
  await expectAccessible(page)
  await settings.getByRole('button', { name: 'CREATE GAME' }).click()
  const invitation = page.getByRole('dialog', { name: 'Invite to this game' })
  await expect(invitation.getByRole('img', { name: /^QR code of the link to lobby/ })).toBeVisible()
  const link = await invitation.getByText(/\/join\/[A-Z2-9]{6}$/).innerText()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(lobbies).toContainText('0 players')

  await ben.page.goto(link)
  await ben.choosesRole('player')
  await expect(ben.page).toHaveURL(/\/game\//)
  await expect(ben.page.getByRole('region', { name: 'Game rank' })).not.toContainText('Admin')

  await page.getByRole('link', { name: 'Realtime Match Events' }).last().click()
  await page.getByRole('button', { name: 'Start Half 1' }).click()
  await expect(page.getByText('You end half 1 when its minutes are played.')).toBeVisible()
  await stage.server.clock.set((Math.floor(stage.server.clock.now() / 60_000) + 1) * 60_000)
  await stage.server.clock.advance(60_000)
  await page.getByRole('list', { name: 'Event keys' }).getByRole('button', { name: 'Corner', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Delete Corner/ })).toHaveCount(1)
  await expect(ben.page.getByText(/Corner/).first()).toBeVisible()

  // The list of lobbies offers the same link to players who join later.
  const code = link.slice(-6)
  await page.goto(`/admin/lobbies?matchId=${match._id}`)
  await expect(page.getByRole('button', { name: 'Create a lobby' })).toBeVisible()
  await page.getByRole('button', { name: `Invite friends to lobby ${code}` }).click()
  await expect(page.getByRole('dialog', { name: 'Invite to this game' })).toContainText(`/join/${code}`)
  await page.keyboard.press('Escape')

  // A seat alone does not lock the console. The page warns before a bet. After the bet every control is disabled and
  // shows the reason.
  const body = { matchId: match._id, gameSettings: {} }
  const { lobby } = await ask(stage.server.url, createLobby, { body }, await stage.signsInAsAdmin())
  await page.goto(`/game/${lobby.lobbyCode}`)
  await page
    .getByRole('button', { name: /^Over \d/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Place 10/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Place your bet?' })
  await expect(question).toContainText('After this bet you can no longer operate this match.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Place Bet' }).click()
  await expect(question).toHaveCount(0)
  await page.goto(`/admin/events?matchId=${match._id}`)
  await expect(page.getByText('You have bet on this match', { exact: false })).toBeVisible()
  const keys = page.getByRole('list', { name: 'Event keys' }).getByRole('button')
  await expect(keys.first()).toBeDisabled()
  await unfold(page, 'Match control')
  const control = page.getByRole('region', { name: 'Match control' })
  await expect(control.getByRole('button', { name: 'End Half 1' })).toBeDisabled()
  await expectAccessible(page)
  await page.goto(`/admin/manage-match/${match._id}`)
  await expect(page.getByText('You have bet on this match', { exact: false })).toBeVisible()
  await unfold(page, 'Control')
  await expect(page.getByRole('button', { name: 'Abandon match' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Create a lobby' })).toBeEnabled()
})
