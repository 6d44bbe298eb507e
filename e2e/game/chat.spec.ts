import { CLOSE } from '@bettle/contract'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import type { Actor } from '../support/actor.ts'
import { expect, test } from '../support/stage.ts'

const bar = ({ page }: Actor) => page.getByRole('navigation', { name: 'Game' })

test('players and a spectator on a phone chat, and each message appears once and in order [PR217] [PR218] [PR219] [PR224]', async ({
  ana,
  ben,
  stage,
}) => {
  const lobby = await stage.opensLobby(ana)
  await expect(ana.page.getByText('No messages yet. Start the conversation!')).toBeVisible()
  await ben.joins(lobby)
  await ana.says('Hello Ben')
  await ben.says('Hello Ana, look: https://example.com')
  const cleo = await stage.arrives('Cleo', 'phone')
  await cleo.joins(lobby, 'spectator')
  await cleo.page.getByRole('button', { name: /^Chat/ }).click()
  await cleo.says('I only watch')
  for (const actor of [ana, ben, cleo]) {
    await expect(actor.messages).toHaveCount(3)
    await expect(actor.messages).toContainText(['Hello Ben', 'https://example.com', 'I only watch'])
    await expect(actor.page.getByText('3 online · 3 messages')).toBeVisible()
    await expect(actor.messageLog.getByRole('link')).toHaveCount(0)
  }
  await expect(ana.messages.nth(0)).toContainText('Sent')
  await expect(ben.messages.nth(0)).toContainText('Host')
  await expect(ben.messages.nth(2)).toContainText('Spectator')
})

test('the chat passes the accessibility checks on a desktop and on a phone', async ({ ana, stage }) => {
  const ben = await stage.arrives('Ben', 'phone')
  const lobby = await stage.opensLobby(ben)
  await ana.joins(lobby)
  // On a low screen the empty chat beside the game scrolls, so the keyboard must reach it.
  await ana.page.setViewportSize({ width: 1280, height: 720 })
  await expect(ana.page.getByText('No messages yet. Start the conversation!')).toBeVisible()
  await expectAccessible(ana.page)
  await bar(ben).getByRole('button', { name: 'Chat' }).click()
  await ben.says('Hello')
  await expect(ben.messages).toHaveCount(1)
  await expectAccessible(ben.page)
  await ben.page.setViewportSize({ width: 1440, height: 900 })
  await ben.page.getByRole('button', { name: 'Back' }).click()
  await expect(ben.page.getByRole('region', { name: 'Chat' })).toBeVisible()
  await expectAccessible(ben.page)
})

test('a long swipe opens and closes the chat on a phone, and unread messages are counted while the chat is closed [PR11] [PR12] [PR223]', async ({
  ana,
  stage,
}) => {
  const lobby = await stage.opensLobby(ana)
  const ben = await stage.arrives('Ben', 'phone')
  await ben.joins(lobby)
  await expect(bar(ben).getByRole('button', { name: 'Chat', exact: true })).toBeVisible()
  // Messages sent after this moment count as unread, whether Ben's chat has loaded or not.
  await stage.server.clock.advance(1000)
  await ana.says('Anyone?')
  await ana.says('Ben?')
  await expect(bar(ben).getByRole('button', { name: '2 unread Chat' })).toBeVisible()
  await swipes(ben.page, { from: 200, to: 130 })
  await expect(bar(ben).getByRole('button', { name: '2 unread Chat' })).toBeVisible()
  await swipes(ben.page, { from: 320, to: 120 })
  await expect(ben.page).toHaveURL(`/chat?lobbyId=${lobby._id}&matchId=${lobby.match._id}`)
  await expect(ben.messages).toHaveCount(2)
  await ben.says('Here')
  await swipes(ben.page, { from: 100, to: 300 })
  await expect(ben.page).toHaveURL(`/game/${lobby.lobbyCode}`)
  await expect(bar(ben).getByRole('button', { name: 'Chat', exact: true })).toBeVisible()
  await expect(ana.messages).toContainText(['Anyone?', 'Ben?', 'Here'])
  await ana.page.getByRole('button', { name: 'Hide the chat' }).click()
  await bar(ben).getByRole('button', { name: 'Chat' }).click()
  await ben.says('Still here')
  await expect(ana.page.getByRole('button', { name: 'Open chat, 1 unread' })).toBeVisible()
  await ben.page.getByRole('button', { name: 'Back' }).click()
  await expect(ben.page).toHaveURL(`/game/${lobby.lobbyCode}`)
  await ben.opens('/chat')
  await ben.isIn(lobby)
})

test('chat messages that arrive while the chat is still loading count as unread', async ({ ana, stage }) => {
  const lobby = await stage.opensLobby(ana)
  await ana.says('Before you came')
  const ben = await stage.arrives('Ben', 'phone')
  const conversation = await ben.waitsFor('**/api/app/chat?*')
  await ben.joins(lobby)
  await expect(bar(ben).getByRole('button', { name: 'Chat', exact: true })).toBeVisible()
  await stage.server.clock.advance(1000)
  await ana.says('Anyone?')
  conversation.letThrough()
  await expect(bar(ben).getByRole('button', { name: '1 unread Chat' })).toBeVisible()
})

test('a chat message written without a connection stays in the field, and is sent once when the player presses Enter again [PR222]', async ({
  ana,
  ben,
  stage,
}) => {
  const lobby = await stage.opensLobby(ana)
  await ben.joins(lobby)
  await ana.says('One')
  await expect(ben.messages).toHaveCount(1)
  await ben.context.setOffline(true)
  stage.server.ctx.live.closeAll(CLOSE.moving)
  await ben.messageField.fill('Two')
  await ben.messageField.press('Enter')
  await expect(ben.page.getByText('Not sent: Network error: Unable to connect to server')).toBeVisible()
  await expect(ben.messageField).toHaveValue('Two')
  await ana.says('Meanwhile')
  await ben.context.setOffline(false)
  await ben.messageField.press('Enter')
  await expect(ana.messages).toContainText(['One', 'Meanwhile', 'Two'])
  await expect(ben.messages).toContainText(['One', 'Meanwhile', 'Two'])
  await expect(ben.messages).toHaveCount(3)
})

test('a chat message whose response is lost appears only once', async ({ ana, ben, stage }) => {
  const lobby = await stage.opensLobby(ana)
  await ben.joins(lobby)
  let isLost = false
  await ben.page.route('**/api/app/chat', async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.continue()
    isLost = true
    await route.fetch()
    await route.abort()
  })
  await ben.says('Only once')
  await expect(ana.messages).toContainText(['Only once'])
  await expect(ben.messages).toHaveCount(1)
  await expect(ben.messages.getByText('Sent', { exact: true })).toBeAttached()
  await ben.says('And another')
  await expect(ana.messages).toContainText(['Only once', 'And another'])
  await expect(ben.messages).toHaveCount(2)
})

test('a host removes a chat message, and mutes its author for 15 minutes or until the host unmutes them', async ({
  admin,
  ana,
  ben,
  stage,
}) => {
  const lobby = await stage.opensLobby(ana)
  await ben.joins(lobby)
  await ben.says('Something rude')
  await ana.messages.getByRole('button', { name: /^Actions for .+’s message/ }).press('Enter')
  await ana.page.getByRole('menuitem', { name: 'Remove' }).press('Enter')
  for (const actor of [ana, ben]) {
    await expect(actor.messages).toContainText([/Removed by ana/i])
    await expect(actor.messageLog.getByText('Something rude')).toHaveCount(0)
  }
  await ana.messages.getByRole('button', { name: /^Actions for .+’s message/ }).click()
  await ana.page.getByRole('menuitem', { name: /^Mute .* for 15 minutes$/ }).click()
  await expect(ben.page.getByText(/^You are muted until \d\d:\d\d by ana/i)).toBeVisible()
  await expect(ben.messageField).toBeDisabled()
  await ana.messages.getByRole('button', { name: /^Actions for .+’s message/ }).click()
  await ana.page.getByRole('menuitem', { name: /^Unmute/ }).click()
  await ben.says('Sorry')
  await ana.messages
    .nth(1)
    .getByRole('button', { name: /^Actions/ })
    .click()
  await ana.page.getByRole('menuitem', { name: /^Mute/ }).click()
  await expect(ben.messageField).toBeDisabled()
  await admin.letsPass(15)
  await ben.says('I have learnt')
  await expect(ana.messages).toContainText([/Removed by/, 'Sorry', 'I have learnt'])
})

test('a lobby whose host turned the chat off shows no chat [PR224]', async ({ ana, stage }) => {
  const lobby = await stage.opensLobby(ana, { allowChatting: false })
  await expect(ana.page.getByRole('region', { name: 'Game rank' })).toBeVisible()
  await expect(ana.page.getByRole('region', { name: 'Chat' })).toHaveCount(0)
  const ben = await stage.arrives('Ben', 'phone')
  await ben.joins(lobby)
  await expect(bar(ben).getByRole('button', { name: /Chat/ })).toHaveCount(0)
  await swipes(ben.page, { from: 320, to: 120 })
  await expect(ben.page).toHaveURL(`/game/${lobby.lobbyCode}`)
  await ben.opens(`/chat?lobbyId=${lobby._id}&matchId=${lobby.match._id}`)
  await expect(ben.page.getByText('Chat is off in this lobby')).toBeVisible()
})

/** Swipes with one finger across the middle of the content below the board. */
async function swipes(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  const touches = await page.context().newCDPSession(page)
  const y = 300
  const at = (x: number) => [{ x: Math.round(x), y }]
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
  for (const step of [1, 2, 3, 4, 5]) {
    const touchPoints = at(from + ((to - from) * step) / 5)
    await touches.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touches.detach()
}
