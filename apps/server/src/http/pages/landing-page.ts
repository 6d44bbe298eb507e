import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { LandingContent } from '@bettle/contract'

/**
 * The page for visitors without a session: the published content in HTML that the web's build prepared, without
 * scripts.
 */
export interface LandingPage {
  /** The prepared HTML, with a placeholder for the published content. */
  readonly html: string
  /** Loads the program that renders the content. */
  load(): Promise<unknown>
  /**
   * Puts the content into the page.
   * @param html `html` after its head was filled in
   */
  filled(html: string, content: LandingContent): Promise<string>
}

const PLACEHOLDER = '<!--landing-->'

/** The facts that the page shows besides the published content. */
export interface Given {
  /** True if a visitor can start a game without an account. */
  readonly hasTrial: boolean
}

interface Drawing {
  readonly drawLanding: (content: LandingContent, given: Given) => string
}

/**
 * Loads the sign-in page, which is shown before the app loads. Undefined if the build is of an older version.
 * @param folder the folder of the build with files that the server needs and that browsers may not fetch
 */
export const loadSignInPage = (folder: string): Promise<string | undefined> =>
  readFile(`${folder}/sign-in.html`, 'utf8').catch(() => undefined)

/** Loads the landing page of the web's build. Undefined if the build is of an older version. */
export async function loadLandingPage(folder: string, given: Given): Promise<LandingPage | undefined> {
  const html = await readFile(`${folder}/landing.html`, 'utf8').catch(() => undefined)
  if (html === undefined) return undefined
  /**
   * The rendered page of each revision. The latest revision is one object, so it is rendered once and not for each
   * visitor.
   */
  const drawn = new WeakMap<LandingContent, string>()
  const load = (): Promise<Drawing> => import(pathToFileURL(`${folder}/draw-landing.js`).href)
  return {
    html,
    load,
    async filled(page, content) {
      const cached = drawn.get(content) ?? (await load()).drawLanding(content, given)
      drawn.set(content, cached)
      return page.replace(PLACEHOLDER, () => cached)
    },
  }
}
