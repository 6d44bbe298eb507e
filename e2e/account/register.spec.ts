import { expectAccessible } from '../support/accessible.ts'
import { aNewcomer } from '../support/newcomer.ts'
import { expect, test } from '../support/stage.ts'

test('a newcomer registers after correcting the invalid fields, and then is in a game after one press [PR1] [PR2] [PR40]', async ({
  browser,
  stage,
}) => {
  await stage.anaOpensLobby()
  const taken = await stage.registers('Cleo')
  const { page, context } = await aNewcomer(browser, stage.server)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Create your account' }).click()
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true')
  const form = page.getByRole('form', { name: 'Create your account' })
  await form.getByLabel(/^Name/).fill('Cleo')
  await form.getByLabel(/^Email/).fill(taken.email)
  await form.getByLabel(/^Password/).fill('kick-off')
  await form.getByLabel(/^Confirm password/).fill('Kick-off-2')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByText('Please check for errors')).toBeVisible()
  await expect(form.getByText('Passwords should contain an uppercase letter')).toBeVisible()
  await expect(form.getByText('Passwords do not match')).toBeVisible()
  await expect(form.getByText('Please accept the terms of service')).toBeVisible()
  await expectAccessible(page)

  await form.getByLabel(/^Password/).fill('Kick-off-2')
  await form.getByRole('checkbox').check()
  await expect(form.getByText('Please check for errors')).toHaveCount(0)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByText('An account with this email address already exists.')).toBeVisible()
  await form.getByLabel(/^Email/).fill(`new.${taken.email}`)
  await form.getByRole('button', { name: 'Retry' }).click()

  await page.getByRole('button', { name: /^(PLAY NOW|TAKE A SEAT)$/ }).click()
  await expect(page.getByRole('region', { name: 'Game rank' })).toContainText('Cleo')
  await context.close()
})

test('the registration form explains a server error in a sentence of its own, and keeps the typed email address [PR43]', async ({
  browser,
  stage,
}) => {
  const { page, context } = await aNewcomer(browser, stage.server, 'day')
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({ status: 500, json: { error: 'Something went wrong...', code: 'internal-error' } }),
  )
  await page.goto('/register')
  await page.getByLabel(/^Name/).fill('Cleo')
  await page.getByLabel(/^Email/).fill('cleo@bettle.example')
  await page.getByLabel(/^Password/).fill('Kick-off-1')
  await page.getByLabel(/^Confirm password/).fill('Kick-off-1')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Failed to register, please retry or try refreshing the page.')).toBeVisible()
  await expect(page.getByLabel(/^Email/)).toHaveValue('cleo@bettle.example')
  await expectAccessible(page)
  await context.close()
})

test('a visitor can read the terms without an account [PR3]', async ({ browser, stage }) => {
  for (const theme of ['night', 'day'] as const) {
    const { page, context } = await aNewcomer(browser, stage.server, theme)
    await page.goto('/terms-of-service')
    await expect(page.getByRole('heading', { name: 'Terms of Service' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    await expectAccessible(page)
    await context.close()
  }
})
