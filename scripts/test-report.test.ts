import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from './project-text.ts'
import { failuresIn, reportsIn, secondTriesIn } from './test-report.mjs'

const passed = { status: 'passed', fullName: 'a bet wins' }
const failed = { status: 'failed', fullName: "a rival's bet (blind) loses" }
const vitest = {
  testResults: [
    { name: join(root, 'packages/rules/src/bet/bet.test.ts'), status: 'failed', assertionResults: [passed, failed] },
    { name: join(root, 'packages/rules/src/time.test.ts'), status: 'failed', assertionResults: [] },
    { name: join(root, 'packages/rules/src/ok.test.ts'), status: 'passed', assertionResults: [passed] },
  ],
  secondTries: ['packages/rules/src/ok.test.ts'],
}
const spec = (title: string, line: number, status: string, tries: number) => ({
  ...{ title, line, file: 'game/chat.spec.ts' },
  tests: [
    {
      status,
      results: Array.from({ length: tries }, (_, index) => ({
        attachments: [{ name: 'trace', path: `/t/${index}.zip` }],
      })),
    },
  ],
})
const playwright = {
  suites: [
    {
      title: 'game/chat.spec.ts',
      specs: [spec('shows a message', 7, 'unexpected', 2)],
      suites: [{ title: 'on a phone', specs: [spec('hides it', 30, 'flaky', 2), spec('stays', 41, 'expected', 1)] }],
    },
  ],
}

describe('the report of a failed step', () => {
  it('names for each failed unit test the command that repeats it alone', () => {
    expect(failuresIn({ kind: 'vitest', report: vitest }).map(({ command }) => command)).toEqual([
      "npx vitest run packages/rules/src/bet/bet.test.ts -t 'a rival'\\''s bet \\(blind\\) loses'",
      // The file itself could not be loaded.
      'npx vitest run packages/rules/src/time.test.ts',
    ])
  })

  it('names for each failed scenario its command and its traces, and none for one that passed on the second try', () => {
    expect(failuresIn({ kind: 'playwright', report: playwright })).toEqual([
      {
        command: 'npx playwright test -c e2e/playwright.config.ts --retries 0 game/chat.spec.ts:7',
        files: ['/t/0.zip', '/t/1.zip'],
      },
    ])
  })
})

describe('the second tries', () => {
  it('are the files and scenarios that ran twice', () => {
    expect(secondTriesIn({ kind: 'vitest', report: vitest })).toEqual([{ test: 'packages/rules/src/ok.test.ts' }])
    expect(secondTriesIn({ kind: 'playwright', report: playwright }).map(({ test }) => test)).toEqual([
      'e2e/game/chat.spec.ts › shows a message',
      'e2e/game/chat.spec.ts › on a phone › hides it',
    ])
  })
})

describe('the reports of a run', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bettle-reports-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('are those of both runners in all parts of the run', () => {
    for (const name of ['vitest-usual.json', 'playwright-rest.json', 'vitest.json', 'other.json', 'trace.zip']) {
      writeFileSync(join(folder, name), '{}')
    }
    expect(reportsIn(folder).map(({ kind }) => kind)).toEqual(['playwright', 'vitest', 'vitest'])
  })

  it('are none before the first run', () => {
    expect(reportsIn(join(folder, 'missing'))).toEqual([])
  })
})
