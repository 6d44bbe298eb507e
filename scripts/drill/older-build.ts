import { spawnSync } from 'node:child_process'

const PRODUCT = [
  'apps/server/src',
  'apps/web/src',
  'packages/rules/src',
  'packages/contract/src',
  'packages/replay/src',
]

export interface OlderBuild {
  /** The commit before the last one that changed the product. */
  readonly ref?: string
  /** Why no such build exists, as a clause. */
  readonly why?: string
}

/**
 * Chooses the older build that runs beside this one. It uses the packages of this checkout, so that it needs no
 * network.
 */
export function olderBuild(root: string): OlderBuild {
  const last = outputOf(root, 'log', '-1', '--format=%h', '--', ...PRODUCT)
  if (!last) return { why: 'this checkout has no history' }
  const ref = `${last}~1`
  if (!isAvailable(root, ref)) return { why: `the commit before ${last} is not in this checkout` }
  if (outputOf(root, 'diff', '--name-only', ref, '--', 'package-lock.json') !== '')
    return { why: `${ref} has another package-lock.json` }
  return { ref }
}

/** True if the checkout has the commit. A shallow clone, or a copy without its history, lacks earlier commits. */
export function isAvailable(root: string, ref: string): boolean {
  return spawnSync('git', ['cat-file', '-e', `${ref}^{tree}`], { cwd: root, stdio: 'ignore' }).status === 0
}

/**
 * Returns the output of a command, or undefined if it fails, for instance because the folder is no checkout or git is
 * not installed.
 */
function outputOf(root: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
