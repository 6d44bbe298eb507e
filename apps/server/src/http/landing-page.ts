import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { LandingContent } from '@bettle/contract'

/** The page for who has no session: what is published, drawn by what the web's build left for it, before any script. */
export interface LandingPage {
  /** With a place for what is published. */
  readonly html: string
  /** @param html `html`, its head filled in */
  filled(html: string, content: LandingContent): string
}

/** Where the build leaves what this server needs and no browser is given. */
const FOLDER = '.server'
const PLACEHOLDER = '<!--landing-->'

/** What the page depends on beside what is published. */
interface Given {
  /** Whether a game without an account can be had. */
  readonly hasTrial: boolean
}

interface Drawing {
  readonly drawLanding: (content: LandingContent, given: Given) => string
}

/** The page of the sign-in, which shows before the app is asked for; undefined where the build is of a version that had none. */
export const loadSignInPage = (root: string): Promise<string | undefined> =>
  readFile(`${root}/${FOLDER}/sign-in.html`, 'utf8').catch(() => undefined)

/** Undefined where the build is of a version that had none. */
export async function loadLandingPage(root: string, given: Given): Promise<LandingPage | undefined> {
  const html = await readFile(`${root}/${FOLDER}/landing.html`, 'utf8').catch(() => undefined)
  if (html === undefined) return undefined
  const { drawLanding }: Drawing = await import(pathToFileURL(`${root}/${FOLDER}/draw-landing.js`).href)
  /** A revision is one object as long as it is the latest: drawn once, not for each visitor. */
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
