import { createMatch, joinLobby, type Lobby, type LobbyId, lobbyDetails, login } from '@bettle/contract'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { Actor } from '../support/actor.ts'
import { ask } from '../support/ask.ts'
import { misfits } from '../support/misfits.ts'
import { aNewcomer } from '../support/newcomer.ts'
import { overlaps } from '../support/overlaps.ts'
import { bets, type Credentials, playsMatch, playsPastGame, speaker } from '../support/past-game.ts'
import { ADMIN, type StageServer } from '../support/server.ts'
import { expect, test } from '../support/stage.ts'

const HOUR = 3_600_000

test('three people keep a circle after a match, open evenings in one press, and its table equals a recount [PR952] [PR953] [PR954]', async ({
  browser,
  server,
  stage,
}) => {
  test.setTimeout(240_000)
  const accounts: Record<string, Credentials> = {}
  for (const name of ['Ana', 'Ben', 'Cleo']) accounts[name] = await stage.registers(name)
  const { Ana: ana, Ben: ben, Cleo: cleo } = accounts as Record<'Ana' | 'Ben' | 'Cleo', Credentials>
  const past = await playsPastGame(server, {
    ...{ homeTeam: 'Spain', awayTeam: 'Italy', players: [ana, ben, cleo], corner: true, confirmed: true },
    bets: [{ account: ana, on: 'Over 0.5 Corner', stake: 10 }],
  })

  const { page, leaves } = await arrives(browser, server, 'Ana', ana)
  await page.goto(`/previous-results/${past._id}`)
  await page.getByRole('button', { name: 'Keep these people' }).click()
  await page.getByLabel(/^Name of the circle/).fill('Tuesday club')
  await page.keyboard.press('Enter')
  const kept = page.getByRole('region', { name: 'Keep these people' })
  await expect(kept).toContainText('The players were asked to join')
  await expect(kept).toBeFocused()
  await expectAccessible(page)
  await kept.getByRole('link', { name: 'Tuesday club' }).click()
  await expect(page).toHaveURL(/\/circle\/[0-9a-f-]{36}$/)
  const address = new URL(page.url()).pathname
  await expect(page).toHaveTitle(/Tuesday club/)
  await expect(page.getByText('Invited, no answer yet')).toBeVisible()

  const ofBen = await arrives(browser, server, 'Ben', ben)
  await ofBen.page.goto('/')
  const circles = ofBen.page.getByRole('region', { name: 'YOUR CIRCLES' })
  await circles.getByRole('button', { name: 'Join circle' }).click()
  await circles.getByRole('link', { name: 'Tuesday club' }).click()
  await expect(ofBen.page.getByRole('heading', { name: 'Tuesday club' })).toBeVisible()
  const ofCleo = await arrives(browser, server, 'Cleo', cleo)
  await ofCleo.page.goto(address)
  await ofCleo.page.getByRole('button', { name: 'Join circle' }).click()
  await expect(page.getByText(/3 members · owned by you/)).toBeVisible()
  await ofCleo.leaves()

  const first = await announces(server, 'Norway')
  await page.reload()
  await opensEvening(page, 'Norway v Sweden')
  const code = (await page.getByRole('list', { name: 'Open evenings' }).textContent())?.match(/code ([A-Z2-9]{6})/)?.[1]
  await ofBen.page.getByRole('button', { name: 'Take a seat' }).click()
  await expect(ofBen.page).toHaveURL(`/game/${code}`)
  await ofBen.leaves()
  // A guest of the evening needs the link and a name alone.
  const guest = await aNewcomer(browser, server)
  await guest.page.goto(`/join/${code}`)
  await expect(guest.page.getByLabel(/^Your name/)).toBeVisible()
  await guest.context.close()
  await leaves()
  const says = await speaker(server, cleo)
  const evening = await joined(server, [ben, cleo], String(code))
  for (const [account, on, stake] of [
    [ana, 'Over 0.5 Corner', 10],
    [ben, 'Over 0.5 Corner', 5],
    [cleo, 'Under 0.5 Corner', 10],
  ] as const)
    await bets(server, evening, account, on, stake)
  await server.clock.advance(2 * HOUR)
  await playsMatch(server, first, { corner: true, confirmed: true })

  await server.clock.advance(24 * HOUR)
  const second = await announces(server, 'Denmark')
  const later = await arrives(browser, server, 'Cleo', cleo)
  await later.page.goto(address)
  await opensEvening(later.page, 'Denmark v Sweden')
  const list = await later.page.getByRole('list', { name: 'Open evenings' }).textContent()
  await later.leaves()
  const next = await joined(server, [ana, ben], String(list?.match(/code ([A-Z2-9]{6})/)?.[1]))
  for (const [account, on, stake] of [
    [ana, 'Under 0.5 Corner', 10],
    [ben, 'Over 0.5 Corner', 10],
    [cleo, 'Over 0.5 Corner', 20],
  ] as const)
    await bets(server, next, account, on, stake)
  await server.clock.advance(2 * HOUR)
  await playsMatch(server, second, { corner: true, confirmed: true })

  const recounted = await recount([evening._id, next._id], async (lobbyId) =>
    says(lobbyDetails, { params: { lobbyId } }),
  )
  const end = await arrives(browser, server, 'Ana', ana)
  await end.page.goto(address)
  const rows = end.page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: end.page.getByRole('rowheader') })
  await expect(rows).toHaveCount(3)
  for (const [name, { rank, points, won }] of recounted) {
    const cells = rows
      .filter({ has: end.page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) })
      .getByRole('cell')
    await expect(cells.first()).toHaveText(String(rank))
    await expect(cells.nth(-3)).toHaveText(String(won))
    await expect(cells.last()).toHaveText(String(points))
  }
  await expect(end.page.getByRole('region', { name: 'PAST EVENINGS' }).getByRole('listitem')).toHaveCount(2)
  await expectAccessible(end.page)
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [390, 844],
  ] as const) {
    await end.page.setViewportSize({ width, height })
    expect(await misfits(end.page)).toEqual([])
    expect(await overlaps(end.page)).toEqual([])
  }
  await end.leaves()
})

/** Opens an evening with one press, after which the evening is listed and has the focus near it. */
async function opensEvening(page: Page, teams: string) {
  await page.getByRole('region', { name: 'OPEN AN EVENING' }).getByRole('button', { name: teams }).click()
  await expect(page.getByRole('list', { name: 'Open evenings' })).toContainText(teams)
}

async function announces(server: StageServer, homeTeam: string) {
  const startTime = new Date(server.clock.now() + 2 * HOUR).toISOString()
  const admin = await speaker(server, ADMIN)
  return (await admin(createMatch, { body: { homeTeam, awayTeam: 'Sweden', startTime } })).match._id
}

/** Lets these players take their seats; a player with a seat keeps it. Returns the lobby. */
async function joined(server: StageServer, players: readonly Credentials[], lobbyCode: string): Promise<Lobby> {
  let lobby: Lobby | undefined
  for (const account of players)
    lobby = (await (await speaker(server, account))(joinLobby, { body: { lobbyCode, role: 'player' } })).lobby
  if (!lobby) throw new Error('nobody joined')
  return lobby
}

/** Computes the table from the final rankings alone, without the code of the product. */
async function recount(lobbyIds: readonly LobbyId[], read: (lobbyId: LobbyId) => Promise<Lobby>) {
  const ranks = new Map<string, number[]>()
  for (const lobbyId of lobbyIds) {
    const { leaderboard } = await read(lobbyId)
    for (const [index, { user }] of leaderboard.toSorted((a, b) => b.chips - a.chips).entries())
      ranks.set(user.username, [...(ranks.get(user.username) ?? []), index + 1])
  }
  const lines = [...ranks].map(([name, own]) => ({
    name,
    points: own.reduce((sum, rank) => sum + ([10, 7, 5][rank - 1] ?? 0), 0),
    won: own.filter((rank) => rank === 1).length,
    best: Math.min(...own),
  }))
  return new Map(
    lines.map((line) => {
      const isAhead = (other: typeof line) =>
        other.points > line.points ||
        (other.points === line.points && (other.won > line.won || (other.won === line.won && other.best < line.best)))
      return [line.name, { ...line, rank: 1 + lines.filter(isAhead).length }]
    }),
  )
}

async function arrives(browser: Browser, { url }: StageServer, name: string, account: Credentials) {
  const { token } = await ask(url, login, { body: account })
  const actor = await Actor.arrive(browser, url, name, token, 'desktop')
  return { page: actor.page, leaves: () => actor.leavesTheStage() }
}
