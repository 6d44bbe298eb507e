import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { hasRoom } from '../db/embedded/room-on-disk.ts'
import { signedAddress } from './signed-address.ts'
import { BUILDS, FOLDERS, type Storage, type StorageKey, storageKey } from './storage.ts'

export interface DiskStorage extends Storage {
  /** Stores a stream. If the stream ends early or has another length, it stores nothing and returns false. */
  accept(key: StorageKey, bytes: Readable, length: number): Promise<boolean>
  /** The folder in which each file has its key as its path. */
  readonly folder: string
  /** Ensures that the folder holds the file if the storage has it, and does not hold it otherwise. */
  bringToDisk(key: StorageKey): Promise<void>
}

interface DiskOptions {
  /** True if other nodes may use the same folder. */
  readonly isShared?: boolean
}

/** How old an incomplete upload in a shared folder must be to be deleted (ms). */
const BROKEN_AFTER_MS = 60 * 60_000

/** Stores files in a folder. Their addresses are on this server and signed with its secret. */
export function diskStorage(folder: string, secret: string, { isShared = false }: DiskOptions = {}): DiskStorage {
  /** Files are written in this folder and moved out of it when complete, so that no reader sees an incomplete file. */
  const unfinished = join(folder, 'unfinished')
  if (isShared) removeOlder(unfinished)
  else rmSync(unfinished, { recursive: true, force: true })

  async function writeWhole(key: StorageKey, write: (path: string) => Promise<void>): Promise<void> {
    const path = join(unfinished, randomUUID())
    const target = pathOf(folder, key)
    try {
      await mkdir(unfinished, { recursive: true })
      await write(path)
      await mkdir(dirname(target), { recursive: true })
      await rename(path, target)
    } finally {
      await rm(path, { force: true })
    }
  }

  async function sizeOf(key: StorageKey): Promise<number | undefined> {
    try {
      return (await stat(pathOf(folder, key))).size
    } catch (error) {
      return undefinedWhereMissing(error)
    }
  }

  return {
    folder,
    sizeOf,
    signedPut: async (key, upload, expiresAt) => signedAddress(secret, { ...upload, method: 'PUT', key, expiresAt }),
    signedGet: async (key, download, expiresAt) =>
      signedAddress(secret, { ...download, method: 'GET', key, expiresAt }),

    async read(key, maxBytes) {
      try {
        const file = await open(pathOf(folder, key))
        try {
          // Reads the size from the open file, because another file may replace it meanwhile.
          const { size } = await file.stat()
          return size > maxBytes ? undefined : await file.readFile()
        } finally {
          await file.close()
        }
      } catch (error) {
        return undefinedWhereMissing(error)
      }
    },

    write: (key, bytes) => writeWhole(key, (path) => writeFile(path, bytes, { flush: true })),

    async accept(key, bytes, length) {
      try {
        // Resolves once the file is closed, because an open stream could create the file again after the cleanup.
        await writeWhole(key, async (path) => {
          if (!hasRoom(folder, length)) throw noRoom()
          await writeFile(path, exactly(bytes, length), { flag: 'wx', flush: true })
        })
        return true
      } catch (error) {
        if (error instanceof NotThatLong || isCutOff(error)) return false
        throw error
      }
    },

    remove: (key) => rm(pathOf(folder, key), { force: true }),
    bringToDisk: async () => {},
  }
}

function removeOlder(unfinished: string): void {
  if (!existsSync(unfinished)) return
  for (const name of readdirSync(unfinished)) {
    const path = join(unfinished, name)
    const since = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (since !== undefined && Date.now() - since > BROKEN_AFTER_MS) rmSync(path, { force: true })
  }
}

/**
 * Returns the path of a file. Keys come from the database and from signed addresses; this last check prevents a path
 * outside the folder.
 */
function pathOf(folder: string, key: StorageKey): string {
  const [subfolder = '', name = '', ...more] = key.split('/')
  if (more.length > 0 || !storageKey(subfolder, name))
    throw new Error(`${key} is no key: ${[...FOLDERS, BUILDS].join(', ')}`)
  return join(folder, subfolder, name)
}

/** Creates the error of the file system for a full disk. */
const noRoom = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })

class NotThatLong extends Error {}

async function* exactly(chunks: AsyncIterable<Buffer>, length: number): AsyncGenerator<Buffer> {
  let seen = 0
  for await (const chunk of chunks) {
    seen += chunk.length
    if (seen > length) throw new NotThatLong()
    yield chunk
  }
  if (seen !== length) throw new NotThatLong()
}

function isCutOff(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE'
}

function undefinedWhereMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
