import { confirmResults, type Lobby, updateChips } from '@bettle/contract'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOSES } from '../../../test/support/elimination.ts'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { ledgerFaults } from '../../features/ledger/check-ledger.ts'
import type { Tx } from '../schema.ts'
import { up } from './0063-older-evidence.ts'

let old: Scenario
let recent: Scenario
let oldLobby: Lobby
let recentLobby: Lobby

/** Plays a match in which Ben bets and receives chips, and confirms its results. */
async function played(scenario: Scenario, ben: Player): Promise<Lobby> {
  const lobby = await ben.opensLobby()
  await ben.bets(10).on(LOSES, lobby)
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  await scenario.goesOn(10)
  const gift = { lobbyId: lobby._id, userId: ben.userId, amount: 3, reason: 'For the fright' }
  await scenario.admin.gets(updateChips, { body: gift })
  await scenario.goesOn(36)
  await scenario.endsHalf(1)
  await scenario.startsHalf(2)
  await scenario.goesOn(46)
  await scenario.endsHalf(2)
  await scenario.admin.gets(confirmResults, { body: { matchId: scenario.match._id } })
  await scenario.server.ctx.jobs.settled()
  return lobby
}

/**
 * Creates a database of the previous version: the old match has no seals or prices, and its actions are not in the
 * audit log.
 */
beforeAll(async () => {
  old = await aScenario()
  oldLobby = await played(old, await old.player('Ben'))
  const { db, clock } = old.server.ctx
  await sql`alter table ledger_seal disable trigger user`.execute(db)
  await sql`alter table operator_action disable trigger user`.execute(db)
  await db.deleteFrom('ledger_seal').execute()
  await db.updateTable('lobby').set({ sealed: 0 }).execute()
  await db.deleteFrom('price_list').execute()
  await db.deleteFrom('operator_action').execute()
  const startedAt = clock.now()
  recent = await aScenario({ on: old.server })
  await old.server.clock.set(startedAt + 60_000)
  recentLobby = await played(recent, await recent.player('Cleo'))
  await db.deleteFrom('operator_action').where('at', '<', new Date(startedAt)).execute()
  expect(await faults(db)).toEqual([
    `${oldLobby._id}: the database has no odds`,
    `${oldLobby._id}: the database has no seal`,
  ])
  await sql`drop table older_evidence`.execute(db)
  await up(db as unknown as Kysely<unknown>)
})
afterAll(() => old.ends())

const faults = async (db: Parameters<typeof ledgerFaults>[0]) =>
  (await ledgerFaults(db)).map(({ lobbyId, what }) => {
    const kind = /the audit log has no such action|the database has no odds|the database has no seal/.exec(what)?.[0]
    return `${lobbyId}: ${kind ?? what}`
  })

class Undone extends Error {}

async function after(tamper: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  let found: string[] = []
  const tampering = old.server.ctx.db.transaction().execute(async (tx) => {
    await tamper(tx)
    found = await faults(tx)
    throw new Undone()
  })
  await expect(tampering).rejects.toThrow(Undone)
  return found
}

describe('the upgrade’s record of results, prices and gifts without evidence [L9]', () => {
  it('after the upgrade, the ledger check finds no fault in a match for which an older version stored no seals, prices and actions', async () => {
    expect(await faults(old.server.ctx.db)).toEqual([])
    const rows = await old.server.ctx.db.selectFrom('older_evidence').select(['lobby_id', 'kind']).execute()
    expect(rows.map(({ lobby_id, kind }) => `${lobby_id} ${kind}`).toSorted()).toEqual(
      ['gift', 'price', 'seal'].map((kind) => `${oldLobby._id} ${kind}`),
    )
  })

  it('after the upgrade, the ledger check reports removed prices, actions and seals of a match that had them at the upgrade', async () => {
    expect(await after((tx) => tx.deleteFrom('price_list').execute())).toEqual([
      `${recentLobby._id}: the database has no odds`,
    ])
    expect(await after((tx) => tx.deleteFrom('operator_action').execute())).toEqual([
      `${recentLobby._id}: the audit log has no such action`,
    ])
    const unsealed = await after(async (tx) => {
      await tx.deleteFrom('ledger_seal').execute()
      await tx.updateTable('lobby').set({ sealed: 0 }).execute()
    })
    expect(unsealed).toEqual([`${recentLobby._id}: the database has no seal`])
  })

  it('the ledger check reports a missing seal of an older match after the upgrade’s own record is removed', async () => {
    expect(await after((tx) => tx.deleteFrom('older_evidence').execute())).toContain(
      `${oldLobby._id}: the database has no seal`,
    )
  })
})
