// Runs all checks: types, lint, dead code, the lock file, the rulebook, unit tests, the size of the web app, and
// browser tests. `npm test -- e2e` runs one step and the steps it needs. `npm test -- changed` runs the tests that the
// changes since the last commit reach, or since the commit named after it. `npm run test:all` adds what left-out.json
// lists; its steps are rest-unit and rest-e2e. No step needs a service or the network. Independent steps run in
// parallel. Their output is printed in the order of the list.
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser } from '../e2e/find-browser.mjs'
import { compilerOf } from './compiler.mjs'
import { LEFT_OUT } from './test-plan.mjs'
import { printCosts, printCounts, printFailures, printSecondTries } from './test-report.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const results = join(root, 'test-results')
const bin = (...path) => join(root, 'node_modules', ...path)
const script = (...path) => join(root, 'scripts', ...path)
const knip = bin('knip', 'bin', 'knip.js')
const STRICT = '--treat-config-hints-as-errors'

/**
 * The steps of the checks. `needs` names steps that must pass first. Steps with `usesAllCores` run one after the other.
 */
const steps = [
  { name: 'types', title: 'Types', run: (node) => node(...compilerOf(root)) },
  {
    name: 'lint',
    title: 'Lint and import rules',
    run: (node) => node(bin('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--error-on-warnings', '.'),
  },
  {
    name: 'dead-code',
    title: 'Dead code, including exports of packages that only tests use',
    run: async (node) =>
      // A hint reports a pattern that matches nothing.
      (await node(knip, STRICT)) ||
      node(knip, STRICT, '--production', '--config', 'knip.product.json', '--include', 'exports,types'),
  },
  { name: 'lock', title: 'Lock file', run: (node) => node(script('check-lock.mjs')) },
  {
    name: 'rules',
    title: 'Rules and promises to players, and their tests',
    needs: ['types'],
    run: async (node) => (await node(script('dist', 'check-rules.js'))) || node(script('dist', 'check-coverage.js')),
  },
  {
    name: 'words',
    title: 'Private words in identifiers, file names and test titles',
    needs: ['types'],
    run: (node) => node(script('dist', 'check-words.js')),
  },
  {
    name: 'texts',
    title: 'Texts outside the catalogs, keys, parameters and plurals',
    needs: ['types'],
    run: (node) => node(script('dist', 'check-texts.js')),
  },
  {
    name: 'unit',
    title: 'Unit tests of packages, server and web app',
    needs: ['types'],
    usesAllCores: true,
    run: (node) => vitest(node, 'usual'),
  },
  { name: 'build', title: 'Web app', needs: ['types'], run: (node) => node(script('prepare.mjs'), 'web') },
  {
    name: 'size',
    title: 'Size of scripts and styles',
    needs: ['build'],
    run: (node) => node(script('check-size.mjs')),
  },
  {
    name: 'floor',
    title: 'Scripts that the oldest browsers can run',
    needs: ['types', 'build'],
    run: (node) => node(script('dist', 'check-floor.js')),
  },
  {
    name: 'e2e',
    title: 'Browser end-to-end',
    needs: ['types', 'build'],
    usesAllCores: true,
    run: (node) => playwright(node, 'usual'),
  },
]
/** The steps of `npm run test:all` beside those of `npm test`. */
const restSteps = [
  {
    name: 'rest-unit',
    title: 'Unit tests that npm test leaves out',
    needs: ['types'],
    usesAllCores: true,
    run: (node) => vitest(node, 'rest'),
  },
  {
    name: 'rest-e2e',
    title: 'Browser end-to-end that npm test leaves out',
    needs: ['types', 'build'],
    usesAllCores: true,
    run: (node) => playwright(node, 'rest'),
  },
]
/** The steps of `npm test -- changed`. */
const changedSteps = [
  ...steps.filter(({ name }) => name === 'types' || name === 'lint'),
  { name: 'changed', title: 'Tests that the changes reach', needs: ['types'], usesAllCores: true, run: changedTests },
]

const [first, ...others] = process.argv.slice(2)
const selected = selectedSteps()

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const children = new Set()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    await stopAll(children)
    process.kill(process.pid, signal)
  })
}
const began = Date.now()
const started = startSteps(selected)
for (const { step, output, ended } of started) {
  console.log(`\n▸ ${step.title}`)
  output.flush()
  const { status, seconds } = await ended
  if (status !== 0) {
    await stopAll(children)
    printFailures(results)
    printCounts(results)
    fail(`\n${step.title}: failed. Run it alone with: npm test -- ${step.name}`)
  }
  console.log(`  ${step.title}: ${seconds.toFixed(1)} s`)
}
if (!process.env.BETTLE_MATCH_DATA && selected.some((step) => step.name === 'unit')) {
  console.log('\nThe tests on real matches were skipped: BETTLE_MATCH_DATA is not set.')
}
printSecondTries(results)
printCosts(results, await Promise.all(started.map(({ ended }) => ended)))
if (first === undefined) {
  console.log(`\n${LEFT_OUT.length} long files were left out. They run with: npm run test:all -- rest-unit rest-e2e`)
}
console.log(`\nAll steps passed (${((Date.now() - began) / 1000).toFixed(0)} s).`)
printCounts(results)

function selectedSteps() {
  if (first === undefined) return steps
  if (first === 'changed') return changedSteps
  const known = [...steps, ...restSteps]
  if (first === '--all' && others.length === 0) return known
  const requested = first === '--all' ? others : [first, ...others]
  const unknown = requested.find((name) => !known.some((step) => step.name === name))
  if (unknown) {
    fail(`There is no step ${unknown}. The steps are ${known.map((step) => step.name).join(', ')}, and changed.`)
  }
  return withNeeds(requested, known)
}

function withNeeds(names, known) {
  const needed = new Set(names)
  for (const name of needed) for (const need of known.find((step) => step.name === name)?.needs ?? []) needed.add(need)
  return known.filter((step) => needed.has(step.name))
}

/** Starts each step as soon as the steps that it needs have passed. A step whose needs have failed never starts. */
function startSteps(selected) {
  const resultOf = new Map()
  let previousHeavyStep = Promise.resolve()
  return selected.map((step) => {
    const output = createOutputBuffer()
    const needed = (step.needs ?? []).map((name) => resultOf.get(name))
    const ended = runStep(step, output, needed, step.usesAllCores ? previousHeavyStep : undefined)
    if (step.usesAllCores) previousHeavyStep = ended
    resultOf.set(step.name, ended)
    return { step, output, ended }
  })
}

async function runStep(step, output, needed, previousHeavyStep) {
  const before = await Promise.all(needed)
  await previousHeavyStep
  const from = Date.now()
  if (before.some(({ status }) => status !== 0)) return { status: 1, seconds: 0, step, from, to: from }
  const status = await step.run((...command) => node(output, ...command))
  const to = Date.now()
  return { status, seconds: (to - from) / 1000, step, from, to }
}

/** Returns a buffer that keeps the output of a step until the previous steps have printed theirs. */
function createOutputBuffer() {
  let buffered = []
  const write = (target, text) => (buffered ? buffered.push([target, text]) : target.write(text))
  return {
    collect(stream, target) {
      stream.on('data', (text) => write(target, text))
    },
    /** Prints the buffered output. Later output is printed at once. */
    flush() {
      for (const [target, text] of buffered ?? []) target.write(text)
      buffered = undefined
    },
  }
}

function node(output, program, ...args) {
  const colours = process.stdout.isTTY && process.env.NO_COLOR === undefined ? { FORCE_COLOR: '1' } : {}
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...colours, ...process.env },
    // A separate process group, so that the process can be stopped with all its descendants.
    detached: true,
  })
  children.add(child)
  output.collect(child.stdout, process.stdout)
  output.collect(child.stderr, process.stderr)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      children.delete(child)
      resolve(code ?? 1)
    })
  })
}

/** Stops these processes and their descendants, so that no output follows the summary. */
async function stopAll(children) {
  await Promise.all(
    [...children].map((child) => {
      const closed = new Promise((resolve) => child.once('close', resolve))
      try {
        process.kill(process.platform === 'win32' ? child.pid : -child.pid)
      } catch {
        return undefined
      }
      return closed
    }),
  )
}

function vitest(node, part, files = []) {
  process.env.TEST_PART = part
  return node(script('run-unit-tests.mjs'), join(results, `vitest-${part}.json`), '--', ...files)
}

/** Finds the browser before the tests, so that an installation is reported at this step and not during the tests. */
async function playwright(node, part, files = []) {
  try {
    process.env.CHROMIUM_PATH = await findBrowser()
  } catch (error) {
    console.error(error.message)
    return 1
  }
  process.env.TEST_PART = part
  process.env.PLAYWRIGHT_REPORT = join(results, `playwright-${part}.json`)
  const config = join(root, 'e2e', 'playwright.config.ts')
  return node(bin('@playwright', 'test', 'cli.js'), 'test', '--pass-with-no-tests', '--config', config, ...files)
}

/** Browser scenarios run only if they themselves have changed: they reach everything. */
async function changedTests(node) {
  const { changedSince, reachedTests } = await import('./dist/reached-tests.js')
  const changed = changedSince(others[0] ?? 'HEAD')
  const reached = reachedTests(changed)
  const scenarios = changed.filter((file) => file.endsWith('.spec.ts'))
  const tests = reached.filter((file) => !file.endsWith('.spec.ts'))
  console.log(`  ${changed.length} changed files reach ${tests.length} test files and ${scenarios.length} scenarios.`)
  if (tests.length > 0 && (await vitest(node, 'changed', tests)) !== 0) return 1
  if (scenarios.length === 0) return 0
  return (await node(script('prepare.mjs'), 'web')) || playwright(node, 'changed', scenarios)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
