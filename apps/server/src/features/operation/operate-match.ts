import { GameError, type MatchId, type UserId } from '@bettle/contract'
import type { Context, Reader, Tx } from '../../context.ts'
import type { MatchRow } from '../../db/schema.ts'
import { type ActedInMatch, inMatch, inMatches } from '../../live/in-match.ts'
import { matchQueue } from '../match/match-queue.ts'
import { isPractice } from '../match/practice-match.ts'
import { accountOf, type Operator } from './operator.ts'
import { type Did, recordIfDone } from './record-action.ts'

export type { Operator } from './operator.ts'

export interface Operated<Reply> extends ActedInMatch<Reply> {
  /** For the audit log; null where nothing was changed. */
  readonly did: Did | null
}

/**
 * Every operation on a match: refused to one who is ranked in it ([V6]), written down in the same transaction ([O1]), told once it
 * is committed, and answered when all that it made due (settlement, correction, closing) is done, or goes on by itself:
 * `isPending` of its queue tells.
 */
export async function operateMatch<Reply>(
  ctx: Context,
  operator: Operator,
  matchId: MatchId,
  act: (tx: Tx, match: MatchRow) => Promise<Operated<Reply>>,
): Promise<Reply> {
  const reply = await inMatch(ctx, matchId, async (tx, match) => {
    await refuseSeatHolder(tx, operator, matchId)
    const { did, ...acted } = await act(tx, match)
    await recordInMatch(ctx, tx, operator, match, did)
    return acted
  })
  await catchUp(ctx, [matchId])
  return reply
}

/** The same on several matches at once: on all of them, or none. */
export async function operateMatches<Reply>(
  ctx: Context,
  operator: Operator,
  matchIds: readonly MatchId[],
  act: (tx: Tx, matches: readonly MatchRow[]) => Promise<readonly Operated<Reply>[]>,
): Promise<Reply[]> {
  const replies = await inMatches(ctx, matchIds, async (tx, matches) => {
    for (const match of matches) await refuseSeatHolder(tx, operator, match.id)
    const acted = await act(tx, matches)
    for (const [index, match] of matches.entries()) {
      await recordInMatch(ctx, tx, operator, match, acted[index]?.did ?? null)
    }
    return acted
  })
  await catchUp(ctx, matchIds)
  return replies
}

/** What the server does in the match it plays with itself is no operator's act: nobody ever looks it up. */
export async function recordInMatch(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  operator: Operator,
  match: Pick<MatchRow, 'id' | 'feed'>,
  did: Did | null,
): Promise<void> {
  if (operator === null && isPractice(match)) return
  await recordIfDone(ctx, tx, operator, match.id, did)
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
  const userId = accountOf(operator)
  if (userId === null || !(await holdsSeatInMatch(reader, userId, matchId))) return
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
