import { type Lobby, listBets } from '@bettle/contract'
import type { KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { listBets as readBets } from './list-bets.ts'
import { StartedBets } from './started-bets.ts'

let scenario: Scenario
let ana: Player
let ben: Player
let lobby: Lobby
beforeEach(async () => {
  scenario = await aScenario()
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
  lobby = await ana.opensLobby()
  await ben.joins(lobby)
})
afterEach(() => scenario.ends())

/** Returns round, player, outcome and payout of each bet that a member sees, in the order of the list. */
async function seenBy(player: Player): Promise<unknown[][]> {
  const { bets } = await player.gets(listBets, { query: { lobbyId: lobby._id, includeAll: 'true' } })
  return bets.map(({ matchRound, user, outcome, payout }) => [matchRound.roundNumber, user.name, outcome, payout])
}

describe('the list of bets of a lobby', () => {
  it('the list of bets reads the bets on started rounds once for all members, and a member’s own hidden bet at each request [V1]', async () => {
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    await ben.bets(10).on('Under 0.5 Corner', lobby)
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await ben.bets(20).on('Over 0.5 Corner', lobby)
    const first = [
      [1, 'Ana', 'open', undefined],
      [1, 'Ben', 'open', undefined],
    ]
    expect(await seenBy(ana)).toEqual(first)
    expect(await seenBy(ben)).toEqual([...first, [2, 'Ben', 'open', undefined]])
    expect(await seenBy(ana)).toEqual(first)

    let read = 0
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        read += result.rows.filter((row) => 'stake' in row).length
        return result
      },
    }
    const ctx = { ...scenario.server.ctx, db: scenario.server.ctx.db.withPlugin(counting) }
    const started = new StartedBets()
    // Both members read at once, then both again: the two public bets are read once for both, and Ben's hidden bet each
    // time for Ben.
    const texts = []
    for (let times = 0; times < 2; times += 1) {
      texts.push(...(await Promise.all([ana, ben].map((one) => readBets(ctx, one.userId, lobby._id, true, started)))))
    }
    expect(read).toBe(2 + 2)
    expect(texts[0]?.json).toBe(texts[2]?.json)
    expect(texts[1]?.json).toBe(texts[3]?.json)
  })

  it('the list of bets shows another member a settlement, a correction and a new name of the player at once [S1]', async () => {
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    expect(await seenBy(ben)).toEqual([[1, 'Ana', 'open', undefined]])
    await scenario.goesOn(10)
    expect(await seenBy(ben)).toEqual([[1, 'Ana', 'lost', 0]])
    const corner = await scenario.records('Corner', 5)
    const [[, , outcome, payout] = []] = await seenBy(ben)
    expect([outcome, Number(payout) > 10]).toEqual(['won', true])
    await scenario.deletesEvent(corner)
    expect(await seenBy(ben)).toEqual([[1, 'Ana', 'lost', 0]])
    await scenario.server.ctx.db.updateTable('account').set({ name: 'Anita' }).where('id', '=', ana.userId).execute()
    expect(await seenBy(ben)).toEqual([[1, 'Anita', 'lost', 0]])
  })

  it('the list of bets hides a bet from other members again if the start of its half moves to the future [V1]', async () => {
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    expect(await seenBy(ben)).toHaveLength(1)
    const { db, clock } = scenario.server.ctx
    await db
      .updateTable('match_half')
      .set({ start_time: new Date(clock.now() + 60_000) })
      .where('match_id', '=', scenario.match._id)
      .where('half_number', '=', 1)
      .execute()
    expect(await seenBy(ben)).toEqual([])
    expect(await seenBy(ana)).toHaveLength(1)
  })
})
