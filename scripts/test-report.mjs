// Reads the reports of Vitest and Playwright and says what somebody does next: the command that repeats a failure, its
// pictures, what took long. Node's own modules only.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** With more cores, no file may keep the others waiting at the end. */
const LONG = 45
const MOST_FAILURES = 20
/** The unit of time in /proc on Linux, by which the kernel counts in hundredths of a second. */
const TICKS = 100

/** Prints the counts of all runs of both test runners in one line. */
export function printCounts(results) {
  let [passed, failed, skipped] = [0, 0, 0]
  for (const { kind, report } of reportsIn(results)) {
    const { stats } = report
    passed += kind === 'vitest' ? report.numPassedTests : stats.expected + stats.flaky
    failed += kind === 'vitest' ? report.numFailedTests : stats.unexpected
    skipped += kind === 'vitest' ? report.numPendingTests : stats.skipped
  }
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
}

/** Prints for each test that failed the command that repeats it alone, and where its picture and its trace are. */
export function printFailures(results) {
  const failures = reportsIn(results).flatMap(failuresIn)
  if (failures.length === 0) return
  console.log('\nTo repeat what failed:')
  for (const { command, files } of failures.slice(0, MOST_FAILURES)) {
    console.log(`  ${command}`)
    for (const file of files) console.log(`    ${relative(root, file)}`)
  }
  if (failures.length > MOST_FAILURES) console.log(`  and ${failures.length - MOST_FAILURES} more`)
}

/** Prints what passed only in a second try. Each is a fault of a test or of the product that nobody has found yet. */
export function printSecondTries(results) {
  const tests = reportsIn(results).flatMap(secondTriesIn)
  if (tests.length === 0) return
  console.log('\nRan a second time (repeat with npm run flaky -- FILE):')
  for (const { test } of tests) console.log(`  ${test}`)
}

/** Prints what the run cost: the steps that nothing could shorten, the longest files, and the time of all processors. */
export function printCosts(results, steps) {
  const files = reportsIn(results).flatMap(timesIn)
  const longest = files.sort((a, b) => b.seconds - a.seconds).slice(0, 5)
  console.log(`\nCritical path: ${criticalPath(steps).map(textOf).join(' → ')}`)
  if (longest.length > 0) console.log('Longest:')
  for (const { name, seconds } of longest) {
    console.log(`  ${seconds.toFixed(0).padStart(4)} s  ${name}${seconds > LONG ? `  (over ${LONG} s)` : ''}`)
  }
  const used = processorSeconds()
  if (used !== undefined) console.log(`Processors: ${used.toFixed(0)} s`)
}

/**
 * Returns for a report the tests that failed in their last try.
 * @returns {{ command: string, files: string[] }[]}
 */
export function failuresIn({ kind, report }) {
  if (kind === 'playwright') {
    return scenariosIn(report)
      .filter(({ spec }) => spec.tests.some(({ status }) => status === 'unexpected'))
      .map(({ spec }) => ({
        command: `npx playwright test -c e2e/playwright.config.ts --retries 0 ${spec.file}:${spec.line}`,
        files: spec.tests.flatMap(({ results }) => results.flatMap(({ attachments }) => pathsOf(attachments))),
      }))
  }
  return report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      const command = `npx vitest run ${relative(root, name)}`
      if (failed.length === 0) return [{ command, files: [] }]
      return failed.map(({ fullName }) => ({ command: `${command} -t ${quoted(fullName)}`, files: [] }))
    })
}

/**
 * Returns for a report the files, or the scenarios, that ran a second time.
 * @returns {{ test: string }[]}
 */
export function secondTriesIn({ kind, report }) {
  if (kind === 'vitest') return (report.secondTries ?? []).map((file) => ({ test: file }))
  return scenariosIn(report)
    .filter(({ spec }) => spec.tests.some(({ results }) => results.length > 1))
    .map(({ spec, title }) => ({ test: `e2e/${spec.file} › ${title}` }))
}

/** Returns every report of a folder. */
export function reportsIn(results) {
  if (!existsSync(results)) return []
  return readdirSync(results).flatMap((name) => {
    const [, kind] = /^(vitest|playwright)(?:-\w+)?\.json$/.exec(name) ?? []
    return kind ? [{ kind, report: JSON.parse(readFileSync(join(results, name), 'utf8')) }] : []
  })
}

function timesIn({ kind, report }) {
  if (kind === 'playwright') {
    return scenariosIn(report).map(({ spec, title }) => ({
      name: `e2e/${spec.file} › ${title}`,
      seconds: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    }))
  }
  return report.testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))
}

function scenariosIn(report) {
  const inSuite = (suite, titles) => [
    ...(suite.specs ?? []).map((spec) => ({ spec, title: [...titles, spec.title].join(' › ') })),
    ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, [...titles, inner.title])),
  ]
  return report.suites.flatMap((suite) => inSuite(suite, []))
}

function pathsOf(attachments) {
  return (attachments ?? []).flatMap(({ path }) => (path ? [path] : []))
}

/** Walks back from the step that ended last, each time to the one that ended just before it began. */
function criticalPath(steps) {
  const path = []
  let until = Number.POSITIVE_INFINITY
  for (;;) {
    const before = steps.filter(({ to, from }) => to <= until && from < to)
    const last = before.sort((a, b) => b.to - a.to)[0]
    if (last === undefined) return path
    path.unshift(last)
    until = last.from
  }
}

function textOf({ step, seconds }) {
  return `${step.title} ${seconds.toFixed(0)} s`
}

/** The processor time of all processes that this one has started and that have ended; only Linux tells it. */
function processorSeconds() {
  if (process.platform !== 'linux') return undefined
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ')
  // See proc(5): cutime and cstime, the time of children that have ended, counted from the field after the name.
  return (Number(fields[13]) + Number(fields[14])) / TICKS
}

/** Quotes a text for a POSIX shell, as a regular expression that matches just this text. */
function quoted(text) {
  const literal = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return `'${literal.replaceAll("'", "'\\''")}'`
}
