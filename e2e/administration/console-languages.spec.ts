import { setHabits } from '../support/habits.ts'
import { ADMIN } from '../support/server.ts'
import { expect, test } from '../support/stage.ts'
import { isRead, Words } from '../support/words.ts'

for (const language of ['en', 'de', 'es']) {
  test(`an operator signs in, starts a half, records, undoes and ends the half, and every screen is in ${language} [PR1059]`, async ({
    browser,
    stage,
  }) => {
    const words = new Words(language)
    const { clock, url } = stage.server
    const context = await browser.newContext({
      baseURL: url,
      reducedMotion: 'reduce',
      locale: language,
      viewport: { width: 1440, height: 900 },
    })
    await setHabits(context)
    const page = await context.newPage()
    const halves = page.getByRole('region', { name: words.is('match-control.console.match-control') })
    const start = words.is('match-control.clock-control.start-half-half-number', { halfNumber: 1 })
    const end = words.is('match-control.clock-control.end-half-half-number-2', { halfNumber: 1 })
    const recorded = page.getByRole('button', {
      name: words.is('match-control.recorded-events.delete-name-minute'),
    })
    const records = async () => {
      const before = await recorded.count()
      // The server's clock stands between moves while the console's clock goes on.
      await clock.advance(0)
      await page
        .getByRole('list', { name: words.is('match-control.event-keys.event-keys') })
        .getByRole('button', { name: words.is('match-ui.event-type.corner') })
        .click()
      await expect(recorded).toHaveCount(before + 1)
    }

    await test.step('the operator signs in and opens the console', async () => {
      await page.goto('/login')
      await page.getByLabel(words.starts('account.sign-in-form.email')).fill(ADMIN.email)
      await page.getByLabel(words.starts('account.sign-in-form.password')).first().fill(ADMIN.password)
      await isRead(page, words, 'the sign-in')
      await page.getByRole('button', { name: words.is('form.submit-button.submit') }).click()
      await expect(page).toHaveURL(/\/admin/)
      await isRead(page, words, 'the overview')
      await page.goto('/admin/events')
      await page.getByRole('button', { name: new RegExp(`${stage.match.homeTeam}.*Croatia`) }).click()
      await expect(halves).toBeVisible()
      if ((await halves.getByRole('button').count()) === 0) await halves.getByRole('heading').first().click()
      await isRead(page, words, 'the console before the match')
    })

    await test.step('the operator starts the half, and records and undoes an event', async () => {
      await halves.getByRole('button', { name: start }).click()
      await expect(halves.getByRole('button', { name: end })).toBeEnabled()
      await clock.set((Math.floor(clock.now() / 60_000) + 1) * 60_000)
      await clock.advance(3 * 60_000)
      await records()
      await clock.advance(60_000)
      await records()
      await isRead(page, words, 'the console with events')
      await page.getByRole('button', { name: words.starts('match-control.console.undo') }).click()
      await expect(recorded).toHaveCount(1)
      await isRead(page, words, 'the console after an undo')
    })

    await test.step('the operator ends the half', async () => {
      await clock.advance(43 * 60_000)
      await halves.getByRole('button', { name: end }).click()
      const question = page.getByRole('alertdialog')
      await expect(question).toBeVisible()
      await isRead(page, words, 'the question before the end of the half')
      await question.getByRole('button', { name: end }).click()
      await expect(
        halves.getByRole('button', { name: words.is('match-control.clock-control.end-half') }),
      ).toBeDisabled()
      await isRead(page, words, 'half-time')
    })
    await context.close()
  })
}
