import { cp, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Context } from '../../context.ts'
import { mapsFolder } from './resolve-frames.ts'

/** The folder of the build's source maps, beside the served files. The path is the same from src and from dist. */
const BUILT = fileURLToPath(new URL('../../../../web/source-maps/', import.meta.url))

/** How many builds of each language are kept. Open pages run older scripts for a while. */
const LAST_BUILDS = 5

/** Copies the source maps of the current build, and deletes those of all but the last few builds ([Q3]). */
export async function keepSourceMaps({ config, log }: Pick<Context, 'config' | 'log'>, built = BUILT): Promise<void> {
  const folder = mapsFolder(config)
  try {
    const builds = await foldersIn(built)
    for (const build of builds) {
      const target = join(folder, build)
      const now = new Date()
      if (await stat(target).catch(() => undefined)) {
        await utimes(target, now, now)
        continue
      }
      // The folder is renamed when it is complete, because a start may be interrupted.
      const halfway = `${target}.${process.pid}.part`
      await cp(join(built, build), halfway, { recursive: true })
      await rename(halfway, target)
      await utimes(target, now, now)
    }
    await dropOlder(folder, LAST_BUILDS * builds.length)
  } catch (error) {
    log.warn(
      { err: error },
      'the source maps of this build could not be stored: crash reports show positions in built scripts',
    )
  }
}

async function dropOlder(folder: string, most: number): Promise<void> {
  const builds = await Promise.all(
    (await foldersIn(folder)).map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  )
  const older = builds.sort((a, b) => b.at - a.at).slice(Math.max(most, LAST_BUILDS))
  for (const { name } of older) await rm(join(folder, name), { recursive: true, force: true })
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}
