import type { Plugin } from 'vite'

interface Node {
  type: string
  start: number
  end: number
  // biome-ignore lint/suspicious/noExplicitAny: an ESTree node has fields of any type
  [field: string]: any
}

interface Edit {
  start: number
  end: number
  text: string
}

const CONTRACT = /\/packages\/contract\/src\/(?:[\w-]+\/)?[\w-]+\.ts$/
/** The fields of a route that only the server reads: validation, errors and documentation. */
const OF_THE_SERVER = new Set([
  ...['params', 'query', 'body', 'reply'],
  ...['summary', 'errors', 'unknown', 'guests', 'piecemeal', 'perMinute', 'maxBytes'],
])

/**
 * Removes schemas and documentation from the contract's routes in the browser build, because only the server validates.
 * It also marks each constant of the contract as free of side effects. Unused schemas are then dropped, and zod is
 * loaded only with the forms that need it.
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

/** Finds the server's fields in every object that is passed to `route`, each with the comma after it. */
function serverFields(node: Node, code: string): Edit[] {
  const own =
    node.type === 'CallExpression' && node.callee.name === 'route' && node.arguments[0]?.type === 'ObjectExpression'
      ? (node.arguments[0].properties as Node[])
          .filter((property) => property.type === 'Property' && OF_THE_SERVER.has(property.key.name))
          .map(({ start, end }) => ({ start, end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0), text: '' }))
      : []
  return [...own, ...childrenOf(node).flatMap((child) => serverFields(child, code))]
}

/** The kinds of expression that may contain schemas: a call creates one, and an object or a list may contain one. */
const MADE = new Set(['CallExpression', 'ObjectExpression', 'ArrayExpression'])

/** Marks each constant whose value is an expression of these kinds. */
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

/** Applies the edits from the end of the code to its start, so that the positions of the other edits stay valid. */
function edited(code: string, edits: Edit[]): string {
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
}
