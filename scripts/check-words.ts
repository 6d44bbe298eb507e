// Refuses private words in identifiers, file names and test titles, because a new reader must understand each one.
// CONTRIBUTING.md lists the words to use instead.
import { basename } from 'node:path'
import { parseSync } from 'vite'
import { codeFiles, read, titlesIn } from './project-text.ts'

/** Words that have no valid use in the code, with their replacements. */
const REFUSED: Readonly<Record<string, string>> = {
  wish: 'request',
  wishes: 'requests',
  hear: 'receive or subscribe',
  hears: 'receives',
  heard: 'received',
  hearer: 'subscriber',
  hearers: 'subscribers',
  told: 'published, shown or received',
  news: 'updates, pushes or notices',
  dice: 'random',
  lane: 'partition or row',
  lanes: 'partitions or rows',
  door: 'transaction or sign-in page',
  doors: 'transactions or pages',
  letter: 'email',
  fallen: 'eliminated',
}
/** Exceptions: stored names, names of the wire format, letters of the alphabet, an icon of a library. */
const EXCEPTIONS = new Set(['told', 'heardAt', 'heard_at', 'letter', 'letterOf', 'LETTER', 'LETTER_E', 'DoorClosed'])
/** The names of jobs in the database and the contract. */
const STORED_JOBS = /^(?:due_work|dueWork|DueWork|DueWorkTable|DueWorkRow|adminListDueWork)$/
/** Migrations keep the names under which they were recorded, and this file itself lists the words. */
const EXCEPTED_FILE = /\/migrations\/|\/migrate\.ts$|\.gen\.ts$|\/check-words\.ts$/

const files = codeFiles().filter((file) => !EXCEPTED_FILE.test(file))
if (files.length === 0) throw new Error('check-words.ts finds no file.')
const problems = [...files.flatMap(inFileName), ...files.flatMap(inIdentifiers), ...files.flatMap(inTitles)]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`${files.length} files without a private word in identifiers, file names and test titles.`)

function inFileName(file: string): string[] {
  return wordsOf(basename(file)).flatMap((word) => refusal(`${file}: the file name`, word))
}

function inIdentifiers(file: string): string[] {
  const names = new Set<string>()
  collect(parseSync(file, read(file)).program, names)
  return [...names]
    .filter((name) => !EXCEPTIONS.has(name))
    .flatMap((name) => [
      ...wordsOf(name).flatMap((word) => refusal(`${file}: ${name}`, word)),
      ...(/[a-z]Words$/.test(name) ? [`${file}: ${name}: a function that returns text ends in Text or Message`] : []),
      ...(/due_?work/i.test(name) && !STORED_JOBS.test(name) ? [`${file}: ${name}: write job`] : []),
    ])
}

function inTitles(file: string): string[] {
  return titlesIn(read(file)).flatMap((title) =>
    (title.toLowerCase().match(/[a-z]+/g) ?? [])
      // Names of keys and alphabets may contain 'letter'.
      .filter((word) => word !== 'letter')
      .flatMap((word) => refusal(`${file}: the title “${title}”`, word)),
  )
}

/** Splits `tellFallen_at` into tell, fallen, at. */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
}

function refusal(where: string, word: string): string[] {
  const instead = Object.hasOwn(REFUSED, word) ? REFUSED[word] : undefined
  return instead === undefined ? [] : [`${where}: write ${instead} instead of ${word}`]
}

function collect(node: unknown, names: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node) && 'type' in node && node.type === 'Identifier' && 'name' in node)
    names.add(String(node.name))
  for (const child of Object.values(node)) collect(child, names)
}
