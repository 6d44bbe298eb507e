import { GameError, type MatchId, type UserId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context, Reader, Tx } from '../../context.ts'
import type { MatchRow } from '../../db/schema.ts'
import { queuesWithJobs } from '../../jobs/job-store.ts'
import { type ChangedInMatch, inMatch, inMatches } from '../../transactions/in-match.ts'
import { matchQueue } from '../match/match-queue.ts'
import { isPractice } from '../match/practice-match.ts'
import { accountOf, type Operator } from './operator.ts'
import { type Did, type Done, recordActions, recordIfDone } from './record-action.ts'

export type { Operator } from './operator.ts'

export interface Operated<Reply> extends ChangedInMatch<Reply> {
  /** For the audit log; null where nothing was changed. */
  readonly did: Did | null
}

/**
 * Every operation on a match: refused to one who bet on it ([V6]), written down in the same transaction ([O1]), told once it
 * is committed, and answered when all that it made due (settlement, correction, closing) is done, or goes on by itself:
 * `isPending` of its queue tells.
 */
export async function operateMatch<Reply>(
  ctx: Context,
  operator: Operator,
  matchId: MatchId,
  change: (tx: Tx, match: MatchRow) => Promise<Operated<Reply>>,
): Promise<Reply> {
  const reply = await inMatch(ctx, matchId, async (tx, match) => {
    await refuseBettor(tx, operator, matchId)
    const { did, ...acted } = await change(tx, match)
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
  change: (tx: Tx, matches: readonly MatchRow[]) => Promise<readonly Operated<Reply>[]>,
): Promise<Reply[]> {
  const replies = await inMatches(ctx, matchIds, async (tx, matches) => {
    const ids = matches.map(({ id }) => id)
    await refuseBettor(tx, operator, ...ids)
    const acted = await change(tx, matches)
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
  await runJobsIn(ctx, matchIds)
  ctx.jobs.wake()
}

/** All that is due in them; of many those are found first that have anything to be done. */
export async function runJobsIn(ctx: Context, matchIds: readonly MatchId[]): Promise<void> {
  const queues = [...new Set(matchIds)].map(matchQueue)
  const ready = queues.length > 1 ? await queuesWithJobs(ctx.db, queues, ctx.clock.date()) : queues
  await Promise.all(ready.map((queue) => ctx.jobs.runJobs(queue)))
}

/** For the answer to an operation: `pending` where what follows from it is still under way, as after a failure. */
export async function pendingOf(ctx: Context, matchIds: readonly MatchId[]): Promise<{ pending?: true }> {
  const queues = matchIds.map(matchQueue)
  // Whoever asks has committed: where nobody can tell, it is not done.
  const ready = await queuesWithJobs(ctx.db, queues, ctx.clock.date()).catch(() => queues)
  return ready.length > 0 ? { pending: true } : {}
}

/**
 * Refuses an account that ever bet on one of the matches ([V6]), or that is no administrator any more. The account stays locked: who
 * bets or loses the role at the same moment waits until this transaction ends, or is seen here.
 */
export async function refuseBettor(tx: Tx, operator: Operator, ...matchIds: readonly string[]): Promise<void> {
  const userId = accountOf(operator)
  if (userId === null) return
  await holdOperator(tx, userId)
  if (await hasBetOn(tx, userId, ...matchIds)) throw bettorRefused()
}

export async function holdOperator(tx: Tx, userId: UserId): Promise<void> {
  const account = await tx
    .selectFrom('account')
    .select(['role', 'disabled_at'])
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirst()
  if (account?.role !== 'admin' || account.disabled_at !== null) throw new GameError('forbidden')
}

export function bettorRefused(): GameError {
  return new GameError('forbidden', { message: 'You have bet on this match: someone else has to operate it.' })
}

/** Whether they ever bet on the match, or on one of them. */
export async function hasBetOn(reader: Reader, userId: UserId, ...matchIds: readonly string[]): Promise<boolean> {
  const bet = await reader
    .selectFrom('bet')
    .innerJoin('lobby', 'lobby.id', 'bet.lobby_id')
    .select('bet.id')
    .where('lobby.match_id', '=', sql<string>`any(${[...matchIds]}::uuid[])`)
    .where('bet.account_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return bet !== undefined
}

/** Whether they ever held a player's seat in a lobby of the match: they are ranked there. */
export async function holdsSeatInMatch(reader: Reader, userId: UserId, matchId: string): Promise<boolean> {
  const seat = await reader
    .selectFrom('member')
    .innerJoin('lobby', 'lobby.id', 'member.lobby_id')
    .select('member.lobby_id')
    .where('lobby.match_id', '=', matchId)
    .where('member.account_id', '=', userId)
    .where('member.ranked', '=', true)
    .limit(1)
    .executeTakeFirst()
  return seat !== undefined
}
