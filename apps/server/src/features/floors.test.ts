import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const BIOME = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')
const FEATURES = 'apps/server/src/features'

/** Each folder's floor, as docs/architecture.md lists it. */
const floors = floorsDrawn(readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8'))
const folders = readdirSync(join(ROOT, FEATURES), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort()

it('every feature of the server has a floor', () => {
  expect([...floors.keys()].sort()).toEqual([...folders, 'index', 'runners'].sort())
})

it('the linter refuses every import that does not lead to a lower floor, and no other', async () => {
  const files = Object.fromEntries(folders.map((folder) => [`${FEATURES}/${folder}/tried.ts`, importsOf(folder)]))
  const refused = await refusedIn({ ...files, 'apps/server/src/http/tried.ts': ['../features/people/any.ts'] })
  const expected = folders.flatMap((folder) =>
    importsOf(folder)
      .filter((path) => floorOf(path) >= floorOf(folder))
      .map((path) => `${FEATURES}/${folder}/tried.ts: ${path}`),
  )
  expect(refused).toEqual([...expected, 'apps/server/src/http/tried.ts: ../features/people/any.ts'].sort())
})

it.each(['', 'apps/server/'])('every rule of %sbiome.json names folders that exist', (project) => {
  const { overrides } = JSON.parse(readFileSync(join(ROOT, project, 'biome.json'), 'utf8')) as {
    overrides: readonly { includes: readonly string[] }[]
  }
  const named = overrides.flatMap(({ includes }) => includes.filter((glob) => !glob.startsWith('!')).flatMap(foldersOf))
  expect(named.length).toBeGreaterThanOrEqual(overrides.length)
  expect(named.filter((folder) => !existsSync(join(ROOT, project, folder)))).toEqual([])
})

/** 'src/{live,http}/**' → 'src/live', 'src/http'. */
function foldersOf(glob: string): string[] {
  const [, before = '', list = ''] = /^([^{]*)\{([^}]+)\}\/\*\*$/.exec(glob) ?? []
  return list === '' ? [glob.replace(/\/\*\*$/, '')] : list.split(',').map((name) => before + name)
}

/** Imports of every other feature, of the folders above and below all features, and of a file in the same folder. */
function importsOf(folder: string): string[] {
  const others = folders.filter((other) => other !== folder).map((other) => `../${other}/any.ts`)
  return [...others, '../index.ts', '../../http/any.ts', './any.ts']
}

/** The floor of an imported path. Folders below all features and files of the same folder count as below. */
function floorOf(path: string): number {
  if (path.startsWith('../../') || path.startsWith('./')) return -1
  const floor = floors.get(path.replace(/^\.\.\//, '').replace(/(\/any)?\.ts$/, ''))
  if (floor === undefined) throw new Error(`${path} stands on no floor`)
  return floor
}

/** The imports that the linter refuses, with the project's configuration in a folder of its own. */
async function refusedIn(files: Readonly<Record<string, readonly string[]>>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bettle-floors-'))
  try {
    for (const name of ['.gitignore', 'biome.json', 'apps/server/biome.json'])
      cpSync(join(ROOT, name), join(folder, name))
    for (const [file, paths] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), paths.map((path) => `import '${path}'\n`).join(''))
    }
    const said = await lint(folder)
    return [...said.matchAll(/noRestrictedImports,file=([^,]+),line=(\d+)/g)]
      .map(([, file = '', line]) => {
        const inProject = file.slice(file.indexOf('apps/'))
        return `${inProject}: ${files[inProject]?.[Number(line) - 1]}`
      })
      .sort()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function lint(folder: string): Promise<string> {
  return new Promise((resolve) => {
    const args = [BIOME, 'lint', '--reporter=github', '--max-diagnostics=none', '.']
    execFile(process.execPath, args, { cwd: folder }, (_error, stdout, stderr) => resolve(stdout + stderr))
  })
}

function floorsDrawn(text: string): Map<string, number> {
  const drawn = new Map<string, number>()
  for (const [, floor, rooms = ''] of text.matchAll(/^ ?(\d{1,2}) {2}(\S+(?: {2}\S+)*)/gm)) {
    for (const room of rooms.split('  ')) drawn.set(room, Number(floor))
  }
  return drawn
}
