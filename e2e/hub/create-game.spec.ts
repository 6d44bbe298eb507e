import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { cutTexts } from '../support/cut-texts.ts'
import { misfits } from '../support/misfits.ts'
import { expect, test } from '../support/stage.ts'

test('the create dialog explains settings that contradict each other, and CREATE GAME then focuses the setting to correct [PR109]', async ({
  ana,
  stage,
}) => {
  const dialog = await ana.opensSettings(stage.match)
  await expect(dialog.getByRole('heading', { name: `${stage.match.homeTeam} v Croatia` })).toBeVisible()
  await expect(dialog).toContainText('These settings apply to this lobby only.')
  await expectAccessible(ana.page)

  await goesTo(dialog, 'ROUNDS')
  await dialog.getByRole('spinbutton', { name: 'Round length' }).fill('5')
  await dialog.getByRole('spinbutton', { name: 'Break before a round' }).fill('5')
  await expect(dialog).toContainText('The break must be shorter than a round.')
  await goesTo(dialog, 'BASIC')
  await expect(dialog.getByRole('tab', { name: /^ROUNDS\s?\(has a mistake\)$/ })).toBeVisible()
  await expectAccessible(ana.page)
  await dialog.getByRole('button', { name: 'CREATE GAME' }).click()
  await expect(dialog.getByRole('spinbutton', { name: 'Break before a round' })).toBeFocused()

  await dialog.getByRole('spinbutton', { name: 'Break before a round' }).fill('1')
  await expect(dialog).not.toContainText('The break must be shorter than a round.')
  await expect(dialog.getByRole('tab', { name: /^BETTING\s?\(has a warning\)$/ })).toBeVisible()
  await goesTo(dialog, 'BETTING')
  await expect(dialog).toContainText(
    'The betting time is longer than a round of 5 minutes: betting closes after 4 minutes.',
  )
  await expectAccessible(ana.page)
  await dialog.getByRole('button', { name: 'CREATE GAME' }).click()
  await expect(ana.page.getByRole('button', { name: 'Leave Game' })).toBeVisible()
})

for (const device of ['phone', 'desktop'] as const) {
  test(`on a ${device}, a press on a match and one on PLAY WITH FRIENDS lead to code and QR code, and again to the same lobby while nobody has joined [PR852] [PR108]`, async ({
    stage,
  }) => {
    const ana = await stage.arrives('Ana', device)
    const codeOf = async () => {
      const dialog = ana.page.getByRole('dialog', { name: 'Your private lobby' })
      const code = (await dialog.getByText(/^[A-HJ-NP-Z2-9]{6}$/).textContent()) ?? ''
      await expect(dialog.getByRole('img', { name: `QR code of the link to lobby ${code}` })).toBeVisible()
      await expect(dialog).toContainText('Friends need no account: they type a name and take a seat.')
      return code
    }
    const asks = await ana.asksForLobby(stage.match)
    await expect(asks.getByText('Recorded by:')).toBeVisible()
    await expect(asks.getByRole('tab')).toHaveCount(0)
    await expectAccessible(ana.page)
    expect([...(await misfits(ana.page)), ...(await cutTexts(ana.page))]).toEqual([])
    await asks.getByRole('button', { name: 'PLAY WITH FRIENDS' }).click()
    const lobbyCode = await codeOf()
    await ana.page.getByRole('button', { name: 'GOT IT' }).click()
    await (await ana.asksForLobby(stage.match)).getByRole('button', { name: 'PLAY WITH FRIENDS' }).click()
    expect(await codeOf()).toBe(lobbyCode)
    await ana.page.getByRole('button', { name: 'OPEN THE GAME' }).click()
    await ana.isIn({ lobbyCode })

    const ben = await stage.arrives('Ben')
    await ben.joins({ lobbyCode })
    await (await ana.asksForLobby(stage.match)).getByRole('button', { name: 'PLAY WITH FRIENDS' }).click()
    expect(await codeOf()).not.toBe(lobbyCode)
  })
}

test('the match that the lobbies offer first leads to code and QR code with one press [PR852]', async ({ ana }) => {
  await ana.opens('/')
  await ana.page.getByRole('button', { name: 'PLAY WITH FRIENDS' }).click()
  await expect(ana.page.getByRole('dialog', { name: 'Your private lobby' })).toContainText(
    'Share the code with your friends.',
  )
  await expectAccessible(ana.page)
})

test('the host of a private lobby sees its code and its QR code and copies its link, and the game opens only by its own button [PR108]', async ({
  ana,
  stage,
}) => {
  await ana.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const settings = await ana.opensSettings(stage.match)
  await settings.getByRole('switch', { name: 'Private lobby' }).click()
  await settings.getByRole('button', { name: 'CREATE GAME' }).click()
  const dialog = ana.page.getByRole('dialog', { name: 'Your private lobby' })
  await expect(dialog).toContainText('Share the code with your friends.')
  const code = (await dialog.getByText(/^[A-HJ-NP-Z2-9]{6}$/).textContent()) ?? ''
  await expect(dialog.getByRole('img', { name: `QR code of the link to lobby ${code}` })).toBeVisible()
  await expectAccessible(ana.page)
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await ana.page.evaluate(() => navigator.clipboard.readText())).toBe(`${stage.server.url}/join/${code}`)
  await ana.page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(ana.page).toHaveURL(/\/\?tab=create$/)
  await expect(ana.page.getByRole('region', { name: 'YOUR GAME' })).toContainText(code)
})

test('GOT IT closes the dialog of a new private lobby, and the host opens the game from the list of their games [PR108]', async ({
  ana,
  stage,
}) => {
  const settings = await ana.opensSettings(stage.match)
  await settings.getByRole('switch', { name: 'Private lobby' }).click()
  await settings.getByRole('button', { name: 'CREATE GAME' }).click()
  const dialog = ana.page.getByRole('dialog', { name: 'Your private lobby' })
  await expect(dialog.getByRole('button', { name: 'OPEN THE GAME' })).toBeVisible()
  await dialog.getByRole('button', { name: 'GOT IT' }).click()
  await expect(dialog).toHaveCount(0)
  await ana.page
    .getByRole('region', { name: 'YOUR GAME' })
    .getByRole('link', { name: /^Continue / })
    .click()
  await expect(ana.page).toHaveURL(/\/game\/[A-HJ-NP-Z2-9]{6}$/)
})

test('the create dialog starts with the defaults, takes the last settings in one press, and can reset these [PR810]', async ({
  ana,
  stage,
}) => {
  const first = await ana.opensSettings(stage.match)
  await first.getByRole('radio', { name: '4P' }).click()
  await first.getByRole('radio', { name: '500' }).click()
  await goesTo(first, 'ADVANCED')
  await first.getByRole('switch', { name: 'Allow chatting' }).click()
  await goesTo(first, 'TOURNAMENT')
  await expect(first).toContainText('Winner takes all: 2000')
  await first.getByRole('button', { name: 'CREATE GAME' }).click()
  await ana.leaves()

  const again = await ana.opensSettings(stage.match)
  await expect(again.getByRole('spinbutton', { name: 'Max players' })).toHaveValue('8')
  await again.getByRole('button', { name: 'As last time' }).click()
  await expect(again.getByRole('spinbutton', { name: 'Max players' })).toHaveValue('4')
  await again.getByRole('button', { name: 'Reset to Defaults' }).click()
  await expect(again.getByRole('spinbutton', { name: 'Max players' })).toHaveValue('8')
  await goesTo(again, 'ADVANCED')
  await expect(again.getByRole('switch', { name: 'Allow chatting' })).toBeChecked()
  await again.getByRole('button', { name: 'Cancel' }).click()
  await expect(again).toHaveCount(0)
})

test('the create dialog says why a lobby could not be opened, keeps the settings, and opens the lobby on a retry [PR132]', async ({
  stage,
}) => {
  const ana = await stage.arrives('Ana', 'phone')
  const dialog = await ana.opensSettings(stage.match)
  await dialog.getByRole('radio', { name: '2P' }).click()
  const create = dialog.getByRole('button', { name: 'CREATE GAME' })
  const path = '**/api/app/game/create-lobby'
  await ana.page.route(path, (route) => route.abort())
  await create.click()
  await expect(dialog).toContainText('Mobile connection issue. Please check your internet and try again.')
  await ana.page.unroute(path)
  await ana.page.route(path, (route) => route.fulfill({ json: {} }))
  await create.click()
  await expect(dialog).toContainText('Invalid response format')
  await expect(dialog.getByRole('spinbutton', { name: 'Max players' })).toHaveValue('2')
  await ana.page.unroute(path)
  await create.click()
  await expect(ana.inGame).toBeVisible()
})

const goesTo = (dialog: Locator, tab: string) => dialog.getByRole('tab', { name: tab }).click()

test('on a phone, the ways to play are keys of two lines of text at most, and leave room for the settings [PR810]', async ({
  stage,
}) => {
  const ana = await stage.arrives('Ana', 'phone')
  const settings = await ana.opensSettings(stage.match)
  const group = await settings.getByRole('radiogroup', { name: 'Ways to play' }).boundingBox()
  // Six keys of 44 px in at most three rows.
  expect(group?.height).toBeLessThanOrEqual(3 * 60)
})
