import { fork } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findBrowser } from '../find-browser.mjs'
import { installBrowser } from '../install-browsers.mjs'
import makeTemplate from '../support/make-template.ts'
import { chromiumCalled } from './chromium.ts'
import type { Engine } from './engine.ts'
import { firefox } from './firefox.ts'
import { PICTURES, playScenarios, type Result } from './play-scenarios.ts'
import { SCENARIOS } from './scenarios/scenarios.ts'
import { tableOf } from './table.ts'
import { webkit } from './webkit.ts'

const USAGE = `Plays the main paths on the screen of a phone in four browser engines at once.

  npm run engines -- [options]

  --engine NAME    webkit, firefox, chromium-109 or chromium
  --scenario TEXT  Only the scenarios whose title contains the text
  --within S       Fails if the scenarios take longer, after the browsers are installed
  --patience S     How long a page may take for a step, 25 unless given. A busy machine needs more

It installs the browsers that the machine lacks (e2e/install-browsers.mjs). An engine whose browser cannot be had here, because
no package source answers, is skipped in a sentence. A failed scenario is played once more in a fresh browser. The exit code is 1 if
a scenario failed twice, or if a source answered and a browser is still missing.`

const ENGINES: readonly Engine[] = [webkit, firefox, chromiumCalled('chromium-109'), chromiumCalled('chromium')]
const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    scenario: { type: 'string', default: '' },
    within: { type: 'string' },
    patience: { type: 'string' },
    /** The browser's program. Only the process of one engine gets it. */
    program: { type: 'string' },
    help: { type: 'boolean' },
  },
})
const scenarios = SCENARIOS.filter(({ title }) => title.includes(values.scenario))

// Playwright and Puppeteer end their browsers when this process exits, and not when a signal ends it.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
process.once('disconnect', () => process.exit())

if (values.help) console.log(USAGE)
else process.exitCode = values.program === undefined ? await playAll() : await playOne(values.program)

/** Plays one engine, and sends each result to the process that has started this one. */
async function playOne(program: string): Promise<number> {
  const engine = ENGINES.find(({ name }) => name === values.engine)
  if (!engine) throw new Error(`${values.engine} is no engine`)
  const deadline = Number(process.env.BETTLE_ENGINES_END)
  await playScenarios(engine, program, scenarios, deadline, (result) => process.send?.(result))
  // Ends this process, even if a browser has left something open.
  process.disconnect()
  return 0
}

async function playAll(): Promise<number> {
  const engines = ENGINES.filter(({ name }) => values.engine === undefined || values.engine === name)
  if (engines.length === 0 || scenarios.length === 0) {
    console.error(USAGE)
    return 1
  }
  const programs = new Map<string, string>()
  const leftOut: string[] = []
  let isFaulty = false
  for (const { name } of engines) {
    const installed = await findProgram(name)
    if (installed.why === undefined) programs.set(name, installed.program)
    else {
      leftOut.push(`${installed.isFault ? '✗' : '–'} ${name} was left out. ${installed.why}`)
      isFaulty ||= installed.isFault
    }
  }
  const deadline = Date.now() + Number(values.within ?? 3600) * 1000
  const removeTemplate = await makeTemplate()
  mkdirSync(PICTURES, { recursive: true })
  const results = new Map<string, Result[]>()
  const runs = [...programs].map(([name, program]) => {
    const ofEngine: Result[] = []
    results.set(name, ofEngine)
    return playInProcess(name, program, deadline, ofEngine)
  })
  await Promise.all(runs)
  await removeTemplate()
  console.log(tableOf(scenarios, results))
  for (const sentence of leftOut) console.log(sentence)
  const failed = [...results.values()].reduce(
    (sum, each) => sum + scenarios.length - each.filter(({ outcome }) => outcome !== 'failed').length,
    0,
  )
  if (failed > 0) console.log(`${failed} failed. The pictures are in ${PICTURES}.`)
  return failed > 0 || isFaulty ? 1 : 0
}

/** Each engine has a process of its own, so that servers and drivers of several engines share no thread. */
function playInProcess(engine: string, program: string, deadline: number, results: Result[]): Promise<void> {
  const args = ['--engine', engine, '--scenario', values.scenario, '--program', program]
  const child = fork(fileURLToPath(import.meta.url), args, {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      BETTLE_ENGINES_END: String(deadline),
      ...(values.patience !== undefined && { BETTLE_ENGINES_PATIENCE: values.patience }),
    },
  })
  const kill = () => child.kill('SIGTERM')
  process.once('exit', kill)
  child.on('message', (message) => {
    const result = message as Result
    results.push(result)
    const mark = { passed: '✓', again: '↻', failed: '✗' }[result.outcome]
    console.log(`${mark} ${engine} › ${result.title} (${result.seconds.toFixed(1)} s)`)
    for (const fault of result.faults) console.log(`    ${fault}`)
  })
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      process.off('exit', kill)
      if (code !== 0) console.log(`✗ ${engine}: its process ended with ${code}`)
      resolve()
    })
  })
}

type Installed = { program: string; why?: undefined } | { why: string; isFault: boolean }

async function findProgram(name: string): Promise<Installed> {
  if (name !== 'chromium') return installBrowser(name)
  try {
    return { program: await findBrowser() }
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error), isFault: true }
  }
}
