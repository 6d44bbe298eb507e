import { getLanding, getPastLanding, type LandingContent, publishLanding } from '@bettle/contract'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { PHONE } from '../support/actor.ts'
import { ask } from '../support/ask.ts'
import { complaintsOf } from '../support/complaints.ts'
import { aNewcomer } from '../support/newcomer.ts'
import { ADMIN } from '../support/server.ts'
import { expect, type Stage, test } from '../support/stage.ts'
import { tabTo } from '../support/tab-to.ts'

/** Publishes a changed landing page for visitors who open it afterwards. */
async function publishes(stage: Stage, change: (content: LandingContent) => LandingContent): Promise<void> {
  const token = await stage.signsInAsAdmin()
  const { content, revision } = await ask(stage.server.url, getLanding, {})
  await ask(stage.server.url, publishLanding, { body: { content: change(content), basedOn: revision } }, token)
}

/** Opens the line of a section, without a script too. */
const opens = (page: Page, section: string) => page.locator('summary').filter({ hasText: section }).click()

const original = async (stage: Stage) =>
  (await ask(stage.server.url, getPastLanding, { params: { revision: 0 } }, await stage.signsInAsAdmin())).content

test('a visitor without JavaScript reads the published landing page, whose HTML contains its title, description and preview picture [PR22] [PR24]', async ({
  browser,
  stage,
}) => {
  const { url } = stage.server
  const sign = "“Ana” & Ben’s 'night' 1 > 0"
  await publishes(stage, (content) => ({ ...content, page: { title: 'Match night', description: sign } }))
  const html = await (await fetch(url)).text()
  expect(html).toContain('<title>Match night</title>')
  expect(html).toContain('<meta name="description" content="“Ana” &amp; Ben’s &#39;night&#39; 1 &gt; 0">')
  expect(html).toContain(`<link rel="canonical" href="${url}/">`)
  expect(html).toMatch(/<meta property="og:image" content="[^"]+\/preview\.png">/)
  expect(await (await fetch(`${url}/robots.txt`)).text()).toContain(`Sitemap: ${url}/sitemap.xml`)
  expect(await (await fetch(`${url}/sitemap.xml`)).text()).toContain(`<loc>${url}/</loc>`)

  const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Call the next')
  const card = page.getByRole('checkbox', { name: 'Turn over the card: Take a seat' })
  await expect(page.getByText('A lobby is one match and the people who play it.')).toBeAttached()
  await expect(card).toBeHidden()
  await opens(page, 'How it works')
  await card.check()
  await expect(card).toBeChecked()
  await opens(page, 'Look inside')
  await expect(page.getByRole('img', { name: /The game on a phone/ })).toBeVisible()
  await page.getByRole('link', { name: 'Play now' }).click()
  await expect(page).toHaveURL(/\/register$/)
  await context.close()
  const before = await original(stage)
  await publishes(stage, () => before)
})

for (const theme of ['night', 'day'] as const) {
  test(`the landing page flips its cards by press and by key, leads to the app, and logs no error, in the ${theme} theme [PR24] [PR27] [PR29] [PR30]`, async ({
    browser,
    stage,
  }) => {
    const { page, context } = await aNewcomer(browser, stage.server, theme)
    const complaints = complaintsOf(page)
    await page.goto('/')
    await expectAccessible(page)
    const first = page.getByRole('checkbox', { name: 'Turn over the card: Take a seat' })
    await tabTo(page, page.locator('summary').filter({ hasText: 'How it works' }))
    await page.keyboard.press('Enter')
    await tabTo(page, first)
    await page.keyboard.press('Enter')
    await expect(first).toBeChecked()
    await page.keyboard.press('Space')
    await expect(first).not.toBeChecked()
    const second = page.getByRole('checkbox', { name: 'Turn over the card: Live rounds' })
    await second.click()
    await expect(second).toBeChecked()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Light or dark theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme === 'night' ? 'day' : 'night')
    // The page does not show invented team members.
    await expect(page.getByRole('heading', { name: 'Meet the team' })).toHaveCount(0)
    for (const section of ['Game modes', 'Better with friends', 'Tournaments and leagues', 'Look inside'])
      await opens(page, section)
    await expect(page.getByRole('heading', { name: 'Bet Stop' })).toBeVisible()
    await expect(page.getByText(/An event counts when enough players agree/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Tournaments and leagues' })).toBeVisible()
    await expect(page.getByText(/Divisions 1 to 3/)).toBeVisible()
    await page.getByRole('link', { name: 'Admin' }).click()
    await expect(page).toHaveURL(/\/login\?next=%2F%3Ftab%3Dlanding$/)
    expect(complaints).toEqual([])
    await context.close()
  })
}

test('the landing page loads only its own two scripts and none of the app, and fits a phone [PR23] [PR24] [PR853]', async ({
  browser,
  stage,
}) => {
  const context = await browser.newContext({ ...PHONE, baseURL: stage.server.url })
  const page = await context.newPage()
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts.map((path) => path.replace(/-[^-]+\.js$/, ''))).toEqual(['/assets/first-paint', '/assets/landing'])
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
  // Three screens of a phone at most, and the button is on the first.
  expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThanOrEqual(3 * PHONE.viewport.height)
  await expect(page.getByRole('link', { name: /try it now|play now/i }).first()).toBeInViewport({ ratio: 1 })
  await opens(page, 'How it works')
  await page.getByRole('checkbox', { name: 'Turn over the card: Take a seat' }).tap()
  await expect(page.getByRole('checkbox', { name: 'Turn over the card: Take a seat' })).toBeChecked()
  await page.setViewportSize({ width: 844, height: 390 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByRole('link', { name: /try it now/i }).first()).toBeInViewport({ ratio: 1 })
  await context.close()
})

test('with reduced motion the picture of a round stands still until the visitor plays it, and can be paused [PR854]', async ({
  browser,
  stage,
}) => {
  const { page, context } = await aNewcomer(browser, stage.server)
  await page.clock.install()
  await page.goto('/')
  const picture = page.getByRole('region', { name: 'A round of the game' })
  await expect(picture).toContainText('A recorded round')
  await expect(picture).toContainText('37:12')
  await page.clock.runFor(60_000)
  await expect(picture).toContainText('37:12')
  await picture.getByRole('button', { name: 'Play' }).click()
  await page.clock.runFor(2300)
  await expect(picture).toContainText('30:24')
  await expect(picture).toContainText('0 of 2')
  await picture.getByRole('button', { name: 'Pause' }).click()
  await page.clock.runFor(60_000)
  await expect(picture).toContainText('30:24')
  const moves = await picture
    .locator('.round-ribbon > i, .round-bet')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).transitionDuration))
  expect(moves).toEqual(['0s', '0s'])
  await context.close()
})

test('a signed-in user finds the lines of the lounge above its first section, and editing shows all sections open [PR853]', async ({
  adminInBrowser: { page },
}) => {
  await page.goto('/?tab=landing')
  const line = page.locator('summary').filter({ hasText: 'How it works' })
  const first = page.getByRole('region', { name: 'Welcome' })
  const [above, below] = [await line.boundingBox(), await first.boundingBox()]
  expect(above?.y).toBeLessThan(below?.y ?? 0)
  await expectAccessible(page)
  await page.goto('/admin/visual-editor')
  await page.getByLabel(/^Your password/).fill(ADMIN.password)
  await page.getByRole('button', { name: /Unlock|Retry/ }).click()
  await expect(page.getByRole('textbox', { name: 'How it works, card 1, title' })).toBeVisible()
  await expect(page.locator('main summary')).toHaveCount(0)
})
