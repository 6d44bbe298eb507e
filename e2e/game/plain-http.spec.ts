import { adminListMatchEvents } from '@bettle/contract'
import { LAN_NAME } from '../find-browser.mjs'
import { Actor } from '../support/actor.ts'
import { ask } from '../support/ask.ts'
import { Cup } from '../support/competition.ts'
import { aName, arrivesByLink } from '../support/guest.ts'
import { playsPastGame } from '../support/past-game.ts'
import { expect, test } from '../support/stage.ts'

// Browsers offer some functions only on https pages and on the own device. A friend's phone opens the server by a name of
// the local network, over plain HTTP.
test.use({ hostname: LAN_NAME })

test('an operator on another device of the local network runs a match over plain HTTP: every press arrives [PR783]', async ({
  adminAtConsole: admin,
  stage,
}) => {
  expect(await admin.page.evaluate(() => isSecureContext)).toBe(false)
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await admin.letsPass(2)
  await admin.records('Corner')
  await admin.records('Throw')
  await admin.suspendsBetting()
  await admin.resumesBetting()
  await admin.deletesEvent('Throw', 'It was a goal kick')
  const token = await stage.signsInAsAdmin()
  const { events } = await ask(stage.server.url, adminListMatchEvents, { query: { match: stage.match._id } }, token)
  expect(events.map(({ eventType }) => eventType)).toEqual(['Corner'])
  await admin.endsHalf(1)
})

test('over plain HTTP a host opens a lobby, copies its link, and a guest takes a seat and bets [PR783]', async ({
  admin,
  ana,
  browser,
  stage,
}) => {
  const settings = await ana.opensSettings(stage.match)
  await settings.getByRole('switch', { name: 'Private lobby' }).click()
  await settings.getByRole('button', { name: 'CREATE GAME' }).click()
  const dialog = ana.page.getByRole('dialog', { name: 'Your private lobby' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Share' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeFocused()
  await dialog.getByRole('button', { name: 'GOT IT' }).click()
  await ana.messageField.focus()
  await ana.page.keyboard.press('ControlOrMeta+V')
  const link = await ana.messageField.inputValue()
  expect(link).toMatch(new RegExp(`^${stage.address}/join/[A-HJ-NP-Z2-9]{6}$`))
  const lobbyCode = link.slice(-6)
  await ana.messageField.fill('')
  await ana.page.getByRole('button', { name: /Copy the lobby code/ }).click()
  await ana.messageField.focus()
  await ana.page.keyboard.press('ControlOrMeta+V')
  await expect(ana.messageField).toHaveValue(lobbyCode)

  const there = { ...stage.server, url: stage.address }
  const cleo = await arrivesByLink(browser, there, { lobbyCode }, { name: aName('Cleo') })
  await cleo.bets(20).on('over 0.5 Corner')
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await admin.letsPass(2)
  await admin.records('Corner')
  await expect(ana.leaderboard.filter({ hasText: cleo.name })).toBeVisible()
  await cleo.goesTo('My bets')
  await expect(cleo.bet('Over 0.5 Corner')).toContainText('WINNING')
  await cleo.leavesTheStage()
})

test('over plain HTTP a player checks the deal of the cards, a draw and the chips on their own device [PR783]', async ({
  admin,
  browser,
  server,
  stage,
}) => {
  const [first, second] = [await stage.registers('Ana'), await stage.registers('Ben')]
  const ana = await Actor.arrive(browser, stage.address, 'Ana', await stage.signsIn(first), 'desktop')
  const { page } = ana

  await test.step('the cards of a game', async () => {
    await stage.opensLobby(ana)
    for (const half of [1, 2] as const) {
      await admin.startsHalf(half)
      await admin.letsKickOff()
      await admin.endsHalf(half)
    }
    // Until the results are confirmed the operator may reopen the half, so cards can still be played.
    await admin.letsPass(11)
    await page.getByRole('button', { name: 'Check the deal' }).click()
    const deal = page.getByRole('dialog', { name: 'The deal of the cards' })
    await expect(deal).toContainText('the seed gives every player these cards')
  })

  await test.step('the draw of a competition', async () => {
    const cup = await Cup.opens(server, first, { places: 4 })
    for (const account of [first, second, await stage.registers('Cleo'), await stage.registers('Dora')]) {
      await cup.enrols(account)
    }
    await cup.isDrawn()
    await page.evaluate((token) => localStorage.setItem('token', token), JSON.stringify(await stage.signsIn(first)))
    await ana.opens(`/compete/${cup.competition._id}`)
    await page.getByRole('link', { name: 'Check the draw' }).click()
    await expect(page.getByText(/^Checked on this device: /)).toBeVisible()
    await expect(page.getByRole('table').getByText('matches')).toHaveCount(4)
  })

  await test.step('the own chips of a confirmed game', async () => {
    const players = [first, second]
    const lobby = await playsPastGame(server, { homeTeam: 'Spain', awayTeam: 'Italy', players, confirmed: true })
    await page.evaluate((token) => localStorage.setItem('token', token), JSON.stringify(await stage.signsIn(first)))
    await ana.opens(`/previous-results/${lobby._id}`)
    await page.getByRole('button', { name: 'Check my chips' }).click()
    await expect(page.getByText(/^Checked on this device: the \d+ changes of your chips add up to/)).toBeVisible()
  })
  await ana.leavesTheStage()
})
