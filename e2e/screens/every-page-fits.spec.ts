import { readFile } from 'node:fs/promises'
import {
  adminListCrashReports,
  adminListReports,
  adminListUsers,
  createCircle,
  createCompetition,
  createInvitationCodes,
  createLobby,
  listAvatars,
  reportName,
  submitCrashReport,
} from '@bettle/contract'
import type { Browser, Page } from '@playwright/test'
import { Actor } from '../support/actor.ts'
import { ask } from '../support/ask.ts'
import { cutTexts } from '../support/cut-texts.ts'
import { misfits } from '../support/misfits.ts'
import { overlaps } from '../support/overlaps.ts'
import { playsPastGame } from '../support/past-game.ts'
import { smallTargets } from '../support/small-targets.ts'
import { expect, type Stage, test } from '../support/stage.ts'

const SIZES = [
  { name: 'a screen of 320 px', viewport: { width: 320, height: 640 }, text: 100 },
  { name: 'text at twice its size', viewport: { width: 390, height: 844 }, text: 200 },
] as const

/** The language whose texts and words are the longest. */
const LONGEST = 'de'

/** Twenty wide characters, which is the maximum length of a name. */
const LONG_NAME = 'WMWMWMWMWMWMWMWMWMWM'

/** The pages of each kind of user, with the paths of the router. */
const PAGES = {
  visitor: [
    '/login',
    '/login?lounge=true',
    '/register',
    '/request-reset',
    '/reset-password?token=a&id=b',
    '/confirm-email?token=a&id=b',
    '/terms-of-service',
    '/forbidden',
    '/join/:code',
    '/seat',
    '/try',
    '/play-match',
    '/nothing-here',
    '/',
  ],
  player: [
    '/?tab=join',
    '/?tab=create',
    '/?tab=tournament',
    '/?tab=compete',
    '/compete/:competition/draw',
    '/compete/:competition',
    '/game/:code',
    '/chat?lobbyId=:lobby',
    '/previous-results',
    '/previous-results/:past',
    '/profile',
    '/compete/new',
    '/compete/:competition/organise',
    '/circle/',
    '/circle/:circle',
    '/circle/join/:circleCode',
    '/join/AAAAAA',
    '/logout',
  ],
  admin: [
    '/admin',
    '/admin/manage-user/:user',
    '/admin/avatars',
    '/admin/manage-avatar/:avatar',
    '/admin/matches',
    '/admin/manage-match/:match',
    '/admin/debug-match/:match',
    '/admin/event-types',
    '/admin/feed-providers',
    '/admin/events',
    '/admin/events?matchId=:match',
    '/admin/landing-page',
    '/admin/visual-editor',
    '/admin/competitions',
    '/admin/competition/:exclusive',
    '/admin/lobbies',
    '/admin/lobby-users',
    '/admin/lobby-users?lobbyId=:lobby',
    '/admin/games',
    '/admin/user-bets',
    '/admin/due-work',
    '/admin/reminders',
    '/admin/reports',
    '/admin/report/:report',
    '/admin/crash-reports',
    '/admin/crash-report/:crash',
    '/admin/audit-log',
  ],
} as const

type Audience = keyof typeof PAGES

for (const { name, viewport, text } of SIZES) {
  for (const audience of Object.keys(PAGES) as Audience[]) {
    test(`each ${audience} page fits ${name}: no page scrolls sideways, and no text is cut off or overlaps another [PR306]`, async ({
      browser,
      stage,
    }) => {
      test.setTimeout(240_000)
      const { ids, actors } = await prepares(stage, browser)
      const { page } = actors[audience]
      await page.setViewportSize(viewport)
      await page.addInitScript(setsTextSize, text)
      const found = await faultsOf(page, PAGES[audience], ids)
      for (const actor of Object.values(actors)) await actor.leavesTheStage()
      expect(found).toEqual({})
    })
  }
}

for (const { name, viewport, text } of SIZES) {
  for (const audience of ['visitor', 'player'] as const) {
    test(`in the longest language too each ${audience} page fits ${name} [PR1057]`, async ({ browser, stage }) => {
      test.setTimeout(240_000)
      const { ids, actors } = await prepares(stage, browser)
      const { page } = actors[audience]
      await page.setViewportSize(viewport)
      await page.addInitScript(setsTextSize, text)
      await page.goto(`/terms-of-service?lang=${LONGEST}`)
      const found = await faultsOf(page, PAGES[audience], ids)
      await expect(page.locator('html')).toHaveAttribute('lang', LONGEST)
      for (const actor of Object.values(actors)) await actor.leavesTheStage()
      expect(found).toEqual({})
    })
  }
}

/** Opens each page and returns what does not fit, by the path. */
async function faultsOf(page: Page, paths: readonly string[], ids: Readonly<Record<string, string | undefined>>) {
  const found: Record<string, readonly string[]> = {}
  for (const path of paths) {
    await page.goto(path.replace(/:(\w+)/g, (_, id: string) => ids[id] ?? id))
    await isComplete(page)
    const faults = [...(await misfits(page)), ...(await cutTexts(page)), ...(await overlaps(page))]
    if (faults.length > 0) found[path] = faults
  }
  return found
}

test('on a touch screen no button, link or field of the administrators’ area is smaller than a finger, and no dialog’s [PR845]', async ({
  browser,
  stage,
}) => {
  test.setTimeout(240_000)
  const { ids, actors } = await prepares(stage, browser)
  const { page } = actors.admin
  const found: Record<string, readonly string[]> = {}
  const measures = async (name: string) => {
    const small = await smallTargets(page)
    if (small.length > 0) found[name] = small
  }
  for (const path of PAGES.admin) {
    await page.goto(path.replace(/:(\w+)/g, (_, id: string) => ids[id] ?? id))
    await isComplete(page)
    await page.locator('details').evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute('open', '')
    })
    await measures(path)
    if (path === '/admin/feed-providers') {
      await page.getByRole('button', { name: 'New provider' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await measures('the form of a provider')
    }
  }
  for (const actor of Object.values(actors)) await actor.leavesTheStage()
  expect(found).toEqual({})
})

test('the layout tests measure every page of the router', async () => {
  const source = (path: string) => readFile(new URL(`../../apps/web/src/app/${path}`, import.meta.url), 'utf8')
  const inRouter = [...(await source('router.tsx')).matchAll(/ path: '(\/[^']*)'/g)].map(([, path = '']) => path)
  const area = /const PAGES[^=]*= \{(.*?)\n\}/s.exec(await source('pages/admin/admin-area.tsx'))?.[1] ?? ''
  const inArea = [...area.matchAll(/^ {2}'?([\w-]*)'?: page/gm)].map(([, path = '']) =>
    `/admin/${path}`.replace(/\/$/, ''),
  )
  const shape = (path: string) =>
    path
      .replace(/\?.*/, '')
      .replace(/(?<=\/(join|game|previous-results)\/).+/, '*')
      .replace(/(?<=\/compete\/)[$:].*/, '*')
      .replace(/(?<=\/circle\/)[$:].*/, '*')
  const measured = new Set(Object.values(PAGES).flat().map(shape))
  expect(inArea.length).toBeGreaterThan(15)
  expect(inRouter.filter((path) => !measured.has(shape(path)))).toEqual([])
  expect(inArea.filter((path) => ![...measured].some((one) => one === path || one.startsWith(`${path}/`)))).toEqual([])
})

/**
 * Prepares a finished game, an upcoming game with a member, and a crash, so that no list of the administrators' area is
 * empty.
 */
async function prepares(stage: Stage, browser: Browser) {
  const { server, match } = stage
  const [ana, ben] = [await stage.registers(LONG_NAME), await stage.registers('Ben')]
  const bets = [{ account: ana, on: 'Over 0.5 Corner', stake: 10 }]
  const teams = { homeTeam: 'Borussia Mönchengladbach', awayTeam: 'Wolverhampton Wanderers' }
  const past = await playsPastGame(server, {
    ...teams,
    players: [ana, ben],
    bets,
    corner: true,
    deletionReason: 'VAR: offside',
  })
  const { url } = server
  const token = await stage.signsInAsAdmin()
  const actors = {
    visitor: await Actor.arrive(browser, url, 'Vera', token, 'phone', { isSignedIn: false }),
    player: await Actor.arrive(browser, url, LONG_NAME, await stage.signsIn(ana), 'phone'),
    admin: await Actor.arrive(browser, url, 'Admin', token, 'phone'),
  }
  const { lobby } = await ask(url, createLobby, { body: { matchId: match._id, gameSettings: {} } }, actors.player.token)
  const report = { error: { name: 'TypeError', message: 'x is undefined', stack: 'TypeError: x is undefined' } }
  await ask(url, submitCrashReport, { body: report as never }, actors.player.token)
  const [crash] = (await ask(url, adminListCrashReports, { query: {} }, token)).crashReports
  const { users } = await ask(url, adminListUsers, { query: { q: LONG_NAME } }, token)
  const { avatars } = await ask(url, listAvatars, {}, token)
  const named = { lobbyId: past._id, userId: users[0]?._id as never, reason: 'spam' as const }
  await ask(url, reportName, { body: named }, await stage.signsIn(ben))
  const [reported] = (await ask(url, adminListReports, { query: {} }, token)).reports
  const cup = {
    name: `Cup of ${LONG_NAME}`,
    format: 'tournament',
    places: 8,
    closesAt: new Date(server.clock.now() + 3_600_000).toISOString(),
    lastDay: new Date(server.clock.now() + 86_400_000).toISOString(),
  } as const
  const competition = await ask(url, createCompetition, { body: cup }, actors.player.token)
  const prize = { isExclusive: true, prize: `A scarf of ${LONG_NAME}`, promisedBy: LONG_NAME }
  const exclusive = await ask(url, createCompetition, { body: { ...cup, ...prize } }, token)
  const params = { competitionId: exclusive.competition._id }
  await ask(url, createInvitationCodes, { params, body: { singleUse: true, count: 3 } }, token)
  const { circle } = await ask(url, createCircle, { body: { name: `C ${LONG_NAME}` } }, actors.player.token)
  const ids: Record<string, string | undefined> = {
    circle: circle._id,
    circleCode: circle.code,
    code: lobby.lobbyCode,
    lobby: lobby._id,
    past: past._id,
    match: match._id,
    user: users[0]?._id,
    avatar: avatars[0]?._id,
    crash: crash?._id,
    report: reported?._id,
    competition: competition.competition._id,
    exclusive: exclusive.competition._id,
  }
  return { ids, actors }
}

async function isComplete(page: Page): Promise<void> {
  await expect(page.locator('[data-waiting], [aria-busy="true"], [role="status"] .animate-shimmer')).toHaveCount(0)
  await expect(page.locator('h1, h2, [role="log"]').first()).toBeAttached()
  await page.evaluate('document.fonts.ready')
}

function setsTextSize(text: number): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`html { font-size: ${text}% }`)
  document.adoptedStyleSheets.push(sheet)
}
