import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sweepScratchFolders } from './scratch-folder.ts'

/**
 * Builds the programs that tests start as processes, once before all tests. A build without changes takes half a
 * second, and another step checks the types. It also deletes remains of earlier runs.
 */
export function setup(): void {
  sweepScratchFolders()
  const root = fileURLToPath(new URL('../../../../../', import.meta.url))
  const compiler = createRequire(import.meta.url).resolve('typescript/package.json')
  const { error, signal } = spawnSync(process.execPath, [join(dirname(compiler), 'bin', 'tsc'), '-b'], { cwd: root })
  if (error || signal) throw new Error('The programs under test could not be built', { cause: error ?? signal })
}
