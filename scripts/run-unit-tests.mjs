// Runs Vitest and writes its JSON report: `node run-unit-tests.mjs report.json [options] [-- files or folders]`.
// Many processes share two cores, so a test with real sockets can run out of time. As with browser tests, files that
// failed run once more, here one at a time. A file that passes alone is named as flaky, and does not fail the run.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The highest number of failed files that run again. A larger number is a fault. */
const MOST_FLAKY_FILES = 3

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [report, ...rest] = process.argv.slice(2)
const end = rest.indexOf('--')
const options = end < 0 ? rest : rest.slice(0, end)
const filters = end < 0 ? [] : rest.slice(end + 1)

mkdirSync(dirname(report), { recursive: true })
rmSync(report, { force: true })
const status = await vitest(filters)
if (status === 0) process.exit(0)

const before = readReport()
const failed = before?.testResults.filter((file) => file.status === 'failed') ?? []
// An error outside all tests fails the run although no file has failed.
if (failed.length === 0 || failed.length > MOST_FLAKY_FILES) process.exit(status)

console.log(`\nThese files run once more, one at a time: ${failed.map(pathOf).join(', ')}`)
let merged = before
let isFailed = false
for (const file of failed) {
  isFailed = (await vitest([pathOf(file)])) !== 0 || isFailed
  const again = readReport()
  if (again) merged = withSecondRun(merged, file, again)
  else isFailed = true
}
writeFileSync(report, JSON.stringify({ ...merged, secondTries: failed.map(pathOf) }))
if (isFailed) process.exit(1)
console.log(`\nFlaky, passed alone: ${failed.map(pathOf).join(', ')}`)

function vitest(files) {
  const args = ['run', ...options, ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const child = spawn(process.execPath, [join(root, 'node_modules', 'vitest', 'vitest.mjs'), ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

function readReport() {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
}

function pathOf(file) {
  return relative(root, file.name)
}

/** Returns the report with the results of one file replaced by those of its second run. */
function withSecondRun(report, file, again) {
  const count = (state) => file.assertionResults.filter(({ status }) => status === state).length
  return {
    ...report,
    numPassedTests: report.numPassedTests - count('passed') + again.numPassedTests,
    numFailedTests: report.numFailedTests - count('failed') + again.numFailedTests,
    numPendingTests: report.numPendingTests - count('pending') - count('skipped') + again.numPendingTests,
    testResults: [...report.testResults.filter(({ name }) => name !== file.name), ...again.testResults],
  }
}
