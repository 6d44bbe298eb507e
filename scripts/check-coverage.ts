// Checks that existing tests hold every promise to the player. Each row of docs/coverage.md cites tests by file and
// title, or gives a reason after a dash.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { read, root, titlesIn } from './project-text.ts'

const PAGE = 'docs/coverage.md'
/** `file` › title, one per line of the cell. */
const CITED = /^`([^`]+)` › (.+)$/
const rows = rowsIn(read(PAGE))
const titles = new Map<string, ReadonlySet<string>>()
const problems = rows.length === 0 ? [`${PAGE} has no rows.`] : rows.flatMap(problemsOf)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`${rows.length} promises to the player, each held by a test or told why not.`)

interface Row {
  readonly promise: string
  readonly held: string
}

/** The rows of all tables, without headings. */
function rowsIn(page: string): Row[] {
  return page
    .split('\n')
    .filter((line, at, lines) => line.startsWith('|') && !isRule(line) && !isRule(lines[at + 1] ?? ''))
    .map((line) => {
      const [, promise = '', held = ''] = line.split('|').map((cell) => cell.trim())
      return { promise, held }
    })
}

function isRule(line: string): boolean {
  return /^\|[\s|:-]+\|$/.test(line)
}

function problemsOf({ promise, held }: Row): string[] {
  if (promise === '' || held === '') return [`${PAGE}: a row is half empty: ${promise}${held}`]
  if (/^– \S/.test(held)) return []
  return held.split('<br>').flatMap((line) => {
    const [, file, title] = CITED.exec(line.trim()) ?? []
    if (file === undefined || title === undefined) return [`${PAGE}: “${promise}” is held by no test: ${line}`]
    if (!existsSync(join(root, file))) return [`${PAGE}: “${promise}” cites ${file}, which does not exist.`]
    return titlesOf(file).has(title) ? [] : [`${PAGE}: “${promise}” cites “${title}”, which is no test in ${file}.`]
  })
}

/** The titles in the file, without table bars. */
function titlesOf(file: string): ReadonlySet<string> {
  const cached = titles.get(file)
  if (cached) return cached
  const found = new Set(titlesIn(read(file)).map((title) => title.replaceAll('|', '/')))
  titles.set(file, found)
  return found
}
