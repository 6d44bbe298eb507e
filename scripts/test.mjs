// Runs all checks: types, lint, dead code, the lock file, the rulebook, unit tests, the size of the web app, and
// browser tests. `npm test -- e2e` runs one step and the steps it needs. No step needs a service or the network.
// Independent steps run in parallel; their output is printed in the order of the list.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser } from '../e2e/find-browser.mjs'
import { compilerOf } from './compiler.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const results = join(root, 'test-results')
const bin = (...path) => join(root, 'node_modules', ...path)
const script = (...path) => join(root, 'scripts', ...path)
const knip = bin('knip', 'bin', 'knip.js')
const STRICT = '--treat-config-hints-as-errors'

/** `needs`: steps that must pass first. `fillsTheMachine`: steps of this kind do not run at the same time. */
const steps = [
  { name: 'types', what: 'Types', run: (node) => node(...compilerOf(root)) },
  {
    name: 'lint',
    what: 'Lint and import rules',
    run: (node) => node(bin('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--error-on-warnings', '.'),
  },
  {
    name: 'dead-code',
    what: 'Dead code, also behind the doors of rules and contract: what only tests use is dead',
    run: async (node) =>
      // A hint reports a pattern that matches nothing.
      (await node(knip, STRICT)) ||
      node(knip, STRICT, '--production', '--config', 'knip.product.json', '--include', 'exports,types'),
  },
  { name: 'lock', what: 'Lock file', run: (node) => node(script('check-lock.mjs')) },
  {
    name: 'rules',
    what: 'Rulebook, promises to the player, and their tests',
    needs: ['types'],
    run: async (node) => (await node(script('dist', 'check-rules.js'))) || node(script('dist', 'check-coverage.js')),
  },
  {
    name: 'words',
    what: 'Words of identifiers, file names and test titles',
    needs: ['types'],
    run: (node) => node(script('dist', 'check-words.js')),
  },
  { name: 'unit', what: 'Rules, contract, server, web', needs: ['types'], fillsTheMachine: true, run: vitest },
  { name: 'build', what: 'Web app', needs: ['types'], run: (node) => node(script('prepare.mjs'), 'web') },
  {
    name: 'size',
    what: 'Size of what each screen loads first',
    needs: ['build'],
    run: (node) => node(script('check-size.mjs')),
  },
  { name: 'e2e', what: 'Browser end-to-end', needs: ['types', 'build'], fillsTheMachine: true, run: playwright },
]

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !steps.some((step) => step.name === name))
if (unknown) stop(`There is no step ${unknown}; there are ${steps.map((step) => step.name).join(', ')}.`)
const chosen = asked.length === 0 ? steps : withNeeds(asked)

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const children = new Set()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    await end(children)
    process.kill(process.pid, signal)
  })
}
const began = Date.now()
for (const { step, voice, ended } of started(chosen)) {
  console.log(`\n▸ ${step.what}`)
  voice.speaksUp()
  const { status, seconds } = await ended
  if (status !== 0) {
    await end(children)
    summary()
    stop(`\n${step.what}: failed. Run it alone with: npm test -- ${step.name}`)
  }
  console.log(`  ${step.what}: ${seconds.toFixed(1)} s`)
}
if (!process.env.BETTLE_MATCH_DATA && chosen.some((step) => step.name === 'unit')) {
  console.log('\nThe tests on real matches were left out: BETTLE_MATCH_DATA names no folder with them.')
}
console.log(`\nAll of it holds (${((Date.now() - began) / 1000).toFixed(0)} s).`)
summary()

function withNeeds(names) {
  const wanted = new Set(names)
  for (const name of wanted) for (const need of steps.find((step) => step.name === name)?.needs ?? []) wanted.add(need)
  return steps.filter((step) => wanted.has(step.name))
}

/** Starts each step as soon as its needs have passed. Steps whose needs failed never start. */
function started(chosen) {
  const endOf = new Map()
  let machineIsFree = Promise.resolve()
  return chosen.map((step) => {
    const voice = aVoice()
    const needed = (step.needs ?? []).map((name) => endOf.get(name))
    const ended = begin(step, voice, needed, step.fillsTheMachine ? machineIsFree : undefined)
    if (step.fillsTheMachine) machineIsFree = ended
    endOf.set(step.name, ended)
    return { step, voice, ended }
  })
}

async function begin(step, voice, needed, machineIsFree) {
  const before = await Promise.all(needed)
  await machineIsFree
  if (before.some(({ status }) => status !== 0)) return { status: 1, seconds: 0 }
  const from = Date.now()
  const status = await step.run((...command) => node(voice, ...command))
  return { status, seconds: (Date.now() - from) / 1000 }
}

/** Buffers the output of a step until the previous steps have printed theirs. */
function aVoice() {
  let kept = []
  const say = (out, text) => (kept ? kept.push([out, text]) : out.write(text))
  return {
    hears(stream, out) {
      stream.on('data', (text) => say(out, text))
    },
    speaksUp() {
      for (const [out, text] of kept ?? []) out.write(text)
      kept = undefined
    },
  }
}

function node(voice, program, ...args) {
  const colours = process.stdout.isTTY && process.env.NO_COLOR === undefined ? { FORCE_COLOR: '1' } : {}
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...colours, ...process.env },
    // A process group of its own, so that it can be stopped with all its descendants.
    detached: true,
  })
  children.add(child)
  voice.hears(child.stdout, process.stdout)
  voice.hears(child.stderr, process.stderr)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      children.delete(child)
      resolve(code ?? 1)
    })
  })
}

/** Stops these steps and their descendants, so that no output follows the summary. */
async function end(steps) {
  await Promise.all(
    [...steps].map((child) => {
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

function vitest(node) {
  return node(
    bin('vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(results, 'vitest.json')}`,
  )
}

/** Finds the browser once, so that an installation is reported here and not during the tests. */
async function playwright(node) {
  try {
    process.env.CHROMIUM_PATH = await findBrowser()
  } catch (error) {
    console.error(error.message)
    return 1
  }
  return node(bin('@playwright', 'test', 'cli.js'), 'test', '--config', join(root, 'e2e', 'playwright.config.ts'))
}

/** The counts of both test runners in one line. */
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
