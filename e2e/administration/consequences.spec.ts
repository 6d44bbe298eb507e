import { leaderboard, listOdds, lobbyDetails } from '@bettle/contract'
import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { ask } from '../support/ask.ts'
import { bets, speaker, takesSeats } from '../support/past-game.ts'
import { expect, test } from '../support/stage.ts'

test.use({ clockFlows: true })

test('the console previews exactly whose chips change before a half is ended, its end is undone, or the match is abandoned [PR300] [PR311] [PR324]', async ({
  adminAtConsole: admin,
  stage,
}) => {
  const { server, match } = stage
  const { page } = admin
  const ana = await stage.registers('Ana')
  const ben = await stage.registers('Ben')
  const lobby = await takesSeats(server, match._id, [ana, ben])
  await bets(server, lobby, ana, 'Over 0.5 Corner', 10)
  await bets(server, lobby, ben, 'Under 0.5 Corner', 95)
  const dialog = page.getByRole('alertdialog')
  const chips = async () => {
    const { leaderboard: ranking } = await (await speaker(server, ana))(leaderboard, { params: { lobbyId: lobby._id } })
    return Object.fromEntries(ranking.map(({ user, chips }) => [user.name, chips]))
  }

  await test.step('an operator suspends one event type or one option by its letter and number', async () => {
    const suspended = async () => {
      const token = await stage.signsInAsAdmin()
      const { odds } = await ask(server.url, listOdds, { params: { matchId: match._id } }, token)
      return odds.filter((option) => option.suspended && option.eventType === 'Corner').length
    }
    const sheet = page.getByRole('dialog', { name: 'Which bets are accepted' })
    await page.keyboard.press('KeyX')
    await expect(sheet).toBeVisible()
    await page.keyboard.press('KeyC')
    const first = sheet.getByRole('region', { name: 'Corner' }).getByRole('listitem').first().getByRole('switch')
    await expect(first).toBeChecked()
    await page.keyboard.press('Digit1')
    await expect(first).not.toBeChecked()
    await expect.poll(suspended).toBe(1)
    await page.keyboard.press('Digit1')
    await expect.poll(suspended).toBe(0)
    await page.keyboard.press('KeyC')
    await expect(sheet.getByRole('switch', { name: 'Bets on Corner' })).not.toBeChecked()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('list', { name: 'Event keys' })).toContainText('No bets')
    await page.keyboard.press('Backspace')
    await expect(page.getByRole('list', { name: 'Event keys' })).not.toContainText('No bets')
  })

  await test.step('the operator ends a half and undoes it', async () => {
    await admin.startsHalf(1)
    await admin.letsKickOff()
    await page.keyboard.press('KeyC')
    await expect(page.locator('[data-console-kept="0"][data-console-shown="1"]')).toBeVisible()
    const open = await chips()
    expect(open).toEqual({ Ana: 90, Ben: 5 })
    await admin.control.getByRole('button', { name: 'End Half 1' }).click()
    const ofEnd = await foretold(dialog)
    await dialog.getByRole('button', { name: 'End Half 1' }).click()
    await expect(admin.control.getByRole('button', { name: 'Reopen Half 1' })).toBeEnabled()
    const settled = await chips()
    expect(changes(open, settled)).toEqual(ofEnd)

    await page.keyboard.press('Backspace')
    await expect(dialog).toContainText('Undo: the end of the half?')
    const ofUndo = await foretold(dialog)
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(admin.control.getByRole('button', { name: 'End Half 1' })).toBeEnabled()
    expect(changes(settled, await chips())).toEqual(ofUndo)
  })

  await test.step('the operator adds extra time and abandons the match', async () => {
    await admin.control.getByRole('button', { name: 'Start Half 2' }).click()
    await expect(dialog).toContainText('Half 1 is still running')
    await dialog.getByRole('button', { name: 'Start Half 2' }).click()
    await admin.control.getByRole('button', { name: 'Extra time' }).click()
    await dialog.getByRole('button', { name: 'Add extra time' }).click()
    await admin.control.getByRole('button', { name: 'Start Half 3' }).click()
    await dialog.getByRole('button', { name: 'Start Half 3' }).click()
    await expect(admin.control.getByRole('button', { name: 'End Half 3' })).toBeEnabled()
    await bets(server, lobby, ana, 'Over 0.5 Corner', 10)
    await admin.letsKickOff()
    await expect(page.getByText('HALF 3 OF 3')).toBeVisible()

    await admin.control.getByRole('button', { name: 'Abandon' }).click()
    const abandoning = page.getByRole('dialog', { name: 'Abandon the match?' })
    await expect(abandoning).toContainText('This cannot be undone: the match stays abandoned')
    await expect(abandoning).toContainText('lobbies close (1 lobby')
    await expect(abandoning.getByRole('button', { name: 'Abandon match' })).toBeDisabled()
    await expectAccessible(page)
    const before = await chips()
    const ofAbandoning = await foretold(abandoning)
    await abandoning.getByRole('textbox').fill('The floodlights failed')
    await abandoning.getByRole('button', { name: 'Abandon match' }).click()
    await expect(abandoning).toHaveCount(0)
    expect(changes(before, await chips())).toEqual(ofAbandoning)
    const details = await (await speaker(server, ben))(lobbyDetails, { params: { lobbyId: lobby._id } })
    expect(details.status).toBe('closed')
    expect(JSON.stringify(details)).toContain('The floodlights failed')
  })
})

/** Returns the players whose chips would change, as the dialog lists them: 'Ana +18'. */
async function foretold(question: Locator): Promise<Record<string, number>> {
  await expect(question).toContainText(/result changes for/)
  const lines = await question.getByRole('listitem').allInnerTexts()
  const cells = lines.map((line) => {
    const [, name = '', figure = ''] = /^(\w+)[\s\S]*?([+−]?\d+)$/.exec(line.trim()) ?? []
    return [name, Number(figure.replace('−', '-'))] as const
  })
  return Object.fromEntries(cells.filter(([, by]) => by !== 0))
}

function changes(before: Record<string, number>, after: Record<string, number>): Record<string, number> {
  const moved = Object.keys(after).map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const)
  return Object.fromEntries(moved.filter(([, by]) => by !== 0))
}
