import { defineConfig, devices } from '@playwright/test'
import { findBrowser, storyFlags } from './find-browser.mjs'

export default defineConfig({
  testDir: '.',
  testIgnore: 'dist/**',
  globalSetup: './make-template.ts',
  outputDir: '../test-results/e2e',
  // Each worker holds a server, a database and up to five browsers. Two leave a core waiting for a quarter of the time, for
  // what a page waits for; a third one fills it.
  workers: 3,
  // In the order of their names: the longest story is called so that it is begun first, and none waits for it at the end.
  fullyParallel: true,
  forbidOnly: true,
  // Up to five browsers on two cores: a story that fails is tried once more, and counted as flaky where it then holds.
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
