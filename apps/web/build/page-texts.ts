import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Plugin, type ResolvedConfig, runnerImport } from 'vite'
import { texts } from './texts.ts'

type PageFile = 'index.html' | 'offline.html' | 'manifest.webmanifest'
type PageTexts = Readonly<Record<PageFile, readonly string[]>>

/**
 * Writes the texts of the HTML page, of the page without a connection and of the web manifest in the language of the
 * build. The English build has these files as they are.
 */
export function pageTexts(language: string): Plugin {
  let config: ResolvedConfig
  const translated = async (file: PageFile, code: string) => {
    const [english, own] = await Promise.all(['en', language].map((each) => textsIn(config, each)))
    return translate(code, english?.[file] ?? [], own?.[file] ?? [], escapeFor(file))
  }
  return {
    name: 'page-texts',
    apply: () => language !== 'en',
    // The other public files have no language: the English build has them.
    config: () => ({ publicDir: false }),
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) =>
        (await translated('index.html', html))
          .replace('<html lang="en">', `<html lang="${language}">`)
          .replace('/manifest.webmanifest', `/manifest-${language}.webmanifest`),
    },
    async generateBundle() {
      const offline = await translated('offline.html', await publicFile(config, 'offline.html'))
      this.emitFile({
        type: 'asset',
        fileName: 'offline.html',
        source: offline.replace('<html lang="en">', `<html lang="${language}">`),
      })
      const manifest = await translated('manifest.webmanifest', await publicFile(config, 'manifest.webmanifest'))
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: manifest.replace('"lang": "en"', `"lang": "${language}"`),
      })
    },
  }
}

/** Replaces each English text, and fails if a file does not contain it. */
function translate(
  code: string,
  english: readonly string[],
  own: readonly string[],
  escaped: (text: string) => string,
): string {
  return english.reduce((result, text, index) => {
    if (!result.includes(escaped(text))) throw new Error(`a page lacks the English text "${text}" of page-texts.ts`)
    return result.replaceAll(escaped(text), () => escaped(own[index] ?? text))
  }, code)
}

const escapeFor = (file: PageFile) => (text: string) =>
  file === 'manifest.webmanifest' ? JSON.stringify(text).slice(1, -1) : text.replaceAll('"', '&quot;')

const publicFile = ({ root }: ResolvedConfig, name: string) => readFile(join(root, 'public', name), 'utf8')

async function textsIn({ root, resolve }: ResolvedConfig, language: string): Promise<PageTexts> {
  const { module } = await runnerImport<{ pageTexts: () => PageTexts }>(`${root}/src/app/page-texts.ts`, {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [texts(language)],
    resolve: { conditions: [...resolve.conditions] },
  })
  return module.pageTexts()
}
