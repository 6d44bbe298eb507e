import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { testFilesOf, workersFor } from '../../scripts/test-plan.mjs'

// Node, which runs the dependencies, does not know the condition 'module': what it leads to is for bundlers.
const conditions = ['source', ...defaultServerConditions.filter((condition) => condition !== 'module')]

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'server',
    ...testFilesOf('apps/server', ['{src,test}/**/*.test.ts']),
    environment: 'node',
    // Each worker holds an embedded database of more than half a gigabyte, and hands it on from file to file.
    pool: 'forks',
    maxWorkers: workersFor('unit'),
    isolate: false,
    // For machines that do much else: what hangs is found all the same.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // An assertion about another connection or node may have to wait as long on such a machine.
    expect: { poll: { timeout: 20_000 } },
    globalSetup: ['./test/support/programs/build-programs.ts', './test/support/database/make-template.ts'],
  },
})
