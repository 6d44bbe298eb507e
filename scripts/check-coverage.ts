// Checks that tests hold every promise to players. docs/promises.md lists the promises, and the titles of tests cite their
// ids. docs/coverage.md shows both; `--write` writes it. docs/proofs.md says which promises these tests prove.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { citationsIn, coveragePage, coverageProblems, proofProblems } from './coverage.ts'
import { codeFiles, read, root, TEST_FILE, titlesIn } from './project-text.ts'

const LIST = 'docs/promises.md'
const PAGE = 'docs/coverage.md'
const PROOFS = 'docs/proofs.md'

const list = read(LIST)
const citations = codeFiles()
  .filter((file) => TEST_FILE.test(file))
  .flatMap((file) => citationsIn(file, titlesIn(read(file))))
const page = coveragePage(list, citations)
const leftOut: readonly { file: string }[] = JSON.parse(read('scripts/left-out.json'))
const usual = citations.filter(({ file }) => !leftOut.some((one) => one.file === file))
if (process.argv.includes('--write')) writeFileSync(join(root, PAGE), page)

// A promise keeps a test in `npm test`.
const problems = coverageProblems(list, usual).map((problem) => `${LIST}: ${problem}`)
if (page !== read(PAGE)) problems.push(`${PAGE} is out of date. Write it with: npm run make-coverage`)
problems.push(...proofProblems(list, citations, read(PROOFS)).map((problem) => `${PROOFS}: ${problem}`))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log('Each promise to players has a test that was judged, or a reason for having none.')
