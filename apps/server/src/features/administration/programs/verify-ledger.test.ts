import { execFile } from 'node:child_process'
import { cpSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { layDatabase } from '../../../../test/support/database/template.ts'
import { emptyDatabase, testDatabase } from '../../../../test/support/database/test-database.ts'
import { scratchFolder } from '../../../../test/support/programs/scratch-folder.ts'
import { aScenario } from '../../../../test/support/scenario.ts'
import { aServer, testDatabaseUrl } from '../../../../test/support/test-app.ts'
import { KICK_OFF, testClock } from '../../../clock.ts'
import { connect } from '../../../db/connect.ts'
import { runVerifyLedger } from './run-verify-ledger.ts'

const SCRIPT = fileURLToPath(new URL('../../../../../../scripts/dist/verify-ledger.js', import.meta.url))

/** Starts the program and returns its output and exit code. Other tests call the same code directly. */
function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { PATH = '' } = process.env
  const env = { PATH, NODE_ENV: 'production', ...environment }
  return new Promise<{ code: unknown; out: string; errors: string }>((resolve) => {
    execFile(process.execPath, [SCRIPT, ...args], { env }, (error, out, errors) =>
      resolve({ code: error?.code ?? 0, out, errors }),
    )
  })
}

const tampering = sql`
  alter table ledger_entry disable trigger ledger_only_grows;
  update ledger_entry set amount = 500 where kind = 'stake';
  alter table ledger_entry enable trigger ledger_only_grows`

describe.skipIf(testDatabaseUrl !== undefined)('the ledger check of a data folder', () => {
  const folder = scratchFolder('verify')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('the ledger check leaves the data folder unchanged, names a changed entry, and refuses a folder in use or without a database [L9] [PR208]', async () => {
    await expect(runVerifyLedger(join(folder, 'nowhere'), {})).rejects.toThrow(/^There is no embedded database in/)
    await layDatabase(folder)
    const connection = await connect({ databaseUrl: undefined, dataDir: folder }, pino({ level: 'silent' }))
    const server = await aServer({
      database: { kind: 'embedded', connect: async () => connection, drop: async () => {} },
      clock: testClock(KICK_OFF),
    })
    const scenario = await aScenario({ on: server })
    const ana = await scenario.player('Ana')
    const lobby = await ana.opensLobby()
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    await expect(runVerifyLedger(folder, {})).rejects.toThrow(
      /^The database folder is in use by process \d+ .* Stop the server first, or name a copy/,
    )
    await server.stop()

    const before = contentOf(folder)
    expect(await runVerifyLedger(undefined, { DATA_DIR: folder })).toEqual({ lobbies: 1, findings: [] })
    expect(contentOf(folder)).toEqual(before)

    const copy = scratchFolder('verify-copy')
    cpSync(folder, copy, { recursive: true })
    const again = await connect({ databaseUrl: undefined, dataDir: copy }, pino({ level: 'silent' }))
    await tampering.execute(again.db)
    await again.close()
    expect(await run([copy])).toEqual({
      code: 1,
      out: '1 lobby checked.\nWithout --heads FILE this command cannot detect a database that somebody rebuilt as a whole.\n',
      errors: `lobby ${lobby._id}: entry 2: this entry, or its stored hash, was changed: the hash does not fit\nlobby ${lobby._id}: the stored balance of ${ana.userId} is 90, but the entries add up to 600\n`,
    })
    rmSync(copy, { recursive: true, force: true })
  }, 120_000)
})

/** Returns every file with its size and modification time. */
function contentOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => [name, statSync(join(folder, name))] as const)
    .filter(([, stat]) => stat.isFile())
    .map(([name, { size, mtimeMs }]) => `${name} ${size} ${mtimeMs}`)
    .sort()
}

describe.skipIf(testDatabaseUrl === undefined)('the ledger check on PostgreSQL', () => {
  it('the ledger check of PostgreSQL runs beside a server with read access only, waits for no lock, and names a changed entry [L9]', async () => {
    const database = await testDatabase()
    const scenario = await aScenario({ database })
    const { db } = scenario.server.ctx
    const readOnly = '?options=-c%20default_transaction_read_only%3Don'
    const environment = { DATABASE_URL: `${database.url}${readOnly}` }
    try {
      const ana = await scenario.player('Ana')
      const lobby = await ana.opensLobby()
      await ana.bets(10).on('Over 0.5 Corner', lobby)
      // Locks of players do not delay the check.
      await db.transaction().execute(async (tx) => {
        await sql`select from lobby for update`.execute(tx)
        expect(await runVerifyLedger(undefined, environment)).toEqual({ lobbies: 1, findings: [] })
      })
      await tampering.execute(db)
      expect(await run([], environment)).toMatchObject({
        code: 1,
        errors: expect.stringContaining(
          `lobby ${lobby._id}: entry 2: this entry, or its stored hash, was changed: the hash does not fit\n`,
        ),
      })
    } finally {
      await scenario.ends()
    }
  }, 120_000)

  it('the ledger check refuses a database that no server has migrated [L9]', async () => {
    const database = await emptyDatabase(testDatabaseUrl ?? '')
    await expect(runVerifyLedger(undefined, { DATABASE_URL: database.url })).rejects.toThrow(
      /^An older version of Bettle wrote this database/,
    )
    await database.drop()
  })
})
