import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ERRORS } from '@bettle/contract'
import * as rules from '@bettle/rules'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const SRC = join(ROOT, 'apps/server/src')

interface Row {
  readonly code: string
  readonly rules: readonly string[]
  /** Features, other folders or files of the server whose code contains the refusal. */
  readonly places: readonly string[]
}

const namesIn = (cell = '') => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name)

/** The table in docs/refusals.md. */
const table = readFileSync(join(ROOT, 'docs/refusals.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line): Row => {
    const [, code, , decidedBy, places] = line.split('|')
    return { code: namesIn(code)[0] ?? '', rules: namesIn(decidedBy), places: namesIn(places) }
  })

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ place: placeOf(path), text: readFileSync(join(SRC, path), 'utf8') }))

it('docs/refusals.md lists every refusal code of the contract once, in the order of the contract', () => {
  // An internal error is a bug, not a refusal.
  expect(table.map(({ code }) => code)).toEqual(Object.keys(ERRORS).filter((code) => code !== 'internal-error'))
})

it('docs/refusals.md names only functions that the rules package exports', () => {
  const exported = new Map<string, unknown>(Object.entries(rules))
  const named = table.flatMap((row) => row.rules)
  expect(named).toContain('betRefusal')
  expect(named.filter((name) => typeof exported.get(name) !== 'function')).toEqual([])
})

it('docs/refusals.md names for a refusal code only folders of the server whose files contain this code', () => {
  const isWritten = (code: string, named: string) =>
    sources.some(({ place, text }) => place === named && text.includes(`'${code}'`))
  const wrong = table.flatMap(({ code, places }) =>
    places.filter((place) => !isWritten(code, place)).map((place) => `${code}: ${place}`),
  )
  expect(wrong).toEqual([])
})

it('docs/refusals.md names every folder of the server that throws a refusal code', () => {
  const listed = new Map(table.map(({ code, places }) => [code, places]))
  const missing = sources.flatMap(({ place, text }) =>
    Array.from(text.matchAll(/GameError\(\s*'([a-z-]+)'/g), ([, code = '']) => code)
      .filter((code) => !listed.get(code)?.includes(place))
      .map((code) => `${code}: ${place}`),
  )
  expect(missing).toEqual([])
})

/** Returns the feature of a file, or otherwise its folder, or the name of a file without a folder. */
function placeOf(path: string): string {
  const [folder = '', feature = ''] = path.replaceAll('\\', '/').split('/')
  return folder === 'features' ? feature : folder
}
