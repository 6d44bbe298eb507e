/** A promise to players. Tests prove it, or `reason` says why no test does. */
interface PlayerPromise {
  readonly id: string
  readonly section: string
  readonly sentence: string
  readonly reason: string | undefined
}

/** A test whose title cites the promise `id`. */
export interface Citation {
  readonly id: string
  readonly file: string
  /** The title without the ids of promises. */
  readonly title: string
}

const PROMISE = /^- \*\*(PR\d+)\*\* (.+)$/
/** A row of docs/proofs.md: a promise, the files of its tests, and the judgement. */
const PROOF = /^\| (PR\d+) \| (`[^|]+`) \| (?:yes|(part|no): [^|]+) \|$/
/** Matches a promise's id in a title. No rule has an id that begins with PR. */
const CITED = / ?\[(PR\d+)\]/g

/** Returns a citation for each promise that a title of the file cites. */
export function citationsIn(file: string, titles: readonly string[]): Citation[] {
  return titles.flatMap((title) =>
    [...title.matchAll(CITED)].map(([, id = '']) => ({ id, file, title: title.replaceAll(CITED, '') })),
  )
}

/** Returns what is wrong with the list of promises or with the citations. */
export function coverageProblems(list: string, citations: readonly Citation[]): string[] {
  const promises = promisesIn(list)
  const ids = promises.map(({ id }) => id)
  const cited = new Set(citations.map(({ id }) => id))
  return [
    ...(promises.length === 0 ? ['The list has no promises.'] : []),
    ...linesIn(list)
      .filter(({ line }) => !PROMISE.test(line))
      .map(({ line }) => `This line is neither a heading nor a promise: ${line}`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} is in the list twice.`),
    ...promises
      .filter(({ id, reason }) => reason === undefined && !cited.has(id))
      .map(({ id, sentence }) => `${id} has neither a test nor a reason: ${sentence}`),
    ...promises
      .filter(({ id, reason }) => reason !== undefined && cited.has(id))
      .map(({ id, reason }) => `${id} has a test, and a reason for having none: ${reason}`),
    ...citations
      .filter(({ id }) => !ids.includes(id))
      .map(({ id, file, title }) => `${id} is not in the list, but “${title}” in ${file} cites it.`),
  ]
}

/**
 * Returns what is wrong with the judgements of the tests. A judgement names the files that were read, so that it has to
 * be given again if one of them no longer cites the promise.
 */
export function proofProblems(list: string, citations: readonly Citation[], proofs: string): string[] {
  const tested = promisesIn(list).flatMap(({ id, reason }) => (reason === undefined ? [id] : []))
  const rows = proofs.split('\n').filter((line) => /^\| *PR/.test(line))
  const judged = rows.flatMap((row) => {
    const [, id, files, doubt] = PROOF.exec(row) ?? []
    return id === undefined || files === undefined ? [] : [{ id, files: files.split(' '), isProved: doubt !== 'no' }]
  })
  const ids = judged.map(({ id }) => id)
  return [
    ...rows.filter((row) => !PROOF.test(row)).map((row) => `This row is no judgement: ${row}`),
    ...judged.flatMap(({ id, isProved }) =>
      isProved ? [] : [`The tests of ${id} do not prove it. Change them, or correct its sentence.`],
    ),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} has two rows.`),
    ...ids.filter((id) => !tested.includes(id)).map((id) => `${id} has a row, but is no promise with a test.`),
    ...tested.filter((id) => !ids.includes(id)).map((id) => `${id} has no row.`),
    ...judged.flatMap(({ id, files }) => {
      const citing = citations.filter((citation) => citation.id === id).map(({ file }) => file.split('/').at(-1))
      return files
        .filter((file) => !citing.includes(file.replaceAll('`', '')))
        .map((file) => `No test in ${file} cites ${id}. Read the tests of ${id} again, and correct its row.`)
    }),
  ]
}

/** Returns the page that shows each promise with its tests. */
export function coveragePage(list: string, citations: readonly Citation[]): string {
  const promises = promisesIn(list)
  const sections = [...new Set(promises.map(({ section }) => section))].map((section) => {
    const lines = promises.filter((promise) => promise.section === section).flatMap((one) => entry(one, citations))
    return `\n## ${section}\n\n${lines.join('\n')}\n`
  })
  return `# Promises and their tests

\`npm run make-coverage\` writes this page from [promises.md](promises.md) and the titles of the tests. Do not edit it.
A promise without a test gives the reason after a dash.
${sections.join('')}`
}

function entry({ id, sentence, reason }: PlayerPromise, citations: readonly Citation[]): string[] {
  const tests = citations
    .filter((citation) => citation.id === id)
    .map(({ file, title }) => `  - \`${file}\` › ${title}`)
  return [`- **${id}** ${sentence}${reason === undefined ? '' : ` – ${reason}`}`, ...new Set(tests)]
}

function promisesIn(list: string): PlayerPromise[] {
  return linesIn(list).flatMap(({ section, line }) => {
    const [, id, text] = PROMISE.exec(line) ?? []
    if (id === undefined || text === undefined) return []
    const [sentence = '', ...reason] = text.split(' – ')
    return [{ id, section, sentence, reason: reason.length === 0 ? undefined : reason.join(' – ') }]
  })
}

/** Returns the lines below the headings of the list, each with its heading. The introduction is not included. */
function linesIn(list: string): { section: string; line: string }[] {
  return list
    .split(/^## /m)
    .slice(1)
    .flatMap((text) => {
      const [section = '', ...lines] = text.split('\n')
      return lines.filter((line) => line.trim() !== '').map((line) => ({ section, line }))
    })
}
