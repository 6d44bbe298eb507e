import { GameError, type MatchId, type UserId } from '@bettle/contract'
import type { Context, Reader, Tx } from '../../context.ts'
import type { MatchRow } from '../../db/schema.ts'
import { type ActedInMatch, inMatch, inMatches } from '../../live/in-match.ts'
import { matchQueue } from './match-queue.ts'

/** The administrator at the controls; null is the server itself: a feed, or the practice match. */
export type Operator = UserId | null

/**
 * Every operation on a match: refused to one who is ranked in it ([V6]), told once it is committed, and answered when all that
 * it made due (settlement, correction, closing) is done, or goes on by itself: `isPending` of its queue tells.
 */
export async function operateMatch<Reply>(
  ctx: Context,
  operator: Operator,
  matchId: MatchId,
  act: (tx: Tx, match: MatchRow) => Promise<ActedInMatch<Reply>>,
): Promise<Reply> {
  const reply = await inMatch(ctx, matchId, async (tx, match) => {
    await refuseSeatHolder(tx, operator, matchId)
    return act(tx, match)
  })
  await catchUp(ctx, [matchId])
  return reply
}

/** The same on several matches at once: on all of them, or none. */
export async function operateMatches<Reply>(
  ctx: Context,
  operator: Operator,
  matchIds: readonly MatchId[],
  act: (tx: Tx, matches: readonly MatchRow[]) => Promise<readonly ActedInMatch<Reply>[]>,
): Promise<Reply[]> {
  const replies = await inMatches(ctx, matchIds, async (tx, matches) => {
    for (const match of matches) await refuseSeatHolder(tx, operator, match.id)
    return act(tx, matches)
  })
  await catchUp(ctx, matchIds)
  return replies
}

async function catchUp(ctx: Context, matchIds: readonly MatchId[]): Promise<void> {
  await Promise.all([...new Set(matchIds)].map((matchId) => ctx.due.runDue(matchQueue(matchId))))
  ctx.due.wake()
}

/** For the answer to an operation: `pending` where what follows from it is still under way, as after a failure. */
export async function pendingOf(ctx: Context, matchIds: readonly MatchId[]): Promise<{ pending?: true }> {
  const pending = await Promise.all(matchIds.map((matchId) => ctx.due.isPending(matchQueue(matchId))))
  return pending.includes(true) ? { pending: true } : {}
}

/** One who ever held a player's seat in a lobby of the match is ranked there: they may not decide what happens in it. */
export async function refuseSeatHolder(reader: Reader, operator: Operator, matchId: string): Promise<void> {
  if (operator === null || !(await holdsSeatInMatch(reader, operator, matchId))) return
  throw new GameError('forbidden', { message: 'You play in this match, or did: someone else has to operate it.' })
}

/** Whether they ever held a player's seat in a lobby of the match ([V6]). */
export async function holdsSeatInMatch(reader: Reader, userId: UserId, matchId: string): Promise<boolean> {
  const seat = await reader
    .selectFrom('member')
    .innerJoin('lobby', 'lobby.id', 'member.lobby_id')
    .select('member.lobby_id')
    .where('lobby.match_id', '=', matchId)
    .where('member.account_id', '=', userId)
    .where('member.ranked', '=', true)
    .executeTakeFirst()
  return seat !== undefined
}
