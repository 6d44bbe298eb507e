import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { modulesOf } from './import-graph.ts'
import { root } from './project-text.ts'

/** The entry points of the product, including the programs in `scripts/`. */
const ENTRIES = [
  'apps/server/src/main.ts',
  'apps/server/src/db/embedded/embedded-worker.ts',
  'apps/server/src/db/embedded/make-folder-program.ts',
  'apps/web/src/main.tsx',
  'scripts/admin.ts',
  'scripts/replay-match.ts',
  'scripts/simulate-rooms.ts',
]
/** The folders of code that several tests share. */
const TEST_FOLDERS = ['packages/rules/test/', 'apps/server/test/', 'e2e/']
const TEST_FILE = /\.test-support\.tsx?$|\.(?:test|spec)\.tsx?$/

const missing = [...ENTRIES, ...TEST_FOLDERS].filter((path) => !existsSync(join(root, path)))
if (missing.length > 0) throw new Error(`product-modules.ts names files that do not exist: ${missing.join(', ')}`)

/** Returns every module that runs in the product. Modules that contain only types are not included. */
export function productModules(): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [...ENTRIES]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    waiting.push(...modulesOf(file))
  }
  return reached
}

/** Returns the modules that a test covers: those that it imports directly or through test support. */
export function modulesUnderTest(test: string): ReadonlySet<string> {
  const found = new Set<string>()
  const seen = new Set<string>()
  const waiting = [test]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    if (file === test || isTestSupport(file)) waiting.push(...modulesOf(file))
    else found.add(file)
  }
  return found
}

function isTestSupport(file: string): boolean {
  return TEST_FILE.test(file) || TEST_FOLDERS.some((folder) => file.startsWith(folder))
}
