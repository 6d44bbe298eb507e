import { createOdds, followFeed, getMatchFeed, placeBet } from '@bettle/contract'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPlayer, aScenario, betOn, type Player } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import { up } from './0058-operators-who-bet.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

/** Creates a database of the previous version and migrates it. */
async function migrated(): Promise<void> {
  const { db } = server.ctx
  await sql`alter table match_feed drop column attached_by, drop column held_by`.execute(db)
  await sql`alter table suspension drop column of_feed`.execute(db)
  await sql`alter table option drop column priced_by, drop column handed_back_at`.execute(db)
  await up(db as unknown as Kysely<unknown>)
  await server.ctx.jobs.settled()
}

it('the migration finds in the audit log who attached feeds and set prices, and suspends the feed of an operator who bet [V11] [V12]', async () => {
  const { db } = server.ctx
  const scenarios = [await aScenario({ on: server }), await aScenario({ on: server })] as const
  const [kept, ended] = scenarios
  const olga = await aPlayer(server, 'Olga', () => kept.match._id, 'admin')
  const ana = await kept.player('Ana')
  for (const { match } of scenarios) await olga.gets(followFeed, { body: { matchId: match._id } })
  const price = { eventType: 'Corner', betType: 'over', threshold: 3.5, oddsValue: 100 } as const
  await olga.gets(createOdds, { body: { matchId: kept.match._id, ...price } })
  await olga.bets(10).on('Over 0.5 Goal', await olga.opensLobby({}, ended.match._id))
  // The previous version let the feed and betting continue in this case.
  await db.updateTable('match_feed').set({ state: 'following' }).execute()
  await db.updateTable('suspension').set({ until_at: server.clock.date() }).execute()
  await migrated()

  const stateOf = async ({ match, admin }: (typeof scenarios)[number]) =>
    (await admin.gets(getMatchFeed, { params: { id: match._id } })).feed?.state
  expect([await stateOf(kept), await stateOf(ended)]).toEqual(['following', 'suspended'])
  const bets = async (by: Player, { match }: (typeof scenarios)[number], option: string) => {
    const lobby = await by.opensLobby({}, match._id)
    const answer = await by.asks(placeBet, { body: betOn(await by.fetchesLobby(lobby), option, 10) })
    return answer.ok ? 'placed' : answer.failure.code
  }
  expect(await bets(ana, ended, 'Over 0.5 Goal')).toBe('suspended')
  expect(await bets(ana, kept, 'Over 3.5 Corner')).toBe('placed')
  expect(await bets(olga, kept, 'Over 3.5 Corner')).toBe('own-price')
})
