import { expectAccessible } from '../support/accessible.ts'
import { complaintsOf } from '../support/complaints.ts'
import { aNewcomer, signsIn } from '../support/newcomer.ts'
import { expect, test } from '../support/stage.ts'

for (const theme of ['night', 'day'] as const) {
  test(`a user with a wrong password reads an error at the form, and reaches the requested page with the right one, in the ${theme} theme [PR35] [PR36] [PR64] [PR69]`, async ({
    browser,
    stage,
  }) => {
    const account = await stage.registers('Cleo')
    const { page, context } = await aNewcomer(browser, stage.server, theme)
    await page.goto('/previous-results')
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText('Please sign in to see that page.')).toBeVisible()
    await expect(page.getByText('Missing tokens')).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('Please check for errors')).toBeVisible()
    await expect(page.getByText('Please provide your email address')).toBeVisible()
    await expect(page.getByText('Please provide your password')).toBeVisible()
    await expect(page.getByLabel(/^Email/)).toBeFocused()

    await signsIn(page, { ...account, password: 'Wrong-password-1' })
    await expect(page.getByText('Login unsuccessful, please check your details and try again.')).toBeVisible()
    await expect(page.getByLabel(/^Email/)).toHaveValue(account.email)
    await expect(page).toHaveURL(/\/login/)
    await expectAccessible(page)

    await signsIn(page, account)
    await expect(page).toHaveURL(/\/previous-results$/)
    await expect(page.getByRole('heading', { name: 'Previous Results' })).toBeVisible()
    await context.close()
  })
}

test('the sign-in form reports a lost connection, keeps its input, and signs in on a retry [PR72]', async ({
  browser,
  stage,
}) => {
  const account = await stage.registers('Cleo')
  const { page, context } = await aNewcomer(browser, stage.server)
  await page.goto('/login')
  await page.getByLabel(/^Email/).fill(account.email)
  await context.setOffline(true)
  await signsIn(page, account)
  await expect(page.getByText('Network error: Unable to connect to server')).toBeVisible()
  await expect(page.getByLabel(/^Password/)).toHaveValue(account.password)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page).toHaveURL(({ pathname }) => pathname === '/')
  await context.close()
})

test('the sign-in form shows the time to wait after too many attempts, and disables its button meanwhile', async ({
  browser,
  stage,
}) => {
  const { page, context } = await aNewcomer(browser, stage.server)
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '90' },
      json: { error: 'Too many requests. Please wait a moment.', code: 'rate-limited' },
    }),
  )
  await page.goto('/login')
  await signsIn(page, { email: 'ana@bettle.example', password: 'Kick-off-1' })
  await expect(page.getByText('Too many requests. Please wait a moment.')).toBeVisible()
  await expect(page.getByText(/Try again in 1:\d\d/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeDisabled()
  await expectAccessible(page)
  await context.close()
})

test('the sign-in page shows a visitor the players lounge, which leads to signing in and registering [PR33]', async ({
  browser,
  stage,
}) => {
  const { page, context } = await aNewcomer(browser, stage.server)
  await page.goto('/login')
  await page.getByRole('tab', { name: 'Players Lounge' }).click()
  await expect(page.getByLabel(/^Email/)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page.getByLabel(/^Email/)).toBeVisible()
  await page.getByRole('link', { name: 'Register', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await context.close()
})

test('signing out leads to the sign-in page, also if the server cannot be reached, which a dialog then reports with a retry [PR5] [PR6]', async ({
  ana,
  ben,
}) => {
  await ana.opens('/logout')
  await expect(ana.page).toHaveURL(/\/login$/)
  await expect(ana.page.getByRole('alertdialog')).toHaveCount(0)
  await ana.opens('/profile')
  await expect(ana.page).toHaveURL(/\/login/)

  await ben.page.route('**/api/auth/logout', (route) => route.abort())
  await ben.opens('/logout')
  const trouble = ben.page.getByRole('alertdialog')
  await expect(trouble).toContainText('We had some trouble logging you out. Please try again or refresh the page')
  await expect(ben.page).toHaveURL(/\/login/)
  expect(await ben.page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await expectAccessible(ben.page)
  const failed = ben.page.waitForEvent('requestfailed', (request) => request.url().endsWith('/auth/logout'))
  await trouble.getByRole('button', { name: 'Try again' }).click()
  await failed
  await expect(trouble.getByRole('button', { name: 'Try again' })).toBeEnabled()
  await ben.page.unroute('**/api/auth/logout')
  await trouble.getByRole('button', { name: 'Try again' }).click()
  await expect(trouble).toHaveCount(0)
  await expect(ben.page.getByLabel(/^Email/)).toBeVisible()
})

test('a player reads that a path is unknown and can go back, and reads that the administrators’ area is forbidden [PR13] [PR17] [PR285]', async ({
  ana,
}) => {
  await ana.opens('/previous-results')
  await expect(ana.page.getByRole('heading', { name: 'Previous Results' })).toBeVisible()
  await ana.opens('/nowhere')
  await expect(ana.page.getByText('Page Not Found')).toBeVisible()
  await expectAccessible(ana.page)
  await ana.page.getByRole('button', { name: 'Go back' }).click()
  await expect(ana.page).toHaveURL(/\/previous-results$/)
  await ana.opens('/admin')
  await expect(ana.page).toHaveURL(/\/forbidden$/)
  await expect(ana.page.getByText("You can't access that")).toBeVisible()
  await expectAccessible(ana.page)
  await ana.page.getByRole('button', { name: 'Go back' }).click()
  await expect(ana.page).toHaveURL(/\/previous-results$/)
})

test('a visitor on their first visit sees no error message about a missing session [PR65]', async ({
  browser,
  stage,
}) => {
  const { page, context } = await aNewcomer(browser, stage.server)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Call the next')
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByLabel(/^Email/)).toBeVisible()
  await expect(page.getByText('Missing tokens')).toHaveCount(0)
  await page.getByRole('link', { name: 'Bettle' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Call the next')
  await context.close()
})

for (const { way, block } of [
  {
    way: 'blocks storage',
    block: () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
    },
  },
  {
    way: 'has a full storage',
    block: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    },
  },
]) {
  test(`a player whose browser ${way} plays until the page is reloaded, and reads a message about this [A60] [PR4]`, async ({
    browser,
    stage,
  }) => {
    const account = await stage.registers('Cleo')
    const lobby = await stage.anaOpensLobby()
    const { page, context } = await aNewcomer(browser, stage.server)
    await page.addInitScript(block)
    const complaints = complaintsOf(page)
    await page.goto(`/join/${lobby.lobbyCode}`)
    await expect(page.getByText('Your browser stores nothing for this page.')).toBeVisible()
    await page.getByRole('link', { name: 'I have an account' }).click()
    await signsIn(page, account)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /PLAYING USER/i })
      .click()
    await expect(page.getByRole('button', { name: 'Leave Game' })).toBeVisible()
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByText('Your browser stores nothing for this page.')).toHaveCount(0)
    expect(complaints).toEqual([])
    await page.reload()
    await expect(page.getByText('invites you to a game')).toBeVisible()
    await context.close()
  })
}
