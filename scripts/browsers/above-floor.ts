import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CompatData, Identifier, SimpleSupportStatement, SupportBlock } from '@mdn/browser-compat-data'
import { type AnyNode, type MemberExpression, type Options, type Program, parse } from 'acorn'
import { full } from 'acorn-walk'

/** The names of browsers in `.browserslistrc`, and in the data of browsers. */
const BROWSERS = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
} as const

type Browser = keyof typeof BROWSERS

/** The oldest browsers in which the app works. */
export type Floor = readonly (readonly [browser: Browser, version: string])[]

export interface Finding {
  /** The path of the feature in the data of browsers. */
  readonly feature: string
  readonly lackedBy: readonly string[]
  /** The first line is 1. */
  readonly line: number
  /** The first column is 0. */
  readonly column: number
}

/** The newest version of the language whose syntax `syntaxOf` names completely. The parser refuses anything newer. */
const ECMA_VERSION = 2025 satisfies Options['ecmaVersion']

const FLAGS: Readonly<Record<string, string>> = {
  d: 'hasIndices',
  s: 'dotAll',
  u: 'unicode',
  v: 'unicodeSets',
  y: 'sticky',
}

const PATTERNS: readonly (readonly [written: RegExp, feature: string])[] = [
  [/\(\?<[=!]/, 'lookbehind_assertion'],
  [/\(\?<[^=!]/, 'named_capturing_group'],
  [/\(\?[ims]*-?[ims]+:/, 'modifier'],
  [/\\[pP]\{/, 'unicode_character_class_escape'],
]
/** The other characters have another meaning in a string that is no pattern. */
const IN_ANY_STRING = new Set(['javascript.regular_expressions.lookbehind_assertion'])

/** Colours in a text that a script gives to a style. The build lowers the colours of styles, also those of class names. */
const COLOUR = /(?:^|[\s,:(])(color-mix|lab|lch|oklab|oklch)\(/g

/** The interfaces of objects that every page has. */
const OBJECTS: Readonly<Record<string, string>> = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  localStorage: 'Storage',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
  sessionStorage: 'Storage',
}

const SYNTAX = {
  operators: 'javascript.operators',
  statements: 'javascript.statements',
  classes: 'javascript.classes',
  grammar: 'javascript.grammar',
} as const
const IS_SYNTAX = /^javascript\.(?!builtins\.)/
const FUNCTION = /Function/

const LOGICAL_ASSIGNMENTS: Readonly<Record<string, readonly string[]>> = {
  '??=': [`${SYNTAX.operators}.nullish_coalescing_assignment`],
  '||=': [`${SYNTAX.operators}.logical_or_assignment`],
  '&&=': [`${SYNTAX.operators}.logical_and_assignment`],
}

const WINDOWS = new Set(['window', 'self', 'globalThis'])

/**
 * Methods that the check finds by their name alone, because a script does not say what an object is. Names that
 * libraries also give to methods of their own, such as `with` and `union`, cannot be listed.
 */
const METHODS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'javascript.builtins.Array': [
      'at',
      'findLast',
      'findLastIndex',
      'flat',
      'flatMap',
      'toReversed',
      'toSorted',
      'toSpliced',
    ],
    'javascript.builtins.ArrayBuffer': ['transferToFixedLength'],
    'javascript.builtins.Intl.DateTimeFormat': ['formatRange', 'formatRangeToParts'],
    'javascript.builtins.Intl.Locale': ['getTextInfo', 'getWeekInfo'],
    'javascript.builtins.Map': ['getOrInsert', 'getOrInsertComputed'],
    'javascript.builtins.Set': ['isDisjointFrom', 'isSubsetOf', 'isSupersetOf', 'symmetricDifference'],
    'javascript.builtins.String': ['isWellFormed', 'matchAll', 'replaceAll', 'toWellFormed'],
    'javascript.builtins.Uint8Array': ['setFromBase64', 'setFromHex', 'toBase64', 'toHex'],
    'api.AbortSignal': ['throwIfAborted'],
    'api.Blob': ['bytes'],
    'api.CanvasRenderingContext2D': ['createConicGradient', 'roundRect'],
    'api.Document': ['caretPositionFromPoint', 'startViewTransition'],
    'api.Element': ['checkVisibility', 'computedStyleMap', 'getHTML', 'replaceChildren', 'setHTMLUnsafe'],
    'api.HTMLDialogElement': ['requestClose', 'showModal'],
    'api.HTMLElement': ['hidePopover', 'showPopover', 'togglePopover'],
    'api.HTMLFormElement': ['requestSubmit'],
    'api.HTMLInputElement': ['showPicker'],
  }).flatMap(([owner, names]) => names.map((name) => [name, `${owner}.${name}`] as const)),
)

const data: CompatData = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
)

const PARTS: Readonly<Record<string, Identifier>> = { api: data.api, css: data.css, javascript: data.javascript }

/** Reads the section `[plays]` of `.browserslistrc`. */
export function floorOf(browserslist: string): Floor {
  const lines = browserslist.split('[plays]')[1]?.split(/^\[/m)[0]?.split('\n') ?? []
  const floor = lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, browser = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? []
      if (!isBrowser(browser)) throw new Error(`.browserslistrc names no browser and version in the line: ${line}`)
      return [browser, version] as const
    })
  if (floor.length === 0) throw new Error('.browserslistrc has no section [plays]')
  return floor
}

const isBrowser = (name: string): name is Browser => name in BROWSERS

/** Returns the scripts that an HTML page contains itself. */
export function scriptsInPage(page: string): string[] {
  return [...page.matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs)].map(([, script = '']) => script)
}

/**
 * Returns each use of a feature that one of the oldest browsers lacks. `typeof` before a name and `?.` behind it are
 * guards already: they are no use.
 */
export function aboveFloor(source: string, floor: Floor): Finding[] {
  let program: Program
  try {
    program = parse(source, { ecmaVersion: ECMA_VERSION, sourceType: 'module', locations: true })
  } catch (error) {
    return [{ feature: 'a script that acorn reads', lackedBy: [String(error)], line: 1, column: 0 }]
  }
  const nodes: AnyNode[] = []
  const declared = new Set<string>()
  const guarded = new Set<AnyNode>()
  full(program, (node, _state, type) => {
    nodes.push(node)
    if (node.type === 'Identifier' && type === 'VariablePattern') declared.add(node.name)
    if (node.type === 'ImportDeclaration') for (const { local } of node.specifiers) declared.add(local.name)
    if (node.type === 'UnaryExpression' && node.operator === 'typeof') guarded.add(node.argument)
    if (node.type === 'MemberExpression' && node.optional) guarded.add(node.object)
    if (node.type === 'CallExpression' && node.optional) guarded.add(node).add(node.callee)
  })
  const used = nodes.flatMap((node) => {
    const names = guarded.has(node) ? [] : namesOf(node, declared)
    const features = [...syntaxOf(node, nodes), ...patternsOf(node), ...coloursOf(node), ...names]
    return [...new Set(features)].map((feature) => ({ feature, at: node.loc?.start ?? { line: 1, column: 0 } }))
  })
  return used.flatMap(({ feature, at: { line, column } }) => {
    const lackedBy = lackingBrowsers(feature, floor)
    return lackedBy.length > 0 ? [{ feature, lackedBy, line, column }] : []
  })
}

/** Returns the features of the syntax of a node that arrived after 2018. Every browser since then reads the rest. */
function syntaxOf(node: AnyNode, nodes: readonly AnyNode[]): string[] {
  const { operators, statements, classes, grammar } = SYNTAX
  switch (node.type) {
    case 'ChainExpression':
      return [`${operators}.optional_chaining`]
    case 'LogicalExpression':
      return node.operator === '??' ? [`${operators}.nullish_coalescing`] : []
    case 'AssignmentExpression':
      return [...(LOGICAL_ASSIGNMENTS[node.operator] ?? [])]
    case 'Literal':
      return [
        ...(typeof node.value === 'bigint' ? ['javascript.builtins.BigInt'] : []),
        ...(typeof node.value === 'number' && node.raw?.includes('_') ? [`${grammar}.numeric_separators`] : []),
      ]
    case 'MetaProperty':
      return node.meta.name === 'import' ? [`${operators}.import_meta`] : []
    case 'ImportExpression':
      return [`${operators}.import`, ...(node.options ? [`${operators}.import.options_parameter`] : [])]
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
      return node.attributes.length > 0 ? [`${statements}.import.import_attributes`] : []
    case 'ExportAllDeclaration':
      return node.exported ? [`${statements}.export.namespace`] : []
    case 'StaticBlock':
      return [`${classes}.static.initialization_blocks`]
    case 'PropertyDefinition':
      if (node.key.type === 'PrivateIdentifier') return [`${classes}.private_class_fields`]
      return [`${classes}.public_class_fields`, ...(node.static ? [`${classes}.static.class_fields`] : [])]
    case 'MethodDefinition':
      return node.key.type === 'PrivateIdentifier' ? [`${classes}.private_class_methods`] : []
    case 'BinaryExpression':
      return node.left.type === 'PrivateIdentifier' ? [`${classes}.private_class_fields_in`] : []
    case 'CatchClause':
      return node.param ? [] : [`${statements}.try_catch.optional_catch_binding`]
    case 'ForOfStatement':
      return node.await ? [`${statements}.for_await_of`, ...topLevelAwait(node, nodes)] : []
    case 'AwaitExpression':
      return topLevelAwait(node, nodes)
    default:
      return []
  }
}

function topLevelAwait({ start, end }: AnyNode, nodes: readonly AnyNode[]): string[] {
  const isInFunction = nodes.some((node) => FUNCTION.test(node.type) && node.start <= start && end <= node.end)
  return isInFunction ? [] : [`${SYNTAX.operators}.await.top_level`]
}

/** Returns the features of the patterns that a node contains: a literal, arguments of RegExp, or a part of either. */
function patternsOf(node: AnyNode): string[] {
  if (node.type === 'Literal' && node.regex) return [...inPattern(node.regex.pattern), ...inFlags(node.regex.flags)]
  if (node.type === 'NewExpression' || node.type === 'CallExpression') {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return []
    const [pattern, flags] = node.arguments.map(textOf)
    return [...inPattern(pattern ?? ''), ...inFlags(flags ?? '')]
  }
  return inPattern(textOf(node) ?? '').filter((feature) => IN_ANY_STRING.has(feature))
}

const coloursOf = (node: AnyNode) =>
  [...(textOf(node) ?? '').matchAll(COLOUR)].map(([, name]) => `css.types.color.${name}`)

const inPattern = (pattern: string) =>
  PATTERNS.filter(([written]) => written.test(pattern)).map(
    ([, feature]) => `javascript.regular_expressions.${feature}`,
  )

const inFlags = (flags: string) =>
  [...flags].flatMap((flag) => (FLAGS[flag] === undefined ? [] : [`javascript.builtins.RegExp.${FLAGS[flag]}`]))

function textOf(node: AnyNode): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('')
  return undefined
}

/**
 * Returns the globals, the members of globals and the listed methods that a node uses.
 * @param declared the names that the script declares in any scope; these are not globals
 */
function namesOf(node: AnyNode, declared: ReadonlySet<string>): string[] {
  if (node.type === 'Identifier') return declared.has(node.name) ? [] : globalNamed(node.name)
  if (node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern' && node.init) {
    const { init } = node
    return node.id.properties.flatMap((each) =>
      each.type === 'Property' && each.key.type === 'Identifier' ? memberOf(init, each.key.name, declared) : [],
    )
  }
  if (node.type === 'MemberExpression') {
    const name = nameOf(node)
    return name === undefined ? [] : memberOf(node.object, name, declared)
  }
  if (node.type === 'NewExpression' && node.callee.type === 'Identifier' && !declared.has(node.callee.name)) {
    const { name } = node.callee
    return firstKnown(`javascript.builtins.${name}.${name}`, `api.${name}.${name}`)
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return []
  const method = METHODS.get(nameOf(node.callee) ?? '')
  return method === undefined ? [] : [method]
}

function nameOf({ computed, property }: MemberExpression): string | undefined {
  if (property.type === 'Identifier' && !computed) return property.name
  return computed ? textOf(property) : undefined
}

function memberOf(object: AnyNode, name: string, declared: ReadonlySet<string>): string[] {
  if (object.type !== 'Identifier' || declared.has(object.name)) return []
  if (WINDOWS.has(object.name)) return globalNamed(name)
  const owner = object.name
  const instance = OBJECTS[owner]
  if (instance !== undefined) return firstKnown(`api.${instance}.${name}`)
  return firstKnown(`javascript.builtins.${owner}.${name}`, `api.${owner}.${name}_static`)
}

const globalNamed = (name: string) => firstKnown(`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`)

const firstKnown = (...features: string[]) => features.filter((feature) => supportOf(feature)).slice(0, 1)

function supportOf(feature: string): SupportBlock | undefined {
  const [part = '', ...path] = feature.split('.')
  let found: Identifier | undefined = PARTS[part]
  for (const name of path) found = found && Object.hasOwn(found, name) ? found[name] : undefined
  return found?.__compat?.support
}

function lackingBrowsers(feature: string, floor: Floor): string[] {
  const support = supportOf(feature)
  if (!support) throw new Error(`The data of browsers does not contain ${feature}: update above-floor.ts.`)
  return floor
    .filter(([browser, version]) => {
      const statements = [support[BROWSERS[browser]] ?? []].flat()
      return !statements.some((statement) => isSupported(statement, version, feature))
    })
    .map((pair) => pair.join(' '))
}

/** A browser that implements a part of a name has the name. A part of a syntax is too little. */
function isSupported(statement: SimpleSupportStatement, version: string, feature: string): boolean {
  const { version_added: added, version_removed: removed } = statement
  if (added === false || added === 'preview' || statement.flags || statement.prefix || statement.alternative_name)
    return false
  if (statement.partial_implementation && IS_SYNTAX.test(feature)) return false
  return isAtLeast(version, added) && (removed === undefined || !isAtLeast(version, removed))
}

function isAtLeast(version: string, other: string): boolean {
  const [one, two] = [version, other.replace('≤', '')].map((each) => each.split('.').map(Number))
  const [major = 0, minor = 0] = one ?? []
  const [otherMajor = 0, otherMinor = 0] = two ?? []
  return major > otherMajor || (major === otherMajor && minor >= otherMinor)
}
