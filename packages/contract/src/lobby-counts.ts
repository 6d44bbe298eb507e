import { countsAs } from '@bettle/rules'
import type { Counts } from './counts.ts'
import type { Member } from './lobby.ts'
import type { Match } from './match.ts'

/** Returns whether a lobby with these members pays trophies. Bots and guests do not count, and only practice lobbies have them ([Z4]). */
export function countsOf(members: readonly Member[], { isPractice = false }: Pick<Match, 'isPractice'>): Counts {
  return { code: countsAs({ isPractice, people: members.filter(({ hasSettledBet }) => hasSettledBet).length }) }
}
