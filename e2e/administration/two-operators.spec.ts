import { adminListMatchEvents, adminUpdateUser, removeMatchEventType, whoami } from '@bettle/contract'
import { ask } from '../support/ask.ts'
import { OperatorAtConsole } from '../support/operator.ts'
import { expect, test } from '../support/stage.ts'

test.use({ clockFlows: true })

test('two operators of a match see each other’s presence and events at once, are asked about duplicates, and keep refused presses [W1] [W5] [W6] [PR302] [PR312] [PR315]', async ({
  adminAtConsole: admin,
  stage,
}) => {
  const { url, clock } = stage.server
  const adminToken = () => stage.signsInAsAdmin()
  const actor = await stage.arrives('Olga')
  const { user } = await ask(url, whoami, {}, actor.token)
  await ask(url, adminUpdateUser, { params: { id: user?._id ?? '' }, body: { role: 'admin' } }, await adminToken())
  const olga = new OperatorAtConsole(actor, clock, stage.match)
  const line = await actor.hasFrailLine()
  const shown = (operator: OperatorAtConsole) => operator.page.locator('[data-console-shown]')
  const refusals = olga.page.getByRole('region', { name: 'Refused actions' })

  await test.step("a second operator who opens the console appears on the first operator's console at once", async () => {
    await expect(admin.page.getByText('No other operator is here')).toBeVisible()
    await olga.opensConsole()
    await expect(admin.page.getByText('Also at this console: Olga')).toBeVisible({ timeout: 3000 })
    await expect(olga.page.getByText(/^Also at this console: /)).toBeVisible()
    await admin.startsHalf(1)
    await admin.letsKickOff()
    await admin.letsPass(3)
  })

  await test.step('an event that the other operator has already recorded causes a question', async () => {
    await records(admin, '2', 'KeyC')
    await expect(shown(olga)).toHaveAttribute('data-console-shown', '1')
    await records(olga, '2', 'KeyC')
    await expect(olga.page.getByText('The same event?')).toBeVisible()
    await olga.page.keyboard.press('KeyY')
    await expect(olga.page.getByText('The same event?')).toHaveCount(0)
    await expect(shown(olga)).toHaveAttribute('data-console-kept', '0')
    await expect(shown(olga)).toHaveAttribute('data-console-shown', '1')
  })

  await test.step("an event that both operators pressed before they saw each other's causes one question, at the later operator’s console", async () => {
    const { letThrough } = await actor.waitsFor('**/api/admin/event')
    await records(olga, '3', 'KeyS')
    await records(admin, '3', 'KeyS')
    await expect(shown(olga)).toHaveAttribute('data-console-shown', '3')
    letThrough()
    await expect(olga.page.getByText('The other operator also recorded')).toBeVisible()
    await expect(admin.page.getByText('The same event?')).toHaveCount(0)
    await olga.page.keyboard.press('KeyY')
    for (const operator of [olga, admin]) await expect(shown(operator)).toHaveAttribute('data-console-shown', '2')
  })

  await test.step('a refused press stays on the console with its reason until it is changed, recorded anyway, or dropped', async () => {
    await line.breaks()
    await olga.page.keyboard.press('KeyO')
    await olga.page.keyboard.press('KeyF')
    await records(olga, '3', 'KeyK')
    await records(admin, '3', 'KeyK')
    const { _id: id } = stage.match
    for (const name of ['Offside', 'Free-Kick']) {
      await ask(url, removeMatchEventType, { params: { id, name } }, await adminToken())
    }
    await admin.letsPass(1)
    await line.mends()
    await expect(refusals.getByText('This match does not offer this event type.')).toHaveCount(2)
    await expect(refusals.getByText('This event seems to be recorded already.')).toBeVisible()
    const refused = (text: RegExp) => refusals.getByRole('listitem').filter({ hasText: text })

    await refused(/Goal-Kick/)
      .getByRole('button', { name: 'Record anyway' })
      .click()
    await expect(refused(/Goal-Kick/)).toHaveCount(0)
    await refused(/Free-Kick/)
      .getByRole('button', { name: 'Discard' })
      .click()
    await expect(refused(/Free-Kick/)).toHaveCount(0)
    await refused(/Offside/)
      .getByRole('button', { name: 'Change' })
      .click()
    await refusals.getByRole('combobox', { name: 'Type' }).click()
    await olga.page.getByRole('option', { name: 'Throw' }).click()
    await refusals.getByRole('button', { name: 'Record anyway' }).click()
    await expect(refusals).toHaveCount(0)
    // A press leaves the console's list of waiting presses when it is sent, and the event is recorded when the server
    // responds.
    await expect(shown(olga)).toHaveAttribute('data-console-kept', '0')
    const { events } = await ask(url, adminListMatchEvents, { query: { match: id } }, await adminToken())
    const types = events.map(({ eventType }) => eventType)
    expect(types.toSorted()).toEqual(['Corner', 'Goal-Kick', 'Goal-Kick', 'Shot', 'Throw'])
  })

  await test.step("an operator who leaves the console disappears at once from the other operator's console", async () => {
    // The server's clock has moved by minutes, so both consoles have to report their presence again.
    const saysSo = ({ page }: OperatorAtConsole) => page.waitForResponse('**/api/admin/game/at-console')
    await Promise.all([olga, admin].map(saysSo))
    await olga.page.getByRole('link', { name: 'All matches' }).click()
    await expect(admin.page.getByText('No other operator is here')).toBeVisible({ timeout: 3000 })
  })
})

/** Types the minute, so that both operators enter the same time, however slow the machine is. */
async function records({ page }: OperatorAtConsole, minute: string, key: string): Promise<void> {
  await page.keyboard.press('KeyM')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Minute' }).fill(minute)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press(key)
}
