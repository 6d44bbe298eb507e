import type { Competition, UserId } from '@bettle/contract'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { Actor } from '../support/actor.ts'
import { Cup, type CupPlayer } from '../support/competition.ts'
import { complaintsOf } from '../support/complaints.ts'
import { misfits } from '../support/misfits.ts'
import { expect, test } from '../support/stage.ts'
import { tabTo } from '../support/tab-to.ts'

const NAMES = ['Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus']

test('an organiser sets a winner, opens a plate game and replays a round by keyboard, and a player who is out plays the plate [PR383] [PR384] [PR451]', async ({
  browser,
  server,
  stage,
}) => {
  test.setTimeout(120_000)
  const organiser = await stage.registers('Ana')
  const players: CupPlayer[] = []
  for (const name of NAMES) players.push({ name, account: await stage.registers(name) })
  const cup = await Cup.opens(server, organiser, { name: 'Pub cup' }, 4)
  for (const { account } of players) await cup.enrols(account)
  await cup.isDrawn()

  // Six players form two groups of three. In each group the first bets right, and the third loses more chips than the
  // second.
  const { competition: drawn } = await cup.seenBy(organiser)
  const groups = drawn.stages[0]?.groups.map(({ members }) => members) ?? []
  expect(groups.map(({ length }) => length)).toEqual([3, 3])
  const rankOf = (player: CupPlayer) => {
    const id = drawn.players[players.indexOf(player)]?.user._id
    return Math.max(...groups.map((members) => members.indexOf(id as UserId)))
  }
  const group = await cup.kicksOff(
    0,
    players,
    (player) => (rankOf(player) === 0 ? 'right' : 'wrong'),
    (player) => 20 + 20 * rankOf(player),
  )
  await cup.ends(group)
  const [, second, third] = groups[0]?.map((id) => playerOf(drawn, players, id)) ?? []
  if (!second || !third) throw new Error('group A has three players')

  const ana = await Actor.arrive(browser, server.url, 'Ana', await stage.signsIn(organiser), 'desktop')
  const out = await Actor.arrive(browser, server.url, third.name, await stage.signsIn(third.account), 'phone')
  const complaints = [complaintsOf(ana.page), complaintsOf(out.page)]
  const { page } = ana
  const { keyboard } = page
  await out.opens(`/compete/${cup.competition._id}`)
  await expect(entryOf(out.page)).toHaveText('You are out of the competition. You can watch the other games.')
  await ana.opens(`/compete/${cup.competition._id}/organise`)
  const stages = page.getByRole('region', { name: 'Stages' })
  const matches = page.getByRole('region', { name: 'Matches', exact: true })
  const decisions = page.getByRole('region', { name: 'Decisions' })

  /** Answers the dialog of a decision by keyboard. The field for the reason has the focus. */
  const decides = async (title: RegExp | string, reason: string, changes: (string | RegExp)[]) => {
    const dialog = page.getByRole('dialog', { name: title })
    const preview = dialog.getByRole('region', { name: 'What changes' })
    for (const change of changes) await expect(preview).toContainText(change)
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused()
    await expectAccessible(page)
    await keyboard.type(reason)
    await keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
  }

  await test.step('Ana sets the last player of group A as winner of the group: the preview names who changes, and the player advances', async () => {
    const ofGroups = stages.getByRole('listitem').filter({ hasText: 'Group stage' })
    await tabTo(page, ofGroups.getByRole('combobox', { name: 'Winner' }))
    await keyboard.press('Enter')
    // The members are listed in order of their lots, so that the third is the last.
    const last = page.getByRole('option', { name: third.name })
    await expect(page.getByRole('option').first()).toBeFocused()
    await keyboard.press('End')
    await expect(last).toBeFocused()
    await keyboard.press('Enter')
    await expect(ofGroups.getByRole('combobox', { name: 'Winner' })).toContainText(third.name)
    await tabTo(page, ofGroups.getByRole('button', { name: 'Set winner' }))
    await keyboard.press('Enter')
    await decides(/^Set .* as the winner\?$/, 'The feed missed a corner', [third.name, second.name])
    await expect(entryOf(out.page)).toHaveText('You are enrolled.')
    const rows = out.page.getByRole('region', { name: 'Group A' }).getByRole('row')
    await expect(rows.nth(1)).toContainText(third.name)
    await expect(rows.nth(2)).toContainText('The organiser made another player the winner')
    await expect(out.page.getByRole('region', { name: 'Decisions' })).toContainText('The feed missed a corner')
    await tabTo(page, decisions.getByRole('button', { name: 'Undo: Winner set' }), 90)
    await keyboard.press('Enter')
    await decides('Undo this decision?', 'It was no corner', [third.name, second.name])
    await expect(decisions.getByRole('listitem')).toContainText(['Winner setUndone'])
    await expect(entryOf(out.page)).toContainText('You are out of the competition.')
  })

  await test.step('Ana opens a plate game on the match of the semi-finals, and the eliminated player reaches it in one press', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Open a plate game on Spain v Italy' }), 90)
    await keyboard.press('Enter')
    await decides('Open a plate game?', 'For those who are out', [])
    await expect(matches.getByRole('listitem').filter({ hasText: 'Spain v Italy' })).toContainText('Plate game')
    await expect(out.page.getByRole('region', { name: 'Plate' })).toContainText('Extra games without points')
    const next = out.page.getByRole('region', { name: 'Your next game' })
    await expect(next).toContainText('Plate')
    await expectAccessible(out.page)
    expect(await misfits(out.page)).toEqual([])
    await next.getByRole('link', { name: 'OPEN YOUR GAME' }).press('Enter')
    await expect(out.page).toHaveURL(/\/game\/[\w-]{36}$/)
    await expect(out.page.getByText('Spain').first()).toBeVisible()
    await out.opens(`/compete/${cup.competition._id}`)
  })

  await test.step('Ana replays the semi-finals on the next match, and undoes the replay', async () => {
    await cup.ends(
      await cup.kicksOff(
        1,
        players,
        () => 'right',
        (player) => 20 + 10 * players.indexOf(player),
      ),
    )
    const used = (teams: string) => matches.getByRole('listitem').filter({ hasText: teams })
    await expect(used('Brazil v Norway')).toContainText('Final')
    await tabTo(page, stages.getByRole('button', { name: 'Play Semi-finals again' }))
    await keyboard.press('Enter')
    await decides('Play Semi-finals again?', 'The clock stood still', [/players? change/])
    await expect(used('Brazil v Norway')).toContainText('Semi-finals')
    await expect(used('Spain v Italy')).toContainText('A replay was ordered, so this match no longer counts.')
    await expect(out.page.getByRole('region', { name: 'Decisions' })).toContainText('The clock stood still')
    await tabTo(page, decisions.getByRole('button', { name: 'Undo: Stage played again' }), 90)
    await keyboard.press('Enter')
    await decides('Undo this decision?', 'The clock was right', [/players? change/])
    await expect(used('Brazil v Norway')).toContainText('Final')
    await expect(used('Spain v Italy')).toContainText(/Semi-finals.*Counted$/)
  })
  expect(complaints.flat()).toEqual([])
  await ana.leavesTheStage()
  await out.leavesTheStage()
})

const entryOf = (page: Page) =>
  page.getByRole('form', { name: 'Your entry in this competition' }).getByRole('status').first()

/** Returns the player of an entry, with the username that the server gave. */
function playerOf({ players }: Competition, accounts: readonly CupPlayer[], id: UserId): CupPlayer {
  const index = players.findIndex(({ user }) => user._id === id)
  const account = accounts[index]?.account
  const name = players[index]?.user.username
  if (!account || name === undefined) throw new Error('nobody has this id')
  return { name, account }
}
