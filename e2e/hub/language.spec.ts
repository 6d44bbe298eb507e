import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { PHONE } from '../support/actor.ts'
import { aName } from '../support/guest.ts'
import { setHabits } from '../support/habits.ts'
import { misfits } from '../support/misfits.ts'
import { expect, test } from '../support/stage.ts'

test('a visitor whose link says German takes a seat, bets and reads all of it in German, and changes the language without losing the seat [PR1040] [PR1043]', async ({
  browser,
  stage,
}) => {
  test.setTimeout(120_000)
  const lobby = await stage.anaOpensLobby({ isPrivate: true })
  const context = await browser.newContext({ baseURL: stage.server.url, reducedMotion: 'reduce', ...PHONE })
  await setHabits(context)
  const page = await context.newPage()
  const html = page.locator('html')
  await page.goto(`/join/${lobby.lobbyCode}?lang=de`)
  await expect(html).toHaveAttribute('lang', 'de')
  await page.getByLabel(/^Dein Name/).fill(aName('Cleo'))
  await expect(page).toHaveURL(`/join/${lobby.lobbyCode}`)
  await expectAccessible(page)
  expect(await misfits(page)).toEqual([])
  await page.getByRole('button', { name: /Platz nehmen/ }).tap()
  await expect(page).toHaveURL(`/game/${lobby.lobbyCode}`)
  await expect(html).toHaveAttribute('lang', 'de')

  await page.reload()
  await expect(html).toHaveAttribute('lang', 'de')
  await page.getByRole('button', { name: /^Menü von/ }).tap()
  await page.getByRole('menuitem', { name: 'Sprache' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Sprache' })
  await expect(dialog.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'English' }).tap()
  await expect(html).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL(`/game/${lobby.lobbyCode}`)
  await expect(page.getByRole('link', { name: 'Register to keep my seat' })).toBeVisible()
  await context.close()
})

test('the landing page of a language works without scripts, and its links lead to every other language [PR1042] [PR1043]', async ({
  browser,
  stage,
}) => {
  const context = await browser.newContext({ baseURL: stage.server.url, javaScriptEnabled: false, locale: 'fr-FR' })
  const page = await context.newPage()
  const html = page.locator('html')
  await page.goto('/')
  await expect(html).toHaveAttribute('lang', 'fr')
  await page.locator('summary', { hasText: /^\s*fr/i }).click()
  await page.getByRole('link', { name: 'Português' }).click()
  await expect(page).toHaveURL('/pt-br')
  await expect(html).toHaveAttribute('lang', 'pt-BR')
  // The pages that follow are in the chosen language, not in that of the browser.
  await page.getByRole('navigation').getByRole('link').last().click()
  await expect(page).toHaveURL('/register')
  await expect(html).toHaveAttribute('lang', 'pt-BR')
  await page.goto('/pt-br')
  await page.locator('summary', { hasText: /^\s*pt/i }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(html).toHaveAttribute('lang', 'en')
  await context.close()
})

test('a user chooses a language in the profile, and another device without a choice takes it at the sign-in [PR1043] [PR1044]', async ({
  browser,
  stage,
}) => {
  const { actor, account } = await stage.arrivesSignedOut('Ana')
  const signIn = async (page: Page, mail: RegExp, password: RegExp, submit: RegExp) => {
    await page.goto('/login')
    await page.getByLabel(mail).fill(account.email)
    await page.getByLabel(password).fill(account.password)
    await page.getByRole('button', { name: submit }).click()
  }
  const { page } = actor
  await signIn(page, /^Email/, /^Password/, /^SIGN IN|^Sign in|^Submit/i)
  await expect(page.getByRole('textbox', { name: 'Lobby code' })).toBeVisible()
  await page.goto('/profile')
  await page.getByRole('region', { name: 'Language' }).getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('region', { name: 'Sprache' })).toBeVisible()

  const context = await browser.newContext({ baseURL: stage.server.url, locale: 'en-GB' })
  await setHabits(context)
  const other = await context.newPage()
  await signIn(other, /^Email/, /^Password/, /^SIGN IN|^Sign in|^Submit/i)
  await expect(other.locator('html')).toHaveAttribute('lang', 'de')
  await context.close()
})

test('a visitor reads in German what is wrong with a form, whether the page or the server says it [PR1049] [PR1054]', async ({
  browser,
  stage,
}) => {
  const context = await browser.newContext({ baseURL: stage.server.url, locale: 'de-DE' })
  const page = await context.newPage()
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  const submit = page.locator('form button[type=submit]')
  await submit.click()
  await expect(page.getByText('Gib deine E-Mail-Adresse an').first()).toBeVisible()
  await expect(page.getByText('Gib dein Passwort ein').first()).toBeVisible()
  await page.getByLabel(/^E-Mail/).fill(`${aName('ana')}@bettle.example`)
  await page.getByRole('textbox', { name: /^Passwort/ }).fill('Kick-off-1')
  await submit.click()
  await expect(page.getByText(/^Die Anmeldung hat nicht geklappt/)).toBeVisible()
  const answer = (failure: object) =>
    page.route('**/auth/login', (route) => route.fulfill({ status: 409, json: failure }))
  const said = { text: 'attempts-too-many', params: { seconds: 120 } }
  await answer({ error: 'Too many attempts. Please try again in 2 minutes.', code: 'rate-limited', ...said })
  await submit.click()
  await expect(page.getByText('Zu viele Versuche. Versuch es in 2 Minuten noch einmal.')).toBeVisible()
  // A code that this page does not know comes with the server's English.
  await answer({ error: 'From the future', code: 'half-state', text: 'from-the-future' })
  await submit.click()
  await expect(page.getByText('From the future')).toBeVisible()
  await context.close()
})
