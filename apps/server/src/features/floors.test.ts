import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const SRC = join(ROOT, 'apps/server/src')

/** Read from the picture of docs/architecture.md. The features have floors from 0 up, the folders below them negative ones. */
const floors = readFloors(readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8'))
const folders = (path: string) =>
  readdirSync(join(SRC, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()

it('every folder of the server has a floor in docs/architecture.md', () => {
  const onFloors = (isWanted: (floor: number) => boolean) =>
    [...floors].flatMap(([name, floor]) => (isWanted(floor) ? [name] : [])).sort()
  expect(onFloors((floor) => floor >= 0)).toEqual([...folders('features'), 'index', 'runners'].sort())
  expect([...onFloors((floor) => floor < 0), 'features'].sort()).toEqual(folders(''))
})

it('the import check finds an import of another folder on the same or a higher floor, and an import of a feature from below the features', () => {
  const bet = [
    '../odds/a.ts',
    '../trophy/a.ts',
    '../lobby/a.ts',
    '../index.ts',
    './a.ts',
    '../../http/a.ts',
    '../../clock.ts',
  ]
  expect(wrongImports('features/bet/a.ts', importing(bet))).toEqual([
    'features/bet/a.ts: ../trophy/a.ts',
    'features/bet/a.ts: ../lobby/a.ts',
    'features/bet/a.ts: ../index.ts',
  ])
  const seat = ['../../bet/a.ts', '../../guest/a.ts', '../lobby-card.ts', '../invitation/a.ts', '../../../db/ids.ts']
  expect(wrongImports('features/lobby/seat/a.ts', importing(seat))).toEqual([
    'features/lobby/seat/a.ts: ../../guest/a.ts',
  ])
  const limits = ['../../features/user/a.ts', '../bind.ts', '../../push/a.ts', '../../db/a.ts', '../../clock.ts']
  expect(wrongImports('http/limits/a.ts', importing(limits))).toEqual([
    'http/limits/a.ts: ../../features/user/a.ts',
    'http/limits/a.ts: ../../push/a.ts',
  ])
  expect(wrongImports('db/a.ts', "import type { A } from '../redis/a.ts'")).toHaveLength(1)
  expect(wrongImports('features/bet/a.ts', "const late = () => import('../lobby/a.ts')")).toHaveLength(1)
  expect(wrongImports('features/bet/a.ts', "export { a } from '../lobby/a.ts'")).toHaveLength(1)
})

it('every import of the server leads to a folder on a lower floor', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
  const code = files.filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  expect(code.flatMap((path) => wrongImports(path, readSource(path)))).toEqual([])
})

it('no file that context.ts needs imports context.ts', () => {
  const needed = new Set(['context.ts'])
  for (const file of needed) for (const path of importsOf(file, readSource(file))) needed.add(path)
  expect(needed.size).toBeGreaterThan(10)
  expect([...needed].filter((file) => importsOf(file, readSource(file)).includes('context.ts'))).toEqual([])
})

it('every override of biome.json names folders that exist', () => {
  const { overrides } = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8')) as {
    overrides: readonly { includes: readonly string[] }[]
  }
  // A glob that begins with any folder names none.
  const isOfFolder = (glob: string) => !/^(!|\*\*)/.test(glob)
  const named = overrides.flatMap(({ includes }) => includes.filter(isOfFolder).flatMap(foldersOf))
  expect(named.length).toBeGreaterThanOrEqual(overrides.length)
  expect(named.filter((folder) => !existsSync(join(ROOT, folder)))).toEqual([])
})

/** Returns the folders of a glob: 'src/{live,http}/**' gives 'src/live' and 'src/http'. */
function foldersOf(glob: string): string[] {
  const [, before = '', list = ''] = /^([^{]*)\{([^}]+)\}\/\*\*$/.exec(glob) ?? []
  return list === '' ? [glob.replace(/(\/\*{1,2})+$/, '')] : list.split(',').map((name) => before + name)
}

const readSource = (path: string) => readFileSync(join(SRC, path), 'utf8')

/** Returns the imported files of the server, by their paths under src. */
const importsOf = (file: string, code: string) =>
  namedIn(code)
    .map((path) => posix.join(posix.dirname(file), path))
    .filter((path) => !path.startsWith('..'))

const namedIn = (code: string) =>
  [...code.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path = '']) => path)

const importing = (paths: readonly string[]) => paths.map((path) => `import '${path}'\n`).join('')

/** Returns the imports of a file that do not lead to a lower floor. Files of one feature may import each other. */
function wrongImports(file: string, code: string): string[] {
  const own = partOf(file)
  // Files directly in src start the program and may import everything.
  if (own === undefined) return []
  return namedIn(code)
    .filter((path) => {
      const other = partOf(posix.join(posix.dirname(file), path))
      return other !== undefined && other.name !== own.name && other.floor >= own.floor
    })
    .map((path) => `${file}: ${path}`)
}

/** Returns the feature or folder of a file under src, with its floor. */
function partOf(file: string): { name: string; floor: number } | undefined {
  const [folder = '', feature = ''] = file.split('/')
  if (folder === file) return undefined
  const name = folder !== 'features' ? folder : feature.endsWith('.ts') ? 'index' : feature
  const floor = floors.get(name)
  if (floor === undefined) throw new Error(`${file} has no floor in docs/architecture.md`)
  return { name, floor }
}

function readFloors(text: string): Map<string, number> {
  const floors = new Map<string, number>()
  for (const [, floor, names = ''] of text.matchAll(/^ ?(-?\d{1,2}) {2}(\S+(?: {2}\S+)*)/gm)) {
    for (const name of names.split('  ')) floors.set(name, Number(floor))
  }
  return floors
}
