import fs from 'node:fs'

/**
 * Bytes that must stay free beside the embedded database. PostgreSQL crashes if it finds no room for the next file of
 * its write-ahead log, of 16 MiB.
 * Room for three files covers a transaction that runs while the disk fills up.
 */
const RESERVED = 48 * 1024 ** 2

/** Whether `bytes` more may be written to the disk of this folder. */
export function hasRoom(folder: string, bytes = 0): boolean {
  const { bavail, bsize } = fs.statfsSync(folder)
  return bavail * bsize - bytes >= RESERVED
}
