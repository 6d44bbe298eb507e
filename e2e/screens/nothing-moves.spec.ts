import { adminListMatchRounds, CLOSE, updateRound } from '@bettle/contract'
import type { Page } from '@playwright/test'
import { ask } from '../support/ask.ts'
import type { Operator } from '../support/operator.ts'
import { expect, type Stage, test } from '../support/stage.ts'

// Fades are enabled, because they must not move anything either. The test also searches for endless animations.
test.use({ habits: { fades: true, fetchesAhead: true } })

/**
 * The highest allowed layout shift score of a test, or of a lost connection. Search engines still rate a score ten times as high as good.
 */
const MOST = 0.01

/**
 * Opens a game in its second minute for three users. The test then asks each browser whether anything has moved since.
 */
async function threeDevicesWatch({ admin, stage }: { admin: Operator; stage: Stage }) {
  const phone = await stage.arrives('Ana', 'phone')
  const lobby = await stage.opensLobby(phone)
  const tablet = await stage.arrives('Ben', 'tablet')
  const desktop = await stage.arrives('Cleo', 'desktop')
  const actors = [phone, tablet, desktop]
  for (const actor of [tablet, desktop]) await actor.joins(lobby)
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await admin.letsPass(1)
  await admin.records('Corner')
  for (const { page, device } of actors) {
    // A phone folds the timeline away.
    if (device !== 'phone') await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible()
    await page.getByRole('radio', { name: /^Corner/ }).click()
    await startsWatching(page)
  }
  const before = await Promise.all(actors.map(({ page }) => optionPositions(page)))
  expect(before.map(({ length }) => length)).toEqual([2, 4, 4])
  const nothingMoved = async (when: string) => {
    for (const [index, { page, device }] of actors.entries()) {
      expect(await optionPositions(page), `${when}, ${device}`).toEqual(before[index])
      const { sum, what } = await moved(page)
      expect(sum, `${when}, ${device}: ${what.join('; ')}`).toBeLessThanOrEqual(MOST)
    }
  }
  const everyone = async (sees: (page: Page) => Promise<void>) => {
    for (const { page } of actors) await sees(page)
  }
  return { actors, everyone, nothingMoved }
}

test('on phone, tablet and desktop the game screen does not move when betting closes, opens again, is suspended and resumes [PR151]', async ({
  adminAtConsole: admin,
  stage,
}) => {
  const { everyone, nothingMoved } = await threeDevicesWatch({ admin, stage })
  await admin.letsPass(2)
  await admin.records('Throw')
  await admin.letsPass(4.3)
  await everyone((page) => expect(page.getByText(/closing soon/i).first()).toBeVisible())
  await nothingMoved('closing soon')
  await admin.letsPass(1)
  await everyone((page) => expect(page.getByText(/betting closed for next round/i).first()).toBeVisible())
  await nothingMoved('closed')
  await admin.letsPass(2)
  await everyone((page) => expect(page.getByText('Next: Round 3')).toBeVisible())
  await nothingMoved('the next round')
  await admin.suspendsBetting()
  await everyone((page) => expect(page.getByText(/betting is suspended for the moment/i)).toBeVisible())
  await nothingMoved('suspended')
  await admin.resumesBetting()
  await everyone((page) => expect(page.getByText(/betting is suspended for the moment/i)).toHaveCount(0))
  await nothingMoved('resumed')
})

test('on phone, tablet and desktop the game screen does not move when a bet is placed, settled or corrected, or the connection is lost [PR151]', async ({
  admin,
  stage,
}) => {
  const { actors, everyone, nothingMoved } = await threeDevicesWatch({ admin, stage })
  for (const actor of actors) await actor.bets(10).on('over 0.5 Corner')
  await nothingMoved('a bet is confirmed')
  await admin.letsPass(10)
  await everyone((page) => expect(page.getByText('Next: Round 3')).toBeVisible())
  await nothingMoved('the round of the bet')
  await admin.records('Corner')
  await admin.letsPass(10)
  await everyone((page) => expect(page.getByText('Next: Round 4')).toBeVisible())
  await nothingMoved('it has come out')
  await admin.deletesEvent('Corner', 'It was a goal kick')
  await everyone((page) => expect(page.getByRole('button', { name: 'Dismiss' }).first()).toBeVisible())
  await nothingMoved('corrected')
  // Losing the connection is no part of undisturbed play: it is measured by itself.
  for (const { page } of actors) await startsWatching(page)
  for (const { context } of actors) await context.setOffline(true)
  stage.server.ctx.live.closeAll(CLOSE.moving)
  await everyone(async (page) => {
    await expect(page.getByText(/not live since/i)).toBeVisible()
    await expect(page.getByText('Offline', { exact: true })).toBeVisible()
    await expect(page.getByText(/^live/i)).toHaveCount(0)
  })
  await nothingMoved('offline')
  for (const { context } of actors) await context.setOffline(false)
  await everyone((page) => expect(page.getByText(/not live since/i)).toHaveCount(0))
  await nothingMoved('connected again')
})

test('betting opens at the first moment of half-time, and nothing moves on the screen [C11] [PR146]', async ({
  admin,
  stage,
}) => {
  const { actors, everyone, nothingMoved } = await threeDevicesWatch({ admin, stage })
  await admin.letsPass(43)
  await everyone((page) => expect(page.getByText('Next: Round 6')).toBeVisible())
  await nothingMoved('the last round of the half')
  await admin.endsHalf(1)
  await everyone(async (page) => {
    await expect(page.getByText(/^Half-time/)).toBeVisible()
    await expect(page.locator('fieldset button[aria-pressed]').first()).toBeEnabled()
  })
  await nothingMoved('half-time')
  for (const actor of actors) await actor.bets(10).on('over 0.5 Corner')
  await admin.startsHalf(2)
  await admin.letsKickOff()
  await everyone((page) => expect(page.getByText('Next: Round 7')).toBeVisible())
  await nothingMoved('the second half')
})

test('a gap between two rounds moves less than a tenth of the screen when it begins and when it ends [C11] [PR100]', async ({
  admin,
  stage,
}) => {
  const { actors, everyone } = await threeDevicesWatch({ admin, stage })
  const token = await stage.signsInAsAdmin()
  const of = { params: { matchId: stage.match._id } }
  const { matchRounds } = await ask(stage.server.url, adminListMatchRounds, of, token)
  const third = matchRounds.find(({ roundNumber }) => roundNumber === 3)
  if (!third) throw new Error('there is no third round')
  await ask(stage.server.url, updateRound, { params: { id: third._id }, body: { startMinute: 22 } }, token)
  const movedLittle = async (when: string) => {
    for (const { page, device } of actors) {
      const { sum, what } = await moved(page)
      expect(sum, `${when}, ${device}: ${what.join('; ')}`).toBeLessThan(0.1)
    }
  }
  await admin.letsPass(10)
  await everyone((page) => expect(page.getByText('Next: Round 3')).toBeVisible())
  await admin.letsPass(9.5)
  await everyone((page) => expect(page.getByText(/available when the next round begins/)).toBeVisible())
  await movedLittle('the gap')
  await admin.letsPass(2)
  await everyone((page) => expect(page.getByText('Next: Round 4')).toBeVisible())
  await movedLittle('the next round')
})

test('an overlay causes no new layout of the game below it, and with reduced motion no animation keeps running', async ({
  admin,
  ana,
  browser,
  stage,
}) => {
  await stage.opensLobby(ana)
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await expect(ana.page.getByRole('region', { name: 'Timeline' })).toBeVisible()
  const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length
  await expect.poll(() => ana.page.evaluate(moving)).toBe(0)
  const elements = await ana.page.evaluate(() => document.querySelectorAll('#root *').length)
  await browser.startTracing(ana.page, { categories: ['devtools.timeline'] })
  await ana.page.evaluate(() => {
    const over = document.createElement('div')
    for (const change of [() => document.body.append(over), () => over.remove()]) {
      change()
      document.body.getBoundingClientRect()
    }
  })
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const styled = traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : []))
  expect(styled.length).toBeGreaterThan(0)
  expect(Math.max(...styled)).toBeLessThan(elements / 10)
})

interface TraceEvent {
  readonly name: string
  readonly args: { readonly elementCount?: number }
}

interface Moved {
  sum: number
  /** Which elements moved and by how much, for the failure message. */
  what: string[]
}

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Counts all layout shifts from this call on, including those right after a press. */
async function startsWatching(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Moved = { sum: 0, what: [] }
    Object.assign(globalThis, { moved: seen })
    const from = performance.now()
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      const region = element?.closest('[aria-label]')?.getAttribute('aria-label')
      return `${element?.tagName.toLowerCase()} in ${region}: ${element?.textContent?.trim().slice(0, 30)}`
    }
    const observer = new PerformanceObserver((list) => {
      for (const { startTime, value, sources } of list.getEntries() as LayoutShift[]) {
        if (startTime < from) continue
        seen.sum += value
        const parts = sources.map(({ node, previousRect: was, currentRect: is }) => {
          const by = [is.left - was.left, is.top - was.top, is.width - was.width, is.height - was.height]
          return `${nameOf(node)} by ${by.map(Math.round).join(' ')}`
        })
        seen.what.push(`${value.toFixed(4)} ${parts.join(', ')}`)
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
}

const moved = (page: Page) => page.evaluate(() => (globalThis as unknown as { moved: Moved }).moved)

/** Returns the positions of the first two options of each side on the page (px). */
function optionPositions(page: Page) {
  return page.evaluate(() => {
    const options = [...document.querySelectorAll('fieldset button[aria-pressed]')]
    return options.slice(0, 4).map((option) => {
      const { left, top, height } = option.getBoundingClientRect()
      return [left, top + scrollY, height].map(Math.round).join(' ')
    })
  })
}
