import { defineConfig, devices } from '@playwright/test'
import { testFilesOf, workersFor } from '../scripts/test-plan.mjs'
import { findBrowser, storyFlags } from './find-browser.mjs'

const { include, exclude } = testFilesOf('e2e', ['**/*.spec.ts'])

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
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await findBrowser(), args: storyFlags },
  },
})
