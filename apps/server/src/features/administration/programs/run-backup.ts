import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { systemClock } from '../../../clock.ts'
import { type Config, ConfigError, readCommandConfig } from '../../../config.ts'
import { lockOf, snapshotSocket } from '../../../db/connect.ts'
import { copyNewFiles, IN_BACKUP, sealBackup } from '../../../db/copies/backup-folder.ts'
import { dumpPostgres, ToolFailed } from '../../../db/copies/postgres-tools.ts'
import { FolderTaken, lockFolder } from '../../../db/embedded/folder-lock.ts'
import { syncAll } from '../../../db/embedded/make-folder.ts'
import { hasRoom } from '../../../db/embedded/room-on-disk.ts'
import { NoSnapshot, requestSnapshot } from '../../../db/embedded/snapshot-socket.ts'
import { VERSION } from '../../../version.ts'
import { CommandRefused } from './admin-command.ts'

type Environment = Readonly<Record<string, string | undefined>>

export interface BackupOptions {
  /** True to leave out the secret of DATA_DIR. */
  readonly withoutSecret?: boolean
}

/**
 * Copies the database and the uploaded files as of one moment into an empty or new folder, with or without a running
 * server. Returns the text to print.
 */
export async function runBackup(
  to: string,
  environment: Environment = process.env,
  { withoutSecret = false }: BackupOptions = {},
): Promise<string> {
  const folder = resolve(to)
  try {
    const config = readCommandConfig(environment)
    prepare(folder, config)
    try {
      return await backUp(folder, config, withoutSecret || environment.AUTH_SECRET ? undefined : secretOf(config))
    } catch (error) {
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true })
      throw error
    }
  } catch (error) {
    throw isSaid(error) ? new CommandRefused(error.message) : error
  }
}

function prepare(folder: string, { dataDir, databaseUrl }: Config): void {
  if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0)) {
    throw new CommandRefused(`${folder} is not empty. Name a new folder.`)
  }
  for (const copied of ['pgdata', 'files']) {
    const inside = relative(join(dataDir, copied), folder)
    if (!inside.startsWith('..'))
      throw new CommandRefused(`${folder} is inside a folder that the backup copies. Name a folder outside DATA_DIR.`)
  }
  if (databaseUrl?.startsWith('memory:'))
    throw new CommandRefused('The database of DATABASE_URL exists only in memory, so it cannot be backed up.')
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'pgdata', 'PG_VERSION'))) {
    throw new CommandRefused(
      `There is no database in ${dataDir}. Start the server once to create one, or set DATA_DIR to the folder of the database.`,
    )
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
}

/**
 * Copies the files before and after the database. A file that the database names existed at the moment of its copy, so
 * at least one of the two copies of the files contains it.
 */
async function backUp(folder: string, config: Config, secret: string | undefined): Promise<string> {
  const { databaseUrl, dataDir, s3 } = config
  const copyFiles = () => copyNewFiles(join(dataDir, 'files'), join(folder, IN_BACKUP.files))
  if (!s3) await copyFiles()
  if (databaseUrl === undefined) await copyEmbedded(dataDir, folder)
  else await dumpPostgres(databaseUrl, join(folder, IN_BACKUP.postgres))
  if (!s3) await copyFiles()
  if (secret !== undefined) await copyFile(secret, join(folder, IN_BACKUP.secret))
  const database = databaseUrl === undefined ? 'embedded' : 'postgres'
  const takenAt = systemClock().date().toISOString()
  await sealBackup(folder, { database, takenAt, program: VERSION, hasBucket: s3 !== undefined })
  syncAll(folder)
  return sentences(folder, s3?.bucket, secret !== undefined)
}

/** Asks a running server for the copy, because it has the folder open and only it knows which state is complete. */
async function copyEmbedded(dataDir: string, folder: string): Promise<void> {
  const target = join(folder, IN_BACKUP.embedded)
  if (!hasRoom(folder, sizeOf(join(dataDir, 'pgdata')))) {
    throw new CommandRefused(`The disk of ${folder} has too little free space for a copy of the database.`)
  }
  let unlock: () => void
  try {
    unlock = await lockFolder(lockOf(dataDir))
  } catch (error) {
    if (!(error instanceof FolderTaken)) throw error
    return requestSnapshot(snapshotSocket(dataDir), target)
  }
  try {
    await copyNewFiles(join(dataDir, 'pgdata'), target)
    // Creates the empty folders too, because PostgreSQL does not start without them.
    for (const name of foldersIn(join(dataDir, 'pgdata'))) mkdirSync(join(target, name), { recursive: true })
  } finally {
    unlock()
  }
}

const foldersIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))

/** Skips files that are deleted meanwhile. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, entry) => sum + (statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    )
}

/** Returns the secret that the first start wrote to DATA_DIR, if there is one. */
function secretOf({ dataDir }: Config): string | undefined {
  const file = join(dataDir, 'auth-secret')
  return existsSync(file) ? file : undefined
}

function sentences(folder: string, bucket: string | undefined, hasSecret: boolean): string {
  return [
    `The backup is complete: ${folder}`,
    bucket === undefined
      ? 'The backup contains the database and the uploaded files.'
      : `The backup contains the database, but not the uploaded files, which are in the bucket ${bucket}.`,
    hasSecret
      ? 'The backup also contains the secret that signs sessions: keep the backup as safe as a password.'
      : 'The backup does not contain AUTH_SECRET: store AUTH_SECRET elsewhere. With another secret all users must sign in again.',
  ].join('\n')
}

function isSaid(error: unknown): error is Error {
  return error instanceof ConfigError || error instanceof NoSnapshot || error instanceof ToolFailed
}
