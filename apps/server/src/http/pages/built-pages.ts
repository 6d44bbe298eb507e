import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { LANGUAGES, type Language } from '@bettle/contract'
import { type CompetitionPage, loadCompetitionPage } from './competition-page.ts'
import { type Given, type LandingPage, loadLandingPage, loadSignInPage } from './landing-page.ts'

/** The prepared pages of the web app in one language. A build of an older version lacks some. */
export interface BuiltPages {
  /** The page at most addresses. */
  readonly html: string
  /** The page at addresses for visitors without a session, which is shown before the app loads. */
  readonly signIn: string
  readonly landing: LandingPage | undefined
  readonly competition: CompetitionPage | undefined
}

/**
 * Loads the pages of the web's build in each language that it has. English is the build itself; the other languages lie in
 * its folder for the server.
 */
export async function loadBuiltPages(root: string, given: Given): Promise<ReadonlyMap<Language, BuiltPages>> {
  const pages = new Map<Language, BuiltPages>()
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    const isEnglish = language === 'en'
    const folder = isEnglish ? root : `${root}/.server/${language}`
    if (!existsSync(`${folder}/index.html`)) continue
    const own = isEnglish ? `${root}/.server` : folder
    const html = await readFile(`${folder}/index.html`, 'utf8')
    const [signIn, landing, competition] = await Promise.all([
      loadSignInPage(own),
      loadLandingPage(own, given),
      loadCompetitionPage(own),
    ])
    // The renderers of other languages are loaded when a visitor needs them.
    if (isEnglish) await Promise.all([landing?.load(), competition?.load()])
    pages.set(language, { html, signIn: signIn ?? html, landing, competition })
  }
  return pages
}
