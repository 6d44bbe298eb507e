import { defineConfig, devices } from '@playwright/test'
import { findBrowser, storyFlags } from './find-browser.mjs'

export default defineConfig({
  testDir: '.',
  testIgnore: 'dist/**',
  globalSetup: './support/make-template.ts',
  outputDir: '../test-results/e2e',
  // Each worker runs a server, a database and up to five browsers. With two workers a core is idle a quarter of the
  // time, which a third worker uses.
  workers: 3,
  // Scenarios run in the order of their file names. The name of the longest one sorts first, so that it does not run
  // alone at the end.
  fullyParallel: true,
  forbidOnly: true,
  // Up to five browsers share two cores. A failed scenario runs once more, and counts as flaky if it then passes.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
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
