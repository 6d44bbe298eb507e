import type { Plugin } from 'vite'

const HELPER = /^\0vite\/preload-helper\.js$/
/** The place in the bundler's helper before which it has decided to preload a file. */
const LINK = /const link = document\.createElement\(["']link["']\);/

/**
 * Lets the bundler's helper preload scripts by `fetchAhead`, because links do harm in Safari. The helper still loads
 * stylesheets itself.
 */
export function preloadsByFetchAhead(): Plugin {
  return {
    name: 'preloads-by-fetch-ahead',
    apply: 'build',
    transform: {
      filter: { id: HELPER },
      handler(code) {
        if (!LINK.test(code)) this.error('the bundler preloads scripts in another way now: see build/preloads.ts')
        const own = code.replace(LINK, (link) => `if (!isCss) { fetchAhead(dep.href); return }\n${link}`)
        return { code: `import { fetchAhead } from '/src/ui/loading/fetch-ahead.ts';\n${own}`, map: null }
      },
    },
  }
}

/**
 * Replaces the links to the scripts that the page's script imports by script elements. They load at the same time, and
 * Safari requests a script again after a failure. The page's own script stands before them and runs first.
 */
export const linksAsScripts = (html: string): string =>
  html.replace(
    /<link rel="modulepreload" crossorigin href="([^"]+)">/g,
    '<script type="module" crossorigin fetchpriority="high" src="$1"></script>',
  )
