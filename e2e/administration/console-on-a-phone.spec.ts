import { adminUpdateUser, whoami } from '@bettle/contract'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { ask } from '../support/ask.ts'
import { misfits } from '../support/misfits.ts'
import { OperatorAtConsole } from '../support/operator.ts'
import { expect, type Stage, test } from '../support/stage.ts'

/** Opens the console on a phone. */
async function opensOnAPhone(stage: Stage): Promise<OperatorAtConsole> {
  const { url, clock } = stage.server
  const olga = await stage.arrives('Olga', 'phone')
  const { user } = await ask(url, whoami, {}, olga.token)
  const adminToken = await stage.signsInAsAdmin()
  await ask(url, adminUpdateUser, { params: { id: user?._id ?? '' }, body: { role: 'admin' } }, adminToken)
  const operator = new OperatorAtConsole(olga, clock, stage.match)
  await operator.opensConsole()
  return operator
}

const keys = (page: Page) => page.getByRole('list', { name: 'Event keys' })
const board = (page: Page) => page.getByRole('region', { name: 'Scoreboard' })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
const bottomOf = async (one: Locator) => {
  const box = await one.boundingBox()
  return (box?.y ?? 0) + (box?.height ?? 0)
}

test('the console fits a phone: all keys, the clock, the last event and Undo are visible, and each press is confirmed at its key [PR303] [PR304]', async ({
  stage,
}) => {
  const olga = await opensOnAPhone(stage)
  const { page } = olga
  await test.step('the console says that no round counts a press before kick-off', async () => {
    await expect(page.getByText('Before kick-off: no round counts an event now.')).toBeVisible()
    await olga.records('Throw')
    await expect(page.getByText('Before kick-off: no round counts this event.', { exact: true })).toBeVisible()
    await expect(page.locator('[aria-live="polite"]').getByText(/Throw.*Before kick-off/)).toHaveCount(1)
  })
  await olga.startsHalf(1)
  await olga.letsKickOff()
  await olga.letsPass(3)
  await page.evaluate(() => scrollTo(0, 0))

  await test.step('every key is visible without scrolling, and the first one lies in the upper 450 px', async () => {
    const items = keys(page).getByRole('listitem')
    expect((await items.first().boundingBox())?.y).toBeLessThanOrEqual(450)
    expect(await bottomOf(items.last())).toBeLessThanOrEqual(844)
    await expect(undo(page)).toBeInViewport({ ratio: 1 })
  })

  await test.step('no label of a console key touches the line below the label', async () => {
    const gaps = await keys(page).evaluate((list) =>
      [...list.querySelectorAll('li')].map((item) => {
        const label = item.querySelector('span')?.getBoundingClientRect().bottom ?? 0
        return (item.lastElementChild?.getBoundingClientRect().top ?? 0) - label
      }),
    )
    expect(gaps.length).toBeGreaterThanOrEqual(9)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4)
  })

  await test.step('a press highlights its key, increases its count and is announced', async () => {
    const corner = keys(page).getByRole('listitem').filter({ hasText: 'Corner' })
    await page.getByRole('button', { name: /^Corner (?!CRO)/ }).tap()
    await expect(corner).toHaveAttribute('data-recorded', '')
    await expect(corner).toHaveText(/^Corner1C?...1CRO$/)
    await expect(page.getByText(/^Corner ... 4'$/)).toBeInViewport()
    await expect(page.locator('[aria-live="polite"]').getByText(/^Corner ..., 4'$/)).toHaveCount(1)
    await expect(corner).not.toHaveAttribute('data-recorded')
  })

  await test.step('clock, last event and Undo stay visible at any scroll position, and the dialog of End Half shows the clock', async () => {
    const control = page.getByRole('region', { name: 'Match control' })
    await control.getByRole('button', { name: 'End Half 1' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('timer', { name: 'Match clock' })).toHaveText('3:00')
    await expect(question.getByText('Connected')).toBeVisible()
    await question.getByRole('button', { name: 'Cancel' }).click()
    for (const one of [board(page), undo(page), page.getByText(/^Corner ... 4'$/)]) {
      await expect(one).toBeInViewport({ ratio: 1 })
    }
    await undo(page).click()
    await expect(page.locator('[data-console-shown="1"][data-console-kept="0"]')).toBeVisible()
  })

  await test.step('while betting is suspended the whole board says this, and the button that resumes betting is the largest in its row', async () => {
    await page.evaluate(() => scrollTo(0, 0))
    await olga.suspendsBetting()
    await expect(board(page).getByText('Betting is stopped')).toBeVisible()
    await expect(board(page)).toHaveClass(/board-stopped/)
    const resume = page.getByRole('button', { name: 'Resume betting' })
    await expect(resume).toContainText('Resume betting')
    const width = (await resume.boundingBox())?.width ?? 0
    expect(width).toBeGreaterThan(((await page.getByRole('button', { name: /^VAR/ }).boundingBox())?.width ?? 0) * 1.5)
    await expectAccessible(page)
    await olga.resumesBetting()
    await expect(page.getByText('Betting is stopped')).toHaveCount(0)
    await page.getByRole('button', { name: /^VAR/ }).click()
    await expect(board(page).getByText('No betting on Goal, Card, Penalty')).toBeVisible()
  })
})

test('on a phone held sideways two rows of console keys, the clock and Undo are visible without scrolling', async ({
  stage,
}) => {
  const olga = await opensOnAPhone(stage)
  const { page } = olga
  await olga.startsHalf(1)
  await olga.letsKickOff()
  await olga.letsPass(3)
  await olga.records('Corner')
  await page.setViewportSize({ width: 844, height: 390 })
  await page.evaluate(() => scrollTo(0, 0))
  for (const one of [board(page), undo(page), keys(page).getByRole('listitem').nth(5)]) {
    await expect(one).toBeInViewport({ ratio: 1 })
  }
  expect(await misfits(page)).toEqual([])
})

test('on a phone with text at twice its size the first console key is visible, and nothing is wider than the screen [PR303]', async ({
  stage,
}) => {
  const { page } = await opensOnAPhone(stage)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px'
  })
  const first = keys(page).getByRole('listitem').first()
  await expect(first).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
})
