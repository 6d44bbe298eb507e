import { countsAs } from '@bettle/rules'
import type { Counts } from './counts.ts'
import type { Member } from './lobby.ts'
import type { Match } from './match.ts'

/** Whether trophies are paid as a lobby stands. Bots and guests, who do not count, sit only in practice ([Z4]). */
export function countsOf(members: readonly Member[], { isPractice = false }: Pick<Match, 'isPractice'>): Counts {
  return { code: countsAs({ isPractice, people: members.filter(({ hasSettledBet }) => hasSettledBet).length }) }
}
