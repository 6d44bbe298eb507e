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
  await dialog.getByRole('button', { name: 'OPEN THE GAME' }).click()
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
    const deal = page.getByRole('dialog', { name: 'How the cards were dealt' })
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
    await expect(page.getByText(/^Checked on this device: the \d+ changes to your chips add up to/)).toBeVisible()
  })
  await ana.leavesTheStage()
})

test('eight friends play a game to the end by a link over plain HTTP: the host removes one, and one plays on with another phone after losing the first [G8] [G16] [PR783]', async ({
  admin,
  ana,
  browser,
  stage,
}) => {
  test.setTimeout(300_000)
  const there = { ...stage.server, url: stage.address }
  const lobby = await stage.opensLobby(ana, { isPrivate: true, allowGuests: true })
  await ana.page.getByRole('button', { name: /Copy the lobby code/ }).click()
  await ana.messageField.focus()
  await ana.page.keyboard.press('ControlOrMeta+V')
  await expect(ana.messageField).toHaveValue(lobby.lobbyCode)
  await ana.messageField.fill('')

  const guests: Actor[] = []
  await test.step('seven friends take their seats with the link and a name', async () => {
    for (const name of ['Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana']) {
      guests.push(await arrivesByLink(browser, there, lobby, { name: aName(name) }))
    }
    await expect(ana.leaderboard).toHaveCount(8)
  })
  const [ben, cleo, , , , gus] = guests as [Actor, Actor, Actor, Actor, Actor, Actor, Actor]
  await ana.bets(20).on('over 0.5 Corner')
  await cleo.bets(30).on('over 0.5 Corner')
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await admin.letsPass(2)
  await admin.records('Corner')
  const opens = async (actor: Actor, name: string) => {
    await actor.goesTo('Rank')
    await actor.leaderboard.filter({ hasText: name }).getByRole('button').first().press('Enter')
  }

  await test.step('the host removes Gus', async () => {
    await opens(ana, gus.name)
    await ana.page.getByRole('button', { name: 'Remove…' }).click()
    const dialog = ana.page.getByRole('alertdialog', { name: /^Remove/ })
    await dialog.getByRole('radio', { name: 'Must leave' }).click()
    await dialog.getByLabel(/Reason/).fill('Please mind your words')
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(gus.page.getByRole('region', { name: 'Removed' })).toContainText('You were removed from this lobby')
  })

  const newPhone = await test.step('Cleo loses the phone; Ben says yes, and the link moves the seat', async () => {
    await cleo.leavesTheStage()
    // The server notices that a connection has ended a little later; time passes only then.
    await expect(ana.page.getByText(/^6 online/)).toBeVisible()
    await admin.letsPass(3)
    await opens(ana, cleo.name)
    await ana.page.getByRole('button', { name: 'Lost phone…' }).click()
    const dialog = ana.page.getByRole('dialog', { name: `Has ${cleo.name} lost their phone?` })
    await dialog.getByRole('button', { name: 'Make the link' }).click()
    await expect(dialog.getByRole('button', { name: 'Waiting for a yes…' })).toBeDisabled()
    await opens(ben, cleo.name)
    await ben.page.getByRole('button', { name: `Yes, move ${cleo.name}’s seat` }).click()
    await dialog.getByRole('button', { name: 'Make the link' }).click()
    const link = await dialog.getByText(`${stage.address}/seat#`).innerText()
    await ana.page.keyboard.press('Escape')
    const nobody = { accessToken: '', refreshToken: '', tokenType: 'Bearer' } as const
    const moved = await Actor.arrive(browser, stage.address, cleo.name, nobody, 'phone', { isSignedIn: false })
    await moved.page.goto(link)
    await moved.page.getByRole('button', { name: 'Take my seat' }).click()
    await moved.isIn(lobby)
    return moved
  })

  await test.step('the game ends, Cleo has kept bet and chips, and the removed player keeps a final place', async () => {
    await admin.letsPass(5)
    await newPhone.goesTo('My bets')
    await expect(newPhone.bet('Over 0.5 Corner')).toContainText('WON')
    await admin.endsHalf(1)
    await admin.startsHalf(2)
    await admin.letsKickOff()
    await admin.endsHalf(2)
    for (const { page } of [ana, ben, newPhone]) {
      await expect(page.getByRole('heading', { name: 'Match Complete' })).toBeVisible()
      const rows = page.getByRole('region', { name: 'Final Standings' }).getByRole('listitem')
      await expect(rows.filter({ hasText: 'chips' })).toHaveCount(8)
      await expect(rows.first()).toContainText(cleo.name)
    }
  })
  for (const actor of [...guests.filter((guest) => guest !== cleo), newPhone]) await actor.leavesTheStage()
})
