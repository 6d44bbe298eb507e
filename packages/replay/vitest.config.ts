import { defineConfig } from 'vitest/config'
import { testFilesOf, workersFor } from '../../scripts/test-plan.mjs'

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'replay',
    ...testFilesOf('packages/replay', ['src/**/*.test.ts']),
    maxWorkers: workersFor('unit'),
    isolate: false,
  },
})
