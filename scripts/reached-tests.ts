import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { modulesOf } from './import-graph.ts'
import { codeFiles, root, TEST_FILE } from './project-text.ts'

/**
 * Files that put a whole program together. Whoever imports one of them uses everything, which says nothing about a
 * change.
 */
const ASSEMBLIES =
  /^apps\/server\/(src\/(app|background|main|start-\w+|index|context)\.ts|src\/features\/(index|runners)\.ts|test\/support\/)|^apps\/web\/src\/(main|app\/(app|router))\.tsx$/
/** The folder of a feature, in which tests of the whole program stand beside what they test. */
const FEATURE = /^(?:apps\/\w+\/src|packages\/\w+\/src|e2e)(?:\/features)?\/[\w-]+\//

/**
 * Returns the tests that a change of these files reaches: those that import one of them through any number of files, and
 * the tests in their folder. Of a feature that the change reaches only through imports, a test of the whole program is
 * not included: `npm test` runs all of them.
 */
export function reachedTests(changed: readonly string[]): string[] {
  const files = codeFiles()
  const importersOf = new Map<string, string[]>()
  for (const file of files) {
    for (const module of new Set(modulesOf(file))) {
      const importers = importersOf.get(module)
      if (importers) importers.push(file)
      else importersOf.set(module, [file])
    }
  }
  const reached = new Set<string>()
  const waiting = [...changed]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    if (changed.includes(file) || !ASSEMBLIES.test(file)) waiting.push(...(importersOf.get(file) ?? []))
  }
  const folders = new Set(changed.map(folderOf))
  return files.filter((file) => TEST_FILE.test(file) && (reached.has(file) || folders.has(folderOf(file))))
}

function folderOf(file: string): string {
  return FEATURE.exec(file)?.[0] ?? dirname(file)
}

/** Returns the files that differ from a commit, with those that are not in the repository yet. */
export function changedSince(commit: string): string[] {
  const differing = git('diff', '--name-only', '--relative', commit)
  return [...differing, ...git('ls-files', '--others', '--exclude-standard')].filter((file) =>
    existsSync(join(root, file)),
  )
}

function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr}`)
  return stdout.split('\n').filter((line) => line !== '')
}
