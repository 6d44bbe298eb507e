import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { LandingContent } from '@bettle/contract'

/**
 * The page for visitors without a session: the published content in the HTML that the web's build prepared, without
 * scripts.
 */
export interface LandingPage {
  /** With a placeholder for the published content. */
  readonly html: string
  /** @param html `html`, its head filled in */
  filled(html: string, content: LandingContent): string
}

/** The build stores files here that the server needs and no browser may fetch. */
const FOLDER = '.server'
const PLACEHOLDER = '<!--landing-->'

/** The page's inputs beside the published content. */
interface Given {
  /** Whether a visitor can start a game without an account. */
  readonly hasTrial: boolean
}

interface Drawing {
  readonly drawLanding: (content: LandingContent, given: Given) => string
}

/** The sign-in page, which shows before the app loads. Undefined if the build is of an older version. */
export const loadSignInPage = (root: string): Promise<string | undefined> =>
  readFile(`${root}/${FOLDER}/sign-in.html`, 'utf8').catch(() => undefined)

/** Undefined if the build is of an older version. */
export async function loadLandingPage(root: string, given: Given): Promise<LandingPage | undefined> {
  const html = await readFile(`${root}/${FOLDER}/landing.html`, 'utf8').catch(() => undefined)
  if (html === undefined) return undefined
  const { drawLanding }: Drawing = await import(pathToFileURL(`${root}/${FOLDER}/draw-landing.js`).href)
  /** The latest revision is one object, so it is rendered once and not for each visitor. */
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
