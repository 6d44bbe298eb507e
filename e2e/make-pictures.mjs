// Takes the screenshots of the README (docs/images) and of the landing page (apps/web/src/features/content/pictures)
// from the current game. Run `npm run make-pictures` when screens or sentences have changed, and look at each picture:
// the matches are simulated and differ each time. The pictures are committed because a build has no browser.
// `podium.webp` is not taken, because it shows players who have won a game with a pot.
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { register } from '@bettle/contract'
import { startServer, testClock } from '@bettle/server'
import { chromium } from '@playwright/test'
import { browserFlags, findBrowser } from './find-browser.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
// The library for pictures that the server uses.
const sharp = createRequire(`${root}apps/server/package.json`)('sharp')
const README = `${root}docs/images/`
const LANDING = `${root}apps/web/src/features/content/pictures/`
const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
/** Seconds from the kick-off of a trial game, at tempo 20, to the middle of its third round. */
const TO_THIRD_ROUND = 74
const ANA = { name: 'Ana', email: 'ana@bettle.example', password: 'Floodlight-1!' }

const clock = testClock()
const dataDir = await mkdtemp(join(tmpdir(), 'bettle-pictures-'))
const server = await startServer({
  clock,
  config: {
    ...{ env: 'test', port: 0, host: '127.0.0.1', dataDir, databaseUrl: 'memory://' },
    ...{ authSecret: 'a secret that everybody may know, as this server shows pictures', ledgerHeads: undefined },
    ...{ practice: true, guests: true, rateLimits: false, testClock: true, logLevel: 'error' },
  },
})
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags] })
try {
  const desktop = await newPage(DESKTOP)
  const phone = await newPage(PHONE)
  for (const page of [desktop, phone]) await startTrial(page)
  await passes(TO_THIRD_ROUND)
  for (const page of [desktop, phone]) {
    await page.getByRole('button', { name: /^(Close|Skip) the guide$/ }).click()
    await page.getByRole('button', { name: /^Over/i }).first().click()
  }
  await take(desktop, { png: `${README}game-desktop.png`, webp: 'game-wide', width: 1200 })
  await take(phone, { png: `${README}game-phone.png`, webp: 'game', width: 544 })
  await take(await hubPage(), { webp: 'hub', width: 448 })
} finally {
  await browser.close()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function newPage(device) {
  const context = await browser.newContext({ ...device, baseURL: server.url, reducedMotion: 'reduce' })
  await context.addInitScript(() => localStorage.setItem('bettle.theme', 'night'))
  return context.newPage()
}

/** Starts a trial game, and places the first bet that the guide explains. */
async function startTrial(page) {
  await page.goto('/try')
  const guide = page.getByRole('region', { name: 'Your first bet' })
  await guide.getByText(/Press (OVER|UNDER) \d\.5/).waitFor()
  const [, side, line] = /Press (OVER|UNDER) (\d\.5)/.exec(await guide.innerText()) ?? []
  await page.getByRole('button', { name: new RegExp(`^${side} ${line}`, 'i') }).click()
  await page.getByRole('button', { name: /^Place 10/ }).click()
  const sure = page.getByRole('alertdialog')
  await sure.getByRole('button', { name: 'Place Bet' }).click()
  await guide.getByText('Placed.').waitFor()
}

/** Opens the hub of a player who has just registered, which shows the lobbies of practice games. */
async function hubPage() {
  const answer = await fetch(`${server.url}/api${register.path}`, {
    method: register.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ANA, confirmPassword: ANA.password, tos: true }),
  })
  if (!answer.ok) throw new Error(`The player could not register: ${await answer.text()}`)
  const page = await newPage(PHONE)
  await page.goto('/login')
  await page.getByLabel(/^Email/).fill(ANA.email)
  await page.getByLabel(/^Password/).fill(ANA.password)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: /^Menu of Ana/ }).waitFor()
  return page
}

async function passes(seconds) {
  for (let elapsed = 0; elapsed < seconds; elapsed += 2) await clock.advance(2000)
}

/**
 * @param files the names of the pictures: `png` in the size of the screen, `webp` for the landing page, with its width
 */
async function take(page, { png, webp, width }) {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(2000)
  const picture = await page.screenshot()
  if (png) await sharp(picture).png({ palette: true, effort: 10 }).toFile(png)
  await sharp(picture).resize(width).webp({ quality: 82 }).toFile(`${LANDING}${webp}.webp`)
}
