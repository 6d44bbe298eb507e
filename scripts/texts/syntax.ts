import { parseSync } from 'vite'

/** A node of the syntax tree of TypeScript and JSX. Positions are those of the source. */
export interface Node {
  type: string
  start: number
  end: number
  // biome-ignore lint/suspicious/noExplicitAny: a node has fields of any type
  [field: string]: any
}

export function programOf(file: string, code: string): Node {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  return program as unknown as Node
}

export function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((child) => child && typeof child.type === 'string')
}

/** Removes brackets and type assertions around an expression. */
export function bare(node: Node): Node {
  return WRAPPERS.has(node.type) ? bare(node.expression) : node
}

const WRAPPERS = new Set([
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
])

/** Returns the number of the line of a position, from 1. */
export const lineOf = (code: string, position: number): number => code.slice(0, position).split('\n').length
