import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import type { Connection } from '../db/connect.ts'
import { type DatabaseStorage, databaseStorage } from './database-storage.ts'
import { diskStorage } from './disk-storage.ts'
import type { Storage, StorageKey } from './storage.ts'

/**
 * Creates the storage: a bucket if one is configured, otherwise the database if several nodes may use it, otherwise the
 * disk.
 */
export async function createStorage(
  { s3, dataDir, authSecret }: Config,
  { db, kind }: Pick<Connection, 'db' | 'kind'>,
  clock: Clock,
): Promise<Storage> {
  const folder = join(dataDir, 'files')
  if (!s3 && kind === 'embedded') return diskStorage(folder, authSecret)
  if (!s3) return databaseStorage(diskStorage(folder, authSecret, { isShared: true }), db, clock)
  // Loaded only here, because most servers have no bucket, and the library takes as long to load as all other code.
  const { s3Storage } = await import('./s3-storage.ts')
  return s3Storage(s3, clock)
}

/**
 * Moves files to the storage of this configuration: files that an earlier version stored on the disk beside a
 * PostgreSQL, and with a bucket the files in PostgreSQL.
 */
export async function adoptFiles({ config, db, storage, log }: Pick<Context, 'config' | 'db' | 'storage' | 'log'>) {
  const adopted =
    'adoptFiles' in storage
      ? await (storage as DatabaseStorage).adoptFiles()
      : config.s3
        ? await moveToBucket(db, storage)
        : 0
  if (adopted > 0) log.info({ adopted }, 'files were moved to where they are kept now')
}

/**
 * Moves the files in the database to the bucket. A row is deleted once the bucket has its file, so that an interrupted
 * move continues at the next start.
 */
async function moveToBucket(db: Context['db'], storage: Storage): Promise<number> {
  let moved = 0
  for (;;) {
    const row = await db.selectFrom('file_content').selectAll().orderBy('key').limit(1).executeTakeFirst()
    if (!row) return moved
    await storage.write(row.key as StorageKey, row.bytes, row.content_type)
    await db.deleteFrom('file_content').where('key', '=', row.key).execute()
    moved += 1
  }
}
