import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { MatchId, UserId } from '@bettle/contract'
import { sql } from 'kysely'
import { pino } from 'pino'
import { type Connection, connect } from '../../src/db/connect.ts'
import { emptyDatabase, type TestDatabase, testDatabaseUrl } from '../support/database/test-database.ts'
import type { LoggedAction } from '../support/naive/naive-history.ts'

export type CopyName = 'postgres' | 'embedded'
export type Name = 'Admin' | 'Ana' | 'Ben' | 'Cleo' | 'Dan' | 'Eve' | 'Fay'

/** The players' data when the copy was made. */
export interface OldFacts {
  readonly takenAt: string
  readonly match: MatchId
  readonly lobbies: Readonly<Record<string, string>>
  readonly closed: Readonly<Record<'deserted' | 'snowed' | 'gone', string>>
  readonly snow: MatchId
  readonly snowBet: string
  readonly people: Readonly<Record<Name, { readonly userId: UserId; readonly email: string }>>
  /** Each member's own balance, by lobby and by name. */
  readonly balances: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly session: { readonly refreshToken: string }
  readonly lastRequest: { readonly who: Name; readonly key: string; readonly body: unknown; readonly bet: string }
  readonly log: readonly LoggedAction[]
}

const quiet = pino({ level: 'silent' })
export const fileOf = (name: string) => fileURLToPath(new URL(`./copies/${name}`, import.meta.url))

export async function factsOf(name: CopyName): Promise<OldFacts> {
  return JSON.parse(await readFile(fileOf(`${name}.json`), 'utf8'))
}

/** Restores the PostgreSQL dump into an empty database. */
export async function openDump(name = 'postgres'): Promise<TestDatabase> {
  const database = testDatabaseUrl === undefined ? inMemory() : await emptyDatabase(testDatabaseUrl)
  return { ...database, connect: async () => filled(await database.connect(), name) }
}

function inMemory(): TestDatabase {
  const config = { databaseUrl: 'memory://', dataDir: tmpdir() }
  return { kind: 'embedded', connect: () => connect(config, quiet), drop: async () => {} }
}

async function filled(connection: Connection, name: string): Promise<Connection> {
  await sql.raw(await readFile(fileOf(`${name}.sql`), 'utf8')).execute(connection.db)
  return connection
}

/** Unpacks and opens the folder of an embedded database. */
export async function openFolder(name = 'embedded'): Promise<TestDatabase & { readonly dataDir: string }> {
  const dataDir = join(tmpdir(), `bettle-copy-${randomUUID()}`)
  await mkdir(dataDir)
  await promisify(execFile)('tar', ['-xzf', fileOf(`${name}.tar.gz`), '-C', dataDir])
  return {
    kind: 'embedded',
    dataDir,
    connect: () => connect({ databaseUrl: undefined, dataDir }, quiet),
    drop: () => rm(dataDir, { recursive: true, force: true }),
  }
}
