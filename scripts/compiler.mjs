// How the compiler is called, wherever it is: Node's own modules only.
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

const MOST_CHECKERS = 4

/**
 * What Node runs to check and build all of it. Each checker of a project reads the libraries for itself, which costs more than
 * it saves where no core is free for it: on two cores one takes half of the time that four do.
 */
export function compilerOf(root) {
  const checkers = Math.min(MOST_CHECKERS, Math.ceil(availableParallelism() / 2))
  return [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b', '--checkers', String(checkers)]
}
