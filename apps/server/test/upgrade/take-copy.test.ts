import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { connect } from '../../src/db/connect.ts'
import { type TestDatabase, testDatabase } from '../support/database/test-database.ts'
import { aServer, testDatabaseUrl } from '../support/test-app.ts'
import { playToMidMatch } from './mid-match.ts'

const folder = process.env.BETTLE_TAKE_COPY
const run = promisify(execFile)

// Skipped unless a folder for the copy is named: see copies/README.md.
it.runIf(folder !== undefined)(
  'writes a copy of a database in the middle of a match, with the replies to more than a hundred reads',
  { timeout: 120_000 },
  async () => {
    const target = folder ?? ''
    await mkdir(target, { recursive: true })
    const dataDir = await mkdtemp(join(tmpdir(), 'bettle-copy-'))
    const embedded: TestDatabase = {
      ...{ kind: 'embedded' as const, drop: () => rm(dataDir, { recursive: true, force: true }) },
      connect: () => connect({ databaseUrl: undefined, dataDir }, pino({ level: 'silent' })),
    }
    const database = testDatabaseUrl === undefined ? embedded : await testDatabase()
    const server = await aServer({ database })
    const facts = await playToMidMatch(server)
    await server.stop()
    const name = join(target, `mid-match-${database.kind}`)
    await writeFile(`${name}.json`, `${JSON.stringify(facts, null, 2)}\n`)
    if (database.url !== undefined) {
      const { stdout } = await run('pg_dump', ['--inserts', '--no-owner', database.url], { maxBuffer: 2 ** 28 })
      await writeFile(`${name}.sql`, stdout.replaceAll(/^(SELECT pg_catalog\.set_config\('search_path'|\\).*\n/gm, ''))
    } else {
      await run('tar', ['-czf', `${name}.tar.gz`, '-C', dataDir, 'pgdata'])
    }
    await database.drop()
    expect(facts.reads.length).toBeGreaterThan(100)
  },
)
