import { type Catalog, type Entry, messageOf } from './catalogs.ts'
import type { Part } from './message.ts'
import { bare, childrenOf, lineOf, type Node, programOf } from './syntax.ts'

const MODULE = /\/texts\/msg\.ts$/
/** The languages whose only plural forms are that of 1 and that of all other numbers. */
const ONE_AND_OTHER = new Set(['en', 'de'])

/** A use of a message in a source file. */
export interface Use {
  readonly key: string
  readonly line: number
}

/** Returns whether a source file may use a message. It is a quick check before the file is parsed. */
export const usesMessages = (code: string): boolean => code.includes('/texts/msg.ts')

/** Returns the keys that a source file uses. */
export function usesIn(file: string, code: string): Use[] {
  const { calls } = callsIn(file, code)
  return [...calls.values()].map((call) => ({ key: keyOf(file, code, call), line: lineOf(code, call.start) }))
}

/**
 * Replaces each use of a message by an expression of one language, as if the text stood in the component. The lines of
 * the source stay the same, so that no source map is needed. `pluralModule` is imported where the forms of a language
 * are not those of English.
 */
export function compile(file: string, code: string, language: string, catalog: Catalog, pluralModule: string): string {
  const { calls, containers, imports } = callsIn(file, code)
  if (imports.length === 0) return code
  let needsForms = false

  const render = (start: number, end: number): string => {
    let text = ''
    let at = start
    for (const call of outermost(calls, start, end)) {
      const whole = containers.get(call) ?? call
      const from = whole.start < start ? call : whole
      text += code.slice(at, from.start) + withLines(code, from, expressionOf(call, from !== call), from !== call)
      at = from.end
    }
    return text + code.slice(at, end)
  }

  const expressionOf = (call: Node, isChild: boolean): string => {
    const key = keyOf(file, code, call)
    const entry = catalog.get(key)
    if (!entry) throw fault(file, code, call, `${language} has no text ${key}`)
    const message = messageOf(key, entry)
    const values = valuesOf(file, code, call)
    const scope: Scope = {
      language: entry.language ?? language,
      isLent: entry.language !== undefined && entry.language !== language,
      valueOf: (name) => {
        const value = values.get(name)
        if (!value) throw fault(file, code, call, `${key} needs the parameter ${name}`)
        return value
      },
      source: (node) => render(node.start, node.end),
      useForms: () => {
        needsForms = true
      },
    }
    if (call.callee.name === 'rich') return isChild ? children(message, scope) : `<>${children(message, scope)}</>`
    return string(message, scope)
  }

  const body = render(0, code.length)
  // The import stands in its own line, and a plural may need another one.
  return imports.reduceRight((text, { start, end }, index) => {
    const forms = needsForms && index === 0 ? `import { pluralForm as _form } from '${pluralModule}'` : ''
    return text.slice(0, start) + forms + '\n'.repeat(newlines(code.slice(start, end))) + text.slice(end)
  }, body)
}

interface Scope {
  readonly language: string
  /** True if the text is in another language than the build. */
  readonly isLent: boolean
  readonly valueOf: (name: string) => Node
  readonly source: (node: Node) => string
  readonly useForms: () => void
}

/** Returns an expression of a string. A parameter with work of its own that is used twice is computed once. */
function string(message: readonly Part[], scope: Scope): string {
  const uses = new Map<string, number>()
  const held = new Map<string, string>()
  const count: Scope = { ...scope, source: (node) => code(node, scope) }
  const code = (node: Node, { source }: Scope): string => {
    const id = String(node.start)
    uses.set(id, (uses.get(id) ?? 0) + 1)
    return held.get(id) ?? source(node)
  }
  const plain = stringOf(factored(message), count)
  const nodes = new Map(namesIn(message).map((name) => [String(scope.valueOf(name).start), scope.valueOf(name)]))
  const repeated = [...nodes].filter(([id, node]) => (uses.get(id) ?? 0) > 1 && !isSimple(node))
  if (repeated.length === 0) return plain
  for (const [index, [id]] of repeated.entries()) held.set(id, `_${index}`)
  const names = [...held.values()].join(', ')
  const values = repeated.map(([, node]) => scope.source(node)).join(', ')
  return `((${names}) => ${stringOf(factored(message), count)})(${values})`
}

function stringOf(message: readonly Part[], scope: Scope): string {
  const [only] = message
  if (message.length === 0) return '""'
  if (message.length === 1 && only?.kind === 'text') return JSON.stringify(only.text)
  if (message.length === 1 && (only?.kind === 'plural' || only?.kind === 'select'))
    return choice(only, scope, (parts) => stringOf(parts, scope))
  return `\`${message.map((part) => inTemplate(part, scope)).join('')}\``
}

function inTemplate(part: Part, scope: Scope): string {
  if (part.kind === 'text') return part.text.replaceAll(/[\\`]|\$\{/g, '\\$&')
  if (part.kind === 'value') return `\${${scope.source(scope.valueOf(part.name))}}`
  if (part.kind === 'tag') throw new Error(`the tag ${part.name} needs rich()`)
  return `\${${choice(part, scope, (parts) => stringOf(parts, scope))}}`
}

/** Returns the children of an element. */
function children(message: readonly Part[], scope: Scope): string {
  return message
    .map((part) => {
      if (part.kind === 'text') return `{${JSON.stringify(part.text)}}`
      if (part.kind === 'value') return `{${scope.source(scope.valueOf(part.name))}}`
      if (part.kind !== 'tag') {
        const isText = (parts: readonly Part[]) => parts.every(({ kind }) => kind === 'text')
        return `{${choice(part, scope, (parts) => (isText(parts) ? stringOf(parts, scope) : `<>${children(parts, scope)}</>`))}}`
      }
      const element = bare(scope.valueOf(part.name))
      if (element.type !== 'JSXElement' || !element.openingElement.selfClosing)
        throw new Error(`the parameter ${part.name} must be an element without children: <b />`)
      const opening = scope.source(element).replace(/\s*\/>$/, '')
      return `${opening}>${children(part.parts, scope)}</${scope.source(element.openingElement.name)}>`
    })
    .join('')
}

/** Returns an expression that chooses between the forms of a plural or a select. */
function choice(
  part: Extract<Part, { forms: unknown }>,
  scope: Scope,
  write: (parts: readonly Part[]) => string,
): string {
  const node = scope.valueOf(part.name)
  const other = write(part.forms.get('other') ?? [])
  const tests = [...part.forms].filter(([form]) => form !== 'other')
  const written = tests.map(([form, parts]) => `${testOf(part, form, node, scope)} ? ${write(parts)} : `)
  return written.length === 0 ? other : `(${written.join('')}${other})`
}

function testOf(part: Extract<Part, { forms: unknown }>, form: string, node: Node, scope: Scope): string {
  const value = scope.source(part.kind === 'select' && form === 'true' ? withoutBoolean(node) : node)
  if (part.kind === 'select') return form === 'true' ? `(${value})` : `(${value}) === ${JSON.stringify(form)}`
  if (form.startsWith('=')) return `(${value}) === ${Number(form.slice(1))}`
  if (form === 'one' && !part.isOrdinal && ONE_AND_OTHER.has(scope.language)) return `(${value}) === 1`
  if (scope.isLent) throw new Error(`the ordinal of ${part.name} needs a text of the language itself`)
  scope.useForms()
  return `_form(${value}${part.isOrdinal ? ', true' : ''}) === '${form}'`
}

/** A condition is its own boolean. */
function withoutBoolean(node: Node): Node {
  const value = bare(node)
  return value.type === 'CallExpression' && value.callee.name === 'Boolean' ? (value.arguments[0] ?? node) : node
}

/**
 * Moves what all forms of a choice begin and end with out of it. Translators see whole sentences, and the script has
 * their common parts once.
 */
function factored(message: readonly Part[]): readonly Part[] {
  return merged(
    message.flatMap((part): readonly Part[] => {
      if (part.kind === 'tag') return [{ ...part, parts: factored(part.parts) }]
      if (part.kind !== 'plural' && part.kind !== 'select') return [part]
      let forms = [...part.forms.values()].map(factored)
      const before: Part[] = []
      const after: Part[] = []
      for (let found = commonEnd(forms, 0); found; found = commonEnd(forms, 0)) {
        before.push(found)
        forms = forms.map((form) => without(form, 0, found))
      }
      for (let found = commonEnd(forms, -1); found; found = commonEnd(forms, -1)) {
        after.unshift(found)
        forms = forms.map((form) => without(form, -1, found))
      }
      const names = [...part.forms.keys()]
      const rest = { ...part, forms: new Map(forms.map((form, index) => [names[index] ?? '', form])) }
      return [...before, rest, ...after]
    }),
  )
}

/** Returns the part that all forms begin (0) or end (-1) with. */
function commonEnd(forms: readonly (readonly Part[])[], at: 0 | -1): Part | undefined {
  const ends = forms.map((form) => form.at(at))
  const [first] = ends
  if (first === undefined) return undefined
  if (first.kind === 'value')
    return ends.every((end) => end?.kind === 'value' && end.name === first.name) ? first : undefined
  if (first.kind !== 'text') return undefined
  let common = first.text
  for (const end of ends) {
    if (end?.kind !== 'text') return undefined
    common = at === 0 ? commonStart(common, end.text) : reversed(commonStart(reversed(common), reversed(end.text)))
  }
  return common === '' ? undefined : { kind: 'text', text: common }
}

function without(form: readonly Part[], at: 0 | -1, found: Part): readonly Part[] {
  const end = form.at(at)
  const others = at === 0 ? form.slice(1) : form.slice(0, -1)
  if (end?.kind !== 'text' || found.kind !== 'text' || end.text.length === found.text.length) return others
  const { length } = found.text
  const text = at === 0 ? end.text.slice(length) : end.text.slice(0, -length)
  return at === 0 ? [{ kind: 'text', text }, ...others] : [...others, { kind: 'text', text }]
}

function commonStart(one: string, other: string): string {
  const letters = [...one]
  const others = [...other]
  const at = letters.findIndex((letter, index) => letter !== others[index])
  return at === -1 ? one : letters.slice(0, at).join('')
}

const reversed = (text: string): string => [...text].reverse().join('')

function merged(parts: readonly Part[]): readonly Part[] {
  const all: Part[] = []
  for (const part of parts) {
    const last = all.at(-1)
    if (part.kind === 'text' && last?.kind === 'text') all[all.length - 1] = { ...last, text: last.text + part.text }
    else all.push(part)
  }
  return all
}

function namesIn(message: readonly Part[]): string[] {
  return message.flatMap((part) => {
    if (part.kind === 'text') return []
    if (part.kind === 'plural' || part.kind === 'select')
      return [part.name, ...[...part.forms.values()].flatMap(namesIn)]
    return part.kind === 'tag' ? [part.name, ...namesIn(part.parts)] : [part.name]
  })
}

/** Returns whether reading the expression twice costs nothing. */
function isSimple(node: Node): boolean {
  const value = bare(node)
  if (value.type === 'MemberExpression') return !value.computed && isSimple(value.object)
  return value.type === 'Identifier' || value.type === 'Literal'
}

/** Finds the calls of `msg` and `rich`, and the brackets of those that are children of an element. */
function callsIn(file: string, code: string) {
  const calls = new Map<number, Node>()
  const containers = new Map<Node, Node>()
  const program = programOf(file, code)
  const imports: Node[] = program.body.filter(
    ({ type, source }: Node) => type === 'ImportDeclaration' && MODULE.test(source.value),
  )
  const isImported = new Set(
    imports.flatMap(({ specifiers }) => specifiers.map(({ local }: Node) => local.name as string)),
  )
  const visit = (node: Node, parent: Node | undefined) => {
    if (node.type === 'ImportDeclaration') return
    if (node.type === 'CallExpression' && isImported.has(node.callee.name)) {
      calls.set(node.start, node)
      for (const argument of node.arguments) visit(argument, node)
      return
    }
    if (node.type === 'Identifier' && isImported.has(node.name) && parent?.type !== 'MemberExpression')
      throw fault(file, code, node, `${node.name} must be called where the text is used`)
    const isParent = node.type === 'JSXElement' || node.type === 'JSXFragment'
    for (const child of childrenOf(node)) {
      if (isParent && child.type === 'JSXExpressionContainer') {
        const call = bare(child.expression)
        if (call.type === 'CallExpression' && call.callee.name === 'rich') containers.set(call, child)
      }
      visit(child, node)
    }
  }
  if (imports.length > 0) visit(program, undefined)
  return { calls, containers, imports }
}

/** Returns the calls between two positions that are inside no other of these calls, in order. */
function outermost(calls: ReadonlyMap<number, Node>, start: number, end: number): Node[] {
  let at = start
  return [...calls.values()]
    .filter((call) => call.start >= start && call.end <= end)
    .sort((a, b) => a.start - b.start)
    .filter((call) => {
      if (call.start < at) return false
      at = call.end
      return true
    })
}

function keyOf(file: string, code: string, call: Node): string {
  const [key] = call.arguments
  if (key?.type !== 'Literal' || typeof key.value !== 'string')
    throw fault(file, code, call, 'the key of a message must be written out')
  return key.value
}

function valuesOf(file: string, code: string, call: Node): ReadonlyMap<string, Node> {
  const [, values] = call.arguments
  if (values === undefined) return new Map()
  if (values.type !== 'ObjectExpression')
    throw fault(file, code, call, 'the parameters of a message must be written out')
  return new Map(
    values.properties.map((property: Node) => {
      if (property.type !== 'Property' || property.computed)
        throw fault(file, code, call, 'the parameters of a message must be written out')
      return [property.key.name ?? String(property.key.value), property.value]
    }),
  )
}

/** Adds the line breaks that the replaced source had, where they change nothing. */
function withLines(code: string, { start, end }: Node, text: string, isChild: boolean): string {
  const lost = newlines(code.slice(start, end)) - newlines(text)
  if (lost <= 0) return text
  return isChild ? `${text}{${'\n'.repeat(lost)}}` : `${text}${'\n'.repeat(lost)}`
}

const newlines = (text: string): number => text.split('\n').length - 1

function fault(file: string, code: string, { start }: Node, problem: string): Error {
  return new Error(`${file}:${lineOf(code, start)}: ${problem}`)
}

/** Compiles a message alone, for a test: its parameters are expressions. */
export function compileText(entry: Entry, language: string, values: Readonly<Record<string, string>>): string {
  const params = Object.entries(values).map(([name, value]) => `${name}: ${value}`)
  const code = `import { msg } from '/texts/msg.ts'\nexport default msg('test', { ${params.join(', ')} })\n`
  return compile('test.ts', code, language, new Map([['test', entry]]), 'plural').split('export default ')[1] ?? ''
}
