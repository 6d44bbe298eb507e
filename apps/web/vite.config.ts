import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { CHUNKS, chunksNameModules } from './build/chunks.ts'
import { compressedFiles } from './build/compressed-files.ts'
import { firstPaint } from './build/first-paint.ts'
import { routesWithoutSchemas } from './build/routes-without-schemas.ts'
import { sourceMapsApart } from './build/source-maps.ts'

const api = process.env.BETTLE_API ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    routesWithoutSchemas(),
    firstPaint(),
    sourceMapsApart(),
    compressedFiles(),
    chunksNameModules(),
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // A browser that does not load ahead what a page names for it loads the same a little later.
    modulePreload: { polyfill: false },
    // For the server alone, which says where in the sources a crash was.
    sourcemap: 'hidden',
    rolldownOptions: {
      output: { codeSplitting: { groups: CHUNKS } },
      // Tailwind generates its styles without a source map. The maps of the scripts are complete.
      onLog: (level, log, report) => {
        if (log.code !== 'SOURCEMAP_BROKEN' || !log.plugin?.startsWith('@tailwindcss/vite')) report(level, log)
      },
    },
  },
  // The host stays the page's: the server makes the addresses of files of it.
  server: { proxy: { '/api': { target: api, ws: true } } },
})
