import { readFile } from 'node:fs/promises'
import { login } from '@bettle/contract'
import type { Browser, Download, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { Actor, type Device } from '../support/actor.ts'
import { ask } from '../support/ask.ts'
import { misfits } from '../support/misfits.ts'
import { playsPastGame } from '../support/past-game.ts'
import { expect, type Stage, test } from '../support/stage.ts'

const picture = (page: Page) => page.getByRole('dialog', { name: /as a picture/ })

/** Plays a game that Ana wins against Ben, and opens its result. */
async function anaSeesHerResult(browser: Browser, stage: Stage, device: Device) {
  const { server } = stage
  const [anaAccount, benAccount] = [await stage.registers('Ana'), await stage.registers('Ben')]
  const bets = [
    { account: anaAccount, on: 'Over 0.5 Corner', stake: 1 },
    { account: benAccount, on: 'Under 0.5 Corner', stake: 10 },
  ]
  const players = [anaAccount, benAccount]
  const game = { homeTeam: 'France', awayTeam: 'Bosnia and Herzegovina', players, bets, corner: true, confirmed: true }
  const lobby = await playsPastGame(server, game)
  const { token } = await ask(server.url, login, { body: anaAccount })
  const ana = await Actor.arrive(browser, server.url, 'Ana', token, device)
  await ana.opens(`/previous-results/${lobby._id}`)
  await expect(ana.page.getByRole('heading', { name: 'Final result' })).toBeVisible()
  return ana
}

async function saves(page: Page): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    picture(page).getByRole('button', { name: 'Save' }).click(),
  ])
  return download
}

/** Reads the size and the number of colours of a PNG, in the browser that drew it. */
async function looksAt(page: Page, download: Download) {
  const bytes = await readFile(await download.path())
  return page.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const context = canvas.getContext('2d') as CanvasRenderingContext2D
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
    const colours = new Set<number>()
    let lit = 0
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3)
      colours.add((red << 16) | (green << 8) | blue)
      if (red + green + blue > 450) lit += 1
    }
    return { width: canvas.width, height: canvas.height, colours: colours.size, lit: (lit * 4) / data.length }
  }, bytes.toString('base64'))
}

test('a player saves their own result as a picture without the names of others, and can add the ranking to the picture [PR673]', async ({
  browser,
  stage,
}) => {
  const ana = await anaSeesHerResult(browser, stage, 'phone')
  const { page } = ana
  await page.getByRole('button', { name: 'Share this result' }).click()
  const image = picture(page).getByRole('img')
  await expect(image).toHaveAttribute('alt', /^Ana\S*: 1st of 2 with \d+ chips\. France 0–0 Bosnia and Herzegovina\./)
  await expect(image).not.toHaveAttribute('alt', /Ben/)
  await expectAccessible(page)
  expect(await misfits(page)).toEqual([])
  const alone = await saves(page)
  expect(alone.suggestedFilename()).toBe('bettle-france-bosnia-and-herzegovina.png')
  const own = await looksAt(page, alone)
  expect([own.width, own.height]).toEqual([1080, 1080])
  expect(own.colours).toBeGreaterThan(500)
  expect(own.lit).toBeGreaterThan(0.02)

  const before = await image.getAttribute('src')
  await picture(page).getByRole('switch', { name: 'Show the ranking' }).click()
  await expect(image).not.toHaveAttribute('src', before ?? '')
  const whole = await looksAt(page, await saves(page))
  expect([whole.width, whole.height]).toEqual([1080, 1236])
  await ana.leavesTheStage()
})

test('a player shares a settled bet as a picture, and an open bet offers no picture [PR674]', async ({
  browser,
  stage,
}) => {
  const ana = await anaSeesHerResult(browser, stage, 'desktop')
  const { page } = ana
  // Simulates a device with a share sheet that accepts files.
  await page.evaluate(() => {
    const shared: string[] = []
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files, text }: ShareData) => void shared.push(`${files?.[0]?.name} ${files?.[0]?.type} ${text}`),
    })
    Object.assign(globalThis, { shared })
  })
  await page.getByRole('button', { name: /Over 0\.5 Corner/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Share this bet' }).click()
  await expect(picture(page).getByRole('img')).toHaveAttribute(
    'alt',
    /^Over 0\.5 corners, Round 1, .*: WON\. The count was 1\. The stake was 1 chip at 1\.\d\d, and 1 was returned\./,
  )
  await expectAccessible(page)
  const slip = await looksAt(page, await saves(page))
  expect([slip.width, slip.height]).toEqual([1080, 1080])
  expect(slip.lit).toBeGreaterThan(0.3)
  await picture(page).getByRole('button', { name: 'Share' }).click()
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { shared: string[] }).shared))
    .toEqual([expect.stringMatching(/^bettle-round-1\.png image\/png Over 0\.5 corners/)])
  await page.keyboard.press('Escape')
  await expect(picture(page)).toHaveCount(0)
  await ana.leavesTheStage()

  const ben = await stage.arrives('Ben')
  await stage.opensLobby(ben)
  await ben.bets(10).on('over 0.5 Corner')
  await ben.page
    .getByRole('region', { name: 'My bets' })
    .getByRole('button', { name: /Corner/ })
    .click()
  await expect(ben.page.getByRole('dialog').getByRole('article')).toBeVisible()
  await expect(ben.page.getByRole('button', { name: 'Share this bet' })).toHaveCount(0)
})
