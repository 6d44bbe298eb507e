// Checks the texts of the web app and of the server: a text stands in a catalog, each key is used and exists, and the languages agree on
// parameters and have the forms of their plurals. Folders that still contain texts have a number in
// texts/outside.json, which may only fall; `--write` writes the smaller numbers.
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { read, root } from './project-text.ts'
import { type Catalog, filesOf, languagesIn, OPERATOR_CATALOGS, readCatalog } from './texts/catalogs.ts'
import { countOutside, serverTextProblems, type Texts, textProblems } from './texts/check.ts'

const SOURCES = 'apps/web/src'
const OUTSIDE = 'scripts/texts/outside.json'
const SERVER = 'apps/server/src'
const NO_COMPONENT = /\.(?:test|test-support)\.tsx?$|^texts\/|\.d\.ts$/

const sources = sourcesIn(SOURCES)
const catalogs = join(root, SOURCES, 'texts')
const translations = translationsIn(catalogs)
const texts: Texts = {
  sources,
  english: readCatalog(catalogs, 'en'),
  translations,
  outside: process.argv.includes('--write') ? lowered(JSON.parse(read(OUTSIDE))) : JSON.parse(read(OUTSIDE)),
}
const english = filesOf(texts.english)
const ofServer = join(root, SERVER, 'texts')
const serverTexts = {
  sources: sourcesIn(SERVER),
  english: readCatalog(ofServer, 'en'),
  translations: translationsIn(ofServer),
}
const problems = [
  ...textProblems(texts),
  ...serverTextProblems(serverTexts),
  ...[...OPERATOR_CATALOGS]
    .filter((file) => !english.has(file))
    .map((file) => `en: the operators’ catalog ${file} is missing`),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else {
  const left = Object.values(texts.outside).reduce((sum, count) => sum + count, 0)
  const size = texts.english.size + serverTexts.english.size
  console.log(`${size} texts in catalogs, ${left} in components, ${translations.size + 1} languages.`)
}

function sourcesIn(folder: string): Map<string, string> {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !NO_COMPONENT.test(file))
    .sort()
  if (files.length === 0) throw new Error(`check-texts.ts finds no file in ${folder}.`)
  return new Map(files.map((file) => [file, read(`${folder}/${file}`)]))
}

function translationsIn(folder: string): Map<string, Catalog> {
  const others = languagesIn(folder).filter((language) => language !== 'en')
  return new Map(
    others
      .map((language) => [language, readCatalog(folder, language)] as const)
      .filter(([, catalog]) => catalog.size > 0),
  )
}

function lowered(outside: Record<string, number>): Record<string, number> {
  const counts = countOutside(sources)
  const smaller = Object.entries(outside)
    .map(([folder, allowed]) => [folder, Math.min(allowed, counts.get(folder) ?? 0)] as const)
    .filter(([, count]) => count > 0)
  const result = Object.fromEntries(smaller)
  writeFileSync(join(root, OUTSIDE), `${JSON.stringify(result, undefined, 2)}\n`)
  return result
}
