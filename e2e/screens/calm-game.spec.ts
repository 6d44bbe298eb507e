import type { Page } from '@playwright/test'
import { PHONE } from '../support/actor.ts'
import { aNewcomer } from '../support/newcomer.ts'
import { expect, test } from '../support/stage.ts'

/** The sizes of phones on which both keys and the place button must be whole without scrolling. */
const PHONES = [PHONE.viewport, { width: 360, height: 740 }, { width: 320, height: 568 }]

interface Counted {
  words: string[]
  buttons: string[]
}

/** Returns the visible words and buttons that begin above `limit` (px). Numbers and the given names are no words. */
function shownAbove(page: Page, limit: number, names: readonly string[]): Promise<Counted> {
  return page.evaluate(
    ({ limit, names }) => {
      // Text that a style hides from sight, or that something covers, is not found at its own place.
      const isShown = (element: Element, { left, right, top, bottom }: DOMRect) => {
        const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)]
        const own = element.getBoundingClientRect()
        if (own.width <= 2 || own.height <= 2) return false
        if (to - from <= 1 || bottom <= 0 || bottom - top <= 1 || top >= Math.min(limit, innerHeight)) return false
        const found = document.elementFromPoint((from + to) / 2, Math.min((top + bottom) / 2, innerHeight - 1))
        return found !== null && (found.contains(element) || element.contains(found))
      }
      const words: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        if (!parent || parent.closest('script, style, noscript, template')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        if (![...range.getClientRects()].some((box) => isShown(parent, box))) continue
        words.push(...(node.textContent ?? '').split(/\s+/).filter((word) => /\p{L}/u.test(word)))
      }
      for (const element of document.querySelectorAll('*')) {
        for (const pseudo of ['::before', '::after']) {
          const { content, visibility } = getComputedStyle(element, pseudo)
          if (visibility !== 'visible' || !isShown(element, element.getBoundingClientRect())) continue
          words.push(
            ...(content.match(/\p{L}[\p{L}’'-]*/gu) ?? []).filter((word) => !['none', 'normal'].includes(word)),
          )
        }
      }
      const buttons = [...document.querySelectorAll('button, input, [role="button"]')]
        .filter((button) => isShown(button, button.getBoundingClientRect()))
        .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '')
      const ofNames = new Set(names.flatMap((name) => name.split(/\s+/)))
      return { words: words.filter((word) => !ofNames.has(word)), buttons }
    },
    { limit, names },
  )
}

/** Returns the names of the teams as the scoreboard shows them, and the player's own initials. */
async function namesOn(page: Page): Promise<string[]> {
  const board = page.getByRole('region', { name: 'Scoreboard' })
  const names = await board.locator('[translate="no"]').allInnerTexts()
  const avatar = await page.getByRole('button', { name: /^Menu of/ }).innerText()
  return [...names, avatar]
}

test('a trial on a phone asks one question: few words and buttons above the first key, which lies in the upper part [PR862]', async ({
  browser,
  stage: { server },
}) => {
  const { page, context } = await aNewcomer(browser, server)
  await page.setViewportSize(PHONE.viewport)
  await page.goto('/')
  await page.getByRole('link', { name: 'Try it now' }).click()
  const guide = page.getByRole('region', { name: 'Your first bet' })
  await expect(guide).toBeVisible()
  const over = page.getByRole('button', { name: /^Over / })
  const withGuide = await shownAbove(page, (await over.boundingBox())?.y ?? 0, await namesOn(page))
  await page.getByRole('button', { name: 'Skip the guide' }).click()
  await expect(guide).toHaveCount(0)
  const top = (await over.boundingBox())?.y ?? Number.POSITIVE_INFINITY
  expect(top).toBeLessThanOrEqual(0.62 * PHONE.viewport.height)
  const above = await shownAbove(page, top, await namesOn(page))
  expect(above.words.length, above.words.join(' ')).toBeLessThanOrEqual(25)
  expect(above.buttons.length, above.buttons.join(', ')).toBeLessThanOrEqual(6)
  expect(withGuide.words.length - above.words.length, withGuide.words.join(' ')).toBeLessThanOrEqual(15)
  const all = await shownAbove(page, PHONE.viewport.height, await namesOn(page))
  expect(all.words.length, all.words.join(' ')).toBeLessThanOrEqual(90)
  expect(all.buttons.length, all.buttons.join(', ')).toBeLessThanOrEqual(26)
  await context.close()
})

test('on phones of three sizes both keys and the place button are whole without scrolling, with the guide, with cards, and with a bet on the round [PR861]', async ({
  admin,
  stage,
}) => {
  const ana = await stage.anaOpensLobby()
  const ben = await stage.arrives('Ben', 'phone')
  const { page } = ben
  await ben.joins(ana)
  const areWhole = async (when: string) => {
    for (const size of PHONES) {
      await page.setViewportSize(size)
      await page.evaluate(() => scrollTo(0, 0))
      const bar = await page.getByRole('navigation', { name: 'Game' }).boundingBox()
      const row = await ben.slip.boundingBox()
      for (const key of await page.locator('fieldset button[aria-pressed]').all()) {
        const box = await key.boundingBox()
        const ends = (box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY)
        expect(
          ends,
          `${when}, ${size.width}×${size.height}: a key ends above the row with the stake`,
        ).toBeLessThanOrEqual(row?.y ?? 0)
      }
      expect((row?.y ?? 0) + (row?.height ?? Number.POSITIVE_INFINITY), `${when}, ${size.width}`).toBeLessThanOrEqual(
        bar?.y ?? 0,
      )
    }
    await page.setViewportSize(PHONE.viewport)
  }
  await expect(page.getByRole('region', { name: 'Your first bet' })).toBeVisible()
  await areWhole('with the guide, before the match')
  await ben.bets(10).on('over 0.5 Corner')
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await admin.letsPass(3)
  await expect(page.getByRole('region', { name: 'Round 1, now' })).toContainText('0 of 1')
  await areWhole('with a bet on the round')
  await admin.records('Corner')
  await expect(page.getByRole('region', { name: 'Round 1, now' })).toContainText('1 of 1')
  await admin.letsPass(4.3)
  await expect(page.getByText('closing soon', { exact: true })).toBeVisible()
  await areWhole('closing soon')
})

test('the sheet of a phone’s game holds what is folded away, closes by Escape and by the back button, and gives the focus back [PR865]', async ({
  admin,
  stage,
}) => {
  const ana = await stage.arrives('Ana', 'phone')
  const { page } = ana
  await stage.opensLobby(ana)
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await admin.letsPass(3)
  const more = page.getByRole('button', { name: /^More of this game/ })
  const sheet = page.getByRole('dialog', { name: 'This game' })
  await more.click()
  for (const name of ['Timeline', 'Your chips', 'Statistics', 'Chances and usual numbers', 'Competitors'])
    await expect(sheet.getByRole('region', { name })).toBeVisible()
  await expect(sheet.getByRole('list', { name: 'Match news' })).toContainText('No leader yet')
  for (const name of [
    'How it works',
    /^Match log/,
    /Copy the lobby code/,
    'Invite others',
    /^House rules/,
    'Leave Game',
  ])
    await expect(sheet.getByRole('button', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(more).toBeFocused()
  await more.click()
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(more).toBeFocused()
  await expect(page).toHaveURL(/\/game\//)
})
