import { readFile } from 'node:fs/promises'
import { login, OwnData, updateProfile } from '@bettle/contract'
import { type Browser, devices, type Page } from '@playwright/test'
import { aPng } from '../support/a-png.ts'
import { expectAccessible } from '../support/accessible.ts'
import { ask } from '../support/ask.ts'
import { mailedLink } from '../support/mailbox.ts'
import { expect, test } from '../support/stage.ts'

test('another member of a lobby sees a player’s new username and avatar at once [PR59]', async ({
  stage,
  ana,
  ben,
}) => {
  const lobby = await stage.opensLobby(ana)
  await ben.joins(lobby)
  const anaAtBens = ben.leaderboard.filter({ hasText: /Ana|Anita/ })
  await expect(anaAtBens).toBeVisible()

  await ana.opens('/profile')
  await expect(ana.page.getByRole('heading', { name: 'Customize Profile' })).toBeVisible()
  await expectAccessible(ana.page)
  const username = `Anita ${Date.now() % 100_000}`
  await ana.page.getByLabel('Username').fill(username)
  await expect(ana.page.getByText(`${username.length} / 20`)).toBeVisible()
  const second = ana.page.getByRole('radio').nth(1)
  await ana.page.getByRole('radio').first().focus()
  await ana.page.keyboard.press('ArrowRight')
  await expect(second).toBeChecked()
  const source = await second.locator('xpath=..').getByRole('img').getAttribute('src')
  await ana.page.getByRole('button', { name: 'Save profile' }).click()
  await expect(ana.page.getByRole('button', { name: 'Saved' })).toBeVisible()

  const menu = ana.page.getByRole('button', { name: `Menu of ${username}` })
  await expect(menu.locator('img')).toHaveAttribute('src', source ?? '')
  await expect(anaAtBens).toContainText(username)
  await expect(anaAtBens.locator('img')).toHaveAttribute('src', new RegExp(keyIn(source)))
})

test('a player downloads all of their own data as a file from the profile [A62] [PR524]', async ({ ana, stage }) => {
  const lobby = await stage.opensLobby(ana)
  await ana.opens('/profile')
  const panel = ana.page.getByRole('region', { name: 'Your data' })
  const downloading = ana.page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Download my data' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^bettle-\d{4}-\d\d-\d\d\.json$/)
  const data = OwnData.parse(JSON.parse(await readFile(await file.path(), 'utf8')))
  expect(data.account.name).toBe('Ana')
  expect(data.seats.map(({ lobbyId }) => lobbyId)).toEqual([lobby._id])
  await expectAccessible(ana.page)
})

test('the profile form refuses an empty or a taken username at its field, and cuts a username off at 20 characters', async ({
  stage,
  ana,
  ben,
}) => {
  const taken = `Benno ${Date.now() % 100_000}`
  await ask(stage.server.url, updateProfile, { body: { username: taken } }, ben.token)
  await ana.opens('/profile')
  const username = ana.page.getByLabel('Username')
  await username.fill('')
  await ana.page.getByRole('button', { name: 'Save profile' }).click()
  await expect(ana.page.getByText('Please provide a username')).toBeVisible()
  await expect(ana.page.getByText('Please check for errors')).toBeVisible()
  await username.fill(taken.toUpperCase())
  await ana.page.getByRole('button', { name: 'Save profile' }).click()
  await expect(username).toHaveAttribute('aria-invalid', 'true')
  await expect(ana.page.getByText('This username is taken.').first()).toBeVisible()
  await expect(username).toBeFocused()
  await username.fill('A name that is longer than twenty')
  await expect(username).toHaveValue('A name that is longe')
})

test('the avatar on the hub leads to the profile, and the header leads to the user’s other pages [PR10] [PR34]', async ({
  ana,
}) => {
  await ana.opens('/')
  await ana.page.getByRole('link', { name: /^Customize profile of/ }).click()
  await expect(ana.page).toHaveURL(/\/profile$/)
  await expect(ana.page.getByRole('banner')).toContainText(/\d{1,2}:\d\d/)
  const header = ana.page.getByRole('navigation', { name: 'Account' })
  await expect(header.getByRole('link', { name: 'Logout' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page')
  await header.getByRole('link', { name: 'Results' }).click()
  await expect(ana.page).toHaveURL(/\/previous-results/)
  await header.getByRole('button', { name: /^Menu of/ }).click()
  await expect(ana.page.getByRole('menuitem')).toHaveText(['Profile', 'Results', /theme/, 'Logout'])
  await expectAccessible(ana.page)
  await ana.page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(ana.page).toHaveURL(/\/profile$/)
})

test('the user ends the session of another device from the list, and that device shows the sign-in page', async ({
  browser,
  stage,
}) => {
  const cleo = await stage.registers('Cleo')
  const phone = await signsIn(browser, stage.server.url, cleo, devices['iPhone 15'].userAgent)
  const page = await signsIn(browser, stage.server.url, cleo)
  await page.goto('/profile')
  const list = page.getByRole('region', { name: 'Signed-in devices' })
  await expect(list.getByRole('listitem').first()).toContainText('This device')
  await expect(list.getByText('This device')).toHaveCount(1)
  await list.getByRole('button', { name: 'Sign out Safari on iPhone' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are You Sure?' })
  await expect(question).toContainText('This signs out Safari on iPhone.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(list.getByText('Safari on iPhone')).toHaveCount(0)
  await expect(phone).toHaveURL(/\/login/)

  await list.getByRole('button', { name: 'Sign out everywhere' }).click()
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await phone.context().close()
  await page.context().close()
})

test('the user changes password and email address in the profile with the current password [PR53]', async ({
  browser,
  stage,
}) => {
  const cleo = await stage.registers('Cleo')
  const page = await signsIn(browser, stage.server.url, cleo)
  await page.goto('/profile')
  const details = page.getByRole('region', { name: 'Sign-in' })
  await details.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByLabel(/^Your password/).fill('not mine')
  await dialog.getByLabel(/^New password/).fill('Half-time-2')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog.getByText('The password is wrong.')).toBeVisible()
  await dialog.getByLabel(/^Your password/).fill(cleo.password)
  await dialog.getByRole('button', { name: /Change password|Retry/ }).click()
  await expect(page.getByText('Your password was changed. Other devices were signed out.')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  const email = `new.${cleo.email}`
  await details.getByRole('button', { name: 'Change email' }).click()
  await dialog.getByLabel(/^New email address/).fill(email)
  await dialog.getByLabel(/^Your password/).fill('Half-time-2')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(details).toContainText(cleo.email)
  await page.goto(await mailedLink(stage.server, email))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm the address' }).click()
  await expect(page.getByRole('heading', { name: 'Your email address was changed' })).toBeVisible()
  await page.getByRole('link', { name: 'Go on' }).click()
  await expect(details).toContainText(email)
  await page.context().close()
})

test('the user deletes the account with its password, and can no longer sign in', async ({ browser, stage }) => {
  const cleo = await stage.registers('Cleo')
  const page = await signsIn(browser, stage.server.url, cleo)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog.getByText('What is kept')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Your password').fill('Not-mine-1!')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByText('The password is wrong.')).toBeVisible()
  await dialog.getByLabel('Your password').fill(cleo.password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(ask(stage.server.url, login, { body: cleo })).rejects.toThrow('Login unsuccessful')
  await page.context().close()
})

test('an administrator adds and removes an avatar, and a file that is not a picture is refused [PR295]', async ({
  adminInBrowser: { page },
  ana,
}) => {
  const name = `Sweeper ${Date.now() % 100_000}`
  await page.goto('/admin/avatars')
  await page.getByRole('link', { name: 'Add Avatar' }).click()
  const dialog = page.getByRole('form', { name: 'Add Avatar' })
  const image = dialog.getByLabel('Image')
  await image.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(dialog.getByText('Please choose a PNG, JPEG or WebP file.')).toBeVisible()
  await image.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('only words') })
  await expect(dialog.getByText('Something went wrong...')).toBeVisible()
  await expect(dialog.getByText('This type of content is not supported.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog.getByText('Please provide a name')).toBeVisible()
  await expect(dialog.getByText('The file was not uploaded. Press Retry, or Cancel')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog.getByText('Please choose an image')).toBeVisible()

  await image.setInputFiles({ name: 'sweeper.png', mimeType: 'image/png', buffer: aPng(96) })
  const preview = dialog.getByRole('img', { name: 'Preview of sweeper.png' })
  await expect.poll(() => preview.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(96)
  await expectAccessible(page)
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('rowheader', { name })).toBeVisible()
  await expectAccessible(page)
  await ana.opens('/profile')
  await expect(ana.page.getByRole('radio', { name })).toBeVisible()

  await page.getByRole('button', { name: `Delete ${name}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Are You Sure?' })
  await expect(question).toContainText('This action cannot be undone')
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('rowheader', { name })).toHaveCount(0)
})

interface Account {
  email: string
  password: string
}

/** Signs in on a separate device through the sign-in page. */
async function signsIn(browser: Browser, baseURL: string, account: Account, userAgent?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...(userAgent && { userAgent }) })
  const page = await context.newPage()
  await page.goto('/login')
  const form = page.getByRole('form', { name: 'Sign In' })
  await form.getByLabel('Email').fill(account.email)
  await form.getByLabel('Password', { exact: false }).first().fill(account.password)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('button', { name: /^Menu of/ })).toBeVisible()
  return page
}

const keyIn = (source: string | null) => /\/files\/([^?]+)/.exec(source ?? '')?.[1] ?? 'no key'

test('on a phone the profile shows avatar and name first and everything else as lines that open, with the deletion of the account last [PR855]', async ({
  stage,
}) => {
  const ana = await stage.arrives('Ana', 'phone')
  const { page } = ana
  await ana.opens('/profile')
  await expect(page.getByRole('region', { name: 'How others see you' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Username')).toBeVisible()
  const lines = page.locator('summary')
  await expect(lines).toHaveText([
    'Your career',
    'Sign-in',
    'Language',
    'Signed-in devices',
    'Reminders',
    'Blocked players',
    'Something does not work?',
    'Your data',
    'Delete account',
  ])
  for (const line of await lines.all()) await expect(line.locator('..')).not.toHaveAttribute('open')
  await expectAccessible(page)
  await lines.filter({ hasText: 'Signed-in devices' }).click()
  await expect(page.getByText('This device')).toBeVisible()
  await lines.filter({ hasText: 'Delete account' }).click()
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible()
})
