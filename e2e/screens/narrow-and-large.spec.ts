import type { Locator, Page } from '@playwright/test'
import { Actor, PHONE } from '../support/actor.ts'
import { cutTexts } from '../support/cut-texts.ts'
import { aName } from '../support/guest.ts'
import { misfits } from '../support/misfits.ts'
import { expect, test } from '../support/stage.ts'

const SIZES = [
  { name: 'a phone of 320 px', viewport: { width: 320, height: 640 }, text: 100 },
  { name: 'text at twice its size', viewport: { width: 390, height: 844 }, text: 200 },
] as const

for (const { name, viewport, text } of SIZES) {
  test(`the screens of a game fit ${name}: no page scrolls sideways, no control cuts its text off, no labels overlap [PR305]`, async ({
    admin,
    ana,
    adminInBrowser,
    browser,
    stage,
  }) => {
    test.setTimeout(180_000)
    const { url } = stage.server
    const visitor = await Actor.arrive(browser, url, 'Vera', ana.token, 'desktop', { isSignedIn: false })
    for (const { page } of [visitor, ana, adminInBrowser]) {
      await page.setViewportSize(viewport)
      await page.addInitScript(setsTextSize, text)
    }
    const fits = async (page: Page, screen: string) => {
      await expect(page.locator('[data-waiting]')).toHaveCount(0)
      await page.evaluate('document.fonts.ready')
      expect(await misfits(page), screen).toEqual([])
    }
    const opens = async ({ page }: Actor, path: string, shows: string | RegExp) => {
      await page.goto(path)
      await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible()
      await fits(page, path)
    }

    await test.step('the pages before sign-in fit the screen', async () => {
      await opens(visitor, '/', /ten minutes/i)
      await opens(visitor, '/login', 'Sign In')
      await visitor.page.getByRole('textbox', { name: 'Email' }).focus()
      await fits(visitor.page, 'signing in')
      await opens(visitor, '/register', 'Register')
      await visitor.leavesTheStage()
    })

    const lobby = await stage.anaOpensLobby()
    await test.step('the hub and the lobby fit the screen', async () => {
      // A busy list folds further lobbies on a match, so it need not show this one.
      await ana.opens('/?tab=join')
      await expect(ana.page.getByText(/^\d+ open lobb/)).toBeAttached()
      await fits(ana.page, 'the open lobbies')
      await opens(ana, '/?tab=create', /CREATE GAME/)
      await ana.joins(lobby)
      await fits(ana.page, 'the lobby before the match')
    })

    await test.step('each phase of the game fits the screen', async () => {
      const { page } = ana
      // The prices of the line 0.5 move below, and most types have no such line among those that a phone shows first.
      await page.getByRole('radio', { name: /^Goal \d/ }).click()
      await page.getByRole('button', { name: /^Over/ }).first().click()
      await fits(page, 'a play in the slip')
      await admin.startsHalf(1)
      await admin.letsKickOff()
      await expect(page.getByText('LIVE ROUND').first()).toBeVisible()
      await admin.letsPass(3)
      await admin.records('Corner')
      await admin.movesPrices()
      await expect(page.getByText(/price (up|down) to/).first()).toBeAttached()
      expect(await coveredByArrows(page), 'prices that moved').toEqual([])
      await fits(page, 'a live round')
      for (const view of [/My bets/, /Rank/, /Play/]) {
        await page.getByRole('navigation', { name: 'Game' }).getByRole('button', { name: view }).click()
        await fits(page, `the game: ${view.source}`)
      }
      await admin.letsPass(4.3)
      await expect(
        page
          .getByText(/closing soon/i)
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
      await fits(page, 'betting closes soon')
      await admin.letsPass(1)
      await expect(
        page
          .getByText(/^closed$|betting closed/i)
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
      await fits(page, 'betting is closed')
      await admin.suspendsBetting()
      await fits(page, 'betting is suspended')
    })

    await test.step("the administrators' area fits the screen", async () => {
      const { _id: match, homeTeam } = stage.match
      await adminInBrowser.opens(`/admin/events?matchId=${match}`)
      await expect(adminInBrowser.page.getByText('Betting is stopped')).toBeVisible()
      await fits(adminInBrowser.page, 'the console')
      await admin.resumesBetting()
      await opens(adminInBrowser, '/admin', 'Users')
      await opens(adminInBrowser, '/admin/matches', homeTeam)
    })
  })
}

test('with text at twice its size, a friend reads each screen from the landing page to the result without a cut word [PR731]', async ({
  admin,
  browser,
  stage,
}) => {
  test.setTimeout(180_000)
  const ana = await stage.arrives('Ana', 'phone')
  await ana.page.addInitScript(setsTextSize, 200)
  const fits = async (page: Page, screen: string) => {
    await expect(page.locator('[data-waiting]')).toHaveCount(0)
    expect([...(await misfits(page)), ...(await cutTexts(page))], screen).toEqual([])
  }

  const settings = await ana.opensSettings(stage.match)
  await settings.getByRole('switch', { name: 'Private lobby' }).click()
  await fits(ana.page, 'the settings of a new lobby')
  const create = settings.getByRole('button', { name: 'CREATE GAME' })
  await create.scrollIntoViewIfNeeded()
  await expect(settings.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 })
  await create.click()
  const dialog = ana.page.getByRole('dialog', { name: 'Your private lobby' })
  const code = dialog.getByText(/^[A-HJ-NP-Z2-9]{6}$/)
  const lobbyCode = await code.innerText()
  await code.scrollIntoViewIfNeeded()
  await expect(code).toBeInViewport({ ratio: 1 })
  await fits(ana.page, 'the code of a private lobby')
  expect(await sideways(dialog), 'parts of the dialog that scroll sideways').toBe(0)

  const context = await browser.newContext({ baseURL: stage.server.url, reducedMotion: 'reduce', ...PHONE })
  const page = await context.newPage()
  await page.addInitScript(setsTextSize, 200)
  await page.goto('/')
  for (const line of await page.locator('#landing summary').all()) await line.click()
  await expect(page.getByText('Official rules')).toBeVisible()
  await fits(page, 'the landing page')
  await page.goto(`/join/${lobbyCode}`)
  await page.getByLabel(/^Your name/).fill(aName('Cleo'))
  await fits(page, 'the invitation')
  await page.getByRole('button', { name: 'Take a seat' }).click()
  await page.getByRole('button', { name: /^More of this game/ }).click()
  const sheet = page.getByRole('dialog', { name: 'This game' })
  await expect(sheet.getByText('PREVIOUS ROUND BETS')).toBeVisible()
  await fits(page, 'what a phone folds away')
  await sheet.getByRole('button', { name: 'How it works' }).click()
  const help = page.getByRole('dialog', { name: 'How it works' })
  await expect(help.getByText('Each round counts from 0')).toBeVisible()
  await fits(page, 'the help')
  expect(await sideways(help), 'parts of the help that scroll sideways').toBe(0)
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  const goesTo = (view: string) =>
    page
      .getByRole('navigation', { name: 'Game' })
      .getByRole('button', { name: new RegExp(view) })
      .click()
  await goesTo('Rank')
  await expect(page.getByText('Bets Placed')).toBeVisible()
  await fits(page, 'the ranking')
  await goesTo('Chat')
  await expect(page.getByText('Guests can only read the chat.')).toBeVisible()
  await fits(page, 'the chat')
  await page.getByRole('button', { name: 'Back' }).click()

  await admin.startsHalf(1)
  await admin.letsKickOff()
  await admin.letsPass(46)
  await admin.endsHalf(1)
  await admin.startsHalf(2)
  await admin.letsKickOff()
  await admin.letsPass(46)
  await admin.endsHalf(2)
  await expect(page.getByRole('link', { name: 'Register to keep my result' })).toBeVisible()
  await fits(page, 'the result')
  await context.close()
})

test('with text at twice its size, the name in the player details stays on one line beside the line of the chips [PR736]', async ({
  admin,
  stage,
}) => {
  const bernadette = await stage.arrives('Bernadette', 'phone')
  const { page } = bernadette
  await page.addInitScript(setsTextSize, 200)
  await stage.opensLobby(bernadette)
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await admin.letsPass(15)
  await bernadette.goesTo('Rank')
  const details = page.getByRole('region', { name: /^Details of Bernadette/ })
  await expect(details.getByRole('img', { name: /chips/i })).toBeVisible()
  const lines = await details.getByRole('heading').evaluate((name) => {
    const range = document.createRange()
    range.selectNodeContents(name)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines).toBe(1)
  expect([...(await misfits(page)), ...(await cutTexts(page))]).toEqual([])
})

test('with forced colours, the current view has an outline, an example code differs from an entered code, and the live dot is visible', async ({
  admin,
  ana,
  stage,
}) => {
  const { page } = ana
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const lobby = await stage.anaOpensLobby()

  await test.step('the example of a code differs from an entered code, and only the cells of the code field show it', async () => {
    await ana.opens('/?tab=join')
    const code = page.getByRole('textbox', { name: 'Lobby code' })
    await expect(code).toHaveAttribute('placeholder', 'AB23CD')
    const example = await colorOf(page.getByText('A', { exact: true }))
    expect(await code.evaluate((input) => getComputedStyle(input, '::placeholder').color)).toBe('rgba(0, 0, 0, 0)')
    await code.pressSequentially('A')
    expect(await colorOf(page.getByText('A', { exact: true }))).not.toBe(example)
  })

  await ana.joins(lobby)
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await admin.letsPass(3)

  await test.step('the dot of a live match has the colour of the text beside it', async () => {
    const dot = page.getByRole('region', { name: 'Scoreboard' }).locator('.animate-breathe')
    expect(await dot.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(await colorOf(dot.locator('..')))
  })

  await test.step('the navigation bar of the game outlines the current view and no other', async () => {
    const bar = page.getByRole('navigation', { name: 'Game' })
    for (const view of [/My bets/i, /Rank/i, /Play/i]) {
      await bar.getByRole('button', { name: view }).click()
      await page.mouse.click(1, 1)
      const outlined = await bar
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons.filter((one) => getComputedStyle(one).outlineStyle === 'solid').map((one) => one.textContent),
        )
      expect(outlined).toEqual([expect.stringMatching(view)])
    }
  })
})

const colorOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).color)

/** Returns how many elements of a dialog are wider than their space. */
const sideways = (dialog: Locator) =>
  dialog.evaluate(
    (element) =>
      [element, ...element.querySelectorAll('*')].filter(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
      ).length,
  )

/** Returns buttons whose price moved and whose arrow overlaps a text, another picture or the edge of the button. */
function coveredByArrows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    for (const button of document.querySelectorAll('button[data-of-slip]')) {
      const arrow = button.querySelector('.figures > svg')?.getBoundingClientRect()
      if (!arrow) continue
      const edge = button.getBoundingClientRect()
      const name = button.textContent ?? ''
      if (arrow.left < edge.left || arrow.right > edge.right || arrow.top < edge.top || arrow.bottom > edge.bottom)
        found.push(`over the edge: ${name}`)
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.textContent?.trim() || node.parentElement?.closest('.sr-only')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const text of range.getClientRects()) {
          const isApart =
            arrow.left >= text.right || arrow.right <= text.left || arrow.top >= text.bottom || arrow.bottom <= text.top
          if (!isApart) found.push(`on ${node.textContent}: ${name}`)
        }
      }
    }
    return found
  })
}

function setsTextSize(text: number): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`html { font-size: ${text}% }`)
  document.adoptedStyleSheets.push(sheet)
}
