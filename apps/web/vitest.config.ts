import react from '@vitejs/plugin-react'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { testFilesOf, workersFor } from '../../scripts/test-plan.mjs'
import { texts } from './build/texts.ts'

export default defineConfig({
  plugins: [texts(), react()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  test: {
    name: 'web',
    environment: 'happy-dom',
    environmentOptions: {
      happyDOM: {
        settings: {
          handleDisabledFileLoadingAsSuccess: true,
          // Without these settings, a link to a created file would navigate away from the page that all tests share.
          navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
        },
      },
    },
    ...testFilesOf('apps/web', ['src/**/*.test.{ts,tsx}']),
    setupFiles: ['./vitest.setup.ts'],
    // All test files share one page. A page for each file would take four fifths of the time. The set-up clears
    // everything that outlives a test.
    isolate: false,
    maxWorkers: workersFor('unit'),
    // The timeout is long enough for busy machines, and still ends a test that hangs.
    testTimeout: 30_000,
  },
})
