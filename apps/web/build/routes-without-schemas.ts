import type { Plugin } from 'vite'

interface Node {
  type: string
  start: number
  end: number
  // biome-ignore lint/suspicious/noExplicitAny: whatever an ESTree node holds
  [field: string]: any
}

interface Edit {
  start: number
  end: number
  text: string
}

const CONTRACT = /\/packages\/contract\/src\/[\w-]+\.ts$/
/** What of a route only the server reads: what fits, what may be refused, what its documentation says. */
const OF_THE_SERVER = new Set([
  ...['params', 'query', 'body', 'reply'],
  ...['summary', 'errors', 'unknown', 'guests', 'piecemeal', 'perMinute', 'maxBytes'],
])

/**
 * Takes the schemas and the documentation out of the contract's routes in the browser's build: there a route is where a call
 * goes, and checking what travels is the server's work. Each constant of the contract is marked as made without side effects, so
 * that a schema nobody uses is left out, and zod comes only with the forms that need it.
 */
export function routesWithoutSchemas(): Plugin {
  return {
    name: 'routes-without-schemas',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!CONTRACT.test(id)) return null
      const program = this.parse(code) as unknown as Node
      return { code: edited(code, [...serverFields(program, code), ...constants(program)]), map: null }
    },
  }
}

/** The fields for the server of every object given to `route`, with the comma after each. */
function serverFields(node: Node, code: string): Edit[] {
  const own =
    node.type === 'CallExpression' && node.callee.name === 'route' && node.arguments[0]?.type === 'ObjectExpression'
      ? (node.arguments[0].properties as Node[])
          .filter((property) => property.type === 'Property' && OF_THE_SERVER.has(property.key.name))
          .map(({ start, end }) => ({ start, end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0), text: '' }))
      : []
  return [...own, ...childrenOf(node).flatMap((child) => serverFields(child, code))]
}

/** What may hold schemas: a call makes one, and an object or a list may hold what calls made. */
const MADE = new Set(['CallExpression', 'ObjectExpression', 'ArrayExpression'])

/** Around each constant that is made of something. */
function constants(program: Node): Edit[] {
  const declarations = (program.body as Node[])
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .filter((statement) => statement?.type === 'VariableDeclaration')
  return declarations
    .flatMap(({ declarations }) => declarations as Node[])
    .filter(({ init }) => MADE.has(init?.type))
    .flatMap(({ init }) => [
      { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
      { start: init.end, end: init.end, text: '))()' },
    ])
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((child) => child && typeof child.type === 'string')
}

/** From the end to the beginning, so that what stands before keeps its place. */
function edited(code: string, edits: Edit[]): string {
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
}
