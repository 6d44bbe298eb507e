// How to call the compiler. Uses Node's own modules only.
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

const MOST_CHECKERS = 4

/**
 * The arguments with which Node checks and builds all projects. Each parallel checker reads the libraries itself, which
 * does not pay without free cores: on two cores one checker takes half the time of four.
 */
export function compilerOf(root) {
  const checkers = Math.min(MOST_CHECKERS, Math.ceil(availableParallelism() / 2))
  return [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b', '--checkers', String(checkers)]
}
