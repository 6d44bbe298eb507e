// Refuses scripts of the web app that need a newer browser than the section [plays] of apps/web/.browserslistrc names.
// It reads the built files, so that it also covers libraries and the code that the bundler adds.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { parse } from 'acorn'
import { aboveFloor, type Finding, floorOf, scriptsInPage } from './browsers/above-floor.ts'
import { read, root } from './project-text.ts'

/** A use behind a guard. The test runs the guard's branch for browsers without the feature. */
interface Exception {
  /** The source file, or the name of a script without a source map. `*` stands for every script of a page. */
  readonly file: string
  readonly feature: string
  readonly test: string
}

const WEB = 'apps/web'
const DIST = join(root, WEB, 'dist')
const MAPS = join(root, WEB, 'source-maps')

/** Workers do not load the functions that a page adds where they are missing. */
const WORKER = /-worker-[\w-]{8}\.js$/

const EXCEPTIONS: readonly Exception[] = read('scripts/browsers/exceptions.txt')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [file = '', feature = '', test = ''] = line.split(' | ')
    return { file, feature, test }
  })

/** The script of the head tells an older browser that it is too old. It must itself run there. */
const HEAD = /^assets\/first-paint-[\w-]{8}\.js$/
const HEAD_ECMA_VERSION = 2018

const floor = floorOf(read(`${WEB}/.browserslistrc`))
const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
const maps = new Map(
  readdirSync(MAPS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.map'))
    .map((file) => [basename(file, '.map'), join(MAPS, file)]),
)
// The server itself runs the scripts that it does not serve.
const scripts = files.filter((file) => file.endsWith('.js') && !file.startsWith('.server'))
const pages = files.filter((file) => file.endsWith('.html'))
if (scripts.length === 0 || pages.length === 0) throw new Error('check-floor.ts finds no script or no page.')

const used = new Set<Exception>()
const problems = [
  ...scripts.flatMap((script) => problemsIn(script, textOf(script))),
  ...pages.flatMap((page) => scriptsInPage(textOf(page)).flatMap((script) => problemsIn(page, script))),
  ...problemsOfHead(),
  ...EXCEPTIONS.filter((exception) => !used.has(exception)).map(
    ({ file, feature }) => `${file}: ${feature} is in exceptions.txt, and nothing uses it.`,
  ),
  ...EXCEPTIONS.filter(({ test }) => !existsSync(join(root, test))).map(
    ({ test }) => `${test}: exceptions.txt names this test, and it does not exist.`,
  ),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else
  console.log(
    `${scripts.length} scripts and ${pages.length} pages run in ${floor.map((pair) => pair.join(' ')).join(', ')}.`,
  )

function problemsIn(script: string, text: string): string[] {
  const findings = aboveFloor(text, floor)
  if (findings.length === 0) return []
  const sourceOf = sourcesOf(script)
  return findings.flatMap((finding) => {
    const { feature, lackedBy } = finding
    const { file, line } = sourceOf(finding)
    const excepted = EXCEPTIONS.filter(
      (exception) =>
        isWithin(feature, exception.feature) &&
        (exception.file === '*' ? !WORKER.test(script) : exception.file === file),
    )
    for (const exception of excepted) used.add(exception)
    return excepted.length > 0 ? [] : [`${file}:${line}: ${feature} is missing in ${lackedBy.join(', ')} (${script}).`]
  })
}

function problemsOfHead(): string[] {
  const [head] = scripts.filter((script) => HEAD.test(script))
  if (head === undefined) return ['No script is called first-paint: update HEAD in check-floor.ts.']
  try {
    parse(textOf(head), { ecmaVersion: HEAD_ECMA_VERSION })
    return []
  } catch (error) {
    return [`${head} is not ECMAScript ${HEAD_ECMA_VERSION}: ${error}`]
  }
}

function isWithin(feature: string, other: string): boolean {
  return feature === other || feature.startsWith(`${other}.`)
}

/** Returns a function that finds the source of a finding. A script of the head has no source map. */
function sourcesOf(script: string): (finding: Finding) => { file: string; line: number } {
  const map = maps.get(basename(script))
  if (map === undefined) return ({ line }) => ({ file: basename(script).replace(/-[\w-]{8}\.js$/, '.js'), line })
  const trace = new TraceMap(readFileSync(map, 'utf8'))
  return ({ line, column }) => {
    const { source, line: sourceLine } = originalPositionFor(trace, { line, column })
    if (source === null) return { file: basename(script), line }
    return { file: source.replace(/^(?:\.\.\/)+/, '').replace(/^src\//, `${WEB}/src/`), line: sourceLine }
  }
}

function textOf(file: string): string {
  return readFileSync(join(DIST, file), 'utf8')
}
