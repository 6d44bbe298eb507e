import * as contract from '@bettle/contract'
import { type Kysely, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, listen, type TestServer } from '../../../test/support/test-app.ts'
import { up as upgradeToTrophies } from '../../db/migrations/0032-trophies.ts'
import { failingWork } from '../../jobs/job-store.ts'
import { matchQueue } from '../match/match-queue.ts'

let server: TestServer
let scenario: Scenario
let ana: Player
let ben: Player
let cleo: Player
let mend: (() => Promise<void>) | undefined

beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
  cleo = await scenario.player('Cleo')
})
afterEach(async () => {
  await mend?.()
  mend = undefined
})

const QUIET = { inactivityPenalty: 0 } as const

/**
 * Plays round 1 with one corner. The players `over` bet ten chips on a corner, and the players `under` bet against it.
 */
async function played(lobby: contract.Lobby, over: readonly Player[], under: readonly Player[]) {
  for (const player of over) await player.bets(10).on('Over 0.5 Corner', lobby)
  for (const player of under) await player.bets(10).on('Under 0.5 Corner', lobby)
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  const corner = await scenario.records('Corner')
  await scenario.goesOn(11)
  await scenario.admin.gets(contract.endMatch, { body: { matchId: scenario.match._id } })
  return corner
}

const confirms = () => scenario.admin.gets(contract.confirmResults, { body: { matchId: scenario.match._id } })
const trophiesOf = (lobby: contract.Lobby, player = ana) =>
  player.gets(contract.lobbyTrophies, { params: { lobbyId: lobby._id } })
const nameOf = (userId: string) => [ana, ben, cleo].find((player) => player.userId === userId)?.name
const shared = async (lobby: contract.Lobby, player = ana) =>
  (await trophiesOf(lobby, player)).awards.map(({ userId, trophies }) => [nameOf(userId), trophies])

function entriesOf(lobby: contract.Lobby) {
  return server.ctx.db
    .selectFrom('trophy_entry')
    .select(['booking', 'account_id', 'kind', 'position', 'won', 'trophies'])
    .where('lobby_id', '=', lobby._id)
    .orderBy('booking')
    .orderBy('kind', 'desc')
    .orderBy('position')
    .execute()
}
const entry = (booking: number, kind: string, player: Player, position: number, trophies: number) => ({
  ...{ booking, kind, account_id: player.userId, position, trophies },
  won: position === 1,
})

describe('the trophies of a game', () => {
  it('trophies are provisional until the results are confirmed, and are then booked once [Z4] [Z5] [Z7] [PR233]', async () => {
    const lobby = await ana.opensLobby(QUIET)
    await ben.joins(lobby)
    expect(lobby).toMatchObject({ counts: { code: 'too-few' }, trophiesBookedAt: null })
    await played(lobby, [ana], [ben])
    expect(await ben.fetchesLobby(lobby)).toMatchObject({ counts: { code: 'counts' }, trophiesBookedAt: null })
    expect(await trophiesOf(lobby)).toMatchObject({
      counts: { code: 'counts' },
      state: 'provisional',
      bookedAt: null,
      awards: [
        { userId: ana.userId, position: 1, won: true, trophies: 200 },
        { userId: ben.userId, position: 2, won: false, trophies: 0 },
      ],
    })
    expect(await entriesOf(lobby)).toEqual([])

    const ear = await listen(server, ben.token.accessToken, [`lobby:${lobby._id}`])
    await confirms()
    const at = server.clock.date().toISOString()
    await ear.until((frame) => frame.type === 'news' && frame.push.type === 'trophies.booked' && frame.push.at === at)
    ear.close()
    expect(await entriesOf(lobby)).toEqual([entry(1, 'award', ana, 1, 200), entry(1, 'award', ben, 2, 0)])
    expect(await trophiesOf(lobby, ben)).toMatchObject({ state: 'booked', bookedAt: at, corrected: false })
    expect(await ana.fetchesLobby(lobby)).toMatchObject({ trophiesBookedAt: at })
    await scenario.goesOn(20)
    expect(await entriesOf(lobby)).toHaveLength(2)
    const { results } = await ana.gets(contract.listResults, { query: {} })
    expect(results[0]).toMatchObject({ trophies: 200, counts: { code: 'counts' }, provisional: false })
    expect((await ben.gets(contract.listResults, { query: {} })).results[0]).toMatchObject({ trophies: 0 })
  })

  it('trophies are booked ten match minutes after the end if no operator confirms the results [Z1] [Z2] [Z5] [PR232]', async () => {
    const lobby = await ana.opensLobby({ ...QUIET, prizeDistribution: 'top-3' })
    await ben.joins(lobby)
    await cleo.joins(lobby)
    await played(lobby, [ben], [ana])
    await scenario.goesOn(9)
    expect(await trophiesOf(lobby)).toMatchObject({ state: 'provisional' })
    await scenario.goesOn(1)
    // Three players paid into the pot of 300. The player without a bet takes no share, so the two others share it 70 to
    // 30.
    expect(await trophiesOf(lobby, cleo)).toMatchObject({ state: 'booked' })
    expect(await shared(lobby)).toEqual([
      ['Ben', 210],
      ['Ana', 90],
      ['Cleo', 0],
    ])
  })

  it('a game pays no trophies if fewer than two users had a bet settled [Z4] [PR234]', async () => {
    const lobby = await ana.opensLobby(QUIET)
    await ben.joins(lobby)
    await played(lobby, [ana], [])
    await confirms()
    expect(await trophiesOf(lobby)).toMatchObject({ counts: { code: 'too-few' }, awards: [] })
    expect(await entriesOf(lobby)).toEqual([])
    expect((await ana.gets(contract.listResults, { query: {} })).results[0]).toMatchObject({ trophies: 0 })
  })

  it('a practice match pays no trophies to two users with settled bets [Z4] [PR234]', async () => {
    await server.ctx.db.updateTable('match').set({ feed: 'practice:1' }).where('id', '=', scenario.match._id).execute()
    const lobby = await ana.opensLobby(QUIET)
    expect(lobby.counts).toEqual({ code: 'practice' })
    await ben.joins(lobby)
    await played(lobby, [ana], [ben])
    await confirms()
    expect(await trophiesOf(lobby)).toMatchObject({ counts: { code: 'practice' }, state: 'provisional', awards: [] })
    expect(await entriesOf(lobby)).toEqual([])
  })

  it('a win over a bot pays no trophies [Z4]', async () => {
    const lobby = await ana.opensLobby(QUIET)
    await ben.joins(lobby)
    await server.ctx.db.updateTable('account').set({ is_bot: true }).where('id', '=', ben.userId).execute()
    await played(lobby, [ana], [ben])
    await confirms()
    expect(await entriesOf(lobby)).toEqual([])
    expect(await trophiesOf(lobby)).toMatchObject({ state: 'booked', awards: [] })
  })

  it('an abandoned match pays no trophies [Z5]', async () => {
    const lobby = await ana.opensLobby(QUIET)
    await ben.joins(lobby)
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    await ben.bets(10).on('Under 0.5 Corner', lobby)
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(11)
    await scenario.admin.gets(contract.abandonMatch, { body: { matchId: scenario.match._id, reason: 'Fog' } })
    await scenario.goesOn(20)
    expect(await trophiesOf(lobby)).toMatchObject({ counts: { code: 'counts' }, state: 'none', awards: [] })
    expect(await entriesOf(lobby)).toEqual([])
  })

  it('answers lobby-not-found to a non-member who requests the trophies of a lobby [Z7]', async () => {
    const lobby = await ana.opensLobby(QUIET)
    expect(await ben.isRefused(contract.lobbyTrophies, { params: { lobbyId: lobby._id } })).toBe('lobby-not-found')
  })

  it('a player who left the lobby still gets trophies, which remain after the player’s account is deleted [Z7]', async () => {
    const lobby = await ana.opensLobby(QUIET)
    await ben.joins(lobby)
    await played(lobby, [ana], [ben])
    await ana.leaves(lobby)
    await confirms()
    await ana.gets(contract.deleteOwnAccount, { body: { password: ana.password } })
    expect((await trophiesOf(lobby, ben)).awards[0]).toMatchObject({ userId: ana.userId, trophies: 200 })
    expect((await entriesOf(lobby)).map(({ kind }) => kind)).toEqual(['award', 'award'])
  })
})

describe('trophies corrected after the results were confirmed', () => {
  it('a correction that changes the ranking reverses each award by its opposite and books new ones; another event moves no trophies [Z6] [PR235]', async () => {
    const lobby = await ana.opensLobby({ ...QUIET, prizeDistribution: 'top-3' })
    await ben.joins(lobby)
    const corner = await played(lobby, [ana], [ben])
    await confirms()
    await scenario.deletesEvent(corner, 'There was none')
    expect(await entriesOf(lobby)).toEqual([
      entry(1, 'award', ana, 1, 140),
      entry(1, 'award', ben, 2, 60),
      entry(2, 'reversal', ana, 1, -140),
      entry(2, 'reversal', ben, 2, -60),
      entry(2, 'award', ben, 1, 140),
      entry(2, 'award', ana, 2, 60),
    ])
    expect(await trophiesOf(lobby)).toMatchObject({ state: 'booked', corrected: true })
    expect(await shared(lobby)).toEqual([
      ['Ben', 140],
      ['Ana', 60],
    ])
    // An event that does not change the ranking moves no trophies.
    await scenario.admin.gets(contract.recordMatchEvent, {
      body: { match: scenario.match._id, eventType: 'Throw', timeStamp: corner.timeStamp, reason: 'Forgotten' },
    })
    expect(await entriesOf(lobby)).toHaveLength(6)
  })

  it('chips that an administrator gives after the confirmation move the trophies to the new winner [Z6]', async () => {
    const lobby = await ana.opensLobby(QUIET)
    await ben.joins(lobby)
    await played(lobby, [ana], [ben])
    await confirms()
    const body = { lobbyId: lobby._id, userId: ben.userId, amount: 50, reason: 'A bet that was lost' }
    await scenario.admin.gets(contract.updateChips, { body })
    expect(await shared(lobby)).toEqual([
      ['Ben', 200],
      ['Ana', 0],
    ])
    expect((await entriesOf(lobby)).map(({ trophies }) => trophies).reduce((sum, one) => sum + one, 0)).toBe(200)
  })

  it('the database refuses to change or delete trophy entries [Z6]', async () => {
    const lobby = await ana.opensLobby(QUIET)
    await ben.joins(lobby)
    await played(lobby, [ana], [ben])
    await confirms()
    const { db } = server.ctx
    await expect(db.updateTable('trophy_entry').set({ trophies: 1 }).execute()).rejects.toThrow('only grows')
    await expect(db.deleteFrom('trophy_booking').execute()).rejects.toThrow('only grows')
  })
})

describe('a failure between the confirmation and the booking of trophies', () => {
  /** Makes the database refuse the booking in one lobby, as an unexpected fault would. */
  async function bookingBreaksIn(lobby: contract.Lobby): Promise<void> {
    const { db } = server.ctx
    await sql`create or replace function refuse_booking() returns trigger language plpgsql as $$
      begin
        if new.lobby_id = tg_argv[0]::uuid then raise exception 'this booking breaks'; end if;
        return new;
      end $$`.execute(db)
    await sql
      .raw(
        `create or replace trigger refuse_booking before insert on trophy_entry
         for each row execute function refuse_booking('${lobby._id}')`,
      )
      .execute(db)
    mend = async () => {
      await sql`drop trigger if exists refuse_booking on trophy_entry`.execute(db)
    }
  }

  it('a failed booking of trophies is retried as a whole, and delays no other lobby [Z5]', async () => {
    const lobby = await ana.opensLobby(QUIET)
    const other = await ana.opensLobby(QUIET)
    await ben.joins(lobby)
    await ben.joins(other)
    for (const player of [ana, ben]) await player.bets(10).on('Over 0.5 Corner', other)
    await played(lobby, [ana], [ben])
    await bookingBreaksIn(lobby)
    expect(await confirms()).toMatchObject({ pending: true })
    expect(await trophiesOf(other)).toMatchObject({ state: 'booked' })
    expect(await trophiesOf(lobby)).toMatchObject({ state: 'provisional', bookedAt: null })
    expect((await failingWork(server.ctx.db)).map(({ kind }) => kind)).toEqual(['book-trophies'])

    await mend?.()
    await scenario.goesOn(1)
    expect(await entriesOf(lobby)).toEqual([entry(1, 'award', ana, 1, 200), entry(1, 'award', ben, 2, 0)])
    expect(await entriesOf(other)).toHaveLength(2)
    expect(await failingWork(server.ctx.db)).toEqual([])
  })

  it('when a match is deleted, a lobby whose booking of trophies failed closes only after its booking, and the other lobbies at once [Z5] [S9]', async () => {
    const [lobby, other, unplayed] = [
      await ana.opensLobby(QUIET),
      await ana.opensLobby(QUIET),
      await ana.opensLobby(QUIET),
    ]
    await ben.joins(lobby)
    await ben.joins(other)
    for (const player of [ana, ben]) await player.bets(10).on('Over 0.5 Corner', other)
    await played(lobby, [ana], [ben])
    await bookingBreaksIn(lobby)
    await confirms()
    await scenario.admin.gets(contract.deleteMatch, { params: { id: scenario.match._id } })
    const { db } = server.ctx
    const statusOf = async ({ _id }: contract.Lobby) =>
      (await db.selectFrom('lobby').select('status').where('id', '=', _id).executeTakeFirst())?.status
    const statuses = () => Promise.all([lobby, other, unplayed].map(statusOf))
    expect(await statuses()).toEqual(['open', 'closed', 'closed'])

    await mend?.()
    await scenario.goesOn(2)
    expect(await statuses()).toEqual(['closed', 'closed', 'closed'])
    expect(await entriesOf(lobby)).toEqual([entry(1, 'award', ana, 1, 200), entry(1, 'award', ben, 2, 0)])
    expect(await failingWork(db)).toEqual([])
  })

  it('a correction after the confirmation and before the delayed booking of trophies changes the awards that are booked [Z6]', async () => {
    const lobby = await ana.opensLobby(QUIET)
    await ben.joins(lobby)
    const corner = await played(lobby, [ana], [ben])
    await bookingBreaksIn(lobby)
    await confirms()
    await scenario.deletesEvent(corner, 'There was none')
    await mend?.()
    await scenario.goesOn(5)
    expect(await entriesOf(lobby)).toEqual([entry(1, 'award', ben, 1, 200), entry(1, 'award', ana, 2, 0)])
  })
})

describe('an upgrade from a version without trophies', () => {
  it('an upgrade from a version without trophies books the trophies of results that were confirmed before [Z5]', async () => {
    const lobby = await ana.opensLobby(QUIET)
    await ben.joins(lobby)
    await played(lobby, [ana], [ben])
    await confirms()
    const { db, jobs } = server.ctx
    await sql`drop table trophy_entry, trophy_booking`.execute(db)
    await sql`drop function trophies_only_grow`.execute(db)
    await upgradeToTrophies(db as Kysely<unknown>)
    await jobs.runJobs(matchQueue(scenario.match._id))
    expect(await entriesOf(lobby)).toEqual([entry(1, 'award', ana, 1, 200), entry(1, 'award', ben, 2, 0)])
  })
})
