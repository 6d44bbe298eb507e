import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sweepScratchFolders } from './scratch-folder.ts'

/**
 * Before all tests: those that start the server or a script as a process start what was built, as it is shipped. Nothing to
 * do takes half a second; whether the types agree is said elsewhere. What earlier runs left is taken away.
 */
export function setup(): void {
  sweepScratchFolders()
  const root = fileURLToPath(new URL('../../../../', import.meta.url))
  const compiler = createRequire(import.meta.url).resolve('typescript/package.json')
  const { error, signal } = spawnSync(process.execPath, [join(dirname(compiler), 'bin', 'tsc'), '-b'], { cwd: root })
  if (error || signal) throw new Error('The programs under test could not be built', { cause: error ?? signal })
}
