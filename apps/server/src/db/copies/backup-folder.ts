import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

/** The names of files and folders in a backup. */
export const IN_BACKUP = {
  /** The copy of the embedded database's folder. */
  embedded: 'pgdata',
  /** The file that pg_dump wrote. */
  postgres: 'database.dump',
  /** The uploaded files of a server without a bucket. */
  files: 'files',
  secret: 'auth-secret',
} as const

const MANIFEST = 'backup.json'

const BackupManifest = z.object({
  format: z.literal(1),
  database: z.enum(['embedded', 'postgres']),
  takenAt: z.iso.datetime(),
  /** The version of the program that created the backup. */
  program: z.string(),
  /** True if uploaded files are in a bucket, which the backup does not contain. */
  hasBucket: z.boolean(),
  /** The empty folders. PostgreSQL needs them, but some programs omit them when they move a backup. */
  folders: z.array(z.string()),
  /** The SHA-256 of each file, by its path. */
  files: z.record(z.string(), z.string()),
})
export type BackupManifest = z.infer<typeof BackupManifest>

/** Thrown if a folder is no backup, or a damaged one. */
export class DamagedBackup extends Error {
  override name = 'DamagedBackup'
}

/** Writes the manifest, which makes the backup complete. Only the owner of the backup's files may then read them. */
export async function sealBackup(
  folder: string,
  about: Omit<BackupManifest, 'format' | 'folders' | 'files'>,
): Promise<void> {
  const files = await hashesIn(folder)
  for (const path of Object.keys(files)) await chmod(join(folder, path), 0o600)
  const manifest: BackupManifest = { format: 1, ...about, folders: await emptyFoldersIn(folder), files }
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { flag: 'wx', mode: 0o600 })
}

/**
 * Reads the manifest, compares every file with it, and creates missing empty folders.
 * @throws DamagedBackup if a file is missing, changed or added
 */
export async function openBackup(folder: string): Promise<BackupManifest> {
  const file = join(folder, MANIFEST)
  if (!existsSync(file))
    throw new DamagedBackup(`There is no complete backup in ${folder}: the file ${MANIFEST} is missing.`)
  const parsed = BackupManifest.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (!parsed.success)
    throw new DamagedBackup(
      `This version of Bettle cannot read ${file}: another version wrote the backup, or the file is damaged.`,
    )
  const { [MANIFEST]: _, ...found } = await hashesIn(folder)
  const { files } = parsed.data
  const wrong = [...new Set([...Object.keys(files), ...Object.keys(found)])].find((path) => files[path] !== found[path])
  if (wrong !== undefined)
    throw new DamagedBackup(`The backup is damaged: the file ${wrong} was changed, added or deleted after the backup.`)
  for (const path of parsed.data.folders) await mkdir(join(folder, path), { recursive: true, mode: 0o700 })
  return parsed.data
}

/**
 * Copies the files that the target folder does not have; files of the storage never change. A file that is deleted
 * meanwhile is omitted.
 */
export async function copyNewFiles(from: string, to: string): Promise<void> {
  for (const path of await filesIn(from)) {
    const target = join(to, path)
    if (existsSync(target)) continue
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await copyFile(join(from, path), target).catch(unlessMissing)
  }
}

async function emptyFoldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const parents = new Set(entries.map(({ parentPath }) => parentPath))
  return entries
    .filter((entry) => entry.isDirectory() && !parents.has(join(entry.parentPath, entry.name)))
    .map((entry) => withSlashes(relative(folder, join(entry.parentPath, entry.name))))
}

const withSlashes = (path: string) => path.split(sep).join('/')

/** Returns the SHA-256 of each file, by its path with slashes. */
async function hashesIn(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const path of await filesIn(folder)) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(join(folder, path)), hash)
    hashes[withSlashes(path)] = hash.digest('hex')
  }
  return hashes
}

/** Returns the paths of all files, sorted; none if the folder does not exist. */
async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()
}

function unlessMissing(error: unknown): void {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
  throw error
}
