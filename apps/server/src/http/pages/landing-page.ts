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
  /**
   * Puts the content into the page.
   * @param html `html` after its head was filled in
   */
  filled(html: string, content: LandingContent): string
}

/** The folder of the build with files that the server needs and that browsers may not fetch. */
const FOLDER = '.server'
const PLACEHOLDER = '<!--landing-->'

/** The facts that the page shows besides the published content. */
interface Given {
  /** True if a visitor can start a game without an account. */
  readonly hasTrial: boolean
}

interface Drawing {
  readonly drawLanding: (content: LandingContent, given: Given) => string
}

/** Loads the sign-in page, which is shown before the app loads. Undefined if the build is of an older version. */
export const loadSignInPage = (root: string): Promise<string | undefined> =>
  readFile(`${root}/${FOLDER}/sign-in.html`, 'utf8').catch(() => undefined)

/** Loads the landing page of the web's build. Undefined if the build is of an older version. */
export async function loadLandingPage(root: string, given: Given): Promise<LandingPage | undefined> {
  const html = await readFile(`${root}/${FOLDER}/landing.html`, 'utf8').catch(() => undefined)
  if (html === undefined) return undefined
  const { drawLanding }: Drawing = await import(pathToFileURL(`${root}/${FOLDER}/draw-landing.js`).href)
  /**
   * The rendered page of each revision. The latest revision is one object, so it is rendered once and not for each
   * visitor.
   */
  const drawn = new WeakMap<LandingContent, string>()
  return {
    html,
    filled(page, content) {
      const cached = drawn.get(content) ?? drawLanding(content, given)
      drawn.set(content, cached)
      return page.replace(PLACEHOLDER, () => cached)
    },
  }
}
