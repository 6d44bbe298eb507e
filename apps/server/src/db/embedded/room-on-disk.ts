import fs from 'node:fs'

/**
 * The number of bytes that must stay free beside the embedded database. PostgreSQL crashes if it finds no space for the
 * next file (16 MiB) of its write-ahead log. Space for three files suffices for a transaction that runs while the disk
 * fills up.
 */
const RESERVED = 48 * 1024 ** 2

/** True if `bytes` more may be written to the disk of this folder. */
export function hasRoom(folder: string, bytes = 0): boolean {
  const { bavail, bsize } = fs.statfsSync(folder)
  return bavail * bsize - bytes >= RESERVED
}
