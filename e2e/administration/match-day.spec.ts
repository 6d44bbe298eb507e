import { adminListLobbies, adminUpdateUser, listActions, whoami } from '@bettle/contract'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { ask } from '../support/ask.ts'
import { expect, test } from '../support/stage.ts'

const MINUTE = 60_000

test('two operators run a whole match from the start page by the next button alone, and a double press and a press for a passed state change nothing [W8] [W9] [W10] [PR840] [PR841] [PR842] [PR843]', async ({
  adminInBrowser: { page },
  stage,
}) => {
  test.setTimeout(240_000)
  const { url, clock } = stage.server
  const token = () => stage.signsInAsAdmin()
  const actor = await stage.arrives('Olga')
  const { user } = await ask(url, whoami, {}, actor.token)
  await ask(url, adminUpdateUser, { params: { id: user?._id ?? '' }, body: { role: 'admin' } }, await token())
  const olga = actor.page
  const letsPass = async (minutes: number) => {
    for (let passed = 0; passed < minutes; passed += 1) await clock.advance(MINUTE)
  }
  const next = (of: Page) => of.getByRole('region', { name: 'Next step' })
  const press = (of: Page, name: string) => next(of).getByRole('button', { name, exact: true })
  const confirms = async (of: Page, name: string) => {
    const question = of.getByRole('alertdialog')
    await expect(question.getByText(/keep their results|The result changes/)).toBeVisible()
    await question.getByRole('button', { name, exact: true }).click()
    await expect(question).toHaveCount(0)
  }

  const home = `Alone ${Date.now() % 1_000_000}`
  const matchId = await test.step('the start page leads to a new match', async () => {
    await page.goto('/admin/landing-page')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Add Match' }).click()
    await page.getByLabel('Home team').fill(home)
    await page.getByLabel('Away team').fill('Ajax')
    await page.getByRole('button', { name: 'Create match' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `${home} v Ajax` })).toBeVisible()
    return page.url().split('/').at(-1) ?? ''
  })
  const lobbies = async () =>
    (await ask(url, adminListLobbies, { query: { matchId: matchId as never } }, await token())).lobbies

  await test.step('the next button announces the match and opens one lobby, also if it is pressed twice', async () => {
    await expectAccessible(page)
    await press(page, 'Announce the match').click()
    await press(page, 'Open a lobby').dblclick()
    const invitation = page.getByRole('dialog', { name: 'Invite to this game' })
    await expect(invitation.getByText(/\/join\/[A-Z2-9]{6}$/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(invitation).toHaveCount(0)
    expect(await lobbies()).toHaveLength(1)
  })

  await test.step('the start is off until ten minutes before the kick-off, for both operators', async () => {
    await olga.goto('/admin/landing-page')
    await olga.getByRole('link', { name: `Start Half 1: ${home} v Ajax` }).click()
    for (const of of [page, olga]) {
      await expect(press(of, 'Start Half 1')).toBeDisabled()
      await expect(next(of)).toContainText('Too early: you can start from')
    }
    await letsPass(21)
    for (const of of [page, olga]) await expect(press(of, 'Start Half 1')).toBeEnabled()
  })

  await test.step('a press that arrives after the other operator’s is refused with the state as it is now', async () => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/api/admin/game/start-half', async (route) => {
      await held
      await route.continue()
    })
    const isSent = page.waitForRequest('**/api/admin/game/start-half')
    await press(page, 'Start Half 1').click()
    await isSent
    await press(olga, 'Start Half 1').dblclick()
    // Both see the next step at once.
    await expect(next(olga).getByRole('link', { name: 'Record events' })).toBeVisible()
    await expect(next(page).getByRole('link', { name: 'Record events' })).toBeVisible()
    letGo()
    await expect(next(page).getByRole('alert')).toContainText(
      'Another change came first, so nothing was done: half 1 is running.',
    )
    await page.unroute('**/api/admin/game/start-half')
    const { actions } = await ask(url, listActions, { query: { matchId: matchId as never } }, await token())
    expect(actions.filter(({ kind }) => kind === 'start-half')).toHaveLength(1)
  })

  await test.step('the console shows the same next step as the page of the match, to the end', async () => {
    await next(page).getByRole('link', { name: 'Record events' }).click()
    await expect(press(page, 'End Half 1')).toBeDisabled()
    await letsPass(3)
    await page.getByRole('list', { name: 'Event keys' }).getByRole('button', { name: 'Corner', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Delete Corner/ })).toHaveCount(1)
    await letsPass(44)
    await expect(press(olga, 'End Half 1')).toBeEnabled()
    await press(page, 'End Half 1').click()
    await confirms(page, 'End Half 1')
    await expect(press(olga, 'Start Half 2')).toBeEnabled()
    // By keyboard.
    await expect(press(page, 'Start Half 2')).toBeEnabled()
    await press(page, 'Start Half 2').press('Enter')
    await expect(next(olga).getByRole('link', { name: 'Record events' })).toBeVisible()
    await letsPass(47)
    await press(olga, 'End Half 2').click()
    await expectAccessible(olga)
    await confirms(olga, 'End Half 2')
    await expect(press(olga, 'Confirm results')).toBeEnabled()
    await press(page, 'Confirm results').click()
    await confirms(page, 'Confirm results')
    await expect(next(page)).toContainText('This match needs nothing more.')
    await next(olga).getByRole('link', { name: 'Start page' }).click()
    await expect(olga.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(olga.getByRole('region', { name: 'Tonight' })).not.toContainText(home)
  })
})
