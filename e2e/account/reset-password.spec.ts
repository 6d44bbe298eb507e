import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { mailedLink } from '../support/mailbox.ts'
import { aNewcomer, signsIn } from '../support/newcomer.ts'
import { expect, test } from '../support/stage.ts'

const FAILED = 'Failed to reset password. Please try again or contact us for help.'

test('an emailed link lets a user replace a forgotten password, and works once [PR1] [PR7] [PR8] [PR45]', async ({
  browser,
  stage,
}) => {
  const account = await stage.registers('Cleo')
  const { page, context } = await aNewcomer(browser, stage.server)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
  await expectAccessible(page)
  await asksForLink(page, account.email)
  await expect(page.getByRole('heading', { name: 'Instructions sent' })).toBeVisible()
  await expect(page.getByText(/arrives within 5 minutes/)).toContainText(/spam/)
  await expectAccessible(page)

  const link = await mailedLink(stage.server, account.email)
  await page.goto(link)
  await expectAccessible(page)
  await setsPassword(page, 'Extra-time-2')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible()
  await expectAccessible(page)
  await signsIn(page, account)
  await expect(page.getByText('Login unsuccessful, please check your details and try again.')).toBeVisible()
  await signsIn(page, { ...account, password: 'Extra-time-2' })
  await expect(page).toHaveURL(({ pathname }) => pathname === '/')

  // The link also works for a user who has signed in since it was mailed.
  await page.goto(link)
  await setsPassword(page, 'Penalties-3')
  await expect(page.getByText(FAILED)).toBeVisible()
  await context.close()
})

test('a password link older than one hour is refused, and the page offers a new link, which works [PR47]', async ({
  browser,
  stage,
}) => {
  const account = await stage.registers('Cleo')
  const { page, context } = await aNewcomer(browser, stage.server, 'day')
  await page.goto('/request-reset')
  await expectAccessible(page)
  await asksForLink(page, account.email)
  await page.goto(await mailedLink(stage.server, account.email))
  await stage.server.clock.advance(61 * 60_000)
  await setsPassword(page, 'Extra-time-2')
  await expect(page.getByText(FAILED)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await asksForLink(page, account.email)
  await page.goto(await mailedLink(stage.server, account.email, 2))
  await setsPassword(page, 'Extra-time-2')
  await expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible()
  await context.close()
})

test('the form that requests a new password cannot be sent until both addresses match, and shows that a request failed [PR44] [PR46]', async ({
  browser,
  stage,
}) => {
  const { page, context } = await aNewcomer(browser, stage.server)
  await page.goto('/request-reset')
  const send = page.getByRole('button', { name: 'Send' })
  await expect(send).toBeDisabled()
  await page.getByLabel(/^Email/).fill('ana@bettle.example')
  await page.getByLabel(/^Confirm email/).fill('ana@bettle.exampel')
  await expect(send).toBeDisabled()
  await page.getByLabel(/^Confirm email/).fill('ana@bettle.example')
  await page.route('**/api/auth/forgot-password', (route) =>
    route.fulfill({ status: 500, json: { error: 'Something went wrong...', code: 'internal-error' } }),
  )
  await send.click()
  await expect(page.getByText('Something went wrong...')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeEnabled()
  await context.close()
})

test('the page of a password link without a token says that the link is incomplete, and offers a new link [PR8]', async ({
  browser,
  stage,
}) => {
  const { page, context } = await aNewcomer(browser, stage.server)
  await page.goto('/reset-password?id=somebody')
  await expect(page.getByText('This link is incomplete')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
  await context.close()
})

async function asksForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel(/^Email/).fill(email)
  await page.getByLabel(/^Confirm email/).fill(email)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Instructions sent' })).toBeVisible()
}

async function setsPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel(/^New password/).fill(password)
  await page.getByLabel(/^Confirm password/).fill(password)
  await page.getByRole('button', { name: 'Set new password' }).click()
}
