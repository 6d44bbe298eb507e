// Which tests a run plays, and in how many processes. Vitest's and Playwright's settings read it. Node's own modules only.
import { readFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'

const GIGABYTE = 2 ** 30
/**
 * The tests that `npm test` leaves to `npm run test:all`, which .ci/run calls: each guards one rare thing for minutes.
 * No planted fault and no promise may depend on one of them, which planted-faults.mjs and check-coverage.ts check.
 * @type {readonly { file: string, guards: string }[]}
 */
export const LEFT_OUT = JSON.parse(readFileSync(new URL('left-out.json', import.meta.url), 'utf8'))

/** For the machine and for whoever works on it. */
const SPARE = 2 * GIGABYTE
/**
 * The most memory that one process of a kind has used: a worker of Vitest with an embedded database, and a worker of
 * Playwright with its server, its database and its browsers.
 */
const PEAK = { unit: 1.2 * GIGABYTE, browser: 2 * GIGABYTE }
/** The workers for each core. A scenario waits for its browsers and servers a third of the time. */
const FOR_EACH_CORE = { unit: 1, browser: 1.5 }

/** The number of workers of a kind that this machine carries. TEST_WORKERS overrides it. */
export function workersFor(kind) {
  return workersOf(kind, {
    cores: availableParallelism(),
    memory: availableMemory(),
    given: process.env.TEST_WORKERS,
  })
}

/** The smaller of what the cores and what the memory (in bytes) carry, and at least one. */
export function workersOf(kind, { cores, memory, given }) {
  if (given) return Number(given)
  return Math.max(1, Math.floor(Math.min(cores * FOR_EACH_CORE[kind], (memory - SPARE) / PEAK[kind])))
}

/** macOS counts memory that it gives back at once as used. */
function availableMemory() {
  return process.platform === 'darwin' ? totalmem() / 2 : process.availableMemory()
}

/**
 * What a run includes and excludes in a folder. `npm test` sets TEST_PART=usual, which leaves out the list in
 * left-out.json. `npm run test:all` then sets TEST_PART=rest, which plays only that list. Without it, all tests are played.
 * TEST_EXCLUDED names further files, as globs with commas between them: Vitest passes its option to no project.
 */
export function testFilesOf(folder, include) {
  const rest = restOf(folder)
  const exclude = ['**/node_modules/**', '**/dist/**', ...(process.env.TEST_EXCLUDED?.split(',') ?? [])]
  if (process.env.TEST_PART === 'rest') return { include: rest, exclude, passWithNoTests: true }
  return { include, exclude: process.env.TEST_PART === 'usual' ? [...exclude, ...rest] : exclude }
}

/** The files of the list in a folder, relative to that folder. */
function restOf(folder) {
  return LEFT_OUT.flatMap(({ file }) => (file.startsWith(`${folder}/`) ? [file.slice(folder.length + 1)] : []))
}
