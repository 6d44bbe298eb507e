import { arrivesByLink } from '../support/guest.ts'
import { aNewcomer, signsIn } from '../support/newcomer.ts'
import { ADMIN } from '../support/server.ts'
import { expect, test } from '../support/stage.ts'

const MINUTE = 60_000

// The steps are those of 'Run a match of your own' in README.md, done as a stranger reads them.
test('an administrator who follows the README runs a match of their own, and a friend with the link plays it to the podium [M16] [PR792]', async ({
  browser,
  stage: { server },
}) => {
  test.setTimeout(180_000)
  const letsPass = async (minutes: number) => {
    for (let passed = 0; passed < minutes; passed += 1) await server.clock.advance(MINUTE)
  }
  const { page, context } = await aNewcomer(browser, server)
  const home = `Reading ${Date.now() % 1_000_000}`
  await test.step('sign in and add the match', async () => {
    await page.goto('/login')
    await signsIn(page, ADMIN)
    await expect(page.getByRole('heading', { name: /match/i }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Add Match' }).first().click()
    await page.getByLabel('Home team').fill(home)
    await page.getByLabel('Away team').fill('Ajax')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: `${home} v Ajax` })).toBeVisible()
  })
  const lobbies = page.getByRole('region', { name: 'Lobbies', exact: true })
  const link = await test.step('create a private lobby and copy its link', async () => {
    await lobbies.getByRole('button', { name: 'Create a lobby' }).click()
    const settings = page.getByRole('dialog', { name: `${home} v Ajax` })
    await expect(settings.getByRole('radio', { name: 'You', exact: true })).toBeChecked()
    await settings.getByRole('switch', { name: 'Private lobby' }).click()
    await settings.getByRole('button', { name: 'CREATE GAME' }).click()
    const invitation = page.getByRole('dialog', { name: 'Invite to this game' })
    const text = await invitation.getByText(/\/join\/[A-Z2-9]{6}$/).innerText()
    await page.keyboard.press('Escape')
    return text
  })
  const lobbyCode = link.slice(-6)
  const friend = await arrivesByLink(
    browser,
    server,
    { lobbyCode },
    {
      name: `Cleo ${Date.now() % 1_000_000}`,
      device: 'desktop',
    },
  )
  await expect(lobbies).toContainText(lobbyCode)
  await expect(friend.page.getByText('Match has not started yet')).toBeVisible()
  await friend.bets(10).on('over 0.5 Corner')

  const keys = page.getByRole('list', { name: 'Event keys' })
  await test.step('start half 1 at the console, record events and undo one', async () => {
    await page.getByRole('link', { name: 'Realtime Match Events' }).last().click()
    await expect(page.getByText('1 lobby, 1 player')).toBeVisible()
    await page.getByRole('button', { name: 'Start Half 1' }).click()
    await expect(page.getByText('You end half 1 when its minutes are played.')).toBeVisible()
    await letsPass(2)
    await keys.getByRole('button', { name: 'Corner', exact: true }).click()
    await expect(friend.bet('Over 0.5 Corner')).toContainText('WINNING')
    await keys.getByRole('button', { name: 'Corner', exact: true }).click()
    await page.getByRole('button', { name: /^Undo/ }).first().click()
    await expect(page.getByRole('button', { name: /^Delete Corner/ })).toHaveCount(1)
  })
  const ends = async (halfNumber: number) => {
    await page.getByRole('button', { name: `End Half ${halfNumber}` }).click()
    const asked = page.getByRole('alertdialog', { name: `End half ${halfNumber}?` })
    await asked.getByRole('button', { name: `End Half ${halfNumber}` }).click()
    await expect(asked).toHaveCount(0)
  }
  await test.step('end half 1, play half 2 and confirm the results', async () => {
    await letsPass(45)
    await ends(1)
    await page.getByRole('button', { name: 'Start Half 2' }).click()
    await expect(page.getByText('You end half 2 when its minutes are played.')).toBeVisible()
    await letsPass(47)
    await ends(2)
    await expect(friend.page.getByText('Match Complete')).toBeVisible()
    await expect(friend.page.getByText('Provisional results')).toBeVisible()
    await page
      .getByRole('button', { name: /Confirm/ })
      .first()
      .click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Confirm/ })
      .click()
    await expect(friend.page.getByText('Results confirmed')).toBeVisible()
  })
  await friend.leavesTheStage()
  await context.close()
})
