import { expectAccessible } from '../support/accessible.ts'
import { aCountProvider } from '../support/count-provider.ts'
import { expect, test } from '../support/stage.ts'

const INTERVAL_SECONDS = 10

test('an administrator creates and tests a feed provider, lets a match follow the provider, takes over and hands back [F7] [F10] [F12] [F15] [F17]', async ({
  adminAtConsole: admin,
  stage: { match, server },
}) => {
  const { page } = admin
  const service = await aCountProvider()
  service.counts({ home: 3, away: 1 })
  const name = `Counts ${match._id.slice(-6)}`

  await test.step('the administrator creates the provider, and its key is never shown again', async () => {
    await admin.actor.opens('/admin/feed-providers')
    await page.getByRole('button', { name: 'New provider' }).click()
    const dialog = page.getByRole('dialog', { name: 'New feed provider' })
    await dialog.getByRole('textbox', { name: /^Name/ }).fill(name)
    await dialog.getByRole('combobox', { name: 'Format' }).click()
    await page.getByRole('option', { name: /^Generic JSON/ }).click()
    await dialog.getByRole('heading', { name: 'Paths in the answer' }).click()
    await dialog.getByRole('heading', { name: 'Limits and delays' }).click()
    await dialog.getByRole('textbox', { name: /^Address/ }).fill(`${service.url}/m/{match}`)
    await dialog.getByLabel('Key', { exact: true }).fill('a key of the test')
    await dialog.getByRole('textbox', { name: 'HTTP header of the key' }).fill('x-key')
    await dialog.getByRole('combobox', { name: 'Event type' }).click()
    await page.getByRole('option', { name: 'Corner', exact: true }).click()
    await dialog.getByRole('textbox', { name: 'Path to the home total' }).fill('teams[0].corners')
    await dialog.getByRole('textbox', { name: 'Path to the away total' }).fill('teams[1].corners')
    await dialog.getByRole('textbox', { name: /^Seconds between/ }).fill(String(INTERVAL_SECONDS))
    await dialog.getByRole('textbox', { name: /^Usual delay/ }).fill('5')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Create and test' }).click()
    const test = page.getByRole('dialog', { name: `Test ${name}` })
    await test.getByRole('button', { name: 'Close', exact: true }).last().click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const panel = page.getByRole('region', { name })
    await expect(panel).toContainText('The key is stored, and is never shown again')
    await expect(panel).toContainText('not tested live')
    await expect(page.getByText('a key of the test')).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('the test of a provider calls it once with its key, and shows its totals', async () => {
    await page.getByRole('button', { name: `Test ${name}` }).click()
    const dialog = page.getByRole('dialog', { name: `Test ${name}` })
    await dialog.getByRole('textbox', { name: /^Id of a match/ }).fill('77')
    await dialog.getByRole('button', { name: 'Send one request' }).click()
    await expect(dialog.getByRole('row', { name: 'Corner 3 1' })).toBeVisible()
    expect(service.requests).toHaveLength(1)
    expect(service.requests[0]).toMatchObject({ path: '/m/77', headers: { 'x-key': 'a key of the test' } })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
    await expect(page.getByRole('region', { name })).toContainText('1, no limit')
  })

  const passes = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += INTERVAL_SECONDS)
      await server.clock.advance(INTERVAL_SECONDS * 1000)
  }
  const feed = page.getByRole('region', { name: 'Feed' })
  /** Finds a row of counts. The console reads the counts every ten seconds, so the check waits longer. */
  const shows = (row: RegExp) => expect(feed.getByRole('row', { name: row })).toBeVisible({ timeout: 20_000 })
  const recorded = page.getByRole('button', { name: /^Delete Corner/ })

  await test.step('the match follows the provider, and offers only bets on what the provider counts', async () => {
    service.counts({ home: 0, away: 0 })
    await admin.opensConsole()
    await feed.getByRole('button', { name: 'Provider of counts…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Follow a provider' })
    await dialog.getByRole('combobox', { name: /^Provider/ }).click()
    await page.getByRole('option', { name }).click()
    await expect(dialog).toContainText('If you follow this provider, the match offers bets only on Corner.')
    await dialog.getByRole('textbox', { name: 'Id of the match at the provider' }).fill('77')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Follow' }).click()
    await expect(feed).toContainText(`${name}, match 77. Usually 5 s late.`)
    await expect(page.getByRole('list', { name: 'Event keys' }).getByRole('button', { name: 'Goal' })).toHaveCount(0)
  })

  await test.step('a corner of the provider is recorded, and is provisional until two answers repeat it', async () => {
    await admin.startsHalf(1)
    await admin.letsKickOff()
    await passes(30)
    service.counts({ home: 1, away: 0 })
    await passes(10)
    await shows(/^Corner provisional 1 /)
    await expect(recorded).toHaveCount(1)
    await passes(30)
    await shows(/^Corner 1 0$/)
    await expectAccessible(page)
  })

  await test.step('one press takes over, so that the provider records nothing, and one more press hands back', async () => {
    await feed.getByRole('button', { name: 'Take over' }).click()
    await expect(feed).toContainText('An operator has taken over')
    await expect(feed).toContainText('Bettle measures how late the provider counts your events')
    service.counts({ home: 2, away: 0 })
    await passes(30)
    await expect(recorded).toHaveCount(1)
    await feed.getByRole('button', { name: 'Hand the match back to the feed' }).click()
    await expect(feed.getByRole('button', { name: 'Take over' })).toBeVisible()
    await passes(30)
    service.counts({ home: 2, away: 1 })
    await passes(20)
    await expect(recorded).toHaveCount(2)
    await shows(/^Corner 1 recorded in the match (provisional )?2 /)
    await expectAccessible(page)
  })

  await test.step('a silent provider stops betting, and the feed panel says why', async () => {
    service.counts(undefined)
    await passes(60)
    await expect(feed).toContainText('No bet is accepted until new counts arrive', { timeout: 20_000 })
    await expect(feed).toContainText('The provider answered with an error. Try again later.')
    await expectAccessible(page)
  })
  await service.stop()
})
