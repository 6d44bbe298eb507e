import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { olderBuild } from './drill/older-build.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bettle-older-build-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const IDENTITY = ['-c', 'user.name=Ana', '-c', 'user.email=ana@bettle.example', '-c', 'commit.gpgsign=false']
const git = (...args: string[]) => execFileSync('git', [...IDENTITY, ...args], { cwd: root, encoding: 'utf8' }).trim()

function commits(path: string, content: string): string {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  git('add', '.')
  git('commit', '--quiet', '-m', `Change ${path}`)
  return git('rev-parse', 'HEAD')
}
const commitOf = (ref: string | undefined) => ref && git('rev-parse', ref)

it('the older build is the commit before the last change of the product, whatever else changed since', () => {
  git('init', '--quiet')
  commits('package-lock.json', '1')
  const before = commits('apps/server/src/main.ts', '1')
  commits('apps/server/src/main.ts', '2')
  commits('docs/rules.md', '1')
  expect(commitOf(olderBuild(root).ref)).toBe(before)
})

it('chooses no older build, and says why, if the commit before the last change of the product has another package-lock.json than now', () => {
  git('init', '--quiet')
  commits('package-lock.json', '1')
  commits('apps/server/src/main.ts', '1')
  commits('package-lock.json', '2')
  commits('apps/server/src/main.ts', '2')
  expect(commitOf(olderBuild(root).ref)).toBe(git('rev-parse', 'HEAD~1'))
  commits('package-lock.json', '3')
  expect(olderBuild(root).why).toMatch(/has another package-lock\.json$/)
})

it('chooses no older build, and says why, outside a git history or if the commit before the last change is missing', () => {
  expect(olderBuild(root)).toEqual({ why: 'this checkout has no history' })
  git('init', '--quiet')
  commits('apps/server/src/main.ts', '1')
  expect(olderBuild(root).why).toMatch(/^the commit before [0-9a-f]+ is not in this checkout$/)
})
