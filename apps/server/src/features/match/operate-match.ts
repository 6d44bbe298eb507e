import { GameError, type MatchId, type UserId } from '@bettle/contract'
import type { Context, Reader, Tx } from '../../context.ts'
import type { MatchRow } from '../../db/schema.ts'
import type { Acted } from '../../live/in-lobby.ts'
import { inMatch } from '../../live/in-match.ts'

/** The administrator at the controls; null is the server itself: a feed, or the practice match. */
export type Operator = UserId | null

/**
 * Every operation on a match: refused to one who is ranked in it ([V6]), told once it is committed, and answered when all that
 * it made due (settlement, correction, closing) is done.
 */
export async function operateMatch<Reply>(
  ctx: Context,
  operator: Operator,
  matchId: MatchId,
  act: (tx: Tx, match: MatchRow) => Promise<Acted<Reply>>,
): Promise<Reply> {
  const reply = await inMatch(ctx, matchId, async (tx, match) => {
    await refuseSeatHolder(tx, operator, matchId)
    return act(tx, match)
  })
  await ctx.due.runDue(matchId)
  ctx.due.wake()
  return reply
}

/** One who ever held a player's seat in a lobby of the match is ranked there: they may not decide what happens in it. */
export async function refuseSeatHolder(reader: Reader, operator: Operator, matchId: string): Promise<void> {
  if (operator === null) return
  const seat = await reader
    .selectFrom('member')
    .innerJoin('lobby', 'lobby.id', 'member.lobby_id')
    .select('member.lobby_id')
    .where('lobby.match_id', '=', matchId)
    .where('member.account_id', '=', operator)
    .where('member.ranked', '=', true)
    .executeTakeFirst()
  if (seat)
    throw new GameError('forbidden', { message: 'You play in this match, or did: someone else has to operate it.' })
}
