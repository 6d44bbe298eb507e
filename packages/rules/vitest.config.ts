import { defineConfig } from 'vitest/config'
import { testFilesOf, workersFor } from '../../scripts/test-plan.mjs'

export default defineConfig({
  // The rules leave no state behind, so the files share a process. A process for each file would take most of the time.
  test: {
    name: 'rules',
    ...testFilesOf('packages/rules', ['src/**/*.test.ts']),
    testTimeout: 30_000,
    maxWorkers: workersFor('unit'),
    isolate: false,
  },
})
