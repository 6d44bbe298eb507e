import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES } from '@bettle/contract'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { read, root } from './project-text.ts'
import { builtCatalog, languagesIn, readCatalog } from './texts/catalogs.ts'
import { textProblems } from './texts/check.ts'
import { compile, usesMessages } from './texts/compile.ts'
import { PSEUDO_LANGUAGE } from './texts/pseudo.ts'
import { hashesOfLanguages } from './web-sources.mjs'

const TEXTS = join('apps', 'web', 'src', 'texts')
const checkout = mkdtempSync(join(tmpdir(), 'bettle-languages-'))
const texts = join(checkout, TEXTS)

// Dutch is added by its folder alone. It has the German texts, whose plurals have the same forms.
beforeAll(() => {
  mkdirSync(texts, { recursive: true })
  cpSync(join(root, TEXTS), texts, { recursive: true })
  cpSync(join(texts, 'de'), join(texts, 'nl'), { recursive: true })
})
afterAll(() => rmSync(checkout, { recursive: true, force: true }))
afterEach(() => vi.unstubAllEnvs())

it('a folder adds a language to the build and to the checks of texts [PR1047]', () => {
  expect(languagesIn(texts)).toEqual(['en', 'de', 'es', 'fr', 'nl', 'pt-BR'])
  expect(Object.keys(hashesOfLanguages(checkout))).toEqual(['en', 'de', 'es', 'fr', 'nl', 'pt-BR'])
  const dutch = readCatalog(texts, 'nl')
  const english = readCatalog(texts, 'en')
  const used = [...english.keys()].map((key) => `msg('${key}')`)
  const sources = new Map([['a.ts', `import { msg } from './texts/msg.ts'\n${used.join('\n')}\n`]])
  const problems = (translation: typeof dutch) =>
    textProblems({ sources, english, translations: new Map([['nl', translation]]), outside: {} })
  expect(problems(dutch)).toEqual([])
  const [first = ''] = dutch.keys()
  expect(problems(new Map([...dutch].slice(1)))).toEqual([`nl: ${first} is missing`])
  const code = "import { msg } from './texts/msg.ts'\nexport const text = msg('language.language-links.language')\n"
  expect(compile('a.ts', code, 'nl', dutch, 'plural')).toContain('export const text = "Sprache"')
})

it('the build writes the texts of an added language into every source file that has texts [PR1047]', () => {
  const sources = readdirSync(join(root, 'apps/web/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(\.test\.tsx?|\.d\.ts)$/.test(file))
    .map((file) => [file, read(`apps/web/src/${file}`)] as const)
    .filter(([, code]) => usesMessages(code))
  expect(sources.length).toBeGreaterThan(400)
  const dutch = new Map(builtCatalog(readCatalog(texts, 'nl'), readCatalog(texts, 'en')))
  const left = sources.filter(([file, code]) => usesMessages(compile(file, code, 'nl', dutch, 'plural')))
  expect(left.map(([file]) => file)).toEqual([])
  // Without one of its texts, the build of the language ends.
  const [file = '', code = ''] = sources.find(([, each]) => each.includes("'bet.bet-panel.bets'")) ?? []
  dutch.delete('bet.bet-panel.bets')
  expect(() => compile(file, code, 'nl', dutch, 'plural')).toThrow('bet.bet-panel.bets')
}, 30_000)

it('a line names each language in itself, and there is a folder for each [PR1047]', () => {
  expect(Object.keys(LANGUAGES).toSorted()).toEqual(languagesIn(join(root, TEXTS)).toSorted())
  expect(read('packages/contract/src/fields/languages.ts')).toContain("de: 'Deutsch',")
})

it('a language is built again only if its own texts or those of all have changed', () => {
  const before = hashesOfLanguages(checkout)
  writeFileSync(join(texts, 'nl', 'page.ts'), '// Changed.\n')
  const after = hashesOfLanguages(checkout)
  const changed = Object.keys(after).filter((language) => after[language] !== before[language])
  expect(changed).toEqual(['nl'])
  writeFileSync(join(texts, 'en', 'page.ts'), '// Changed.\n')
  const all = hashesOfLanguages(checkout)
  expect(Object.keys(all).filter((language) => all[language] === after[language])).toEqual([])
})

it('BETTLE_LANGUAGES limits the languages of a build, which always has English; only it adds the pseudo-language', () => {
  vi.stubEnv('BETTLE_LANGUAGES', 'fr, de')
  expect(Object.keys(hashesOfLanguages(checkout))).toEqual(['en', 'de', 'fr'])
  vi.stubEnv('BETTLE_LANGUAGES', 'en')
  expect(Object.keys(hashesOfLanguages(checkout))).toEqual(['en'])
  vi.stubEnv('BETTLE_LANGUAGES', 'de,en-XA')
  expect(Object.keys(hashesOfLanguages(checkout))).toEqual(['en', 'de', PSEUDO_LANGUAGE])
  vi.stubEnv('BETTLE_LANGUAGES', 'de,xx')
  expect(() => hashesOfLanguages(checkout)).toThrow(
    'BETTLE_LANGUAGES names xx. There are catalogs of de, en, es, fr, nl, pt-BR.',
  )
})
