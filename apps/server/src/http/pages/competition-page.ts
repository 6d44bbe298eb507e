import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Competition } from '@bettle/contract'

/** The page of a public competition, as HTML that the web's build prepared, without the app's scripts. */
export interface CompetitionPage {
  /** The prepared HTML, with a placeholder for the competition. */
  readonly html: string
  /** Loads the program that renders the competition. */
  load(): Promise<unknown>
  /**
   * Puts the competition into the page.
   * @param html `html` after its head was filled in
   */
  filled(html: string, competition: Competition): Promise<string>
}

const PLACEHOLDER = '<!--competition-->'

interface Drawing {
  readonly drawCompetition: (competition: Competition) => string
}

/**
 * Loads the competition page of the web's build. Undefined if the build has none, because it is of an older version.
 * @param folder the folder of the build with files that the server needs and that browsers may not fetch
 */
export async function loadCompetitionPage(folder: string): Promise<CompetitionPage | undefined> {
  const html = await readFile(`${folder}/competition.html`, 'utf8').catch(() => undefined)
  if (html === undefined) return undefined
  const load = (): Promise<Drawing> => import(pathToFileURL(`${folder}/draw-competition.js`).href)
  return {
    html,
    load,
    async filled(page, competition) {
      const { drawCompetition } = await load()
      return page.replace(PLACEHOLDER, () => drawCompetition(competition))
    },
  }
}
