import type { Locator, Page } from '@playwright/test'
import { aNewcomer } from '../support/newcomer.ts'
import { expect, test } from '../support/stage.ts'

const KEYS = {
  ArrowLeft: { windowsVirtualKeyCode: 37 },
  ArrowUp: { windowsVirtualKeyCode: 38 },
  ArrowRight: { windowsVirtualKeyCode: 39 },
  ArrowDown: { windowsVirtualKeyCode: 40 },
  End: { windowsVirtualKeyCode: 35 },
  Enter: { windowsVirtualKeyCode: 13, text: '\r' },
} as const

type Key = keyof typeof KEYS

/** How often a key is pressed in each group. */
const PRESSES = 40

/** A page on a device that computes four times slower, where keys are released as soon as they are pressed. */
async function slowly(page: Page) {
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return {
    /** Sends all keys with their releases at once, so that the page handles them one directly after the other. */
    press: (...keys: readonly Key[]) =>
      Promise.all(
        keys.flatMap((key) =>
          (['keyDown', 'keyUp'] as const).map((type) =>
            device.send('Input.dispatchKeyEvent', { type, key, code: key, ...KEYS[key] }),
          ),
        ),
      ),
    recovers: () => device.detach(),
  }
}

/** Returns the name of the focused element, and whether it is the chosen one of its group. */
const focusIn = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    const isChosen =
      focused instanceof HTMLInputElement
        ? focused.checked
        : focused?.matches('[aria-checked="true"], [aria-selected="true"], [data-highlighted]')
    const name = focused?.getAttribute('value') ?? focused?.id ?? ''
    return { name: name === 'on' || name === '' ? (focused?.textContent ?? '') : name, isChosen: isChosen ?? false }
  })

/** Presses the keys in turn, and expects after each press that the focus has moved, together with the choice. */
async function expectBothToMove(page: Page, start: Locator, keys: readonly [Key, Key]): Promise<void> {
  await start.focus()
  const { press, recovers } = await slowly(page)
  let previous = await focusIn(page)
  const apart: string[] = []
  for (let index = 0; index < PRESSES; index += 1) {
    await press(keys[index % 2] ?? keys[0])
    const now = await focusIn(page)
    if (!now.isChosen || now.name === previous.name) apart.push(`press ${index + 1}: ${now.name}`)
    previous = now
  }
  expect(apart).toEqual([])
  await recovers()
}

const SIDEWAYS = ['ArrowRight', 'ArrowLeft'] as const
const UP_AND_DOWN = ['ArrowDown', 'ArrowUp'] as const

test('in every choice of a competition and of a lobby, an arrow key that is released at once moves focus and choice together, also on a slow device [PR784]', async ({
  ana,
  stage,
}) => {
  test.setTimeout(180_000)
  const { page } = ana
  await ana.opens('/compete/new')
  const chosen = (group: string) => page.getByRole('radiogroup', { name: group }).getByRole('radio', { checked: true })
  for (const group of ['Start from', 'Format']) {
    await test.step(group, () => expectBothToMove(page, chosen(group), SIDEWAYS))
  }
  await ana.opensSettings(stage.match)
  for (const group of ['Who records the match?', 'Ways to play', 'Game mode']) {
    if (group === 'Game mode') await page.getByRole('tab', { name: 'BETTING' }).click()
    await test.step(group, () => expectBothToMove(page, chosen(group), UP_AND_DOWN))
  }
  const tabs = page.getByRole('dialog').getByRole('tab', { selected: true })
  await test.step('tabs of a dialog', () => expectBothToMove(page, tabs, SIDEWAYS))
})

test('in the choices of faces and avatars, an arrow key that is released at once moves focus and choice together, also on a slow device [PR784]', async ({
  ana,
  browser,
  stage,
}) => {
  test.setTimeout(120_000)
  await ana.opens('/profile')
  const avatars = ana.page.getByRole('radiogroup', { name: 'Avatar' }).getByRole('radio')
  await avatars.first().click()
  await test.step('avatars', () => expectBothToMove(ana.page, avatars.first(), SIDEWAYS))
  const lobby = await stage.anaOpensLobby({ isPrivate: true })
  const { page, context } = await aNewcomer(browser, stage.server)
  await page.goto(`/join/${lobby.lobbyCode}`)
  const faces = page.getByRole('radiogroup', { name: /Your face/ }).getByRole('radio')
  await faces.first().click()
  await test.step('faces', () => expectBothToMove(page, faces.first(), UP_AND_DOWN))
  await context.close()
})

test('in tabs, event types, menus and lists, keys that are released at once move focus and choice together, also on a slow device [PR784]', async ({
  adminInBrowser: admin,
  ana,
  stage,
}) => {
  test.setTimeout(180_000)
  const { page } = ana
  await ana.opens('/')
  await test.step('tabs of the hub', () => expectBothToMove(page, page.getByRole('tab', { selected: true }), SIDEWAYS))

  await test.step('a menu', async () => {
    const trigger = page.getByRole('button', { name: /^Menu of Ana/ })
    await trigger.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeFocused()
    await expectBothToMove(page, page.getByRole('menuitem').first(), UP_AND_DOWN)
    const { press, recovers } = await slowly(page)
    const second = page.getByRole('menuitem').nth(1)
    await expect(second).toHaveText('Results')
    await press('ArrowDown', 'Enter')
    await recovers()
    await expect(page).toHaveURL(/\/previous-results/)
  })

  await test.step('a list of options', async () => {
    await admin.opens('/admin/matches')
    const select = admin.page.getByRole('combobox', { name: 'Items per page' })
    const before = await select.innerText()
    await select.focus()
    await admin.page.keyboard.press('Enter')
    const chosen = admin.page.getByRole('option', { selected: true })
    await expect(chosen).toBeFocused()
    await expectBothToMove(admin.page, chosen, UP_AND_DOWN)
    const last = await admin.page.getByRole('option').last().innerText()
    const { press, recovers } = await slowly(admin.page)
    await press('End', 'Enter')
    await recovers()
    await expect(select).toHaveText(last)
    expect(last).not.toBe(before)
  })

  await test.step('tabs and event types of a game', async () => {
    await stage.opensLobby(ana)
    await expectBothToMove(page, page.getByRole('tab', { name: 'Odds', exact: false, selected: true }), SIDEWAYS)
    await page.getByRole('tab', { name: /odds/i }).click()
    const types = page.getByRole('radiogroup', { name: 'Event type' }).getByRole('radio', { checked: true })
    await expectBothToMove(page, types, SIDEWAYS)
  })
})
