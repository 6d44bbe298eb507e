import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { read, root } from './project-text.ts'

const PACKAGE = /^@bettle\/(rules|contract|replay|server)$/
const IMPORT = /(?:^|\n)(?:import|export)\s+(type\s+)?([^'"]*?)\s*from\s*['"]([^'"]+)['"]/g
const IMPORTED_LATER = /\bimport\(\s*['"]([^'"]+)['"]/g
const EXPORTED = /(?:^|\n)export\s+(?:async\s+)?(?:const|function|class|type|interface)\s+(\w+)/g
const PASSED_ON = /export\s+(?:type\s+)?(?:\*|\{[^}]*\})\s+from\s+['"](\.[^'"]+)['"]/g

/** Returns the modules that a file needs at run time. An import from a package leads to the modules of the names. */
export function modulesOf(file: string): string[] {
  const text = read(file)
  const now = [...text.matchAll(IMPORT)].flatMap(([, isType, names = '', from = '']) =>
    isType ? [] : resolved(file, from, namesIn(names)),
  )
  const later = [...text.matchAll(IMPORTED_LATER)].flatMap(([, from = '']) => resolved(file, from, undefined))
  return [...now, ...later]
}

/**
 * Returns the runtime names of an import clause such as `{ a, type B, c as d }`, or undefined if it imports everything.
 */
function namesIn(clause: string): string[] | undefined {
  const [, list] = /\{([^}]*)\}/.exec(clause) ?? []
  if (list === undefined) return undefined
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' ')[0] ?? '')
}

/** Returns the modules that an import of a package index leads to, by the imported names. */
function resolved(file: string, from: string, names: readonly string[] | undefined): string[] {
  const [, name] = PACKAGE.exec(from) ?? []
  if (name !== undefined) {
    const moduleByName = modulesByName(name === 'server' ? 'apps/server/src/index.ts' : `packages/${name}/src/index.ts`)
    return [...moduleByName].flatMap(([exported, module]) => (names?.includes(exported) !== false ? [module] : []))
  }
  if (!from.startsWith('.')) return []
  const path = normalize(join(dirname(file), from))
  return names?.length === 0 || !/\.tsx?$/.test(path) || !existsSync(join(root, path)) ? [] : [path]
}

const indexes = new Map<string, ReadonlyMap<string, string>>()

/** Maps each name that a package index exports to its module. */
function modulesByName(index: string): ReadonlyMap<string, string> {
  const cached = indexes.get(index)
  if (cached) return cached
  const modules = [...read(index).matchAll(PASSED_ON)].map(([, from = '']) => normalize(join(dirname(index), from)))
  const moduleByName = new Map(
    modules.flatMap((module) => [...read(module).matchAll(EXPORTED)].map(([, name = '']) => [name, module] as const)),
  )
  indexes.set(index, moduleByName)
  return moduleByName
}
