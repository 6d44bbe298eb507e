import type { MatchId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { suspendFeedsOf } from '../match/feed-authority.ts'
import type { AcceptedBet } from './decide-bets.ts'

/**
 * Ends what operators among the bettors may do to their matches ([V6]) and suspends their feeds ([V11]). It locks their
 * accounts, so that a concurrent operation either commits first or finds the bet.
 * @returns the matches whose feeds were suspended
 */
export async function endAuthority(tx: Tx, bets: readonly AcceptedBet[], now: Date): Promise<MatchId[]> {
  const operators = bets.filter(({ isOperators }) => isOperators)
  if (operators.length === 0) return []
  const ids = [...new Set(operators.map(({ request }) => request.userId))]
  await sql`select from account where id = any(${ids}::uuid[]) order by id for update`.execute(tx)
  const suspended: MatchId[] = []
  for (const { request, lobby } of operators) {
    suspended.push(...(await suspendFeedsOf(tx, request.userId, now, [lobby.match_id])))
  }
  return suspended
}
