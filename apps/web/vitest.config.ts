import react from '@vitejs/plugin-react'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  test: {
    name: 'web',
    environment: 'happy-dom',
    environmentOptions: {
      happyDOM: {
        settings: {
          handleDisabledFileLoadingAsSuccess: true,
          // A link that is pressed, as to a file that is made, would lead the one page of all tests away.
          navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
        },
      },
    },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./vitest.setup.ts'],
    // A page of its own for each file would take four fifths of the time. What outlives a test is cleared in the set-up.
    isolate: false,
    maxWorkers: 2,
    // For machines that do much else: what hangs is found all the same.
    testTimeout: 30_000,
  },
})
