// Says whether the build of the web app is of the present sources, for prepare.mjs and build-web.mjs. Node's own modules
// only: it runs before anything is built.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const TEXTS = join('apps', 'web', 'src', 'texts')
const BUILT = join('apps', 'web', 'dist')
/** A file of the finished build with the content hash of each language's sources. */
export const MARKER = '.built'
/**
 * The pseudo-language, which is made from the English catalogs (texts/pseudo.ts). It is built only if it is named, and takes
 * the place of English.
 */
export const PSEUDO_LANGUAGE = 'en-XA'

const SOURCES = [
  'apps/web/src',
  'apps/web/build',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/.browserslistrc',
  'apps/web/vite.config.ts',
  'scripts/texts',
  'packages/rules/src',
  'packages/contract/src',
  'package-lock.json',
]

/**
 * Returns the content hash of the sources of each language that is to be built: of all languages with catalogs, or of
 * those that BETTLE_LANGUAGES names, and always of English. Only a name adds the pseudo-language.
 */
export function hashesOfLanguages(root) {
  const languages = chosenLanguages(join(root, TEXTS))
  const shared = createHash('sha256')
  const texts = join(root, TEXTS)
  const isCatalog = (file) => relative(texts, file).includes(sep) && !relative(texts, file).startsWith('..')
  for (const path of SOURCES)
    for (const file of filesUnder(join(root, path))) if (!isCatalog(file)) add(shared, root, file)
  const english = filesUnder(join(texts, 'en'))
  return Object.fromEntries(
    languages.map((language) => {
      const own = language === 'en' ? [] : filesUnder(join(texts, language))
      const hash = shared.copy()
      for (const file of [...english, ...own]) add(hash, root, file)
      return [language, hash.digest('hex')]
    }),
  )
}

/** Returns whether the finished build is of these sources. */
export function isBuilt(root, hashes) {
  const marker = join(root, BUILT, MARKER)
  return existsSync(marker) && readFileSync(marker, 'utf8') === markerOf(hashes)
}

export function markerOf(hashes) {
  return `${JSON.stringify(hashes, undefined, 2)}\n`
}

function chosenLanguages(texts) {
  const all = readdirSync(texts, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
  const named = process.env.BETTLE_LANGUAGES?.split(',').map((name) => name.trim()) ?? all
  const unknown = named.filter((name) => !(all.includes(name) || name === PSEUDO_LANGUAGE))
  if (unknown.length > 0)
    throw new Error(`BETTLE_LANGUAGES names ${unknown.join(', ')}. There are catalogs of ${all.join(', ')}.`)
  return ['en', ...[...all, PSEUDO_LANGUAGE].filter((name) => name !== 'en' && named.includes(name))]
}

function add(hash, root, file) {
  hash.update(relative(root, file)).update(readFileSync(file))
}

function filesUnder(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}
