import { type Lobby, lobbyDetails, updateChips } from '@bettle/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { ledgerFaults } from '../ledger/check-ledger.ts'

let scenario: Scenario
let ana: Player

beforeAll(async () => {
  scenario = await aScenario()
  ana = await scenario.player('Ana')
})

afterAll(async () => {
  expect(await ledgerFaults(scenario.server.ctx.db)).toEqual([])
  await scenario.ends()
})

const giving = (lobby: Lobby, player: Player, amount: number) => ({
  body: { lobbyId: lobby._id, userId: player.userId, amount, reason: 'A gift' },
})

it('lets an administrator give and take chips, but never take a balance below zero [L1]', async () => {
  const lobby = await ana.opensLobby()
  expect(await scenario.admin.gets(updateChips, giving(lobby, ana, 50))).toEqual({ chips: 150 })
  expect(await scenario.admin.gets(updateChips, giving(lobby, ana, -150))).toEqual({ chips: 0 })
  expect(await scenario.admin.isRefused(updateChips, giving(lobby, ana, -1))).toBe('insufficient-chips')
  expect(await ana.isRefused(updateChips, giving(lobby, ana, 50))).toBe('forbidden')
})

it('the reply to a change of chips reveals nothing of a bet on a coming round [V1]', async () => {
  const lobby = await ana.opensLobby()
  await ana.bets(10).on('Over 0.5 Corner', lobby)
  expect(await scenario.admin.gets(updateChips, giving(lobby, ana, 5))).toEqual({ chips: 105 })
  expect(await scenario.admin.gets(updateChips, giving(lobby, ana, 0))).toEqual({ chips: 105 })
  const seen = await ana.gets(lobbyDetails, { params: { lobbyId: lobby._id } })
  expect(seen.currentUser.chips).toBe(95)
})

it('an administrator can take chips up to a player’s public balance, whether or not a hidden stake has lowered the true balance [V1] [L5]', async () => {
  const lobby = await ana.opensLobby()
  const ben = await scenario.player('Ben')
  await ben.joins(lobby)
  await ana.bets(40).on('Over 0.5 Corner', lobby)
  for (const player of [ana, ben]) {
    expect(await scenario.admin.isRefused(updateChips, giving(lobby, player, -101))).toBe('insufficient-chips')
    expect(await scenario.admin.gets(updateChips, giving(lobby, player, -90))).toEqual({ chips: 10 })
  }
  const { currentUser } = await ana.gets(lobbyDetails, { params: { lobbyId: lobby._id } })
  expect(currentUser.chips).toBe(-30)
})

it('lets an administrator give chips to a player below zero, even if the balance stays below zero [L5]', async () => {
  const lobby = await ana.opensLobby()
  await ana.bets(100).on('Over 0.5 Corner', lobby)
  await scenario.admin.gets(updateChips, giving(lobby, ana, -50))
  const chips = async () => (await ana.fetchesLobby(lobby)).currentUser.chips
  expect(await chips()).toBe(-50)
  expect(await scenario.admin.gets(updateChips, giving(lobby, ana, 20))).toEqual({ chips: 70 })
  expect(await chips()).toBe(-30)
})

it('an administrator who plays in a lobby cannot give themselves chips or take a rival’s, and after betting on the match cannot give any [V6] [V13]', async () => {
  const lobby = await ana.opensLobby()
  await scenario.admin.joins(lobby)
  expect(await scenario.admin.isRefused(updateChips, giving(lobby, scenario.admin, 500))).toBe('forbidden')
  expect(await scenario.admin.isRefused(updateChips, giving(lobby, ana, -50))).toBe('forbidden')
  expect(await scenario.admin.gets(updateChips, giving(lobby, ana, 50))).toEqual({ chips: 150 })
  await scenario.admin.bets(10).on('Over 0.5 Corner', lobby)
  expect(await scenario.admin.isRefused(updateChips, giving(lobby, ana, 500))).toBe('forbidden')
})
