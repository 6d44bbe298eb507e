import { randomUUID } from 'node:crypto'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as contract from '@bettle/contract'
import { confirmResults, endMatch, type Lobby, updateChips } from '@bettle/contract'
import { chainEntries, type LedgerEntry, ledgerGenesis } from '@bettle/rules'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer } from '../../../test/support/test-app.ts'
import { up as upgradeToPrices } from '../../db/migrations/0009-price-lists.ts'
import { up as upgradeToGuesses } from '../../db/migrations/0040-guessed-prices.ts'
import { up as upgradeToEvidence } from '../../db/migrations/0063-older-evidence.ts'
import { up as upgradeToOlderResults } from '../../db/migrations/0077-older-results.ts'
import type { Tx } from '../../db/schema.ts'
import { ledgerFaults } from './check-ledger.ts'
import { digest } from './digest.ts'
import { entriesByLobby } from './entry-store.ts'
import { headsOfMatch, keepHeads, missingHeads, readHeads } from './ledger-heads.ts'
import { sealLedgers } from './seal-ledgers.ts'

let scenario: Scenario
let ana: Player
let lobby: Lobby
let dora: Player

/**
 * The ledger entries are: 1 Ana joins, 2 Ben joins, 3 Ana's stake, 4 Ben's stake, 5 and 6 their credits, 7 chips for
 * Ben, 8 Cleo joins, then penalties.
 */
beforeAll(async () => {
  scenario = await aScenario()
  ana = await scenario.player('Ana')
  const ben = await scenario.player('Ben')
  lobby = await ana.opensLobby({ inactivityPenalty: 2 })
  await ben.joins(lobby)
  await ana.bets(10).on('Over 0.5 Corner', lobby)
  await ben.bets(20).on('Over 0.5 Goal', lobby)
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  await scenario.records('Corner')
  await scenario.records('Offside')
  await scenario.goesOn(10)
  const body = { lobbyId: lobby._id, userId: ben.userId, amount: 3, reason: 'For the fright' }
  await scenario.admin.gets(updateChips, { body })
  await scenario.goesOn(2)
  // Dora's lobby has a plan that no other lobby has played.
  dora = await scenario.player('Dora')
  const late = await dora.opensLobby({ roundDuration: 5, allowLateBetting: true, inactivityPenalty: 0 })
  await dora.bets(10).on('Over 0.5 Goal', late)
  await scenario.goesOn(38)
  await scenario.endsHalf(1)
  await scenario.startsHalf(2)
  await scenario.goesOn(50)
  await scenario.endsHalf(2)
  await scenario.admin.gets(confirmResults, { body: { matchId: scenario.match._id } })
})
afterAll(() => scenario.ends())

class Undone extends Error {}

/** Returns the faults found after a change by SQL, and rolls the change back. */
async function after(tamper: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  let found: string[] = []
  const tampering = scenario.server.ctx.db.transaction().execute(async (tx) => {
    await sql`alter table ledger_entry disable trigger ledger_only_grows`.execute(tx)
    await tamper(tx)
    found = (await ledgerFaults(tx)).map(({ what }) => what)
    throw new Undone()
  })
  await expect(tampering).rejects.toThrow(Undone)
  return found
}

const entry = (seq: number) => sql`lobby_id = ${lobby._id} and seq = ${seq}`

/**
 * Rewrites the whole ledger from these entries: balances, hashes, the lobby's head and the members' chips all match.
 */
async function rechain(tx: Tx, change: (entries: LedgerEntry[]) => LedgerEntry[]): Promise<void> {
  const entries = change((await entriesByLobby(tx, [lobby._id])).get(lobby._id) ?? [])
  const balances = new Map<string, number>()
  const drafts = entries.map((draft) => {
    const balance = (balances.get(draft.userId) ?? 0) + draft.amount
    balances.set(draft.userId, balance)
    return { ...draft, balance }
  })
  const chained = chainEntries(ledgerGenesis(lobby._id, digest), drafts, digest)
  await tx.deleteFrom('ledger_entry').where('lobby_id', '=', lobby._id).execute()
  for (const { userId, betId = null, reason = null, at, ...row } of chained) {
    const rest = { lobby_id: lobby._id, account_id: userId, bet_id: betId, reason, at: new Date(at) }
    await tx
      .insertInto('ledger_entry')
      .values({ ...row, ...rest })
      .execute()
  }
  const { seq = 0, hash = '' } = chained.at(-1) ?? {}
  await tx.updateTable('lobby').set({ ledger_seq: seq, ledger_hash: hash }).where('id', '=', lobby._id).execute()
  for (const [userId, chips] of balances) {
    await tx.updateTable('member').set({ chips }).where('account_id', '=', userId).execute()
  }
}

it('the ledger check finds no fault in a ledger that was played, sealed and corrected by the rules [L9]', async () => {
  expect(await ledgerFaults(scenario.server.ctx.db)).toEqual([])
})

it('the ledger check names the first ledger entry that was changed, removed, swapped or added [L3] [L9]', async () => {
  expect(await after((tx) => sql`update ledger_entry set amount = amount + 1 where ${entry(5)}`.execute(tx))).toContain(
    'entry 5: this entry, or its stored hash, was changed: the hash does not fit',
  )
  expect((await after((tx) => sql`delete from ledger_entry where ${entry(4)}`.execute(tx)))[0]).toMatch(
    /^entry 4: the ledger has no entry with this number$/,
  )
  const swap = async (tx: Tx) => {
    await sql`update ledger_entry set seq = 1000 where ${entry(3)}`.execute(tx)
    await sql`update ledger_entry set seq = 3 where ${entry(4)}`.execute(tx)
    await sql`update ledger_entry set seq = 4 where ${entry(1000)}`.execute(tx)
  }
  expect((await after(swap))[0]).toBe('entry 3: this entry, or its stored hash, was changed: the hash does not fit')
  const add = (tx: Tx) =>
    sql`
    insert into ledger_entry (lobby_id, seq, account_id, kind, amount, balance, key, at, hash)
    select lobby_id, ledger_seq + 1, ${ana.userId}::uuid, 'payout', 5, 5, 'settle:none:1', now(), 'made up' from lobby join lateral
      (select lobby.id as lobby_id) l on true where id = ${lobby._id}`.execute(tx)
  expect((await after(add))[0]).toMatch(
    /^entry \d+: this entry, or its stored hash, was changed: the hash does not fit$/,
  )
})

it('the ledger check names a changed, removed or added entry even if hashes, balances and head were recomputed to match [L9] [PR208]', async () => {
  const changed = await after((tx) =>
    rechain(tx, (all) => all.map((one) => (one.seq === 5 ? { ...one, amount: one.amount + 7 } : one))),
  )
  expect(changed[0]).toMatch(/^entry 5: bet \S+ was paid \d+ chips, but should be paid \d+$/)
  // The seal cannot be changed to match the ledger, because every member has read its head.
  expect(changed.at(-1)).toBe('seal 1 does not match the ledger entries before the seal')
  const removed = await after((tx) => rechain(tx, (all) => all.filter(({ seq }) => seq !== 4)))
  expect(removed[0]).toMatch(/^the ledger has no entry for the stake of bet \S+$/)
  const ungiven = await after((tx) => rechain(tx, (all) => all.filter(({ kind }) => kind !== 'admin')))
  expect(ungiven[0]).toMatch(/^the ledger has no entry for chips that an administrator gave to or took from \S+$/)
  const unjoined = await after((tx) => rechain(tx, (all) => all.filter(({ key }) => key !== `join:${ana.userId}`)))
  expect(unjoined[0]).toBe(`the ledger has no entry for the starting chips of ${ana.userId}`)
  const gift = {
    userId: ana.userId,
    kind: 'admin',
    amount: 50,
    key: 'admin:made-up',
    reason: 'operator: A gift',
  } as const
  const added = await after((tx) => rechain(tx, (all) => [...all, { ...all[0], betId: null, ...gift } as LedgerEntry]))
  expect(added[0]).toMatch(
    /^entry \d+: the entry says that an administrator gave or took chips, but the audit log has no such action$/,
  )
  expect(added.at(-1)).toBe('chips were moved after the last seal, number 1')
})

it('the ledger check names the entry whose bet, event, price or penalty was changed or deleted [L9] [PR208]', async () => {
  const anas = sql`account_id = ${ana.userId}`
  const bet = (set: ReturnType<typeof sql>) => after((tx) => sql`update bet set ${set} where ${anas}`.execute(tx))
  expect((await bet(sql`stake = stake + 1`))[0]).toMatch(
    /^entry 3: this stake does not match the stake or the player of bet/,
  )
  expect((await bet(sql`threshold = 4.5`))[0]).toMatch(
    /^entry 3: bet \S+ and its option differ in event type, side or threshold$/,
  )
  expect((await bet(sql`hundredths = hundredths + 5`))[0]).toMatch(
    /^entry 3: bet \S+ has odds that the server never offered$/,
  )
  expect((await bet(sql`outcome = 'lost', payout = 0`))[0]).toMatch(
    /^entry \d: the stored result of bet \S+ is not the result that the match events give$/,
  )
  const event = (set: ReturnType<typeof sql>) =>
    after((tx) => sql`update match_event set ${set} where event_type = 'Corner'`.execute(tx))
  const deleted = await event(sql`removed_at = now()`)
  expect(deleted[0]).toMatch(/^entry 5: bet \S+ was paid \d+ chips, but should be paid 0$/)
  expect(deleted).toContain('the bets on round 1 were settled with counts that differ from the match events')
  expect((await event(sql`at = at + interval '15 minutes'`))[0]).toMatch(/^entry 5: /)
  const prices = await after((tx) => sql`update price_list set prices = '{}'`.execute(tx))
  expect(prices[0]).toMatch(/^entry 3: bet \S+ has odds that the server never offered$/)
  const inTheMiddle = await after((tx) =>
    sql`update bet set hundredths = hundredths + 5 where account_id = ${dora.userId}`.execute(tx),
  )
  expect(inTheMiddle).toEqual([expect.stringMatching(/^entry 2: bet \S+ has odds that the server never offered$/)])
  const penalty = await after((tx) => sql`delete from penalty`.execute(tx))
  expect(penalty[0]).toMatch(/^entry \d+: the entry takes a penalty from \S+, but the database has no such penalty$/)
})

it('the ledger check does not judge a price that an administrator changed before prices were stored [L9]', async () => {
  const found = await after(async (tx) => {
    await sql`drop table price_list`.execute(tx)
    await sql`update option set hundredths = hundredths + 20, set_by = 'admin' where event_type = 'Corner'`.execute(tx)
    await sql`
      update plan set priced_round_id = round.id from round where round.plan_id = plan.id and round.round_number = 1`.execute(
      tx,
    )
    const old = tx as unknown as Kysely<unknown>
    await upgradeToPrices(old)
    await upgradeToGuesses(old)
    await sql`drop table older_evidence`.execute(tx)
    await upgradeToEvidence(old)
    await upgradeToOlderResults(old)
  })
  expect(found).toEqual([])
})

it('the ledger check finds changed balances, and changed counts of settled rounds, outside the ledger [L9]', async () => {
  const held = await after((tx) =>
    tx.updateTable('member').set({ chips: 7 }).where('account_id', '=', ana.userId).execute(),
  )
  expect(held).toEqual([expect.stringMatching(/^the stored balance of \S+ is 7, but the entries add up to \d+$/)])
  const counts = await after((tx) =>
    sql`update lobby_round set counts = '{"Corner": 3}' where counts ? 'Corner'`.execute(tx),
  )
  expect(counts).toEqual(['the bets on round 1 were settled with counts that differ from the match events'])
})

describe('the ledger check on changed databases [L9]', () => {
  const removed = (...statements: readonly string[]) =>
    after(async (tx) => {
      for (const statement of statements) await sql.raw(statement).execute(tx)
    })

  it('the ledger check finds missing seals, also if the count of seals was reset, and a seal of results that are not confirmed', async () => {
    const open = 'alter table ledger_seal disable trigger user'
    const missing = expect.stringMatching(/^the results are confirmed, but the database has .* of the ledger$/)
    expect(await removed(open, 'delete from ledger_seal')).toEqual([missing, missing])
    const all = await removed(open, 'delete from ledger_seal', 'update lobby set sealed = 0')
    expect(all).toEqual([missing, missing])
    const unconfirmed = await removed('update match set results_confirmed_at = null')
    expect(unconfirmed).toContain('the ledger has a seal, although the results are not confirmed')
  })

  it('the ledger check finds the removed prices of a bet whose odds were raised', async () => {
    const all = await removed('delete from price_list', 'update bet set hundredths = hundredths + 5')
    expect(all.filter((what) => /the database has no odds for the round of bet/.test(what))).toHaveLength(2)
  })

  it('the ledger check finds a player whose row among the members was removed or marked as unranked', async () => {
    const no = `entry 1: the entry belongs to ${ana.userId}, who is no player of the lobby`
    const ofAna = `where account_id = '${ana.userId}'`
    const free = 'alter table bet drop constraint bet_lobby_id_account_id_fkey'
    expect((await removed(free, `delete from member ${ofAna}`))[0]).toBe(no)
    expect((await removed(`update member set ranked = false ${ofAna}`))[0]).toBe(no)
  })

  it('the ledger check finds a gift of chips whose operator action was removed', async () => {
    const deleted = await removed('alter table operator_action disable trigger user', 'delete from operator_action')
    expect(deleted).toEqual([
      expect.stringMatching(
        /^entry \d+: the entry says that an administrator gave or took chips, but the audit log has no such action$/,
      ),
    ])
  })

  it('the ledger check finds a raised price even if its price list is marked as guessed by an upgrade', async () => {
    const guessed = await removed('update price_list set guessed = true', 'update bet set hundredths = hundredths + 5')
    expect(guessed.filter((what) => /has odds that the server never offered/.test(what))).toHaveLength(2)
  })

  it("the ledger check finds changed counts of the rounds on which a member bet, which decide the member's rank", async () => {
    const ofAna = `where account_id = '${ana.userId}'`
    const counts = expect.stringMatching(
      `^${ana.userId} is stored as having bet on \\d+ of \\d+ rounds, but the stored bets and rounds give 1 of 10$`,
    )
    for (const change of ['rounds_bet = rounds_bet + 1', 'rounds_open = rounds_open - 1']) {
      expect(await removed(`update member set ${change} ${ofAna}`), change).toEqual([counts])
    }
    // A round in which no player lost chips.
    const deleted = await removed(`delete from lobby_round using round where round.id = round_id and round_number = 9
      and lobby_id = '${lobby._id}'`)
    expect(deleted.filter((what) => /is stored as having bet on/.test(what)).length).toBeGreaterThan(0)
  })

  it('the ledger check finds a removed lobby whose ledger and bets are still stored', async () => {
    const found = await removed(
      'set local session_replication_role = replica',
      `delete from lobby where id = '${lobby._id}'`,
    )
    expect(found).toEqual([
      'the lobby itself is missing in the database, but members, bets, ledger entries or seals of the lobby are still there',
    ])
  })

  it('the ledger check finds a bet that was removed with all its entries before its ledger was sealed', async () => {
    const found = await after(async (tx) => {
      await sql`alter table ledger_seal disable trigger user`.execute(tx)
      await sql`delete from ledger_seal`.execute(tx)
      await sql`update lobby set sealed = 0`.execute(tx)
      await sql`update match set results_confirmed_at = null`.execute(tx)
      const bet = await tx
        .selectFrom('bet')
        .select('id')
        .where('lobby_id', '=', lobby._id)
        .where('account_id', '=', ana.userId)
        .executeTakeFirstOrThrow()
      await rechain(tx, (all) => all.filter(({ betId }) => betId !== bet.id))
      await sql`delete from bet_outcome where bet_id = ${bet.id}`.execute(tx)
      await sql`delete from bet where id = ${bet.id}`.execute(tx)
    })
    expect(found[0]).toBe(`the stored number of bets of ${ana.userId} is 1, but the database has 0`)
  })
})

it('the heads file reveals that all ledger seals were deleted, also after the ledgers were sealed anew [L10]', async () => {
  const file = join(tmpdir(), `heads-${randomUUID()}.txt`)
  const { db } = scenario.server.ctx
  await keepHeads(file, await headsOfMatch(db, scenario.match._id))
  const kept = await readHeads(file)
  expect(kept).toHaveLength(2)
  expect(await missingHeads(db, kept)).toEqual([])
  const tampering = db.transaction().execute(async (tx) => {
    await sql`alter table ledger_seal disable trigger user`.execute(tx)
    await sql`delete from ledger_seal`.execute(tx)
    await sql`update lobby set sealed = 0`.execute(tx)
    expect((await missingHeads(tx, kept)).map(({ what }) => what)).toEqual(
      Array(2).fill('the heads file has seal 1, but the database does not'),
    )
    await sealLedgers(
      tx,
      kept.map(({ lobbyId }) => lobbyId),
      scenario.server.clock.date(),
    )
    expect(await ledgerFaults(tx)).toEqual([])
    expect((await missingHeads(tx, kept)).map(({ what }) => what)).toEqual(
      Array(2).fill('seal 1 in the database differs from seal 1 in the heads file'),
    )
    throw new Undone()
  })
  await expect(tampering).rejects.toThrow(Undone)
  await appendFile(file, 'something else\n')
  await expect(readHeads(file)).rejects.toThrow(/^Line 3 of .* is not the head of a seal\.$/)
  await rm(file)
})

describe('the configured heads file [L10]', () => {
  it('the heads file receives the head of each seal: at the confirmation, and after each later correction and gift', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'heads-'))
    const server = await aServer({ config: { ledgerHeads: `${folder}/` } })
    const another = await aScenario({ on: server })
    const ben = await another.player('Ben')
    const opened = await ben.opensLobby()
    await ben.bets(10).on('Over 0.5 Corner', opened)
    await another.startsHalf(1)
    await another.letsKickOff()
    const corner = await another.records('Corner')
    await another.goesOn(10)
    await another.admin.gets(endMatch, { body: { matchId: another.match._id } })
    const matchId = another.match._id
    await another.admin.gets(contract.previewAction, { body: { action: { kind: 'confirm-results', matchId } } })
    await expect(readHeads(folder)).rejects.toThrow(/ENOENT/)

    await another.admin.gets(confirmResults, { body: { matchId } })
    const numbers = async () => {
      await server.ctx.jobs.settled()
      return (await readHeads(folder)).map(({ lobbyId, number }) => [lobbyId, number])
    }
    expect(await numbers()).toEqual([[opened._id, 1]])
    await another.goesOn(1)
    await another.deletesEvent(corner, 'It was a goal kick')
    expect(await numbers()).toEqual([1, 2].map((number) => [opened._id, number]))
    await another.goesOn(1)
    const gift = { lobbyId: opened._id, userId: ben.userId, amount: 3, reason: 'For the fright' }
    await another.admin.gets(updateChips, { body: gift })
    expect(await numbers()).toEqual([1, 2, 3].map((number) => [opened._id, number]))
    expect(await missingHeads(server.ctx.db, await readHeads(folder))).toEqual([])
    expect(await ledgerFaults(server.ctx.db)).toEqual([])
    await server.stop()
    await rm(folder, { recursive: true })
  })

  it('the ledger check reports a missing head once, however often its line is repeated in the heads file', async () => {
    const file = join(tmpdir(), `heads-${randomUUID()}.txt`)
    const at = scenario.server.clock.date()
    const madeUp = { lobbyId: lobby._id, number: 9, head: 'a'.repeat(64), at }
    await keepHeads(file, [madeUp])
    await keepHeads(file, [madeUp])
    expect(await missingHeads(scenario.server.ctx.db, await readHeads(file))).toEqual([
      { lobbyId: lobby._id, what: 'the heads file has seal 9, but the database does not' },
    ])
    await rm(file)
  })
})
