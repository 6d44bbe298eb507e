import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { ConfigError, readCommandConfig } from '../../../config.ts'
import { type Connection, connect } from '../../../db/connect.ts'
import { FolderTaken, lockFolder } from '../../../db/embedded/folder-lock.ts'
import { pendingMigrations } from '../../../db/migrate.ts'
import { NoDatabase } from '../../../db/no-database.ts'
import { checkedLedgers, type LedgerFinding } from '../../ledger/check-ledger.ts'
import { HeadsUnreadable, missingHeads, readHeads } from '../../ledger/ledger-heads.ts'
import { trophyFaults } from '../../trophy/check-trophies.ts'
import { CommandRefused } from './admin-command.ts'

export interface Verified {
  readonly lobbies: number
  readonly findings: readonly LedgerFinding[]
}

/**
 * Recomputes every lobby's chips from the stored data ([L9]).
 * It reads PostgreSQL beside running servers, and a copy of a folder.
 * @param folder a data folder, or the database in one; undefined means the configured database
 * @param headsAt a file of ledger heads from outside the database, or its folder
 */
export async function runVerifyLedger(
  folder: string | undefined,
  environment: Readonly<Record<string, string | undefined>> = process.env,
  headsAt?: string,
): Promise<Verified> {
  const log = pino({ level: 'silent' })
  try {
    const heads = headsAt === undefined ? [] : await readHeads(headsAt)
    const verify = (connection: Connection) => verified(connection, heads)
    const config = readCommandConfig(environment)
    if (folder !== undefined || config.databaseUrl === undefined) {
      return await onCopy(folder ?? config.dataDir, log, verify)
    }
    return await on(await connect({ ...config, preparedPlans: false }, log), verify)
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}

async function verified(connection: Connection, heads: Awaited<ReturnType<typeof readHeads>>): Promise<Verified> {
  if ((await pendingMigrations(connection.db)).length > 0) {
    throw new CommandRefused(
      'An older version of Bettle wrote this database, or the database is new. Start the server once with this database.',
    )
  }
  const findings: LedgerFinding[] = []
  let lobbies = 0
  for await (const batch of checkedLedgers(connection.db)) {
    lobbies += batch.lobbies
    findings.push(...batch.findings)
  }
  findings.push(...(await trophyFaults(connection.db)))
  findings.push(...(await missingHeads(connection.db, heads)))
  return { lobbies, findings }
}

/** Locks and copies the folder, and opens the copy, because opening a database writes to its folder. */
async function onCopy<Result>(path: string, log: Logger, run: (connection: Connection) => Promise<Result>) {
  const folder = existsSync(join(path, 'PG_VERSION')) ? path : join(path, 'pgdata')
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new CommandRefused(`There is no embedded database in ${path}.`)
  const dataDir = mkdtempSync(join(tmpdir(), 'bettle-verify-'))
  try {
    const unlock = await lockFolder(`${folder}.lock`)
    try {
      cpSync(folder, join(dataDir, 'pgdata'), { recursive: true })
    } finally {
      unlock()
    }
    return await on(await connect({ databaseUrl: undefined, dataDir }, log), run)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function on<Result>(connection: Connection, run: (connection: Connection) => Promise<Result>): Promise<Result> {
  try {
    return await run(connection)
  } finally {
    await connection.close()
  }
}

function refusalOf(error: unknown): CommandRefused | undefined {
  if (error instanceof FolderTaken) {
    const inUse = error.message.replace(/ Stop that.*/, '')
    return new CommandRefused(
      `${inUse} Stop the server first, or name a copy of the folder. In a copy, first delete the file that ends in .lock.`,
    )
  }
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR')) {
    return new CommandRefused(`The heads file of --heads cannot be read: ${error.message}.`)
  }
  const isSaid = error instanceof ConfigError || error instanceof NoDatabase || error instanceof HeadsUnreadable
  return isSaid ? new CommandRefused(error.message) : undefined
}
