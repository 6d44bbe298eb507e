import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Competition } from '@bettle/contract'

/** The page of a public competition, as HTML that the web's build prepared, without the app's scripts. */
export interface CompetitionPage {
  /** The prepared HTML, with a placeholder for the competition. */
  readonly html: string
  /**
   * Puts the competition into the page.
   * @param html `html` after its head was filled in
   */
  filled(html: string, competition: Competition): string
}

const FOLDER = '.server'
const PLACEHOLDER = '<!--competition-->'

interface Drawing {
  readonly drawCompetition: (competition: Competition) => string
}

/**
 * Loads the competition page of the web's build. Undefined if the build has none, because it is of an older version.
 */
export async function loadCompetitionPage(root: string): Promise<CompetitionPage | undefined> {
  const html = await readFile(`${root}/${FOLDER}/competition.html`, 'utf8').catch(() => undefined)
  if (html === undefined) return undefined
  const { drawCompetition }: Drawing = await import(pathToFileURL(`${root}/${FOLDER}/draw-competition.js`).href)
  return { html, filled: (page, competition) => page.replace(PLACEHOLDER, () => drawCompetition(competition)) }
}
