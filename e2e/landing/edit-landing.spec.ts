import { adminListUsers, adminUpdateUser, getLanding, revertLanding } from '@bettle/contract'
import type { Browser, Page } from '@playwright/test'
import { aFilm } from '../support/a-film.ts'
import { aPng } from '../support/a-png.ts'
import { expectAccessible } from '../support/accessible.ts'
import { Actor, type Device } from '../support/actor.ts'
import { ask } from '../support/ask.ts'
import { complaintsOf } from '../support/complaints.ts'
import { aNewcomer, signsIn } from '../support/newcomer.ts'
import { ADMIN } from '../support/server.ts'
import { expect, type Stage, test } from '../support/stage.ts'
import { tabTo } from '../support/tab-to.ts'

/** All scenarios of a server share the landing page, so each scenario restores it. */
test.afterEach(async ({ stage }) => {
  const token = await stage.signsInAsAdmin()
  const { revision } = await ask(stage.server.url, getLanding, {})
  if (revision > 0) await ask(stage.server.url, revertLanding, { body: { revision: 0, basedOn: revision } }, token)
})

async function anAdmin(browser: Browser, stage: Stage, device: Device = 'desktop'): Promise<Actor> {
  return Actor.arrive(browser, stage.server.url, 'Admin', await stage.signsInAsAdmin(), device)
}

async function unlocks(page: Page, password: string = ADMIN.password): Promise<void> {
  await page.getByLabel(/^Your password/).fill(password)
  await page.getByRole('button', { name: /Unlock|Retry/ }).click()
}

async function opensEditor({ page }: Actor): Promise<void> {
  await page.goto('/admin/visual-editor')
  await unlocks(page)
  await expect(page.getByRole('toolbar', { name: 'Editing' })).toBeVisible()
}

/** Checks the page in a browser that has never visited it. */
async function visitorReads(browser: Browser, stage: Stage, heading: string): Promise<void> {
  const { page, context } = await aNewcomer(browser, stage.server)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
  await context.close()
}

/** Returns the number of the published revision. */
const revisionOf = async (stage: Stage) => (await ask(stage.server.url, getLanding, {})).revision
const seesPublished = (page: Page, revision: number) =>
  expect(page.getByText(`This is the published page, revision ${revision}.`)).toBeVisible()

const heading = (page: Page) => page.getByRole('textbox', { name: 'Welcome: Heading' })
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true })

test('an administrator signs in from the landing page, unlocks its editor, corrects refused content, publishes and restores the previous text [PR272] [PR273] [PR274] [PR279] [PR281]', async ({
  browser,
  stage,
}) => {
  const before = await revisionOf(stage)
  const { page, context } = await aNewcomer(browser, stage.server)
  await page.goto('/')
  await page.getByRole('link', { name: 'Admin' }).click()
  await signsIn(page, ADMIN)
  await expect(page).toHaveURL(/\?tab=landing$/)
  const complaints = complaintsOf(page)
  await page.getByRole('button', { name: 'Admin: edit this page' }).click()
  await unlocks(page, 'Wrong-1')
  await expect(page.getByText('Incorrect password. Please try again.').first()).toBeVisible()
  await unlocks(page)
  const text = 'Admin mode activated. All content is now editable and will be saved automatically.'
  await expect(page.getByText(text).first()).toBeVisible()

  // Pasted content becomes plain text on one line.
  await heading(page).fill('Shout\nthe next')
  await expect(heading(page)).toHaveValue('Shout the next')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(heading(page)).toHaveValue('Call the next')
  await page.getByRole('button', { name: 'Redo' }).click()
  await page.getByRole('textbox', { name: 'How it works, card 1, title' }).fill('<b>Sit</b>')

  await page.getByRole('button', { name: 'Change Welcome: Picture beside the heading' }).click()
  const dialog = page.getByRole('dialog')
  const file = dialog.locator('input[type=file]')
  await file.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(750 * 1024 + 1) })
  await expect(dialog.getByText('File is too large. Please select a file smaller than 750 KB.')).toBeVisible()
  await file.setInputFiles({ name: 'stand.png', mimeType: 'image/png', buffer: aPng(600) })
  await expect(dialog.getByText('stand.png', { exact: true })).toBeVisible()
  await dialog.getByLabel(/^Description/).fill('')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Use this file' }).click()

  await publish(page).click()
  await expect(page.getByText('Please check for errors')).toBeVisible()
  await expect(page.getByText(/Use plain text/)).toBeVisible()
  await expect(page.getByText(/Describe the picture for people who cannot see it/)).toBeVisible()
  expect(await revisionOf(stage)).toBe(before)
  await page.getByRole('textbox', { name: 'How it works, card 1, title' }).fill('Sit down')
  await page.getByRole('button', { name: 'Change Welcome: Picture beside the heading' }).click()
  await dialog.getByLabel(/^Description/).fill('The stand')
  await dialog.getByRole('button', { name: 'Use this file' }).click()
  await publish(page).click()
  await seesPublished(page, before + 1)
  // The browser console's messages about the refusals come from the server's responses, not from the page.
  expect(complaints.filter((each) => !/status of 40[03]/.test(each))).toEqual([])

  const visitor = await aNewcomer(browser, stage.server)
  await visitor.page.goto('/')
  await expect(visitor.page.getByRole('heading', { level: 1 })).toContainText('Shout the next')
  await visitor.page.locator('summary').filter({ hasText: 'Look inside' }).click()
  const shown = visitor.page.getByRole('img', { name: 'The stand' })
  await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(600)
  await visitor.context.close()

  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.getByText(`Revision ${before + 1} · published`)).toBeVisible()
  await page.getByRole('button', { name: 'Bring back revision 0' }).click()
  await page.getByRole('button', { name: 'Publish this revision again' }).click()
  await seesPublished(page, before + 2)
  await expect(heading(page)).toHaveValue('Call the next')
  await visitorReads(browser, stage, 'Call the next')
  await context.close()
})

test('an administrator who publishes the landing page second is refused, compares both versions, and may publish their own version after that [PR277] [PR278]', async ({
  browser,
  stage,
}) => {
  const before = await revisionOf(stage)
  const ana = await anAdmin(browser, stage)
  const ben = await anAdmin(browser, stage)
  for (const { page } of [ana, ben]) {
    await page.goto('/admin/visual-editor')
    await unlocks(page)
  }
  await heading(ana.page).fill('Hers the next')
  await heading(ben.page).fill('His the next')
  await publish(ana.page).click()
  await seesPublished(ana.page, before + 1)
  await publish(ben.page).click()
  const dialog = ben.page.getByRole('dialog', { name: 'Admin has published the page' })
  await expect(dialog.getByRole('row').filter({ hasText: 'Welcome, heading' })).toContainText(
    /Hers the next.*His the next/,
  )
  await expectAccessible(ben.page)
  await visitorReads(browser, stage, 'Hers the next')
  await dialog.getByRole('button', { name: 'Go on editing' }).click()

  // The draft survives a reload of the page.
  await ben.page.reload()
  await unlocks(ben.page)
  await expect(heading(ben.page)).toHaveValue('His the next')
  await ben.page.getByRole('button', { name: 'Compare' }).click()
  await dialog.getByRole('button', { name: 'Keep my texts' }).click()
  await publish(ben.page).click()
  await seesPublished(ben.page, before + 2)
  await visitorReads(browser, stage, 'His the next')
  await ana.leavesTheStage()
  await ben.leavesTheStage()
})

test('an administrator uses only the keyboard to move and hide sections of the landing page, publish a text and restore revision 0 [PR275] [PR282]', async ({
  browser,
  stage,
}) => {
  const before = await revisionOf(stage)
  const admin = await anAdmin(browser, stage)
  const { page } = admin
  await opensEditor(admin)
  const press = (key: string) => page.keyboard.press(key)
  await tabTo(page, page.getByRole('button', { name: 'Move Previews up' }))
  await press('Enter')
  await tabTo(page, page.getByRole('switch', { name: 'Last invitation' }))
  await press('Space')
  await tabTo(page, heading(page), 120)
  await press('Control+a')
  await page.keyboard.type('Keyed the next')
  await expectAccessible(page)
  await press('Control+z')
  await expect(heading(page)).toHaveValue('Call the next')
  await press('Control+Shift+z')
  await expect(heading(page)).toHaveValue('Keyed the next')
  await publish(page).focus()
  await press('Enter')
  await seesPublished(page, before + 1)
  const { content } = await ask(stage.server.url, getLanding, {})
  expect(content.sections.find(({ kind }) => kind === 'invitation')?.visible).toBe(false)
  expect(content.sections.findIndex(({ kind }) => kind === 'previews')).toBe(4)

  await page.getByRole('button', { name: 'History' }).focus()
  await press('Enter')
  const back = page.getByRole('button', { name: 'Bring back revision 0' })
  await tabTo(page, back)
  await press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Publish this revision again' }))
  await press('Enter')
  await seesPublished(page, before + 2)
  await visitorReads(browser, stage, 'Call the next')
  await admin.leavesTheStage()
})

test('an administrator drags a section of the landing page and adds a video, which plays muted, and does not play with reduced motion', async ({
  browser,
  stage,
}) => {
  const before = await revisionOf(stage)
  const admin = await anAdmin(browser, stage)
  const { page } = admin
  const complaints = complaintsOf(page)
  await opensEditor(admin)
  const to = await page.getByRole('button', { name: 'Move How it works', exact: true }).boundingBox()
  await page.getByRole('button', { name: 'Move Social modes', exact: true }).hover()
  await page.mouse.down()
  await page.mouse.move((to?.x ?? 0) + 10, (to?.y ?? 0) + 6, { steps: 12 })
  await expect(page.getByText('Social modes is at position 2 of')).toBeAttached()
  await page.mouse.up()
  await expect(page.getByText(/is saved in this browser/)).toBeVisible()

  const dialog = page.getByRole('dialog')
  // For an instant after a drop, the page treats a click as the end of the drag.
  await expect(async () => {
    await page.getByRole('button', { name: 'Change Welcome: Picture beside the heading' }).click()
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass()
  const film = { name: 'goal.mp4', mimeType: 'video/mp4', buffer: await aFilm(page) }
  await dialog.locator('input[type=file]').setInputFiles(film)
  await expect(dialog.getByText('goal.mp4', { exact: true })).toBeVisible()
  await dialog.getByLabel(/^Description/).fill('A goal')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Use this file' }).click()
  await publish(page).click()
  await seesPublished(page, before + 1)
  const { content } = await ask(stage.server.url, getLanding, {})
  const kinds = content.sections.map(({ kind }) => kind)
  expect(kinds.indexOf('social-modes')).toBe(kinds.indexOf('how-it-works') - 1)
  expect(complaints).toEqual([])

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const context = await browser.newContext({ baseURL: stage.server.url, reducedMotion })
    const visitor = await context.newPage()
    const complaintsOfVisitor = complaintsOf(visitor)
    await visitor.goto('/')
    await visitor.locator('summary').filter({ hasText: 'Look inside' }).click()
    const shown = visitor.getByLabel('A goal')
    const state = () =>
      shown.evaluate((film: HTMLVideoElement) => [film.readyState >= 1, film.muted, film.paused, film.videoWidth])
    await expect.poll(state).toEqual([true, true, reducedMotion === 'reduce', 300])
    expect(complaintsOfVisitor).toEqual([])
    await context.close()
  }
  await admin.leavesTheStage()
})

test('an administrator publishes and restores the landing page by touch on a phone; a demoted administrator cannot publish, but keeps the draft [PR272] [PR277] [PR282]', async ({
  browser,
  stage,
}) => {
  const before = await revisionOf(stage)
  const phone = await anAdmin(browser, stage, 'phone')
  const { page } = phone
  await opensEditor(phone)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
  await heading(page).tap()
  await heading(page).fill('Tapped the next')
  await publish(page).tap()
  await seesPublished(page, before + 1)
  await visitorReads(browser, stage, 'Tapped the next')
  await page.getByRole('button', { name: 'History' }).tap()
  await page.getByRole('button', { name: 'Bring back revision 0' }).tap()
  await page.getByRole('button', { name: 'Publish this revision again' }).tap()
  await seesPublished(page, before + 2)

  const dana = await stage.arrives('Dana', 'phone')
  const { url } = stage.server
  const token = await stage.signsInAsAdmin()
  const { users } = await ask(url, adminListUsers, { query: { q: 'dana' } }, token)
  const [{ _id: id } = {}] = users.filter(({ name }) => name === 'Dana').slice(-1)
  const becomes = (role: 'admin' | 'player') =>
    ask(url, adminUpdateUser, { params: { id: id as never }, body: { role } }, token)
  await becomes('admin')
  await dana.page.goto('/admin/visual-editor')
  await unlocks(dana.page, 'Kick-off-1')
  await heading(dana.page).fill('Dana’s the next')
  await expect(dana.page.getByText(/is saved in this browser/)).toBeVisible()
  await becomes('player')
  await publish(dana.page).tap()
  await expect(
    dana.page.getByText('You are no longer signed in as an administrator, so you cannot edit this page.').first(),
  ).toBeVisible()
  await visitorReads(browser, stage, 'Call the next')
  await becomes('admin')
  await dana.page.goto('/admin/visual-editor')
  await unlocks(dana.page, 'Kick-off-1')
  await expect(heading(dana.page)).toHaveValue('Dana’s the next')
  await expect(dana.page.getByText(/Your draft of .* was restored/)).toBeVisible()
  await phone.leavesTheStage()
})
