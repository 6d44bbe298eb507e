import { defineConfig } from 'vitest/config'
import { testFilesOf, workersFor } from './test-plan.mjs'

export default defineConfig({
  test: { name: 'scripts', ...testFilesOf('scripts', ['*.test.ts']), maxWorkers: workersFor('unit') },
})
