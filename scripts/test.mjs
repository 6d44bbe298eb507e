// Everything that must hold, in one run: types, lint, dead code, the lock file, the rulebook, tests of rules, server and web,
// the size of the web app, and the browser end-to-end. `npm test -- e2e` runs one step and what it needs. Nothing here needs a service or the network.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser } from '../e2e/find-browser.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const results = join(root, 'test-results')
const bin = (...path) => join(root, 'node_modules', ...path)
const knip = bin('knip', 'bin', 'knip.js')

const steps = [
  { name: 'types', what: 'Types', run: () => node(bin('typescript', 'bin', 'tsc'), '-b') },
  {
    name: 'lint',
    what: 'Lint and import rules',
    run: () => node(bin('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--error-on-warnings', '.'),
  },
  {
    name: 'dead-code',
    what: 'Dead code, also behind the doors of rules and contract: what only tests use is dead',
    run: () => node(knip) || node(knip, '--production', '--config', 'knip.product.json', '--include', 'exports,types'),
  },
  { name: 'lock', what: 'Lock file', run: () => node(join(root, 'scripts', 'check-lock.mjs')) },
  {
    name: 'rules',
    what: 'Rulebook, promises to the player, and their tests',
    needs: ['types'],
    run: () =>
      node(join(root, 'scripts', 'dist', 'check-rules.js')) || node(join(root, 'scripts', 'dist', 'check-coverage.js')),
  },
  { name: 'unit', what: 'Rules, contract, server, web', needs: ['types'], run: () => vitest() },
  { name: 'build', what: 'Web app', run: () => node(join(root, 'scripts', 'prepare.mjs'), 'start') },
  {
    name: 'size',
    what: 'Size of what each screen loads first',
    needs: ['build'],
    run: () => node(join(root, 'scripts', 'check-size.mjs')),
  },
  { name: 'e2e', what: 'Browser end-to-end', needs: ['types', 'build'], run: () => playwright() },
]

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !steps.some((step) => step.name === name))
if (unknown) stop(`There is no step ${unknown}; there are ${steps.map((step) => step.name).join(', ')}.`)
const chosen = asked.length === 0 ? steps : withNeeds(asked)

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const began = Date.now()
for (const step of chosen) {
  const from = Date.now()
  console.log(`\n▸ ${step.what}`)
  if ((await step.run()) !== 0) {
    summary()
    stop(`\n${step.what}: failed. Run it alone with: npm test -- ${step.name}`)
  }
  console.log(`  ${step.what}: ${((Date.now() - from) / 1000).toFixed(1)} s`)
}
if (!process.env.BETTLE_MATCH_DATA && chosen.some((step) => step.name === 'unit')) {
  console.log('\nThe tests on real matches were left out: BETTLE_MATCH_DATA names no folder with them.')
}
console.log(`\nAll of it holds (${((Date.now() - began) / 1000).toFixed(0)} s).`)
summary()

function withNeeds(names) {
  const wanted = new Set(names.flatMap((name) => [...(steps.find((step) => step.name === name)?.needs ?? []), name]))
  return steps.filter((step) => wanted.has(step.name))
}

function node(script, ...args) {
  return spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' }).status ?? 1
}

function vitest() {
  return node(
    bin('vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(results, 'vitest.json')}`,
  )
}

/** The browser is found here, once: where it has to be installed first, that is said, and not in the middle of the tests. */
async function playwright() {
  try {
    process.env.CHROMIUM_PATH = await findBrowser()
  } catch (error) {
    console.error(error.message)
    return 1
  }
  return node(bin('@playwright', 'test', 'cli.js'), 'test', '--config', join(root, 'e2e', 'playwright.config.ts'))
}

/** What both runners counted, in one line. */
function summary() {
  const unit = read('vitest.json')
  const browser = read('playwright.json')?.stats
  const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0) + (browser?.flaky ?? 0)
  const failed = (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0)
  const skipped = (unit?.numPendingTests ?? 0) + (browser?.skipped ?? 0)
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
}

function read(name) {
  const file = join(results, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
