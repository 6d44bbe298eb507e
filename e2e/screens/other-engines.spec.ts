import type { Page } from '@playwright/test'
import { expect, test } from '../support/stage.ts'

const SIDEWAYS = { width: 844, height: 390 }
/** The width of the notch of a phone held sideways, and of the margin at its other side (px). */
const NOTCH = 47

/** Reserves space at the sides of the screen, as a phone with a notch does. */
async function hasNotch(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const insets = { top: 0, bottom: 21, left: NOTCH, right: NOTCH }
  await session.send('Emulation.setSafeAreaInsetsOverride' as never, { insets } as never)
}

/** Returns the texts and controls that lie under the notch. */
function underTheNotch(page: Page): Promise<string[]> {
  return page.evaluate((notch) => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim()
      const holder = node.parentElement
      if (!text || !holder?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (holder.closest('.sr-only, .scroll-x, [class*="overflow-x-auto"], noscript')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, right, width } of range.getClientRects()) {
        if (width > 1 && (left < notch - 1 || right > innerWidth - notch + 1)) found.add(`${text} at ${left}–${right}`)
      }
    }
    return [...found]
  }, NOTCH)
}

test('on a phone held sideways nothing lies under the notch: no page, dialog or sheet', async ({ stage }) => {
  const ana = await stage.arrives('Ana', 'phone')
  const { page } = ana
  await page.setViewportSize(SIDEWAYS)
  await hasNotch(page)
  await ana.opens('/')
  await expect(page.getByRole('textbox', { name: 'Lobby code' })).toBeVisible()
  expect(await underTheNotch(page)).toEqual([])
  await stage.opensLobby(ana)
  await expect(page.getByRole('radiogroup', { name: 'Event type' })).toBeVisible()
  expect(await underTheNotch(page)).toEqual([])

  await page.getByRole('button', { name: 'Leave Game' }).click()
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible()
  expect(await underTheNotch(page)).toEqual([])
  await page.keyboard.press('Escape')
})

test('the mowing stripes are drawn from colours in sRGB, because Firefox loses the stops of others', async ({
  ana,
}) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await ana.page.emulateMedia({ colorScheme })
    await ana.opens('/')
    const background = await ana.page.evaluate(() => getComputedStyle(document.body, '::before').backgroundImage)
    const [, stripes] = background.split('repeating-conic-gradient')
    expect(stripes).toContain('rgba(')
    expect(stripes).not.toMatch(/ok|lab|lch|color/)
  }
})

test('sounds can play after the press that turns them on, after the first press of a new page, and after a phone call', async ({
  ana,
  stage,
}) => {
  const { page } = ana
  await page.addInitScript(() => {
    const Original = AudioContext
    class Kept extends Original {
      constructor() {
        super()
        Object.assign(window, { kept: this })
      }
    }
    Object.assign(window, { AudioContext: Kept })
  })
  const state = () => page.evaluate(() => (window as unknown as { kept?: AudioContext }).kept?.state)
  await stage.opensLobby(ana)
  const sound = page.getByRole('button', { name: /^Sound/ })
  await sound.click()
  await expect.poll(state).toBe('running')
  await page.reload()
  await expect(sound).toHaveAttribute('aria-pressed', 'true')
  expect(await state()).toBeUndefined()
  const pressed = async () => {
    await page.getByRole('heading', { level: 1 }).or(page.getByText('Match so far')).last().click()
    return state()
  }
  await expect.poll(pressed).toBe('running')
  await page.evaluate(() => (window as unknown as { kept: AudioContext }).kept.suspend())
  expect(await state()).toBe('suspended')
  await expect.poll(pressed).toBe('running')
})

test('with a smallest font of 16 px the caption of the counts breaks no word', async ({ stage }) => {
  const ana = await stage.arrives('Ana', 'tablet')
  const { page } = ana
  await stage.opensLobby(ana)
  const lines = await page.getByText('Match so far').evaluate((caption) => {
    caption.style.fontSize = '16px'
    const text = caption.firstChild as Text
    return ['Match', 'so', 'far'].map((word) => {
      const range = document.createRange()
      const start = text.data.indexOf(word)
      range.setStart(text, start)
      range.setEnd(text, start + word.length)
      return range.getClientRects().length
    })
  })
  expect(lines).toEqual([1, 1, 1])
})

test('the header of a phone shows the whole state of the connection', async ({ stage }) => {
  const { page, context } = await stage.arrives('Ana', 'phone')
  await context.routeWebSocket(/\/api\/live/, (socket) => void socket.close())
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    const state = page.getByRole('banner').getByText('Reconnecting')
    await expect(state).toBeVisible()
    const cut = await state.evaluate((text) => text.scrollWidth - text.clientWidth)
    expect(cut, `at a width of ${width}`).toBeLessThanOrEqual(0)
  }
})

test('an empty time says that it is not set, and a time typed in part is refused in words', async ({
  adminInBrowser: { page },
}) => {
  await page.goto('/admin/matches')
  await page
    .getByRole('link', { name: 'Add Match' })
    .or(page.getByRole('button', { name: 'Add Match' }))
    .click()
  const kickOff = page.getByLabel('Planned kick-off')
  await page.getByLabel('Home team').fill('Reading')
  await page.getByLabel('Away team').fill('Ajax')
  const words = await kickOff.evaluate((input) => {
    const { content, backgroundColor } = getComputedStyle(input.parentElement as Element, '::before')
    return { content, isOpaque: backgroundColor === getComputedStyle(input).backgroundColor }
  })
  expect(words).toEqual({ content: '"Not set"', isOpaque: true })
  await kickOff.focus()
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  const refusal = page.getByText('Only a part of the day and the time is filled in.')
  await expect(refusal).toBeVisible()
  await page.getByRole('button', { name: /match/ }).last().click()
  await expect(refusal).toBeVisible()
  await kickOff.fill('')
  await kickOff.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Reading v Ajax' })).toBeVisible()
})
