import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { CHUNKS, chunksNameModules, preloadsOf } from './build/chunks.ts'
import { firstPaint } from './build/first-paint.ts'
import { buildTargets, heightsForOlderBrowsers, withoutLookBehind } from './build/floor.ts'
import { pageTexts } from './build/page-texts.ts'
import { preloadsByFetchAhead } from './build/preloads.ts'
import { routesWithoutSchemas } from './build/routes-without-schemas.ts'
import { sourceMapsApart } from './build/source-maps.ts'
import { buildLanguage, texts } from './build/texts.ts'

const api = process.env.BETTLE_API ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [
    texts(),
    pageTexts(buildLanguage()),
    react(),
    tailwindcss(),
    heightsForOlderBrowsers(),
    routesWithoutSchemas(),
    firstPaint(),
    sourceMapsApart(),
    chunksNameModules(),
    preloadsByFetchAhead(),
    withoutLookBehind(),
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: buildTargets(),
    manifest: true,
    // Browsers that cannot preload modules load the same files a little later, so no polyfill is needed.
    modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
    // Only the server uses the source maps, to find the position of a crash in the source.
    sourcemap: 'hidden',
    rolldownOptions: {
      // Safari 15 reads class fields wrongly, so the build rewrites them. Assignments are short, and no class of ours or
      // of a library declares a field that a parent class has as an accessor.
      transform: { assumptions: { setPublicClassFields: true } },
      // A busy machine is no fault of a plug-in.
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: CHUNKS } },
      // Tailwind generates styles without source maps, so this warning is dropped. The source maps of the scripts are
      // complete.
      onLog: (level, log, report) => {
        if (log.code !== 'SOURCEMAP_BROKEN' || !log.plugin?.startsWith('@tailwindcss/vite')) report(level, log)
      },
    },
  },
  // The host header is passed on unchanged, because the server builds file addresses from it.
  server: { proxy: { '/api': { target: api, ws: true }, '/competition/': { target: api } } },
})
