import { readFile } from 'node:fs/promises'
import { type LobbyId, lobbyDetails, placeBet, resumeHalf } from '@bettle/contract'
import { Migrator } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { testClock } from '../../src/clock.ts'
import { newId } from '../../src/db/ids.ts'
import { migrations, pendingMigrations, schemaVersion } from '../../src/db/migrate.ts'
import { ledgerFaults } from '../../src/features/ledger/check-ledger.ts'
import { betOn } from '../support/scenario.ts'
import { aServer, testDatabaseUrl } from '../support/test-app.ts'
import type { MidMatch } from './mid-match.ts'
import { fileOf, openDump, openFolder } from './open-copy.ts'
import { playToTheEnd, signInMidMatch } from './play-mid-match.ts'

const copies = testDatabaseUrl === undefined ? (['postgres', 'embedded'] as const) : (['postgres'] as const)
const MINUTE = 60_000

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

it.each(copies)(
  'a half whose play was interrupted before the upgrade stands still after it, and goes on when an operator resumes it, on %s [C16] [C17]',
  { timeout: 180_000 },
  async (name) => {
    const facts: MidMatch = JSON.parse(await readFile(fileOf(`mid-match-${name}.json`), 'utf8'))
    const database = name === 'embedded' ? await openFolder('mid-match-embedded') : await openDump('mid-match-postgres')
    stops.push(database.drop)
    const connection = await database.connect()
    const { [schemaVersion]: _newest, ...earlier } = migrations
    const toVersionBefore = new Migrator({ db: connection.db, provider: { getMigrations: async () => earlier } })
    expect((await toVersionBefore.migrateToLatest()).error).toBeUndefined()
    expect(await pendingMigrations(connection.db)).toEqual([schemaVersion])
    const takenAt = Date.parse(facts.takenAt)
    await connection.db
      .updateTable('match_half')
      .set({ pauses: JSON.stringify([{ from: facts.takenAt, to: null }]) })
      .where('match_id', '=', facts.match)
      .where('half_number', '=', 2)
      .execute()
    const suspended = { suspended_at: new Date(takenAt) }
    await connection.db.updateTable('match').set(suspended).where('id', '=', facts.match).execute()
    const interval = { id: newId(), match_id: facts.match, from_at: new Date(takenAt), of_feed: true }
    await connection.db.insertInto('suspension').values(interval).execute()

    const clock = testClock(takenAt + 10 * MINUTE)
    const server = await aServer({ database: { ...database, connect: async () => connection }, clock })
    stops.push(server.stop)
    await server.ctx.jobs.settled()
    expect(await pendingMigrations(connection.db)).toEqual([])
    const players = await signInMidMatch(server, facts)
    const { Admin, Ana } = players
    const params = { lobbyId: facts.lobbies.cards as LobbyId }
    const now = () => Ana.gets(lobbyDetails, { params })
    const activeRound = async () => (await now()).rounds.find(({ status }) => status === 'active')?.roundNumber
    // The match is in its 21st minute of the second half, in the third round of this half.
    expect(await activeRound()).toBe(8)
    const seen = await now()
    expect(seen.match.halves[1]?.pauses).toEqual([{ from: facts.takenAt, to: null }])
    expect(await Ana.isRefused(placeBet, { body: betOn(seen, 'Over 0.5 Corner', 5) })).toMatch(
      /betting-closed|suspended/,
    )

    await Admin.gets(resumeHalf, { body: { matchId: facts.match, halfNumber: 2 } })
    expect((await now()).match.suspended).toBe(false)
    await clock.advance(8 * MINUTE)
    expect(await activeRound()).toBe(8)
    await clock.advance(2 * MINUTE)
    expect(await activeRound()).toBe(9)
    await playToTheEnd(server, facts, players)
    expect(await ledgerFaults(connection.db)).toEqual([])
  },
)
