import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/stage.ts'

test.use({ serviceWorkers: 'allow' })

test('the app can be installed, and without a connection a page says so and shows no game [RE9] [PR1007]', async ({
  browser,
  stage,
}) => {
  // Without the habits of scenarios, because a browser that saves data registers no worker by itself.
  const context = await browser.newContext({ baseURL: stage.server.url })
  const page = await context.newPage()
  await page.goto('/login')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const client = await context.newCDPSession(page)
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  const kept = await page.evaluate(async () => {
    const requests = await (await caches.open('bettle-shell-1')).keys()
    return requests.map(({ url }) => new URL(url).pathname).sort()
  })
  expect(kept).toEqual(['/icon-192.png', '/last-seen', '/offline.html', '/offline.js'])

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expect(page.getByText(/last reached Bettle at/)).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeHidden()

  // The page without a connection is in the language of the last page.
  await page.goto('/login?lang=de')
  const german = () => page.evaluate(() => caches.match('/offline-de.html').then((found) => found !== undefined))
  await expect.poll(german).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Keine Verbindung' })).toBeVisible()
  await expect(page.getByText(/^Dieses Gerät hat Bettle zuletzt am \d{2}\.\d{2}\.\d{4}/)).toBeVisible()
  await context.close()
})

test('in the profile a user turns a reminder on for this device, sets quiet hours, and removes the device [RE2] [RE3] [RE5] [PR1008]', async ({
  ana,
}) => {
  const { page } = ana
  // The browser of a scenario knows no push service and allows no notifications.
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Object.defineProperty(Notification, 'requestPermission', { value: async () => 'granted' })
    PushManager.prototype.subscribe = async () =>
      ({
        toJSON: () => ({
          endpoint: 'https://fcm.googleapis.com/fcm/send/a-browser',
          keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
        }),
      }) as unknown as PushSubscription
  })
  await ana.opens('/profile')
  const panel = page.getByRole('region', { name: 'Reminders' })
  const closing = panel.getByRole('switch', { name: 'Betting closes in a minute and I have not bet' })
  await expect(closing).not.toBeChecked()
  await closing.click()
  await expect(closing).toBeChecked()
  await expect(panel.getByText('This device')).toBeVisible()
  await panel.getByRole('switch', { name: 'Quiet hours' }).click()
  await panel.getByLabel('From').fill('22:30')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('button', { name: 'Save' })).toBeHidden()
  await expectAccessible(page)

  await page.reload()
  await expect(panel.getByLabel('From')).toHaveValue('22:30')
  await panel.getByRole('button', { name: 'Remove' }).click()
  await expect(panel.getByText('This device')).toBeHidden()
  await expect(closing).not.toBeChecked()
})
