import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Matches the title of it(…), test(…) or describe(…), or of a call such as it.each(…)(…): the string right after the
 * bracket.
 */
const TITLE = /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g

export const TEST_FILE = /\.(?:test|spec)\.tsx?$/

const CODE = ['packages', 'apps', 'e2e', 'bench', 'scripts']
// `.builds` changes while another program builds the web app.
const IGNORED = new Set(['node_modules', 'dist', 'dist-types', 'test-results', '.builds'])
const CODE_FILE = /\.(?:ts|tsx|mts)$/

/** The root folder of the project, whatever folder this file is compiled into. */
export const root = rootFrom(dirname(fileURLToPath(import.meta.url)))

/** Reads a file by its path from the root. */
export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** Returns the titles of all tests in a text, unescaped. */
export function titlesIn(text: string): string[] {
  return [...text.matchAll(TITLE)].map(([, , title = '']) => title.replaceAll(/\\(['"`])/g, '$1'))
}

/** Returns every TypeScript file of the project by its path from the root. */
export function codeFiles(): string[] {
  return CODE.flatMap(filesUnder).filter((path) => CODE_FILE.test(path))
}

function filesUnder(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).filter(({ name }) => !IGNORED.has(name))
  return entries.sort(byName).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesUnder(path) : [path]
  })
}

function byName(a: Dirent, b: Dirent): number {
  return a.name < b.name ? -1 : 1
}

function rootFrom(folder: string): string {
  if (existsSync(join(folder, 'docs', 'rules.md'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('No folder above this script contains docs/rules.md.')
  return rootFrom(parent)
}
