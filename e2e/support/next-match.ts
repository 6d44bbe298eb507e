import { createMatch } from '@bettle/contract'
import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import { aName } from './guest.ts'
import type { Stage } from './stage.ts'

/** The card on a result with which the same people go on to their next game. */
export const nextMatchCard = (page: Page) => page.getByRole('region', { name: 'Next match with the same people' })

/**
 * Creates a match that is planned before all others, so that a rematch offers it among the first ones. Earlier scenarios
 * on the same server may have left matches that nobody began, so the start lies before every start that they use.
 */
export async function aNextMatch({ server, signsInAsAdmin }: Stage): Promise<string> {
  const startTime = new Date(Date.UTC(2001, 0, 1) - server.clock.now() / 1000).toISOString()
  const body = { homeTeam: aName('Spain'), awayTeam: 'Italy', startTime }
  const { match } = await ask(server.url, createMatch, { body }, await signsInAsAdmin())
  return `${match.homeTeam} v Italy`
}
