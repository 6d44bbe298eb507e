import { constants, copyFileSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Copies a folder to a new folder synchronously, so that this thread does no other work meanwhile. The file system
 * clones the files if it can. Node's `cpSync` takes twice as long for a thousand small files.
 */
export function copyFolder(from: string, to: string): void {
  mkdirSync(to, { mode: 0o700 })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyFolder(source, target)
    else copyFileSync(source, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
  }
}
