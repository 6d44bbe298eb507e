import { afterAll, beforeAll, expect, it } from 'vitest'
import { aScenario, type Scenario } from '../../../../test/support/scenario.ts'
import { adminCommand } from './admin-command.ts'

let scenario: Scenario
beforeAll(async () => {
  scenario = await aScenario()
})
afterAll(() => scenario.ends())

const SOUND =
  'All ledgers are correct: every balance is the sum of the ledger entries of its player, and no entry was changed.'
const says = () =>
  adminCommand(scenario.server.ctx, { command: 'check-ledgers' }).catch((error: Error) => error.message)

it('the admin command check-ledgers names a member whose balance differs from the sum of the ledger entries [L2] [L3]', async () => {
  const ana = await scenario.player('Ana')
  const lobby = await ana.opensLobby()
  await ana.bets(10).on('Over 0.5 Corner', lobby)
  expect(await says()).toBe(SOUND)
  const inLobby = scenario.server.ctx.db.updateTable('member').where('lobby_id', '=', lobby._id)
  await inLobby.set({ chips: 91 }).execute()
  expect(await says()).toBe(`${lobby._id}: the stored balance of ${ana.userId} is 91, but the entries add up to 90`)
  await inLobby.set({ chips: 90 }).execute()
  expect(await says()).toBe(SOUND)
})
