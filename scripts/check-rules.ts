// Checks that rulebook and tests agree. Every rule in docs/rules.md is cited in the title of a test of code that the
// product runs. Every id that code or tests cite is a rule. `--list` prints the test files of each rule.
import { modulesUnderTest, productModules } from './product-modules.ts'
import { codeFiles, read, TEST_FILE, titlesIn } from './project-text.ts'

/** The letters of rule ids: one capital or two, such as CP for competitions. Promises to players have different ids, such as PR12. */
const ID = /\[((?!PR)[A-Z]{1,2}\d+)\]/g
const RULE = /^- \*\*((?!PR)[A-Z]{1,2}\d+)\*\* (.+)$/gm

interface Rule {
  readonly id: string
  readonly text: string
}

const rules = rulesIn(read('docs/rules.md'))
const files = codeFiles()
const citations = citedIn(files, idsIn)
const product = productModules()
const tests = citedIn(files.filter(isTestOfProduct), idsInTitles)

if (process.argv.includes('--list')) list()
const problems = [
  ...(rules.length === 0 ? ['docs/rules.md has no rules.'] : []),
  ...repeatedRules(),
  ...untestedRules(),
  ...unknownIds(),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`${rules.length} rules, each cited by a test of code that the product runs.`)

/**
 * True for a browser test, and for a test of a module that the product runs. A test of code that only tests run does
 * not count.
 */
function isTestOfProduct(file: string): boolean {
  if (!TEST_FILE.test(file)) return false
  return file.startsWith('e2e/') || [...modulesUnderTest(file)].some((module) => product.has(module))
}

function rulesIn(text: string): Rule[] {
  return [...text.matchAll(RULE)].map(([, id = '', sentence = '']) => ({ id, text: sentence }))
}

/** Maps each id to the files that cite it. */
function citedIn(paths: readonly string[], find: (text: string) => string[]): Map<string, string[]> {
  const cited = new Map<string, string[]>()
  for (const path of paths) {
    for (const id of new Set(find(read(path)))) cited.set(id, [...(cited.get(id) ?? []), path])
  }
  return cited
}

function idsIn(text: string): string[] {
  return [...text.matchAll(ID)].map(([, id = '']) => id)
}

function idsInTitles(text: string): string[] {
  return titlesIn(text).flatMap(idsIn)
}

function repeatedRules(): string[] {
  const ids = rules.map(({ id }) => id)
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index)
  return repeated.map((id) => `${id} is defined twice in docs/rules.md.`)
}

function untestedRules(): string[] {
  return rules.flatMap(({ id, text }) =>
    tests.has(id) ? [] : [`${id} has no test of code that the product runs: ${text}`],
  )
}

function unknownIds(): string[] {
  const ruleIds = new Set(rules.map(({ id }) => id))
  return [...citations].flatMap(([id, paths]) =>
    ruleIds.has(id) ? [] : [`${id} is not a rule, but is cited in ${paths.join(', ')}.`],
  )
}

function list(): void {
  for (const { id } of rules) {
    const files = tests.get(id) ?? []
    console.log(`${id.padEnd(4)} ${files.length === 0 ? '(no test)' : files.join(' ')}`)
  }
}
