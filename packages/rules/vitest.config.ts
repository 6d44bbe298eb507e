import { defineConfig } from 'vitest/config'

export default defineConfig({
  // The rules leave no state behind, so the files share a process. A process for each file would take most of the time.
  test: { name: 'rules', include: ['src/**/*.test.ts'], testTimeout: 30_000, maxWorkers: 2, isolate: false },
})
