import {
  enterRoom,
  joinLobby,
  type LobbyId,
  listMatchEvents,
  lobbyByCode,
  type MatchId,
  type Token,
  tapInRoom,
} from '@bettle/contract'
import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { type Actor, PHONE } from '../support/actor.ts'
import { ask } from '../support/ask.ts'
import { opensCrowdRoom } from '../support/crowd-room.ts'
import { cutTexts } from '../support/cut-texts.ts'
import { aName, arrivesByLink, registersAsGuest } from '../support/guest.ts'
import { misfits } from '../support/misfits.ts'
import type { Operator } from '../support/operator.ts'
import { overlaps } from '../support/overlaps.ts'
import { expect, type Stage, test } from '../support/stage.ts'

interface Opened {
  readonly lobbyCode: string
  readonly matchId: MatchId
}

async function opensRoom(host: Actor, stage: Stage): Promise<Opened> {
  const { lobbyCode, match } = await opensCrowdRoom(host, stage)
  return { lobbyCode, matchId: match._id }
}

/** Opens a room with the dialog, as a host without a seat. */
async function opensRoomOfHost(host: Actor, stage: Stage): Promise<Opened> {
  const settings = await host.opensSettings(stage.match)
  await settings.getByRole('radio', { name: 'You alone' }).click()
  return opensChosenRoom(host, stage, settings)
}

/** Opens the room whose settings the dialog shows. */
async function opensChosenRoom(host: Actor, stage: Stage, settings: Locator): Promise<Opened> {
  await settings.getByRole('button', { name: 'CREATE GAME' }).click()
  const dialog = host.page.getByRole('dialog', { name: 'Your private lobby' })
  const lobbyCode = (await dialog.getByText(/^[A-HJ-NP-Z2-9]{6}$/).textContent()) ?? ''
  await dialog.getByRole('button', { name: 'OPEN THE GAME' }).click()
  await host.isIn({ lobbyCode })
  const { match } = await ask(stage.server.url, lobbyByCode, { params: { code: lobbyCode } }, host.token)
  return { lobbyCode, matchId: match._id }
}

const opensPad = async ({ page, device }: Actor) => {
  if (device === 'phone')
    await page.getByRole('navigation', { name: 'Game' }).getByRole('button', { name: 'Tap' }).click()
  else await page.getByRole('button', { name: 'Open tap pad' }).click()
  await expect(page.getByRole('button', { name: 'Corner, home', exact: true })).toBeEnabled()
}

/** Reaches the pad by both skip links. The focus stays on the pad although the pressed button disappears. */
const opensPadByKeyboard = async ({ page }: Actor) => {
  const open = page.getByRole('button', { name: 'Open tap pad' })
  await expect(open).toBeVisible()
  for (const [key, focused] of [
    ['Tab', page.getByRole('link', { name: 'Skip to content' })],
    ['Enter', page.getByRole('main')],
    ['Tab', page.getByRole('link', { name: 'Skip to the tap pad' })],
    ['Enter', page.getByRole('region', { name: 'Your room records' })],
    ['Tab', open],
    ['Enter', page.getByRole('region', { name: 'Tap what you see' })],
  ] as const) {
    await page.keyboard.press(key)
    await expect(focused).toBeFocused()
  }
  await expect(page.getByRole('button', { name: 'Corner, home', exact: true })).toBeEnabled()
}

const taps = async (name: string, ...actors: readonly Actor[]) => {
  for (const { page } of actors) await page.getByRole('button', { name, exact: true }).click()
}

/** Ben and Cleo, who need no browser, join the room and whistle the start of the first half, which then runs. */
const othersStart = async ({ lobbyCode }: Opened, stage: Stage, admin: Operator) => {
  const { url } = stage.server
  const members: { token: Token; lobbyId: LobbyId }[] = []
  for (const name of ['Ben', 'Cleo']) {
    const token = await stage.signsIn(await stage.registers(name))
    const { lobby } = await ask(url, joinLobby, { body: { lobbyCode, role: 'player' } }, token)
    members.push({ token, lobbyId: lobby._id })
    await ask(url, enterRoom, { body: { lobbyId: lobby._id } }, token)
  }
  for (const { token, lobbyId } of members)
    await ask(url, tapInRoom, { body: { lobbyId, sight: { kind: 'half-start' } } }, token)
  await kicksOff(admin)
}

/** The half that the members have started kicks off and runs for a minute. Before the kick-off no event counts. */
const kicksOff = async (admin: Operator) => {
  await admin.letsKickOff()
  await admin.letsPass(1)
}

test('five players on phones record their match: halves, events, an undone tap, and a bet that settles right [RM3] [RM11] [PR615] [PR617] [PR821]', async ({
  admin,
  stage,
}) => {
  test.setTimeout(240_000)
  const ana = await stage.arrives('Ana', 'phone')
  const others: Actor[] = []
  for (const name of ['Ben', 'Cleo', 'Dora', 'Eve']) others.push(await stage.arrives(name, 'phone'))
  const [ben, cleo, dora, eve] = others as [Actor, Actor, Actor, Actor]
  const everyone = [ana, ...others]
  const room = await opensRoom(ana, stage)
  const recorded = async () => {
    const { events } = await ask(stage.server.url, listMatchEvents, { params: { matchId: room.matchId } }, ana.token)
    return events.map(({ eventType, team }) => `${eventType} ${team}`)
  }

  await test.step('the tap pad says that too few members are present, until three members have opened it [PR614]', async () => {
    await opensPad(ana)
    await expect(ana.page.getByText(/^Only you are here, but three are needed/)).toBeVisible()
    await expectAccessible(ana.page)
    for (const actor of others) await actor.joins(room)
    for (const actor of others) await opensPad(actor)
    await expect(eve.page.getByText('Your room records the match: 5 players are here.')).toBeVisible()
  })

  await test.step('the players bet with the pad one press away, and whistle the start of the first half [PR617]', async () => {
    await ana.bets(20).on('over 0.5 Corner')
    await ben.bets(20).on('under 0.5 Corner')
    for (const actor of [ana, ben]) await opensPad(actor)
    await taps('Whistle: Start half 1', cleo, dora)
    await expect(ana.page.getByRole('button', { name: 'Whistle: End half 1' })).toBeDisabled()
    await admin.letsKickOff()
    await admin.letsPass(3)
  })

  await test.step('an event counts when enough members tapped it, and an undone tap counts for nothing [PR612]', async () => {
    await taps('Corner, home', ana, cleo)
    await expect(cleo.page.getByRole('button', { name: 'Undo Corner, home' })).toBeVisible()
    // Ana has bet on over, so her tap counts only with taps of members who do not gain from it.
    expect(await recorded()).toEqual([])
    await taps('Corner, home', dora)
    await expect.poll(recorded).toEqual(['Corner home'])
    // The number of corners is the same for all. The mark of a tap is for its member alone, and says nothing more.
    for (const { page } of [cleo, eve]) await expect(page.getByText('Corner: 1 in this match')).toBeAttached()
    await expect(cleo.page.getByText("You tapped Corner, home 4'")).toBeVisible()
    await expect(eve.page.getByText(/^You tapped/)).toHaveCount(0)
    await taps('Goal, away', eve)
    await taps('Undo Goal, away', eve)
    await expect(eve.page.getByRole('listitem').filter({ hasText: 'Goal, away: undone' })).toBeVisible()
    await taps('Goal, away', dora)
    await expect(dora.page.getByRole('button', { name: 'Undo Goal, away' })).toBeVisible()
    expect(await recorded()).toEqual(['Corner home'])
    await expectAccessible(eve.page)
  })

  await test.step('the bets settle by what the room recorded, on every screen [PR615]', async () => {
    await admin.letsPass(8)
    for (const actor of [ana, ben]) await actor.goesTo('My bets')
    await expect(ana.bet('Over 0.5 Corner')).toContainText('WON')
    await expect(ben.bet('Under 0.5 Corner')).toContainText('LOST')
    for (const actor of everyone) await actor.goesTo('Rank')
    for (const actor of everyone) {
      await expect(actor.leaderboard.first()).toContainText('Ana')
      await expect(actor.leaderboard.first()).toHaveText(/111$/)
    }
  })

  await test.step('the players whistle the end of the half and the start of the next half', async () => {
    await admin.letsPass(36)
    // Presence lasts ten minutes. With fewer than three present members the room records nothing.
    for (const actor of [cleo, dora, eve]) await opensPad(actor)
    await taps('Whistle: End half 1', cleo, dora)
    await expect(dora.page.getByRole('button', { name: 'Whistle: Start half 2' })).toBeDisabled()
    await admin.letsPass(15)
    for (const actor of [ana, cleo, dora]) await actor.goesTo('Play')
    for (const actor of [ana, cleo, dora]) await opensPad(actor)
    await taps('Whistle: Start half 2', cleo, dora)
    await expect(dora.page.getByRole('button', { name: 'Whistle: End half 2' })).toBeVisible()
  })
})

test('on a tablet and a desktop the tap pad is beside bets and chat; keys tap, a skip link leads to the pad, and an unsent tap is sent when the connection returns [PR611] [PR613] [PR617] [PR737]', async ({
  admin,
  ana,
  stage,
}) => {
  const { page } = ana
  const line = await ana.hasFrailLine()
  const room = await opensRoom(ana, stage)
  const bets = page.getByRole('region', { name: 'Bets', exact: true })
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1280, height: 800 },
    { width: 820, height: 1180 },
  ]) {
    await page.setViewportSize(viewport)
    await page.reload()
    await opensPadByKeyboard(ana)
    await expect(bets.getByRole('button', { name: /^Over/ }).first()).toBeInViewport({ ratio: 1 })
    await expect(ana.messageField).toBeVisible()
    await expectAccessible(page)
    const key = await page.getByRole('button', { name: 'Throw, home', exact: true }).boundingBox()
    expect(key?.height).toBeGreaterThanOrEqual(48)
    expect(key?.width).toBeGreaterThanOrEqual(48)
  }
  await othersStart(room, stage, admin)
  await page.keyboard.press('c')
  await page.keyboard.press('ShiftLeft+c')
  await expect(page.getByRole('button', { name: 'Undo Corner, side unknown' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo Corner, home' }).waitFor()
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('listitem').filter({ hasText: 'Corner, home: undone' })).toBeVisible()
  await ana.messageField.fill('cc')
  await expect(page.getByRole('button', { name: /^Undo Corner/ })).toHaveCount(1)
  await ana.messageField.fill('')

  await line.breaks()
  await page.getByRole('button', { name: 'Shot, away' }).click()
  await expect(page.getByText('not sent, there is no connection.')).toBeVisible()
  await line.mends()
  await expect(page.getByRole('button', { name: 'Undo Shot, away' })).toBeVisible()
})

test('a guest who has only the link takes a seat in a room, taps, and keeps seat and tap pad by registering [RM15] [RM18] [PR710]', async ({
  admin,
  browser,
  stage,
}) => {
  const ana = await stage.arrives('Ana', 'phone')
  const ben = await stage.arrives('Ben', 'phone')
  const settings = await ana.opensSettings(stage.match)
  await settings.getByRole('radio', { name: 'Your room' }).click()
  await expect(settings.getByRole('switch', { name: 'Guests by link' })).toBeChecked()
  await expectAccessible(ana.page)
  const room = await opensRoom(ana, stage)
  await ben.joins(room)
  const cleo = await arrivesByLink(browser, stage.server, room, { name: aName('Cleo') })
  for (const actor of [ana, ben, cleo]) await opensPad(actor)
  await expect(cleo.page.getByText('Three of you record the match. Five would miss fewer events.')).toBeVisible()
  expect([...(await misfits(cleo.page)), ...(await cutTexts(cleo.page))]).toEqual([])
  await expectAccessible(cleo.page)
  await taps('Whistle: Start half 1', ana, ben)
  // A press waits only a minute for the second one, so the clock moves after both have arrived.
  await expect(cleo.page.getByRole('button', { name: 'Whistle: End half 1' })).toBeVisible()
  await kicksOff(admin)
  await taps('Goal, home', cleo, ben)
  await expect(ana.page.getByText(/^France \w+ 1, Croatia 0$/)).toBeAttached()
  await taps('Undo Goal, home', cleo)
  await expect(ana.page.getByText(/^France \w+ 0, Croatia 0$/)).toBeAttached()

  await cleo.goesTo('Play')
  await cleo.page.getByRole('link', { name: 'Register to keep my seat' }).click()
  await registersAsGuest(cleo.page, `cleo.${process.pid}.${room.lobbyCode}@bettle.example`)
  await cleo.isIn(room)
  await opensPad(cleo)
  // Otherwise Ben's tap of the other side, which still waits, would count for this goal.
  await admin.letsPass(1)
  await taps('Goal, away', cleo, ana)
  await expect(ben.page.getByText(/^France \w+ 0, Croatia 1$/)).toBeAttached()
  await cleo.leavesTheStage()
})

test('the host of a room without a seat records and removes events alone, and the tap pad asks before a whistle [RM12] [RM13] [PR616] [PR734]', async ({
  admin,
  stage,
}) => {
  const ana = await stage.arrives('Ana', 'phone')
  const room = await opensRoomOfHost(ana, stage)
  // A desktop shows the host among the spectators, below the empty ranking.
  await ana.page.setViewportSize({ width: 1440, height: 900 })
  await expect(ana.page.getByText('Watching:')).toBeVisible()
  expect(await cutTexts(ana.page)).toEqual([])
  await ana.page.setViewportSize(PHONE.viewport)
  const ben = await stage.arrives('Ben', 'phone')
  await ben.joins(room)
  await opensPad(ben)
  await expect(ben.page.getByText(/^Ana\d* records the match until three players are here/)).toBeVisible()
  await opensPad(ana)
  await taps('Whistle: Start half 1', ana)
  await ana.page.getByRole('alertdialog').getByRole('button', { name: 'Whistle' }).click()
  await expect(ben.page.getByRole('button', { name: 'Whistle: End half 1' })).toBeVisible()
  await admin.letsKickOff()
  await admin.letsPass(2)
  await taps('Goal, home', ana)
  await expect(ben.page.getByText(/^France \w+ 1, Croatia 0$/)).toBeAttached()
  await ana.page.getByRole('button', { name: 'Remove Goal, home' }).click()
  await expect(ana.page.getByText('None yet.')).toBeVisible()
  await expectAccessible(ana.page)
})

test('a host who chooses two event types gets a room whose pad and options show only these, and the hub says who records [RM19] [F22] [PR712] [PR713]', async ({
  stage,
}) => {
  const ana = await stage.arrives('Ana', 'phone')
  const { page } = ana
  const settings = await ana.opensSettings(stage.match)
  await settings.getByRole('radio', { name: 'Your room' }).click()
  const types = settings.getByRole('group', { name: 'What do you record?' })
  for (const name of ['Throw', 'Shot', 'Card', 'Free-Kick', 'Goal-Kick', 'Penalty', 'Offside'])
    await types.getByRole('button', { name, exact: true }).click()
  await expect(types).toContainText('2 of 9 event types.')
  await expectAccessible(page)
  expect([...(await misfits(page)), ...(await cutTexts(page)), ...(await overlaps(page))]).toEqual([])
  await opensChosenRoom(ana, stage, settings)
  await opensPad(ana)
  for (const name of ['Goal, home', 'Corner, away'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /, home$/ })).toHaveCount(2)
  await ana.goesTo('Play')
  await expect(page.getByRole('radio', { name: /so far$/ })).toHaveCount(2)
  await ana.bets(20).on('over 0.5 Corner')
  // The hub names who records each match.
  await ana.opens('/?tab=create')
  await expect(page.getByText('Recorded by named players')).toBeVisible()
  await expect(page.getByText('Nobody records this match yet').first()).toBeVisible()
  expect([...(await misfits(page)), ...(await cutTexts(page)), ...(await overlaps(page))]).toEqual([])
})

test('the tap pad fits 320 px and text at twice its size [PR306]', async ({ stage }) => {
  const ana = await stage.arrives('Ana', 'phone')
  const { page } = ana
  await opensRoom(ana, stage)
  for (const [viewport, text] of [
    [{ width: 390, height: 844 }, 100],
    [{ width: 320, height: 640 }, 100],
    [{ width: 390, height: 844 }, 200],
  ] as const) {
    await page.setViewportSize(viewport)
    await page.reload()
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), text)
    await opensPad(ana)
    const faults = [...(await misfits(page)), ...(await cutTexts(page)), ...(await overlaps(page))]
    expect(faults, `${viewport.width}, ${text}`).toEqual([])
  }
})
