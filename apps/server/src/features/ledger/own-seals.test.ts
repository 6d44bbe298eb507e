import { confirmResults, deleteMatchEvent, type Lobby, ownLedger, updateChips } from '@bettle/contract'
import { leafText, parentText, sealText } from '@bettle/rules'
import { type Kysely, type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { up as upgradeToSeals } from '../../db/migrations/0036-ledger-seals.ts'
import { matchQueue } from '../match/match-queue.ts'
import { digest } from './digest.ts'
import { ownSealsOf } from './own-seals.ts'

let scenario: Scenario
let ana: Player
let ben: Player
let low: Lobby
let high: Lobby

beforeAll(async () => {
  scenario = await aScenario()
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
  const cleo = await scenario.player('Cleo')
  const opened: Lobby[] = []
  // Plays two blind lobbies that differ only in Ben's stake.
  for (const stake of [5, 50]) {
    const lobby = await ana.opensLobby({ showCompetitorBets: false, inactivityPenalty: 0 })
    await ben.joins(lobby)
    await cleo.joins(lobby)
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    await ben.bets(stake).on('Over 0.5 Corner', lobby)
    opened.push(lobby)
  }
  const [first, second] = opened
  if (!first || !second) throw new Error('two lobbies were opened')
  low = first
  high = second
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
})
afterAll(() => scenario.ends())

const ledgerOf = (player: Player, lobby: Lobby) => player.gets(ownLedger, { params: { lobbyId: lobby._id } })
type Ledger = Awaited<ReturnType<typeof ledgerOf>>

/** Computes the head from the player's own reply alone. */
function headFrom({ lines, seals, proof }: Ledger, { userId }: Player, lobby: Lobby): string {
  const last = seals.at(-1)
  if (!last || !proof) throw new Error('there is nothing to prove it by')
  const own = lines.map((line) => ({ ...line, at: Date.parse(line.at) }))
  const leaf = digest(leafText(lobby._id, userId, proof.salt, own))
  const root = proof.path.reduce((hash, step) => digest(parentText(hash, step)), leaf)
  const { number, chain, at } = last
  return digest(sealText(lobby._id, { number, chain, root, at: Date.parse(at) }, seals.at(-2)?.head ?? null))
}

/** Removes the ids and hashes, which differ even between two lobbies that were played alike. */
const withoutNames = (received: Ledger) =>
  JSON.stringify(received)
    .replaceAll(/"[0-9a-f]{64}"/g, '"hash"')
    .replaceAll(/"[0-9a-f]{8}-[0-9a-f-]{27}"/g, '"id"')

it('a member sees the seals and proof of a ledger only after the results are confirmed, and they reveal no other member’s stake [L7] [L8] [V2] [PR207]', async () => {
  const corner = await scenario.records('Corner')
  await scenario.goesOn(50)
  expect((await ledgerOf(ana, low)).seals).toEqual([])
  expect(await ledgerOf(ana, low)).not.toHaveProperty('proof')
  await scenario.endsHalf(1)
  await scenario.startsHalf(2)
  await scenario.goesOn(50)
  await scenario.endsHalf(2)
  await scenario.admin.gets(confirmResults, { body: { matchId: scenario.match._id } })

  const inLow = await ledgerOf(ana, low)
  const inHigh = await ledgerOf(ana, high)
  expect(inLow.seals).toMatchObject([{ number: 1, reason: null }])
  expect(withoutNames(inLow)).toBe(withoutNames(inHigh))
  // A tree of three players has at most two hashes in a path, however often they bet.
  expect(inLow.proof?.path.length).toBeLessThanOrEqual(2)
  for (const received of [inLow, inHigh]) expect(JSON.stringify(received)).not.toContain(ben.userId)
  // For the same player with the same entries, the proofs in the two lobbies have nothing in common.
  expect(inLow.proof?.salt).not.toBe(inHigh.proof?.salt)

  for (const lobby of [low, high]) {
    const heads = new Set<string>()
    for (const player of [ana, ben]) {
      const received = await ledgerOf(player, lobby)
      expect(headFrom(received, player, lobby)).toBe(received.seals.at(-1)?.head)
      expect(received.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(received.chips)
      heads.add(received.seals.at(-1)?.head ?? '')
    }
    expect(heads.size).toBe(1)
  }
  const another = { ...inLow, lines: inLow.lines.map((line) => ({ ...line, amount: line.amount + 1 })) }
  expect(headFrom(another, ana, low)).not.toBe(inLow.seals[0]?.head)

  await scenario.admin.gets(deleteMatchEvent, { params: { id: corner._id }, query: { reason: 'It was a goal kick' } })
  const corrected = await ledgerOf(ana, low)
  expect(corrected.seals).toMatchObject([
    { number: 1, reason: null, head: inLow.seals[0]?.head },
    { number: 2, why: { code: 'operator', text: 'It was a goal kick' } },
  ])
  expect(corrected.lines.at(-1)).toMatchObject({ kind: 'correction' })
  expect(headFrom(corrected, ana, low)).toBe(corrected.seals.at(-1)?.head)
  // The hash of the neighbour in the tree changes even if the neighbour's chips did not move.
  expect(corrected.proof?.path[0]?.hash).not.toBe(inLow.proof?.path[0]?.hash)
})

it('the ledger is sealed again when an administrator gives chips after the confirmation; the reason for the gift is hidden from other members [L7]', async () => {
  const body = { lobbyId: low._id, userId: ben.userId, amount: 3, reason: 'Told to Ben alone' }
  await scenario.admin.gets(updateChips, { body })
  const received = await ledgerOf(ana, low)
  expect(received.seals.at(-1)).toMatchObject({ number: 3, why: { code: 'chips-moved' } })
  expect(JSON.stringify(received)).not.toContain('Told to Ben alone')
  expect(headFrom(received, ana, low)).toBe(received.seals.at(-1)?.head)
  expect((await ledgerOf(ana, high)).seals.length).toBe(2)
})

/** Returns a database that calls `onRead` each time it reads ledger entries. */
function watched(onRead: () => void) {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes('ledger_entry')) onRead()
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return scenario.server.ctx.db.withPlugin(plugin)
}

it('the server reads the ledger once for members who request the same seal at once, and again after a failed reading [L7]', async () => {
  await scenario.admin.gets(updateChips, {
    body: { lobbyId: low._id, userId: ben.userId, amount: 1, reason: 'One more' },
  })
  const broken = watched(() => {
    throw new Error('the database is away')
  })
  await expect(ownSealsOf(broken, low._id, ana.userId)).rejects.toThrow('the database is away')
  let reads = 0
  const counted = watched(() => {
    reads += 1
  })
  const asked = await Promise.all([ana, ben, ana].map(({ userId }) => ownSealsOf(counted, low._id, userId)))
  expect(reads).toBe(1)
  const [, bens] = asked
  const received = await ledgerOf(ben, low)
  expect(bens?.proof).toEqual(received.proof)
  expect(headFrom(received, ben, low)).toBe(received.seals.at(-1)?.head)
})

it('the database refuses to update a ledger seal [L7]', async () => {
  const inLow = scenario.server.ctx.db.updateTable('ledger_seal').where('lobby_id', '=', low._id)
  await expect(inLow.set({ root: '' }).execute()).rejects.toThrow('the ledger only grows')
})

class Undone extends Error {}

it('an upgrade plans a job that seals the ledgers of a match confirmed before seals existed [L7]', async () => {
  const upgrading = scenario.server.ctx.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('due_work').where('kind', '=', 'seal-ledgers').execute()
    await sql`drop table ledger_seal`.execute(tx)
    await sql`alter table lobby drop column sealed`.execute(tx)
    await upgradeToSeals(tx as unknown as Kysely<unknown>)
    const sealJobs = await tx
      .selectFrom('due_work')
      .select(['queue', 'key'])
      .where('kind', '=', 'seal-ledgers')
      .execute()
    expect(sealJobs).toEqual([{ queue: matchQueue(scenario.match._id), key: scenario.match._id }])
    throw new Undone()
  })
  await expect(upgrading).rejects.toThrow(Undone)
})
