import { join } from 'node:path'
import type { Plugin } from 'vite'
import { builtCatalog, type Catalog, catalogFiles, featureOf, readCatalog } from '../../../scripts/texts/catalogs.ts'
import { compile, usesIn, usesMessages } from '../../../scripts/texts/compile.ts'

/** The files that say in which languages the app is built. */
const OF_THE_BUILD = /\/texts\/(built-languages|language)\.ts$/

/** The language of this build. Each language is a build of its own, so that a browser loads no other. */
export const buildLanguage = (): string => process.env.BETTLE_LANGUAGE ?? 'en'

/** The languages that are built together, as a list of tags; undefined in tests and while the app is developed. */
const builtTogether = (): string | undefined => process.env.BETTLE_BUILT_TOGETHER

/** Writes the language of the build, and the languages between which the app lets a visitor choose. */
function inLanguage(code: string, language: string): string {
  const languages = JSON.stringify(builtTogether()?.split(','))
  return code.replace("'en'", `'${language}'`).replace('Object.keys(LANGUAGES)', (all) => languages ?? all)
}

/** Writes the texts of one language where components use them, as if they stood there. */
export function texts(language = buildLanguage()): Plugin {
  let folder = ''
  let catalog: Catalog | undefined
  return {
    name: 'texts',
    enforce: 'pre',
    configResolved({ root }) {
      folder = join(root, 'src', 'texts')
    },
    watchChange(file) {
      if (file.startsWith(folder)) catalog = undefined
    },
    transform: {
      filter: { id: /\/apps\/web\/src\/.*\.tsx?$/ },
      handler(code, id) {
        const file = id.replace(/\?.*$/, '')
        if (OF_THE_BUILD.test(file)) return { code: inLanguage(code, language), map: null }
        if (!usesMessages(code)) return null
        catalog ??= builtCatalog(readCatalog(folder, language), readCatalog(folder, 'en'))
        const features = new Set(usesIn(file, code).map(({ key }) => key.slice(0, key.indexOf('.'))))
        const read = new Set([language, 'en'].flatMap((each) => catalogFiles(folder, each)))
        for (const each of read) if (features.has(featureOf(each))) this.addWatchFile(each)
        return { code: compile(file, code, language, catalog, join(folder, 'plural-form.ts')), map: null }
      },
    },
  }
}
