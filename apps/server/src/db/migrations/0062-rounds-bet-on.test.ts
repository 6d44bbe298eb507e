import { lobbyDetails } from '@bettle/contract'
import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { LOSES } from '../../../test/support/elimination.ts'
import { aScenario } from '../../../test/support/scenario.ts'
import { up } from './0062-rounds-bet-on.ts'

it('the migration counts for each member the rounds with a bet, and the rounds in which a bet was possible [K6]', async () => {
  const scenario = await aScenario()
  const { db } = scenario.server.ctx
  const ana = await scenario.player('Ana')
  const ben = await scenario.player('Ben')
  const cleo = await scenario.player('Cleo')
  const lobby = await ana.opensLobby({ inactivityPenalty: 0 })
  await ben.joins(lobby)
  await cleo.joins(lobby, 'spectator')
  await ana.bets(10).on(LOSES, lobby)
  await ben.bets(10).on(LOSES, lobby)
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  for (let round = 2; round <= 4; round += 1) {
    await scenario.goesOn(5)
    await ana.bets(5).on(LOSES, lobby)
    await scenario.goesOn(5)
  }
  // Dan joins during round 4 and bets on round 5, which never begins.
  const dan = await scenario.player('Dan')
  await dan.joins(lobby)
  await scenario.goesOn(5)
  await dan.bets(5).on(LOSES, lobby)
  await scenario.endsHalf(1)
  const before = await ana.gets(lobbyDetails, { params: { lobbyId: lobby._id } })

  await sql`alter table member drop column rounds_open, drop column rounds_bet`.execute(db)
  await up(db as unknown as Kysely<unknown>)

  const rows = await db
    .selectFrom('member')
    .select(['account_id', 'rounds_bet', 'rounds_open'])
    .where('lobby_id', '=', lobby._id)
    .execute()
  const nameOf = new Map([ana, ben, cleo, dan].map(({ userId, name }) => [String(userId), name]))
  const counted = Object.fromEntries(rows.map((row) => [nameOf.get(row.account_id), [row.rounds_bet, row.rounds_open]]))
  // Ana bet on rounds 1 to 4, Ben on round 1 only. Cleo only watches. A round that never began does not count.
  expect(counted).toEqual({ Ana: [4, 4], Ben: [1, 4], Cleo: [0, 0], Dan: [0, 0] })
  const after = await ana.gets(lobbyDetails, { params: { lobbyId: lobby._id } })
  expect(after.leaderboard).toEqual(before.leaderboard)
  await scenario.ends()
})
