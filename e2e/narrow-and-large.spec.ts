import type { Page } from '@playwright/test'
import { Actor } from './actor.ts'
import { misfits } from './misfits.ts'
import { expect, test } from './stage.ts'

const SIZES = [
  { name: 'a phone of 320 px', viewport: { width: 320, height: 640 }, text: 100 },
  { name: 'text at twice its size', viewport: { width: 390, height: 844 }, text: 200 },
] as const

for (const { name, viewport, text } of SIZES) {
  test(`the screens of a game fit ${name}: no page scrolls sideways, no control cuts its text off, no labels overlap`, async ({
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

    await test.step('the pages before sign-in fit', async () => {
      await opens(visitor, '/', /ten minutes/i)
      await opens(visitor, '/login', 'Sign In')
      await visitor.page.getByRole('textbox', { name: 'Email' }).focus()
      await fits(visitor.page, 'signing in')
      await opens(visitor, '/register', 'Register')
      await visitor.leavesTheStage()
    })

    const lobby = await stage.anaOpensLobby()
    await test.step('the hub and the lobby fit', async () => {
      await opens(ana, '/?tab=join', lobby.lobbyCode)
      await opens(ana, '/?tab=create', /CREATE GAME/)
      await ana.joins(lobby)
      await fits(ana.page, 'the lobby before the match')
    })

    await test.step('each phase of the game fits', async () => {
      const { page } = ana
      await page.getByRole('button', { name: /^Over/ }).first().click()
      await fits(page, 'a play in the slip')
      await admin.startsHalf(1)
      await admin.letsKickOff()
      await expect(page.getByText('LIVE ROUND').first()).toBeVisible()
      await admin.letsPass(3)
      await admin.records('Corner')
      await fits(page, 'a live round')
      for (const view of [/My bets/, /Rank/, /Play/]) {
        await page.getByRole('navigation', { name: 'Game' }).getByRole('button', { name: view }).click()
        await fits(page, `the game: ${view.source}`)
      }
      await admin.letsPass(4.3)
      await expect(page.getByText(/betting is closing soon/i).first()).toBeVisible()
      await fits(page, 'betting closes soon')
      await admin.letsPass(1)
      await expect(page.getByText(/betting closed/i).first()).toBeVisible()
      await fits(page, 'betting is closed')
      await admin.suspendsBetting()
      await fits(page, 'betting is suspended')
    })

    await test.step("the administrators' area fits", async () => {
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

function setsTextSize(text: number): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`html { font-size: ${text}% }`)
  document.adoptedStyleSheets.push(sheet)
}
