import type { Page, Request } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { PHONE } from '../support/actor.ts'
import { aNewcomer, signsIn } from '../support/newcomer.ts'
import type { StageServer } from '../support/server.ts'
import { expect, test } from '../support/stage.ts'

const guide = (page: Page) => page.getByRole('region', { name: 'Your first bet' })
const keep = (page: Page) => page.getByRole('link', { name: 'Register to keep my result' })

async function goesOn({ clock }: StageServer, seconds: number): Promise<void> {
  for (let elapsed = 0; elapsed < seconds; elapsed += 3) await clock.advance(3000)
}

async function registers(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Create your account' })
  await form.getByLabel(/^Name/).fill('Guesta')
  await form.getByLabel(/^Email/).fill(email)
  await form.getByLabel(/^Password/).fill('Kick-off-1')
  await form.getByLabel(/^Confirm password/).fill('Kick-off-1')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Submit' }).click()
}

/** The requests of a phone from the press until the guide, with the page and the socket. This number may only fall. */
const MOST_REQUESTS = 22

test('from Try it now to the guide a phone sends at most 22 requests, and the game starts before any script of the app runs [PR870]', async ({
  browser,
  stage: { server },
}) => {
  const context = await browser.newContext({ ...PHONE, baseURL: server.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('[aria-label="Your first bet"]') === null) return
      seen.disconnect()
      document.documentElement.dataset.guideAt = String(Date.now())
    })
    seen.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const requests: Request[] = []
  let sockets = 0
  page.on('request', (request) => requests.push(request))
  page.on('websocket', () => {
    sockets += 1
  })
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/assets\/vendor-/, async (route) => {
    await held
    await route.continue()
  })
  const details = page.waitForResponse(/\/api\/app\/game\/lobby-details\//)
  await page.getByRole('link', { name: 'Try it now' }).first().click({ noWaitAfter: true })
  await details
  letThrough()
  await expect(guide(page)).toBeVisible()
  const guideAt = Number(await page.locator('html').getAttribute('data-guide-at'))
  const before: string[] = []
  for (const request of requests) {
    await request.response()
    if (request.timing().startTime <= guideAt) before.push(new URL(request.url()).pathname)
  }
  expect(sockets).toBe(1)
  expect(before.filter((path) => path === '/api/guest/start')).toHaveLength(1)
  expect(before.filter((path) => path.includes('/lobby-details/'))).toHaveLength(1)
  expect(before.length + sockets, before.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS)

  // A visitor who loads the address again gets the same game.
  const code = new URL(page.url()).pathname
  await page.goto('/try')
  await expect(guide(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(code)
  await context.close()
})

test('a visitor starts a trial game with one press, plays to the podium, and keeps the result by registering [PR264]', async ({
  browser,
  stage: { server },
}) => {
  test.setTimeout(180_000)
  const { page, context } = await aNewcomer(browser, server)
  await page.goto('/')
  const landed = Date.now()
  await page.getByRole('link', { name: 'Try it now' }).click()
  await expect(guide(page)).toContainText(/Press (OVER|UNDER) \d\.5/)
  const [, side, line] = (await guide(page).innerText()).match(/Press (OVER|UNDER) (\d\.5)/) ?? []
  await page.getByRole('button', { name: new RegExp(`^${side} ${line}`, 'i') }).click()
  await page.getByRole('button', { name: /^Place 10/ }).click()
  await expect(page.getByRole('alertdialog')).toContainText(/The match starts in \d:\d\d/)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Place Bet' }).click()
  await expect(guide(page)).toContainText('Placed.')
  expect(Date.now() - landed).toBeLessThan(60_000)
  await expect(page.getByText('Trial game', { exact: true })).toBeVisible()
  await expect(keep(page)).toBeVisible()
  await expect(page.getByText('Chat', { exact: true })).toHaveCount(0)
  await expectAccessible(page)

  // A reload returns to the same trial game.
  await goesOn(server, 60)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Game rank' })).toContainText(/Guest \d+/)
  await goesOn(server, 280)
  await expect(page.getByText('Match Complete')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Register to keep my result' }).click()
  await expect(page.getByText('When you register, you keep your game, your result and your receipts.')).toBeVisible()
  await expectAccessible(page)
  await registers(page, `guesta.${Date.now()}@bettle.example`)

  await expect(page.getByText('Final result')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Guesta')
  await expect(page.getByRole('main')).toContainText(/throw/i)
  await expect(keep(page)).toHaveCount(0)
  await page.goto('/previous-results')
  await expect(page.getByRole('main')).toContainText('1 game')
  await context.close()
})

test('a guest registers by keyboard in the middle of a trial game and plays on in the same game [PR265]', async ({
  browser,
  stage: { server },
}) => {
  const { page, context } = await aNewcomer(browser, server, 'day')
  await page.goto('/login')
  await page.getByRole('link', { name: 'Try it now' }).press('Enter')
  await expect(guide(page)).toBeVisible()
  const gamePath = new URL(page.url()).pathname
  const otherTab = await context.newPage()
  await otherTab.goto(gamePath)
  await expect(keep(otherTab)).toBeVisible()
  await keep(page).press('Enter')
  // The old pair of tokens becomes invalid before the new pair is stored. A request of the other tab is refused with
  // the old pair, and that tab waits.
  const refused = otherTab.waitForResponse(
    (answer) => answer.url().includes('/auth/refresh') && answer.status() === 401,
  )
  await page.route('**/api/auth/register', async (route) => {
    const answer = await route.fetch()
    await refused
    await route.fulfill({ response: answer })
  })
  await registers(page, `mid.${Date.now()}@bettle.example`)
  await expect(page).toHaveURL(({ pathname }) => pathname === gamePath)
  await expect(page.getByRole('region', { name: 'Game rank' })).toContainText('Guesta')
  // The other tab belongs to the new account as well.
  await expect(keep(otherTab)).toHaveCount(0)
  await expect(otherTab.getByRole('button', { name: /^Menu of Guesta/ })).toBeVisible()
  await context.close()
})

test('a guest who has an account must confirm before signing in to it, and either stays in the trial or leaves it [PR266]', async ({
  browser,
  stage,
}) => {
  const account = await stage.registers('Cleo')
  const { page, context } = await aNewcomer(browser, stage.server)
  await page.goto('/try')
  await expect(guide(page)).toBeVisible()
  const asksToSignIn = async () => {
    await page.getByRole('button', { name: /^Menu of Guest/ }).click()
    await page.getByRole('menuitem', { name: 'I have an account' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Sign in to your account?' })
    await expect(asked).toContainText('Signing in ends your guest game')
    return asked
  }
  await (await asksToSignIn()).getByRole('button', { name: 'Stay with my game' }).click()
  await expect(guide(page)).toBeVisible()
  const asked = await asksToSignIn()
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Sign in' }).click()
  await signsIn(page, account)
  await expect(page.getByRole('tab', { name: 'JOIN GAME' })).toBeVisible()
  await expect(keep(page)).toHaveCount(0)
  await page.goto('/previous-results')
  await expect(page.getByRole('main')).not.toContainText(/Guest \d/)
  await context.close()
})

test('a guest who opens the lobby list finds their running trial game, and after leaving that game reads that they have left it [PR267]', async ({
  browser,
  stage: { server },
}) => {
  const { page, context } = await aNewcomer(browser, server)
  await page.goto('/try')
  await expect(guide(page)).toBeVisible()
  await page.getByRole('link', { name: 'Bettle: all lobbies' }).click()
  await expect(page.getByRole('heading', { name: 'Your trial game is running' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back to the game' }).click()
  await page.getByRole('button', { name: 'Leave Game' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave Game' }).click()
  await expect(page.getByRole('heading', { name: 'You have left your trial game' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'JOIN GAME' })).toHaveCount(0)
  await context.close()
})

test('a visitor who asks for a trial game while all are taken reads that they are taken, and can open an open lobby [PR268]', async ({
  browser,
  stage,
}) => {
  const lobby = await stage.anaOpensLobby()
  const { page, context } = await aNewcomer(browser, stage.server)
  await page.route('**/api/guest/start', (route) =>
    route.fulfill({ status: 409, json: { error: 'Every trial game is taken at the moment.', code: 'guests-full' } }),
  )
  await page.goto('/try')
  await expect(page.getByRole('alert')).toContainText('Every trial game is taken')
  await expectAccessible(page)
  await page
    .getByRole('region', { name: 'Open lobbies' })
    .getByRole('link', { name: new RegExp(stage.match.homeTeam) })
    .click()
  await expect(page).toHaveURL(new RegExp(`/join/${lobby.lobbyCode}`))
  await context.close()
})
