import { existsSync } from 'node:fs'
import { type BrowserType, defineConfig, devices, firefox, webkit } from '@playwright/test'
import { testFilesOf, workersFor } from '../scripts/test-plan.mjs'
import { findBrowser, storyFlags } from './find-browser.mjs'

const { include, exclude } = testFilesOf('e2e', ['**/*.spec.ts'])

/** `E2E_BROWSER=webkit` or `firefox` runs all scenarios in Playwright's own build of that engine, if it is installed. */
const engine = otherEngine(process.env.E2E_BROWSER)

export default defineConfig({
  testDir: '.',
  testMatch: include,
  testIgnore: exclude,
  globalSetup: './support/make-template.ts',
  outputDir: '../test-results/e2e',
  workers: workersFor('browser'),
  // Scenarios run in the order of their file names. The name of the longest one sorts first, so that it does not run
  // alone at the end.
  fullyParallel: true,
  forbidOnly: true,
  // Up to five browsers share two cores. A failed scenario runs once more, and counts as flaky if it then passes.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_REPORT ?? '../test-results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    trace: 'on-first-retry',
    video: 'off',
    // A service worker requests pages itself, so that a scenario could not answer them. Its own scenarios allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    ...(engine
      ? { browserName: engine.name() as 'firefox' | 'webkit' }
      : { launchOptions: { executablePath: await findBrowser(), args: storyFlags } }),
  },
})

function otherEngine(name: string | undefined): BrowserType | undefined {
  if (name === undefined || name === '') return undefined
  const type = { firefox, webkit }[name]
  if (!type) throw new Error('E2E_BROWSER can be webkit or firefox.')
  if (!existsSync(type.executablePath()))
    throw new Error(`Playwright's ${name} is not installed: run \`npx playwright install ${name}\`.`)
  return type
}
