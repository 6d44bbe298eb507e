import { countsAs } from '@bettle/rules'
import type { Match } from '../match/match.ts'
import type { Counts } from './counts.ts'
import type { Member } from './lobby.ts'

/**
 * Returns whether a lobby with these members pays trophies. Only members with an account and a settled bet count. Bots
 * do not matter, because only practice lobbies have bots, and these never pay ([Z4], [G12]).
 */
export function countsOf(
  members: readonly Member[],
  { isPractice = false, isOwn }: Pick<Match, 'isPractice' | 'isOwn'>,
  isCompetition: boolean,
): Counts {
  return {
    code: countsAs({
      isPractice,
      isOwnMatch: isOwn === true,
      isCompetition,
      people: members.filter(({ hasSettledBet, isGuest }) => hasSettledBet && !isGuest).length,
    }),
  }
}
