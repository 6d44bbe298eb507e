import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { UPLOAD_MAX_BYTES } from '@bettle/contract'
import { type Kysely, sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/schema.ts'
import type { DiskStorage } from './disk-storage.ts'
import { BUILDS, FOLDERS, type StorageKey, storageKey } from './storage.ts'

/** The storage does not know the type of a file, which is in the file's row and in its signed address. */
const UNKNOWN_TYPE = 'application/octet-stream'
/**
 * True for files of which a node keeps a copy on its disk. A client may repeat an upload until the server has checked
 * it, so nodes keep no copy of an upload.
 */
const hasCopy = (key: StorageKey) => !key.startsWith('incoming/')
/**
 * How old a file that no row names must be before it is deleted from the disk (ms). A younger file may belong to an
 * upload that is still being stored.
 */
const SETTLED_MS = 24 * 60 * 60_000
const AT_ONCE = 100

export interface DatabaseStorage extends DiskStorage {
  /**
   * Stores in the database the files that an earlier version stored only on this disk. Deletes old copies of files that
   * another node has removed. Returns the number of stored files.
   */
  adoptFiles(): Promise<number>
}

/**
 * Stores files in PostgreSQL, so that every node has them. The disk holds copies of the files that this node has stored
 * or served. A checked file never changes, so its copy is valid while its row exists.
 */
export function databaseStorage(disk: DiskStorage, db: Kysely<Database>, clock: Clock): DatabaseStorage {
  async function sizeOf(key: StorageKey): Promise<number | undefined> {
    const row = await db
      .selectFrom('file_content')
      .select(sql<number>`octet_length(bytes)`.as('size'))
      .where('key', '=', key)
      .executeTakeFirst()
    return row?.size
  }

  async function insert(key: StorageKey, bytes: Buffer, content_type: string): Promise<void> {
    const row = { content_type, bytes, stored_at: clock.date() }
    await db
      .insertInto('file_content')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute()
  }

  /**
   * Returns the file's bytes, from the disk if it has a copy. Undefined if the database does not have the file, or if
   * the file is larger than `maxBytes`.
   */
  async function bytesOf(key: StorageKey, maxBytes: number): Promise<Buffer | undefined> {
    const size = await sizeOf(key)
    if (size === undefined || size > maxBytes) return undefined
    const copy = hasCopy(key) ? await disk.read(key, maxBytes) : undefined
    if (copy?.length === size) return copy
    const row = await db.selectFrom('file_content').select('bytes').where('key', '=', key).executeTakeFirst()
    if (row && hasCopy(key)) await disk.write(key, row.bytes, UNKNOWN_TYPE)
    return row?.bytes
  }

  return {
    ...disk,
    sizeOf,
    read: bytesOf,
    async write(key, bytes, contentType) {
      await disk.write(key, bytes, contentType)
      await insert(key, bytes, contentType)
    },
    async accept(key, stream, length) {
      if (!(await disk.accept(key, stream, length))) return false
      const bytes = await disk.read(key, UPLOAD_MAX_BYTES)
      if (bytes) await insert(key, bytes, UNKNOWN_TYPE)
      if (!hasCopy(key)) await disk.remove(key)
      return bytes !== undefined
    },
    async remove(key) {
      await db.deleteFrom('file_content').where('key', '=', key).execute()
      await disk.remove(key)
    },
    async bringToDisk(key) {
      if ((await bytesOf(key, UPLOAD_MAX_BYTES)) === undefined) await disk.remove(key)
    },

    async adoptFiles() {
      let adopted = 0
      for (const folder of [...FOLDERS, BUILDS]) {
        const names = await readdir(join(disk.folder, folder)).catch(() => [])
        for (let at = 0; at < names.length; at += AT_ONCE) adopted += await adopt(folder, names.slice(at, at + AT_ONCE))
      }
      return adopted
    },
  }

  async function adopt(folder: string, names: readonly string[]): Promise<number> {
    const files = names.flatMap((name) => {
      const key = storageKey(folder, name)
      return key ? [{ key, name }] : []
    })
    const stored = await db
      .selectFrom('file_content')
      .select('key')
      .where(
        'key',
        'in',
        files.map(({ key }) => key),
      )
      .execute()
    const referenced = await referencedAmong(
      folder,
      files.map(({ name }) => name),
    )
    const isStored = new Set<string>(stored.map(({ key }) => key))
    let adopted = 0
    for (const { key, name } of files) {
      if (isStored.has(key)) continue
      if (referenced.has(name)) {
        const bytes = await disk.read(key, UPLOAD_MAX_BYTES)
        if (!bytes) continue
        await insert(key, bytes, UNKNOWN_TYPE)
        adopted += 1
      } else if (await isSettled(folder, name)) await rm(join(disk.folder, folder, name), { force: true })
    }
    return adopted
  }

  async function referencedAmong(folder: string, names: readonly string[]): Promise<ReadonlySet<string>> {
    if (folder === BUILDS) {
      const builds = await db.selectFrom('web_build').select('files').execute()
      return new Set(builds.flatMap(({ files }) => files))
    }
    const rows = await db.selectFrom('stored_file').select('key').where('key', 'in', names).execute()
    return new Set(rows.map(({ key }) => key))
  }

  async function isSettled(folder: string, name: string): Promise<boolean> {
    const found = await stat(join(disk.folder, folder, name)).catch(() => undefined)
    return found !== undefined && clock.now() - found.mtimeMs > SETTLED_MS
  }
}
