import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: { name: 'replay', include: ['src/**/*.test.ts'], maxWorkers: 2, isolate: false },
})
