import { listBets, type RoundId } from '@bettle/contract'
import type { KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../../test/support/scenario.ts'
import { listBets as readBets, competitorBets as readCompetitorBets } from '../list-bets.ts'
import { scoutBets as readScouted } from '../scout-bets.ts'

let scenario: Scenario
let ana: Player
let ben: Player
beforeEach(async () => {
  scenario = await aScenario()
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
})
afterEach(() => scenario.ends())

/** Runs a function that reads, and counts the bets that the database returns to it. */
async function betsRead(read: (ctx: Scenario['server']['ctx']) => Promise<unknown>): Promise<number> {
  let bets = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      bets += result.rows.filter((row) => 'stake' in row).length
      return result
    },
  }
  const { ctx } = scenario.server
  await read({ ...ctx, db: ctx.db.withPlugin(counting) }).catch(() => undefined)
  return bets
}

it.each([
  ['in a lobby that shows bets once their round has started', {}, 2],
  ['in a lobby that hides bets', { showCompetitorBets: false }, 1],
])(
  'the server reads from the database only the bets that its answer to a member may show, %s [V7]',
  async (_where, gameSettings, shown) => {
    const lobby = await ana.opensLobby(gameSettings)
    await ben.joins(lobby)
    const bet = await ana.bets(10).on('Over 0.5 Corner', lobby)
    await ben.bets(10).on('Under 0.5 Corner', lobby)
    const roundId = bet.matchRound._id as RoundId
    const rowsOfAll = () => betsRead((ctx) => readBets(ctx, ben.userId, lobby._id, true))
    expect(await rowsOfAll()).toBe(1)
    expect(await betsRead((ctx) => readCompetitorBets(ctx, ben.userId, { lobbyId: lobby._id, roundId }))).toBe(
      shown - 1,
    )
    expect(await betsRead((ctx) => readScouted(ctx, ben.userId, lobby._id, roundId))).toBe(1)

    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    const { bets } = await ben.gets(listBets, { query: { lobbyId: lobby._id, includeAll: 'true' } })
    expect([bets.length, await rowsOfAll()]).toEqual([shown, shown])
  },
)
