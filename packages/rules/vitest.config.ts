import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Functions of their arguments leave nothing behind: a process for each file would take most of the time.
  test: { name: 'rules', include: ['src/**/*.test.ts'], testTimeout: 30_000, maxWorkers: 2, isolate: false },
})
