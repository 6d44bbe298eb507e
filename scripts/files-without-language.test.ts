import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './project-text.ts'
import { bare, childrenOf, lineOf, type Node, programOf } from './texts/syntax.ts'

const SOURCES = join(root, 'apps/web/src')
const EXPORTS = new Set(['file', 'fileTime'])

interface Module {
  readonly file: string
  readonly code: string
  readonly program: Node
  /** The declarations of the module by their names. */
  readonly own: ReadonlyMap<string, Node>
  /** The names that other modules of the app lend it. */
  readonly lent: ReadonlyMap<string, { readonly file: string; readonly name: string }>
}

const modules = new Map<string, Module>()

function moduleOf(file: string, code = readFileSync(file, 'utf8')): Module {
  const known = modules.get(file)
  if (known) return known
  const program = programOf(file, code)
  const own = new Map<string, Node>()
  const lent = new Map<string, { file: string; name: string }>()
  for (const node of program.body as Node[]) {
    const from = node.source && join(dirname(file), node.source.value)
    if (from && !(node.source.value.startsWith('.') && existsSync(from))) continue
    for (const { type, local, imported, exported } of node.specifiers ?? []) {
      if (from && type === 'ImportSpecifier') lent.set(local.name, { file: from, name: imported.name })
      if (from && type === 'ExportSpecifier') lent.set(exported.name, { file: from, name: local.name })
    }
    const declared = node.declaration ?? node
    for (const each of declared.declarations ?? [declared]) if (each.id?.name) own.set(each.id.name, each)
  }
  const made = { file, code, program, own, lent }
  modules.set(file, made)
  return made
}

/** Returns whether an expression reads a text of the catalogs, also by the functions and tables that it uses. */
function readsText(module: Module, node: Node, seen = new Set<string>()): boolean {
  if (node.type.startsWith('TS') && node.type !== 'TSAsExpression' && node.type !== 'TSSatisfiesExpression')
    return false
  if (node.type === 'Identifier') return namesText(module, node.name, seen)
  const isName = (child: Node) =>
    (node.type === 'MemberExpression' && child === node.property && !node.computed) ||
    (node.type === 'Property' && child === node.key && !node.computed)
  return childrenOf(node).some((child) => !isName(child) && readsText(module, child, seen))
}

function namesText(module: Module, name: string, seen: Set<string>): boolean {
  const { file, own, lent } = module
  const key = `${file} ${name}`
  if (seen.has(key)) return false
  seen.add(key)
  const from = lent.get(name)
  if (from?.file.endsWith('/texts/msg.ts')) return from.name === 'msg' || from.name === 'rich'
  if (from) return namesText(moduleOf(from.file), from.name, seen)
  const declared = own.get(name)
  return declared !== undefined && readsText(module, declared, seen)
}

/** Returns the columns of exported files that follow the language of the page. */
function columnsWithLanguage(module: Module): string[] {
  const found: string[] = []
  const visit = (node: Node): void => {
    const report = (what: string) =>
      found.push(`${module.file.slice(SOURCES.length + 1)}:${lineOf(module.code, node.start)} ${what}`)
    if (node.type === 'ObjectExpression') {
      const fields = new Map<string, Node>(node.properties.map((each: Node) => [each.key?.name, each.value]))
      const values = [...fields].filter(([name]) => EXPORTS.has(name)).map(([, value]) => value)
      const column = fields.get('column')
      if (fields.has('header') && values.length > 0 && (!column || readsText(module, column))) report('name')
      if (fields.has('header') && values.some((value) => readsText(module, value))) report('value')
    }
    if (node.type === 'CallExpression' && ['fileOnly', 'csvLine'].includes(bare(node.callee).name)) {
      if (node.arguments.some((each: Node) => readsText(module, each))) report('value')
    }
    for (const child of childrenOf(node)) visit(child)
  }
  visit(module.program)
  return found
}

it('no column of an exported file follows the language of the page, in its name or its values [LG4] [PR1065]', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith('texts/'))
    .map((name) => join(SOURCES, name))
    .filter((file) => /\b(?:file|fileTime|column):|fileOnly\(|csvLine\(/.test(readFileSync(file, 'utf8')))
  expect(files.length).toBeGreaterThan(8)
  expect(files.flatMap((file) => columnsWithLanguage(moduleOf(file)))).toEqual([])
})

it('a column follows the language if a table, a function or its name reads a text', () => {
  const code = `
    import { fileOnly } from './records/file-cells.ts'
    import { msg } from '../texts/msg.ts'
    import { statusText } from './status-text.ts'
    const NAMES = { open: msg('admin-ui.status-text.open') }
    const nameOf = ({ status }) => NAMES[status]
    export const COLUMNS = [
      { header: msg('a.b'), column: 'One', file: ({ status }) => nameOf({ status }) },
      { header: msg('a.b'), column: 'Two', file: ({ status }) => statusText(status) },
      { header: msg('a.b'), file: ({ status }) => status },
      { header: msg('a.b'), column: 'Four', file: ({ status }) => status, cell: nameOf },
      fileOnly('five', 'Five', ({ status }) => NAMES[status]),
    ]`
  const found = columnsWithLanguage(moduleOf(join(SOURCES, 'admin-ui/an-example.tsx'), code))
  expect(found.map((each) => each.replace(/^.*:/, ''))).toEqual(['8 value', '9 value', '10 name', '12 value'])
})
