import { adminListCrashReports, createMatch, type Match, placeBet, previewAction } from '@bettle/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitingForLock } from '../../../test/support/database/waiting-for-lock.ts'
import { aScenario, betOn, type Scenario } from '../../../test/support/scenario.ts'
import { testDatabaseUrl } from '../../../test/support/test-app.ts'

if (!testDatabaseUrl) console.log('Bets beside previews were left out: set TEST_DATABASE_URL to a PostgreSQL.')

/** The number of concurrent calls, which is more than a server has connections. */
const MANY = 14

describe.skipIf(!testDatabaseUrl)('bets beside calls that wait for the database', () => {
  let scenario: Scenario
  beforeAll(async () => {
    scenario = await aScenario()
  })
  afterAll(() => scenario?.ends())

  /** Runs `during` while a table is locked. Every query of that table waits until `during` is done. */
  async function whileLocked<Result>(table: string, during: () => Promise<Result>): Promise<Result> {
    const { db, close } = await scenario.server.database.connect()
    try {
      return await db.transaction().execute(async (tx) => {
        await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx)
        return during()
      })
    } finally {
      await close()
    }
  }

  async function aBetBeside(calls: () => Promise<unknown>[]): Promise<{ wasPlaced: boolean; overBefore: number }> {
    const ana = await scenario.player('Ana')
    const lobby = await ana.opensLobby()
    const body = betOn(await ana.fetchesLobby(lobby), 'Over 0.5 Corner', 10)
    let over = 0
    const waiting = calls().map((one) => one.finally(() => (over += 1)))
    await waitingForLock(scenario.server, 3)
    const { ok } = await ana.asks(placeBet, { body })
    const overBefore = over
    void Promise.allSettled(waiting)
    return { wasPlaced: ok, overBefore }
  }

  it('a player’s bet is accepted while an operator’s previews of fourteen matches wait for a database lock', async () => {
    const matches: Match[] = []
    for (let n = 0; n < MANY; n += 1) {
      const body = { homeTeam: `Home ${n}`, awayTeam: 'Away' }
      matches.push((await scenario.admin.gets(createMatch, { body })).match)
    }
    // Each preview writes to the audit log, and no bet does. So the lock delays only previews.
    const placed = await whileLocked('operator_action', () =>
      aBetBeside(() =>
        matches.map(({ _id: matchId }) =>
          scenario.admin.asks(previewAction, { body: { action: { kind: 'abandon-match', matchId, reason: 'Fog' } } }),
        ),
      ),
    )
    expect(placed).toEqual({ wasPlaced: true, overBefore: 0 })
  })

  it('a player’s bet is accepted while fourteen requests for the list of crash reports wait for a database lock', async () => {
    const placed = await whileLocked('crash_group', () =>
      aBetBeside(() => Array.from({ length: MANY }, () => scenario.admin.asks(adminListCrashReports, { query: {} }))),
    )
    expect(placed).toEqual({ wasPlaced: true, overBefore: 0 })
  })
})
