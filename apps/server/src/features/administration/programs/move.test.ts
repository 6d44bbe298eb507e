import { readFileSync, rmSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { emptyDatabase } from '../../../../test/support/database/test-database.ts'
import { scratchFolder } from '../../../../test/support/programs/scratch-folder.ts'
import { playerOn } from '../../../../test/support/scenario.ts'
import { aServer, testDatabaseUrl } from '../../../../test/support/test-app.ts'
import type { MidMatch } from '../../../../test/upgrade/mid-match.ts'
import { fileOf, openFolder } from '../../../../test/upgrade/open-copy.ts'
import { type MidMatchPlayers, playToTheEnd, signInMidMatch } from '../../../../test/upgrade/play-mid-match.ts'
import { testClock } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import { ledgerFaults } from '../../ledger/check-ledger.ts'
import { runMove } from './run-move.ts'

/** Returns each table with its rows as sorted JSON texts. */
async function rowsOf({ db }: Pick<Context, 'db'>): Promise<Record<string, string[]>> {
  const tables = (await db.introspection.getTables()).filter(({ schema }) => schema === 'public')
  const all: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(name)} t`.execute(db)
    all[name] = rows.map(({ row }) => JSON.stringify(Object.entries(row).toSorted())).toSorted()
  }
  return all
}

describe.skipIf(testDatabaseUrl === undefined)('a move from the embedded database', { timeout: 240_000 }, () => {
  it('the move copies every row of a running match to PostgreSQL, where the sessions and the match continue [PR494]', async () => {
    const source = await openFolder('mid-match-embedded')
    const target = await emptyDatabase(testDatabaseUrl ?? '')
    const environment = { DATA_DIR: source.dataDir }
    const facts: MidMatch = JSON.parse(readFileSync(fileOf('mid-match-embedded.json'), 'utf8'))
    await expect(runMove(target.url ?? '', environment)).rejects.toThrow(
      'An older version of Bettle wrote the embedded database',
    )

    const server = await aServer({ database: source, clock: testClock(Date.parse(facts.takenAt)) })
    await server.ctx.jobs.settled()
    const players = await signInMidMatch(server, facts)
    await expect(runMove(target.url ?? '', environment)).rejects.toThrow(
      /^The database folder is in use by process .* Stop the server first\.$/,
    )
    await server.ctx.callers.flush()
    const before = await rowsOf(server.ctx)
    await server.stop()

    const lobbies = before.lobby?.length ?? 0
    expect(lobbies).toBeGreaterThan(3)
    expect(await runMove(target.url ?? '', environment)).toContain(
      `The last entries of all ${lobbies} ledgers are the same in both databases.`,
    )
    await expect(runMove(target.url ?? '', environment)).rejects.toThrow('The database of --to is not empty.')

    const moved = await aServer({ database: target, clock: testClock(Date.parse(facts.takenAt)) })
    // Leaves out the row of the installation, because it counts this start.
    const { installation: _, ...rows } = await rowsOf(moved.ctx)
    const { installation: __, ...rowsBefore } = before
    expect(rows).toEqual(rowsBefore)
    const again = Object.entries(players).map(([name, player]) => [
      name,
      playerOn(moved, name, player, () => facts.match),
    ])
    await playToTheEnd(moved, facts, Object.fromEntries(again) as MidMatchPlayers)
    expect(await ledgerFaults(moved.ctx.db)).toEqual([])
    await moved.stop()
    await target.drop()
    await source.drop()
  })

  it('the move accepts a target with the tables of an interrupted move, and refuses a database with other tables', async () => {
    const source = await openFolder('mid-match-embedded')
    await (await aServer({ database: source })).stop()
    const target = await emptyDatabase(testDatabaseUrl ?? '')
    // Runs only the migrations, which is what a failed copy leaves.
    await (await aServer({ database: target, features: () => {} })).stop()
    const environment = { DATA_DIR: source.dataDir }
    expect(await runMove(target.url ?? '', environment)).toMatch(/^\d+ rows of \d+ tables were copied\./)
    await target.drop()

    const used = await emptyDatabase(testDatabaseUrl ?? '')
    const { db, close } = await used.connect()
    await sql`create table diary (entry text)`.execute(db)
    await close()
    await expect(runMove(used.url ?? '', environment)).rejects.toThrow('The database of --to is not empty.')
    await used.drop()
    await source.drop()
  })

  it('the move refuses a target that is not PostgreSQL, a folder without a database and a set DATABASE_URL, each with the reason', async () => {
    const folder = scratchFolder('move')
    await expect(runMove('mysql://x', { DATA_DIR: folder })).rejects.toThrow(
      'is not the address of a PostgreSQL database',
    )
    await expect(runMove('postgres://127.0.0.1:1/x', { DATA_DIR: folder })).rejects.toThrow('There is no database in')
    await expect(runMove('postgres://127.0.0.1:1/x', { DATABASE_URL: 'postgres://x/y' })).rejects.toThrow(
      /^DATABASE_URL is set\. Unset DATABASE_URL/,
    )
    rmSync(folder, { recursive: true, force: true })
  })
})
