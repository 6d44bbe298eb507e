// Builds the web app once for each language that has complete catalogs, and joins the builds in apps/web/dist. English is the
// build itself. The scripts of all languages lie in one folder, because their names contain a hash of their content; the
// pages of the other languages lie in `.server/<language>`. Only a language whose sources have changed is built again.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { missingTexts, readCatalog } from './texts/catalogs.ts'
import { hashesOfLanguages, isBuilt, MARKER, markerOf, PSEUDO_LANGUAGE } from './web-sources.mjs'

const SHRINKS = /\.(css|html|js|json|svg|txt|webmanifest)$/
/** For smaller files (bytes), the HTTP headers of a compressed response outweigh the saving. */
const WORTH_IT_BYTES = 1024
/** Files that only the server or a check reads. */
const NOT_SERVED = /^\.(server|vite|built)/
/** Files of a build beside its scripts. The other public files have no language. */
const PAGES_OF_LANGUAGE = {
  'index.html': (language) => `.server/${language}/index.html`,
  'offline.html': (language) => `offline-${language}.html`,
  'manifest.webmanifest': (language) => `manifest-${language}.webmanifest`,
  '.vite/manifest.json': (language) => `.vite/manifest-${language}.json`,
}

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const web = join(root, 'apps', 'web')
const texts = join(web, 'src', 'texts')
/** Holds the build of each language, and the compressed forms of files by their content. */
const builds = join(web, '.builds')
const compressed = join(builds, 'compressed')

const hashes = hashesOfLanguages(root)
if (!isBuilt(root, hashes)) await buildAll()

async function buildAll() {
  const english = readCatalog(texts, 'en')
  const languages = Object.keys(hashes).filter((language) => {
    const { length } = missingTexts(english, readCatalog(texts, language))
    if (length > 0) console.log(`${language} lacks ${length} texts, so there is no build of it.`)
    return length === 0
  })
  const left = [...languages]
  const offered = languages.filter((language) => language !== PSEUDO_LANGUAGE)
  const buildNext = async () => {
    for (let language = left.shift(); language; language = left.shift()) await buildLanguage(language, offered)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, buildNext))
  await joinBuilds(languages)
}

/**
 * Builds a language into a folder of its own.
 * @param languages the languages between which the app lets a visitor choose
 */
async function buildLanguage(language, languages) {
  const marker = join(builds, `${language}.built`)
  const state = `${hashes[language]} ${languages}`
  if (existsSync(marker) && (await readFile(marker, 'utf8')) === state) return
  await rm(marker, { force: true })
  const began = Date.now()
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const options = ['build', '--logLevel', 'warn', '--outDir', join(builds, language), '--emptyOutDir']
  const child = spawn(process.execPath, [vite, ...options], {
    cwd: web,
    stdio: 'inherit',
    env: { ...process.env, BETTLE_LANGUAGE: language, BETTLE_BUILT_TOGETHER: String(languages) },
  })
  const status = await new Promise((resolve) => child.once('close', resolve))
  if (status !== 0) {
    console.error(`The web app could not be built in ${language}. The messages above show why.`)
    process.exit(1)
  }
  await writeFile(marker, state)
  console.log(`Built the web app in ${language} (${((Date.now() - began) / 1000).toFixed(0)} s).`)
}

/** Replaces the finished build at once, so that a server that runs from it finds its files for as long as possible. */
async function joinBuilds(languages) {
  const next = join(builds, 'next')
  const maps = join(builds, 'next-maps')
  await Promise.all([next, maps].map((folder) => rm(folder, { recursive: true, force: true })))
  for (const language of languages) {
    const from = join(builds, language)
    for (const file of await filesIn(from)) {
      const to = file.startsWith('.maps/') ? join(maps, file.slice('.maps/'.length)) : targetOf(file, language, next)
      if (to === undefined || (existsSync(to) && !takesPlace(file, language))) continue
      await mkdir(dirname(to), { recursive: true })
      await copyFile(join(from, file), to)
    }
  }
  await compressFiles(next)
  await writeFile(join(next, MARKER), markerOf(hashes))
  await replaceFolder(next, join(web, 'dist'))
  await replaceFolder(maps, join(web, 'source-maps'))
}

/** The pages of the pseudo-language take the place of the English ones, because no visitor could choose them. */
function takesPlace(file, language) {
  return language === PSEUDO_LANGUAGE && /^(\.server\/|\.vite\/|index\.html$|offline\.html$)/.test(file)
}

function targetOf(file, language, next) {
  if (takesPlace(file, language)) return join(next, file)
  if (language === 'en' || file.startsWith('assets/')) return join(next, file)
  if (file.startsWith('.server/')) return join(next, '.server', language, file.slice('.server/'.length))
  const target = PAGES_OF_LANGUAGE[file]?.(language)
  return target && join(next, target)
}

async function replaceFolder(from, to) {
  await rm(to, { recursive: true, force: true })
  await rename(from, to)
}

/**
 * Writes the compressed forms of each served text file beside the file, with the highest compression. The server then need
 * not compress each response. A file that did not change is not compressed again.
 */
async function compressFiles(folder) {
  await mkdir(compressed, { recursive: true })
  const files = (await filesIn(folder)).filter((file) => SHRINKS.test(file) && !NOT_SERVED.test(file))
  const used = (await Promise.all(files.map((file) => compressFile(join(folder, file))))).flat()
  const unused = (await readdir(compressed)).filter((name) => !used.includes(name))
  await Promise.all(unused.map((name) => rm(join(compressed, name))))
}

async function compressFile(path) {
  const text = await readFile(path)
  if (text.length < WORTH_IT_BYTES) return []
  const hash = createHash('sha256').update(text).digest('base64url')
  const packers = {
    br: () => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
    gz: () => promisify(gzip)(text, { level: 9 }),
  }
  return Promise.all(
    Object.entries(packers).map(async ([ending, pack]) => {
      const kept = join(compressed, `${hash}.${ending}`)
      if (!existsSync(kept)) await writeFile(kept, await pack())
      await copyFile(kept, `${path}.${ending}`)
      return `${hash}.${ending}`
    }),
  )
}

/** Returns the paths of all files in a folder, with `/` between their parts. */
async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
}
