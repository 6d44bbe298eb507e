import { randomUUID } from 'node:crypto'
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { ConfigError, readCommandConfig } from '../../../config.ts'
import { lockOf } from '../../../db/connect.ts'
import { type BackupManifest, DamagedBackup, IN_BACKUP, openBackup } from '../../../db/copies/backup-folder.ts'
import { renewInstallation, restorePostgres, ToolFailed, tablesIn } from '../../../db/copies/postgres-tools.ts'
import { FolderTaken, lockFolder } from '../../../db/embedded/folder-lock.ts'
import { syncAll } from '../../../db/embedded/make-folder.ts'
import { NoDatabase } from '../../../db/no-database.ts'
import { CommandRefused } from './admin-command.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Restores a backup into the empty database of DATABASE_URL, or into DATA_DIR if no database is there. Returns the text
 * to print.
 */
export async function runRestore(from: string, environment: Environment = process.env): Promise<string> {
  const backup = resolve(from)
  try {
    const { databaseUrl, dataDir } = readCommandConfig(environment)
    const manifest = await openBackup(backup)
    assertSameKind(manifest, databaseUrl)
    mkdirSync(dataDir, { recursive: true })
    assertNothing(dataDir, backup)
    if (databaseUrl === undefined) await restoreEmbedded(backup, dataDir)
    else await restoreInto(databaseUrl, backup, dataDir)
    return sentences(manifest, existsSync(join(backup, IN_BACKUP.secret)))
  } catch (error) {
    throw isSaid(error) ? new CommandRefused(error.message) : error
  }
}

function assertSameKind({ database }: BackupManifest, databaseUrl: string | undefined): void {
  if (databaseUrl?.startsWith('memory:'))
    throw new CommandRefused(
      'The database of DATABASE_URL exists only in memory, so no backup can be restored into it.',
    )
  if (database === 'postgres' && databaseUrl === undefined) {
    throw new CommandRefused(
      'This is a backup of a PostgreSQL database. Set DATABASE_URL to an empty PostgreSQL database.',
    )
  }
  if (database === 'embedded' && databaseUrl !== undefined) {
    throw new CommandRefused(
      'This is a backup of an embedded database. Restore the backup without DATABASE_URL. Then copy the database to PostgreSQL with `npm run move`.',
    )
  }
}

/** Refuses to overwrite anything that exists. */
function assertNothing(dataDir: string, backup: string): void {
  for (const name of ['pgdata', 'files']) {
    const path = join(dataDir, name)
    if (existsSync(path) && readdirSync(path).length > 0) {
      throw new CommandRefused(`${path} is not empty. Set DATA_DIR to a new folder.`)
    }
  }
  const [stored, own] = [join(backup, IN_BACKUP.secret), join(dataDir, 'auth-secret')]
  if (existsSync(stored) && existsSync(own) && !readFileSync(stored).equals(readFileSync(own))) {
    throw new CommandRefused(`${own} and the backup contain different secrets. Set DATA_DIR to a new folder.`)
  }
}

async function restoreEmbedded(backup: string, dataDir: string): Promise<void> {
  const unlock = await lockFolder(lockOf(dataDir))
  try {
    putFiles(backup, dataDir)
    put(join(backup, IN_BACKUP.embedded), join(dataDir, 'pgdata'))
  } finally {
    unlock()
  }
}

async function restoreInto(databaseUrl: string, backup: string, dataDir: string): Promise<void> {
  const tables = await tablesIn(databaseUrl)
  if (tables.length > 0) {
    throw new CommandRefused(
      `The database is not empty: it has the tables ${tables.join(', ')}. Create a new, empty database.`,
    )
  }
  await restorePostgres(databaseUrl, join(backup, IN_BACKUP.postgres))
  await renewInstallation(databaseUrl)
  putFiles(backup, dataDir)
}

function putFiles(backup: string, dataDir: string): void {
  put(join(backup, IN_BACKUP.files), join(dataDir, 'files'))
  const secret = join(backup, IN_BACKUP.secret)
  if (!existsSync(secret)) return
  cpSync(secret, join(dataDir, 'auth-secret'))
  chmodSync(join(dataDir, 'auth-secret'), 0o600)
}

/** Copies a folder to a temporary name beside its target and renames it, so that a start finds all of it or nothing. */
function put(from: string, target: string): void {
  if (!existsSync(from)) return
  const making = join(dirname(target), `pgdata.making-${randomUUID()}`)
  try {
    cpSync(from, making, { recursive: true })
    chmodSync(making, 0o700)
    syncAll(making)
    rmSync(target, { recursive: true, force: true })
    renameSync(making, target)
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}

function sentences({ takenAt, hasBucket }: BackupManifest, hasSecret: boolean): string {
  return [
    `The backup of ${takenAt} is restored. Start the server.`,
    ...(hasBucket
      ? [
          'The uploaded files were not restored: they are in the bucket of S3_BUCKET, and a backup does not contain this bucket.',
        ]
      : []),
    ...(hasSecret
      ? []
      : ['Start the server with the same AUTH_SECRET as before: with another secret all users must sign in again.']),
  ].join('\n')
}

function isSaid(error: unknown): error is Error {
  return (
    error instanceof ConfigError ||
    error instanceof DamagedBackup ||
    error instanceof ToolFailed ||
    error instanceof NoDatabase ||
    error instanceof FolderTaken
  )
}
