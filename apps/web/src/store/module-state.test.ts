import { expect, it } from 'vitest'
import { moduleStateIn } from './module-state.test-support.ts'

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{test,test-support}.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
/**
 * The files that may hold state: scripts that run before the app, the entry point, the worker, the module that manages
 * state, and the one that keeps the plural rules of the build's language, which no reset changes.
 */
const MAY = [
  '../app/landing/run.ts',
  '../app/first-paint/fill-gaps.ts',
  '../app/first-paint/run.ts',
  '../main.tsx',
  '../features/hub/settings/outlook-worker.ts',
  '../texts/plural-form.ts',
  './remember.ts',
]

it('all modules keep their state where a reset of the page clears it', () => {
  const kept = Object.entries(sources)
    .filter(([path]) => !MAY.includes(path))
    .flatMap(([path, source]) => moduleStateIn(source).map((line) => `${path}: ${line}`))
  expect(kept).toEqual([])
  expect(Object.keys(sources).length).toBeGreaterThan(300)
})

it.each([
  'let count = 0',
  'export let last: string | undefined',
  'const seen = new Map<string, number>()',
  'export const waiting: Set<string> = new Set()',
  'const log = createStore<readonly string[]>([])',
  'const client = makeQueryClient()',
  'const list: string[] = []',
  'onSessionEnded(() => undefined)',
])('the check of module state finds this statement: %s', (line) => {
  expect(moduleStateIn(`import { x } from './x.ts'\n\n${line}\n`)).toEqual([line])
})

it.each(['  held.count += 1', '  held.list[0] = 1', '  held.push(1)', '  held.count++'])(
  'the check of module state finds this change of a constant: %s',
  (line) => {
    expect(moduleStateIn(`const held = { count: 0 }\nfunction f() {\n${line}\n}\n`)).toEqual([line])
  },
)

it.each([
  'const seen = ofPage(() => new Map<string, number>())',
  'const log = accountStore<readonly string[]>(() => [])',
  'const WORDS: ReadonlySet<string> = new Set(["fc"])',
  'const WAITS = [600, 1500]',
  'const Toast = createContext<string>("")',
  'const NOTHING: readonly string[] = []',
  'export function createStore() {',
])('the check of module state accepts this statement: %s', (line) => {
  expect(moduleStateIn(`${line}\n`)).toEqual([])
})
