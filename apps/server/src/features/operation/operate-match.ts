import { GameError, type MatchId, type UserId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context, Reader, Tx } from '../../context.ts'
import type { MatchRow } from '../../db/schema.ts'
import { dueAmong } from '../../live/due-store.ts'
import { type ActedInMatch, inMatch, inMatches } from '../../live/in-match.ts'
import { matchQueue } from '../match/match-queue.ts'
import { isPractice } from '../match/practice-match.ts'
import { accountOf, type Operator } from './operator.ts'
import { type Did, type Done, recordActions, recordIfDone } from './record-action.ts'

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
    const ids = matches.map(({ id }) => id)
    await refuseSeatHolder(tx, operator, ...ids)
    const acted = await act(tx, matches)
    const done = matches.flatMap((match, index): Done[] => {
      const did = acted[index]?.did
      return did && !isUnwatched(operator, match) ? [{ matchId: match.id, did }] : []
    })
    await recordActions(ctx, tx, operator, done)
    return acted
  })
  await catchUp(ctx, matchIds)
  return replies
}

export async function recordInMatch(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  operator: Operator,
  match: Pick<MatchRow, 'id' | 'feed'>,
  did: Did | null,
): Promise<void> {
  if (isUnwatched(operator, match)) return
  await recordIfDone(ctx, tx, operator, match.id, did)
}

/** What the server does in the match it plays with itself is no operator's act: nobody ever looks it up. */
function isUnwatched(operator: Operator, match: Pick<MatchRow, 'feed'>): boolean {
  return operator === null && isPractice(match)
}

async function catchUp(ctx: Context, matchIds: readonly MatchId[]): Promise<void> {
  await runDueIn(ctx, matchIds)
  ctx.due.wake()
}

/** All that is due in them; of many those are found first that have anything to be done. */
export async function runDueIn(ctx: Context, matchIds: readonly MatchId[]): Promise<void> {
  const queues = [...new Set(matchIds)].map(matchQueue)
  const due = queues.length > 1 ? await dueAmong(ctx.db, queues, ctx.clock.date()) : queues
  await Promise.all(due.map((queue) => ctx.due.runDue(queue)))
}

/** For the answer to an operation: `pending` where what follows from it is still under way, as after a failure. */
export async function pendingOf(ctx: Context, matchIds: readonly MatchId[]): Promise<{ pending?: true }> {
  const queues = matchIds.map(matchQueue)
  // Whoever asks has committed: where nobody can tell, it is not done.
  const due = await dueAmong(ctx.db, queues, ctx.clock.date()).catch(() => queues)
  return due.length > 0 ? { pending: true } : {}
}

/** One who ever held a player's seat in a lobby of the match is ranked there: they may not decide what happens in it. */
export async function refuseSeatHolder(
  reader: Reader,
  operator: Operator,
  ...matchIds: readonly string[]
): Promise<void> {
  const userId = accountOf(operator)
  if (userId === null || !(await holdsSeatInMatch(reader, userId, ...matchIds))) return
  throw new GameError('forbidden', { message: 'You play in this match, or did: someone else has to operate it.' })
}

/** Whether they ever held a player's seat in a lobby of the match, or of one of them ([V6]). */
export async function holdsSeatInMatch(
  reader: Reader,
  userId: UserId,
  ...matchIds: readonly string[]
): Promise<boolean> {
  const seat = await reader
    .selectFrom('member')
    .innerJoin('lobby', 'lobby.id', 'member.lobby_id')
    .select('member.lobby_id')
    .where('lobby.match_id', '=', sql<string>`any(${[...matchIds]}::uuid[])`)
    .where('member.account_id', '=', userId)
    .where('member.ranked', '=', true)
    .limit(1)
    .executeTakeFirst()
  return seat !== undefined
}
