import { confirmResults } from '@bettle/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import type { Tx } from '../../db/schema.ts'
import { trophyFaults } from './check-trophies.ts'

let scenario: Scenario
let lobbyId: string
let ana: Player

/** Ana wins 200 trophies with her bet, Ben loses his bet. */
beforeAll(async () => {
  scenario = await aScenario()
  ana = await scenario.player('Ana')
  const ben = await scenario.player('Ben')
  const lobby = await ana.opensLobby({ inactivityPenalty: 0 })
  lobbyId = lobby._id
  await ben.joins(lobby)
  for (const round of [1, 2, 3]) {
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    await ben.bets(10).on('Over 0.5 Goal', lobby)
    if (round === 1) await scenario.startsHalf(1)
    if (round === 1) await scenario.letsKickOff()
    await scenario.records('Corner')
    await scenario.goesOn(round === 3 ? 10 : 5)
    if (round < 3) await scenario.goesOn(0)
  }
  await scenario.goesOn(30)
  await scenario.endsHalf(1)
  await scenario.startsHalf(2)
  await scenario.goesOn(50)
  await scenario.endsHalf(2)
  await scenario.admin.gets(confirmResults, { body: { matchId: scenario.match._id } })
  await scenario.server.ctx.jobs.settled()
})
afterAll(() => scenario.ends())

class Undone extends Error {}

async function after(...statements: readonly string[]): Promise<string[]> {
  let found: string[] = []
  const tampering = scenario.server.ctx.db.transaction().execute(async (tx: Tx) => {
    for (const table of ['trophy_entry', 'trophy_booking'])
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx)
    for (const statement of statements) await sql.raw(statement).execute(tx)
    found = (await trophyFaults(tx)).map(({ what }) => what)
    throw new Undone()
  })
  await expect(tampering).rejects.toThrow(Undone)
  return found
}

const OTHERS = ['the paid trophies differ from the trophies that the ranking gives']

it('the trophy check finds no fault in trophies that the server booked [L9]', async () => {
  expect(await trophyFaults(scenario.server.ctx.db)).toEqual([])
  const booked = await scenario.server.ctx.db.selectFrom('trophy_entry').select('trophies').execute()
  expect(booked.map(({ trophies }) => trophies).toSorted((one, other) => one - other)).toEqual([0, 200])
})

it('the trophy check finds a trophy entry that was removed or changed [L9]', async () => {
  expect(await after('delete from trophy_entry')).toEqual(OTHERS)
  expect(await after('update trophy_entry set trophies = trophies + 1')).toEqual(OTHERS)
  expect(await after('update trophy_entry set won = not won')).toEqual(OTHERS)
  expect(await after('update trophy_booking set counted = false')).toEqual(OTHERS)
})

it('the trophy check finds confirmed results whose trophy entries and booking were both deleted [L9]', async () => {
  expect(await after('delete from trophy_entry', 'delete from trophy_booking')).toEqual([
    'the results are confirmed, but no trophies were paid',
  ])
})

it('the trophy check finds a ranking that was changed after the trophies were booked [L9]', async () => {
  expect(await after(`update member set rounds_bet = 0, rounds_open = 9 where account_id = '${ana.userId}'`)).toEqual(
    OTHERS,
  )
})

it('the trophy check skips trophies that an upgrade recorded as booked by an older version [L9]', async () => {
  const old = `insert into older_evidence (lobby_id, kind, key) values ('${lobbyId}', 'trophy', '')`
  expect(await after(old, 'update trophy_entry set trophies = trophies + 1')).toEqual([])
})
