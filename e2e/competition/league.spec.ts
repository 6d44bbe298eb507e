import type { Competition, UserId } from '@bettle/contract'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { Actor } from '../support/actor.ts'
import { Cup, type CupBet, type CupPlayer } from '../support/competition.ts'
import { complaintsOf } from '../support/complaints.ts'
import { misfits } from '../support/misfits.ts'
import { expect, test } from '../support/stage.ts'

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana']

/**
 * The bets of a division's players in the two matches of the season, in order of their lots. With a right bet the
 * higher stake ranks higher, and with a wrong bet the lower stake. The points were computed by hand from the ranks: 10,
 * 7, 5 and 4 for those present.
 */
const PLAYS: Readonly<Record<1 | 2, readonly (readonly [first: Play, second: Play, points: number])[]>> = {
  1: [
    [right(50), wrong(40), 10 + 4],
    [right(30), right(50), 7 + 10],
    [wrong(10), right(20), 5 + 7],
    [wrong(40), wrong(10), 4 + 5],
  ],
  2: [
    [right(50), absent(), 10 + 0],
    [right(20), right(50), 7 + 10],
    [wrong(10), wrong(10), 5 + 7],
    [wrong(40), wrong(40), 4 + 5],
  ],
}

interface Play {
  readonly bet: CupBet
  readonly stake: number
}

test('a league season promotes and relegates: each player reads their move, and the next season is drawn [PR443] [PR446] [PR448]', async ({
  browser,
  server,
  stage,
}) => {
  test.setTimeout(120_000)
  const players: CupPlayer[] = []
  for (const name of NAMES) players.push({ name, account: await stage.registers(name) })
  const [organiser] = players
  if (!organiser) throw new Error('the league needs an organiser')
  const fields = { name: 'Office league', format: 'league', seasonFixtures: 2, seasons: 2 } as const
  const cup = await Cup.opens(server, organiser.account, fields, 4)
  for (const { account } of players) await cup.enrols(account)
  await cup.isDrawn()

  const { competition: drawn } = await cup.seenBy(organiser.account)
  const [upper, lower] = membersOf(drawn, 0)
  expect([upper.length, lower.length]).toEqual([4, 4])
  const userIds = new Map(drawn.players.map(({ user }, index) => [NAMES[index], user._id]))
  const playOf = ({ name }: CupPlayer, match: 0 | 1): Play => {
    const id = userIds.get(name)
    const plays = PLAYS[upper.some((member) => member === id) ? 1 : 2]
    return plays[Math.max(upper.indexOf(id as UserId), lower.indexOf(id as UserId))]?.[match] ?? absent()
  }
  const nameOf = (id: UserId | undefined) => drawn.players.find(({ user }) => user._id === id)?.user.username ?? ''
  const names = drawn.players.map(({ user }) => user.username)
  const playerOf = (id: UserId | undefined) => {
    const player = players[drawn.players.findIndex(({ user }) => user._id === id)]
    if (!player) throw new Error('nobody has this id')
    return player
  }
  // By these points the last player of the upper division has 9, and the second player of the lower division has 17.
  const [relegated, promoted] = [playerOf(upper[3]), playerOf(lower[1])]
  const arrives = async ({ name, account }: CupPlayer, device: 'desktop' | 'phone') => {
    const actor = await Actor.arrive(browser, server.url, name, await stage.signsIn(account), device)
    await actor.opens(`/compete/${cup.competition._id}`)
    return actor
  }
  const down = await arrives(relegated, 'desktop')
  const up = await arrives(promoted, 'phone')
  const complaints = [complaintsOf(down.page), complaintsOf(up.page)]

  await expect(entryOf(down.page)).toHaveText('You play in division 1 of season 1.')
  await expect(entryOf(up.page)).toHaveText('You play in division 2 of season 1.')

  for (const match of [0, 1] as const) {
    const played = await cup.kicksOff(
      match,
      players,
      (player) => playOf(player, match).bet,
      (player) => playOf(player, match).stake,
    )
    if (match === 0) await expect(divisionOf(down.page, 1).getByText('Live · provisional')).toBeVisible()
    await cup.ends(played)
    if (match === 1) continue
    await expect(divisionOf(down.page, 1)).toContainText('The last player is relegated to division 2')
    await expect(divisionOf(up.page, 2)).toContainText('The first player is promoted to division 1')
    await expect(divisionOf(up.page, 2).getByText('Provisional')).toHaveCount(0)
    await expectAccessible(up.page)
  }

  await test.step('the relegated and the promoted player read their move, and get a notice about it', async () => {
    await expect(entryOf(down.page)).toHaveText('You went down after season 1. You play in division 2 of season 2.')
    await expect(entryOf(up.page)).toHaveText('You went up after season 1. You play in division 1 of season 2.')
    const end = up.page.getByRole('region', { name: 'How season 1 ended' })
    await expect(end.getByRole('region', { name: 'Promotion and relegation' }).getByRole('listitem')).toHaveText([
      'You go up to division 1',
      `${nameOf(upper[3])} goes down to division 2`,
    ])
    await expect(end.getByRole('region', { name: 'Trophies' }).getByRole('listitem').first()).toHaveText(
      'You win200 trophies',
    )
    await up.page.getByRole('button', { name: /^Notices, \d unread$/ }).click()
    const notices = up.page.getByRole('dialog', { name: 'Notices' })
    await expect(notices).toContainText('You go up a division in Office league after season 1.')
    await expect(notices).toContainText('The draw for Office league was made. You play in season 2.')
    await notices.getByRole('button', { name: 'Close' }).click()
    await expectAccessible(up.page)
    await expectAccessible(down.page)
    expect(await misfits(up.page)).toEqual([])
  })

  await test.step('the new season has the promoted player in the upper division, and the old season keeps its final tables', async () => {
    const members = [upper[0], upper[1], upper[2], lower[1]].map(nameOf).toSorted()
    await expect(up.page.getByRole('tab', { name: 'Season 2 · now', selected: true })).toBeVisible()
    expect((await namesIn(up.page, 1, names)).toSorted()).toEqual(members)
    await up.page.getByRole('tab', { name: 'Season 2 · now' }).press('ArrowRight')
    await expect(up.page.getByRole('tab', { name: 'Season 1', selected: true })).toBeVisible()
    expect(await namesIn(up.page, 1, names)).toEqual([upper[1], upper[0], upper[2], upper[3]].map(nameOf))
    expect(await namesIn(up.page, 2, names)).toEqual([lower[1], lower[2], lower[0], lower[3]].map(nameOf))
    await expect(divisionOf(up.page, 1)).toContainText('The last player was relegated to division 2')
    const points = (division: 1 | 2, order: readonly number[]) => order.map((index) => PLAYS[division][index]?.[2])
    expect(await pointsIn(up.page, 1)).toEqual(points(1, [1, 0, 2, 3]))
    expect(await pointsIn(up.page, 2)).toEqual(points(2, [1, 2, 0, 3]))
    await expect(divisionOf(up.page, 2).getByRole('row', { name: new RegExp(nameOf(lower[0])) })).toContainText(
      'Ranks in the last games, oldest first: 1st, absent.',
    )
    await expectAccessible(up.page)
  })

  await test.step('the draw of the new season is published, and the browser computes the draws of both seasons again', async () => {
    await down.page.getByRole('link', { name: 'Check the draw' }).press('Enter')
    const second = down.page.getByRole('region', { name: 'Draw of season 2' })
    await expect(second.getByText('Checked on this device: seed, list, all lots and all groups match.')).toBeVisible()
    await expect(second).toContainText('Hash of the seed, published as the seed of season 1')
    await expect(
      down.page
        .getByRole('region', { name: 'Draw of season 1' })
        .getByText('Checked on this device: seed, list, all lots and all groups match.'),
    ).toBeVisible()
    await expectAccessible(down.page)
  })
  expect(complaints.flat()).toEqual([])
  await down.leavesTheStage()
  await up.leavesTheStage()
})

function right(stake: number): Play {
  return { bet: 'right', stake }
}

function wrong(stake: number): Play {
  return { bet: 'wrong', stake }
}

function absent(): Play {
  return { bet: 'none', stake: 0 }
}

/** Returns the members of the upper and the lower division of a season, in order of their lots. */
function membersOf({ stages }: Competition, season: number): [UserId[], UserId[]] {
  const [upper = [], lower = []] = stages[season]?.groups.map(({ members }) => members) ?? []
  return [upper, lower]
}

const entryOf = (page: Page) =>
  page.getByRole('form', { name: 'Your entry in this competition' }).getByRole('status').first()

const divisionOf = (page: Page, division: number) =>
  page.getByRole('region', { name: `Division ${division}`, exact: true })

/** Returns the names in a division's table from the top, without the avatars' letters and the ranks. */
async function namesIn(page: Page, division: number, names: readonly string[]): Promise<(string | undefined)[]> {
  const headers = await divisionOf(page, division).getByRole('rowheader').allInnerTexts()
  return headers.map((header) =>
    names.find((name) => header.split('\n').some((line) => line.replace(/YOU$/, '').trim() === name)),
  )
}

/** Returns the points in a division's table from the top. */
async function pointsIn(page: Page, division: number): Promise<number[]> {
  const cells = divisionOf(page, division).locator('tbody tr td:last-child')
  return (await cells.allInnerTexts()).map(Number)
}
