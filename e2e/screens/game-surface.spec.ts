import { createMatch, login } from '@bettle/contract'
import type { Locator, Page } from '@playwright/test'
import { ask } from '../support/ask.ts'
import { aNewcomer, signsIn } from '../support/newcomer.ts'
import { playsPastGame } from '../support/past-game.ts'
import { ADMIN } from '../support/server.ts'
import { expect, test } from '../support/stage.ts'

test('the theme follows the system until the player chooses one [PR158]', async ({ browser, stage }) => {
  const { page, context } = await aNewcomer(browser, stage.server, 'unchosen')
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/login')
  expect(await theme()).toBe('day')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(theme).toBe('night')
  await page.reload()
  expect(await theme()).toBe('night')
  await page.getByRole('button', { name: 'Light theme' }).click()
  expect(await theme()).toBe('day')
  await page.reload()
  expect(await theme()).toBe('day')
  await context.close()
})

test('in forced-colours mode the checked choice, the player’s own ranking row and the Bettle logo remain distinguishable [PR157]', async ({
  ben,
  stage,
}) => {
  const lobby = await stage.anaOpensLobby()
  await ben.joins(lobby)
  const { page } = ben
  await page.emulateMedia({ forcedColors: 'active' })
  const chosen = page.getByRole('radio', { checked: true })
  const other = page.getByRole('radio', { checked: false }).first()
  expect(await styleOf(chosen)).not.toEqual(await styleOf(other))
  const ownRow = ben.leaderboard.filter({ hasText: 'Ben' }).getByRole('button')
  const othersRow = ben.leaderboard.filter({ hasText: 'Ana' }).getByRole('button')
  await othersRow.click()
  await ownRow.click()
  await ownRow.click()
  expect((await styleOf(ownRow)).outline).not.toEqual((await styleOf(othersRow)).outline)
  const strokes = page.getByRole('img', { name: 'Bettle' }).locator('path, circle')
  for (const stroke of await strokes.all()) {
    const { paint, ground } = await stroke.evaluate((element) => {
      const { stroke: line, fill } = getComputedStyle(element)
      const { backgroundColor } = getComputedStyle(document.documentElement)
      return { paint: [line, fill], ground: backgroundColor }
    })
    expect(paint.some((colour) => colour !== 'none' && colour !== ground)).toBe(true)
  }
})

test('on a phone a tap on a sign of the timeline shows its name, and a legend explains the signs [PR155]', async ({
  admin,
  stage,
}) => {
  const ana = await stage.arrives('Ana', 'phone')
  await stage.opensLobby(ana)
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await admin.letsPass(4)
  await admin.records('Corner')
  await ana.unfolds()
  const timeline = ana.page.getByRole('region', { name: 'Timeline' })
  await timeline.getByTitle(/Corner/).tap()
  await expect(ana.page.getByRole('tooltip')).toHaveText(/5' Corner/)
  await timeline.getByRole('button', { name: 'What the signs mean' }).tap()
  const legend = ana.page.getByRole('dialog', { name: 'What the signs mean' })
  for (const text of [
    'Corner',
    'Throw',
    'WINNING',
    'Cancelled: this event does not count',
    'An arrow with a number: moved up or down by that many ranks',
  ]) {
    await expect(legend.getByText(text, { exact: true })).toBeVisible()
  }
})

test('on a phone the totals stay visible beside ten rounds of statistics [PR196]', async ({ admin, stage }) => {
  const ana = await stage.arrives('Ana', 'phone')
  await stage.opensLobby(ana)
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await admin.letsPass(4)
  await admin.records('Corner')
  await admin.letsPass(41)
  await admin.endsHalf(1)
  // Two moves of the clock during one pending request would exceed the lifetime of a session.
  await expect(ana.page.getByText('Half-time · wait until the referee starts half 2')).toBeVisible()
  await admin.startsHalf(2)
  await admin.letsKickOff()
  await admin.letsPass(35)
  await ana.unfolds()
  const table = ana.page.getByRole('table', { name: 'Events per round' })
  await expect(table.getByRole('columnheader')).toHaveCount(11)
  await table
    .getByRole('row', { name: /Corner/ })
    .getByRole('rowheader')
    .scrollIntoViewIfNeeded()
  await expect(table.getByRole('columnheader', { name: 'All' })).toBeInViewport({ ratio: 1 })
  await expect(
    table
      .getByRole('row', { name: /Corner/ })
      .getByRole('cell')
      .last(),
  ).toBeInViewport({ ratio: 1 })
})

const LONG_NAMES = [
  ['Borussia Mönchengladbach', 'Wolverhampton Wanderers'],
  ['Llanfairpwllgwyngyllgogerychwyrndrobwllll', 'Königlicher Allgemeiner Sportverein Eupen'],
] as const

for (const [homeTeam, awayTeam] of LONG_NAMES) {
  test(`a game with ${homeTeam} cuts nothing off and keeps every control reachable, at 320 px and with text at 200 % [PR156]`, async ({
    stage,
  }) => {
    const { actor, account } = await stage.arrivesSignedOut('Ana')
    const { page } = actor
    const past = await playsPastGame(stage.server, { homeTeam, awayTeam, players: [account], confirmed: true })
    await actor.opens('/login')
    await signsIn(page, account)
    await expect(page.getByRole('tab', { name: 'JOIN GAME' })).toBeVisible()
    const { token } = await ask(stage.server.url, login, { body: ADMIN })
    await ask(stage.server.url, createMatch, { body: { homeTeam, awayTeam } }, token)
    const devtools = await page.context().newCDPSession(page)
    const sizes = [
      { width: 320, height: 640, text: 16 },
      { width: 390, height: 844, text: 32 },
      { width: 1440, height: 900, text: 32 },
    ]
    const checkScreen = async (screen: string, goThere: () => Promise<void>) => {
      for (const { width, height, text } of sizes) {
        await page.setViewportSize({ width, height })
        await devtools.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } })
        await goThere()
        await isWhole(page, `${screen} at ${width} px with text of ${text} px`)
      }
    }
    const opens = (path: string) => async () => {
      await page.goto(path)
      await expect(page.getByText(homeTeam.split(' ')[0] ?? homeTeam).first()).toBeAttached()
    }
    await checkScreen('the matches', opens('/?tab=create'))
    await checkScreen('the results', opens('/previous-results'))
    await checkScreen('a result', opens(`/previous-results/${past._id}`))
    await opens('/?tab=create')()
    await page.getByRole('button', { name: `CREATE GAME on ${homeTeam} v ${awayTeam}` }).click()
    await page.getByRole('button', { name: 'House rules: classic' }).click()
    await page.getByRole('radio', { name: 'Official' }).click()
    const lobby = await actor.createsGame(page.getByRole('dialog'))
    await checkScreen('the game', () => actor.isIn(lobby))
  })
}

/** Expects that nothing is wider than the screen, no number is cut off, and every control lies inside the screen. */
async function isWhole(page: Page, where: string): Promise<void> {
  const { wide, cut, away } = await page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const clipOf = (element: Element): Element | undefined => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box)
        if (overflowX === 'auto' || overflowX === 'scroll') return undefined
        if (overflowX !== 'visible') return box
      }
      return undefined
    }
    const named = (element: Element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`
    const cut = [...document.querySelectorAll('.figures')].filter((figure) => {
      const clip = isShown(figure) && !figure.closest('[aria-label="Match news"]') && clipOf(figure)
      if (!clip) return false
      const [inner, outer] = [figure.getBoundingClientRect(), clip.getBoundingClientRect()]
      return inner.width > 0 && (inner.left < outer.left - 1 || inner.right > outer.right + 1)
    })
    const away = [...document.querySelectorAll('button, a, input')].filter((control) => {
      const { left, right, width } = control.getBoundingClientRect()
      const isScrolled = control.closest('.scroll-x, .overflow-x-auto') !== null
      return isShown(control) && width > 1 && !isScrolled && (left < -1 || right > innerWidth + 1)
    })
    const overhang = document.documentElement.scrollWidth - innerWidth
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) =>
        overhang > 0 &&
        !element.closest('.scroll-x, [aria-label="Match news"]') &&
        element.getBoundingClientRect().right > innerWidth + 1,
    )
    return { wide: wide.map(named), cut: cut.map(named), away: away.map(named) }
  })
  expect.soft({ wide, cut, away }, where).toEqual({ wide: [], cut: [], away: [] })
}

const styleOf = (element: Locator) =>
  element.evaluate((node) => {
    const { backgroundColor, borderColor, outlineStyle, outlineColor } = getComputedStyle(node)
    return { backgroundColor, borderColor, outline: `${outlineStyle} ${outlineColor}` }
  })
