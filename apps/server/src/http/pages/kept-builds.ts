import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { DatabaseUnavailable } from '../../db/database-unavailable.ts'
import { transaction } from '../../db/transaction.ts'
import { BUILDS, type StorageKey, storageKey } from '../../storage/storage.ts'

/** The folders of this node's build. The paths are the same from src and from dist. */
export interface BuiltFolders {
  readonly dist: string
  /** Has a folder of source maps for each language, which has the name of that language's build. */
  readonly maps: string
}

const BUILT: BuiltFolders = {
  dist: fileURLToPath(new URL('../../../../web/dist/', import.meta.url)),
  maps: fileURLToPath(new URL('../../../../web/source-maps/', import.meta.url)),
}

/** The number of builds whose scripts are kept, because open pages run older scripts for a while. */
const LAST_BUILDS = 5
const LARGEST_BYTES = 30_000_000
/** The number of files that are stored at the same time. */
const AT_ONCE = 8
/** How long (ms, by the server's clock) a node may take to notice the build of another node. */
const MAX_AGE = 2000

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}

export interface KeptFile {
  readonly bytes: Buffer
  readonly contentType: string
}

/** The files of the latest builds of the web app. Every node serves them, whatever its own build is. */
export interface KeptBuilds {
  /** Returns a script, style, font or picture by its name in `assets`; undefined if no kept build has it. */
  asset(name: string): Promise<KeptFile | undefined>
  /** Returns the source map of a script in a build. */
  map(build: string, script: string): Promise<Buffer | undefined>
}

export function createKeptBuilds({ db, storage, clock }: Pick<Context, 'db' | 'storage' | 'clock'>): KeptBuilds {
  let names: ReadonlySet<string> = new Set()
  let readAt = Number.NEGATIVE_INFINITY

  /**
   * True if a kept build has a file of this name. For an invented name it does not query the storage, and queries the
   * database at most once in two seconds.
   */
  async function has(name: string): Promise<boolean> {
    if (names.has(name)) return true
    const now = clock.now()
    if (now >= readAt && now - readAt < MAX_AGE) return false
    readAt = now
    const rows = await db.selectFrom('web_build').select('files').execute()
    names = new Set(rows.flatMap(({ files }) => files))
    return names.has(name)
  }

  async function read(name: string): Promise<Buffer | undefined> {
    const key = storageKey(BUILDS, name)
    return key && (await has(name)) ? storage.read(key, LARGEST_BYTES) : undefined
  }

  return {
    async asset(name) {
      const contentType = TYPES[extname(name)]
      if (contentType === undefined || name.endsWith('.map')) return undefined
      const bytes = await read(name)
      return bytes && { bytes, contentType }
    },
    map: (build, script) => read(mapName(build, script)),
  }
}

const mapName = (build: string, script: string) => `${build}.${script}.map`

/**
 * Stores the files of this node's build and deletes those of old builds. During a deploy a page of one build may call a
 * node with another build, and every node resolves crashes of both builds.
 */
export async function keepBuild(ctx: Context, built = BUILT): Promise<void> {
  try {
    const builds = await foldersIn(built.maps)
    const build = nameOf(builds)
    if (build === undefined) return
    const files = await filesOf(builds, built)
    const former = await ctx.db.selectFrom('web_build').select('files').where('id', '=', build).executeTakeFirst()
    await noteUse(ctx, build, former?.files ?? [])
    const names = files.map(({ name }) => name).toSorted()
    if (former?.files.join() !== names.join() || !(await isStored(ctx, names.at(-1)))) {
      await storeFiles(ctx, files)
      await noteUse(ctx, build, names)
    }
    await dropOlder(ctx)
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    ctx.log.warn({ err: error }, 'this build could not be kept: after the next deploy its open pages reload')
  }
}

/** Returns the name under which the builds of all languages are kept: that of the only one, or one made from all names. */
function nameOf(builds: readonly string[]): string | undefined {
  if (builds.length <= 1) return builds[0]
  return createHash('sha256').update(builds.toSorted().join()).digest('base64url').slice(0, 8)
}

/**
 * True if the storage has this file of a build, and so presumably all of them. It has none after it was exchanged, for
 * example by a move to another database.
 */
async function isStored({ storage }: Context, name = ''): Promise<boolean> {
  const key = storageKey(BUILDS, name)
  return key !== undefined && (await storage.sizeOf(key)) !== undefined
}

interface BuiltFile {
  readonly name: string
  readonly path: string
}

async function filesOf(builds: readonly string[], { dist, maps }: BuiltFolders): Promise<BuiltFile[]> {
  const assets = join(dist, 'assets')
  const scripts = (await readdir(assets)).filter((name) => TYPES[extname(name)] !== undefined)
  const ofScripts = await Promise.all(
    builds.map(async (build) =>
      (await readdir(join(maps, build))).map((name) => ({
        name: `${build}.${name}`,
        path: join(maps, build, name),
      })),
    ),
  )
  return [...scripts.map((name) => ({ name, path: join(assets, name) })), ...ofScripts.flat()]
}

/** Stores which build a node uses. A build without files is incomplete: the next start stores them again. */
async function noteUse({ db, clock }: Context, id: string, files: readonly string[]): Promise<void> {
  const row = { files: JSON.stringify(files), used_at: clock.date() }
  await db
    .insertInto('web_build')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

async function storeFiles({ storage }: Context, files: readonly BuiltFile[]): Promise<void> {
  const left = [...files]
  const storeNext = async () => {
    for (let file = left.pop(); file; file = left.pop()) {
      const key = storageKey(BUILDS, file.name)
      if (key) await storage.write(key, await readFile(file.path), TYPES[extname(file.name)] ?? '')
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, storeNext))
}

/** Deletes all but the `LAST_BUILDS` builds used last, except the files that a kept build shares. */
async function dropOlder(ctx: Context): Promise<void> {
  const unused = await transaction(ctx, async (tx) => {
    const dropped = await sql<{ files: string[] }>`delete from web_build where id in (
      select id from web_build order by used_at desc, id offset ${LAST_BUILDS}) returning files`.execute(tx)
    const kept = await tx.selectFrom('web_build').select('files').execute()
    const used = new Set(kept.flatMap(({ files }) => files))
    return dropped.rows.flatMap(({ files }) => files).filter((name) => !used.has(name))
  })
  for (const name of unused) await ctx.storage.remove(`${BUILDS}/${name}` satisfies StorageKey)
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}
