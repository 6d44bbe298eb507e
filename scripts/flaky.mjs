// Repeats tests under load and without a second try, and counts how often each one fails:
// `npm run flaky -- FILE… [--times 30] [--load 2]`. A FILE of e2e may end with `:LINE`. The load is a number of processes that compute
// all the time, as many as the machine has cores unless given.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findBrowser } from '../e2e/find-browser.mjs'
import { failuresIn, reportsIn } from './test-report.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '30' }, load: { type: 'string', default: `${availableParallelism()}` } },
})
const times = Number(values.times)
const load = Number(values.load)
if (files.length === 0 || !(times > 0) || !(load >= 0)) {
  console.error('Name the files to repeat: npm run flaky -- e2e/game/chat.spec.ts --times 30 --load 2')
  process.exit(1)
}

const results = mkdtempSync(join(tmpdir(), 'bettle-flaky-'))
const scenarios = files.filter((file) => /\.spec\.ts(:\d+)?$/.test(file))
const units = files.filter((file) => !scenarios.includes(file))
if (scenarios.length > 0) process.env.CHROMIUM_PATH = await findBrowser()
const burners = Array.from({ length: load }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
process.once('exit', () => {
  for (const burner of burners) burner.kill('SIGKILL')
  rmSync(results, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

const failures = new Map()
let failedRuns = 0
for (let turn = 1; turn <= times; turn += 1) {
  rmSync(results, { recursive: true, force: true })
  const isVitestSound = units.length === 0 || (await vitest())
  const isPlaywrightSound = scenarios.length === 0 || (await playwright())
  const failed = reportsIn(results).flatMap(failuresIn)
  for (const { command } of failed) failures.set(command, (failures.get(command) ?? 0) + 1)
  if (!(isVitestSound && isPlaywrightSound)) failedRuns += 1
  console.log(`${turn} of ${times}: ${failed.length === 0 ? 'passed' : `${failed.length} failed`}`)
}
for (const [command, count] of failures) console.log(`failed ${count} of ${times}: ${command}`)
console.log(failedRuns === 0 ? `All ${times} runs passed.` : `${failedRuns} of ${times} runs failed.`)
process.exit(failedRuns === 0 ? 0 : 1)

function vitest() {
  const options = ['--retry=0', '--reporter=json', `--outputFile.json=${join(results, 'vitest.json')}`]
  return succeeds([join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...options, ...units])
}

function playwright() {
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const config = join(root, 'e2e', 'playwright.config.ts')
  // Playwright takes files relative to its own folder of tests.
  const ofFolder = scenarios.map((file) => file.replace(/^e2e\//, ''))
  return succeeds([cli, 'test', '--config', config, '--retries', '0', ...ofFolder])
}

function succeeds(args) {
  const env = { ...process.env, PLAYWRIGHT_REPORT: join(results, 'playwright.json') }
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'ignore', env })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code === 0))
  })
}
