import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const ENTRY = /<script type="module"[^>]* src="\/assets\/[\w.-]+-([\w-]{8})\.js"/

/**
 * Moves source maps from the served files to `.maps/<build>`, which build-web.mjs moves to `source-maps`, where only the
 * server reads them. A build is named
 * by the content hash of its first script. The maps do not contain the source texts.
 */
export function sourceMapsApart(): Plugin {
  let dist = ''
  let apart = ''
  return {
    name: 'source-maps-apart',
    apply: 'build',
    configResolved({ root, build }) {
      dist = resolve(root, build.outDir)
      apart = join(dist, '.maps')
    },
    async writeBundle() {
      const build = ENTRY.exec(await readFile(join(dist, 'index.html'), 'utf8'))?.[1]
      if (build === undefined) throw new Error('the page names no first script that a build could be called by')
      await rm(apart, { recursive: true, force: true })
      await mkdir(join(apart, build), { recursive: true })
      const assets = join(dist, 'assets')
      for (const name of (await readdir(assets)).filter((file) => file.endsWith('.map'))) {
        const { sourcesContent: _, ...map } = JSON.parse(await readFile(join(assets, name), 'utf8'))
        await writeFile(join(apart, build, name), JSON.stringify(map))
        await rm(join(assets, name))
      }
    },
  }
}
