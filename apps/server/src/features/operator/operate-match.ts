import { GameError, type MatchId, type UserId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { MatchRow, Reader, Tx } from '../../db/schema.ts'
import { queuesWithJobs } from '../../jobs/job-store.ts'
import { type ChangedInMatch, inMatch, inMatches } from '../../transactions/in-match.ts'
import { matchQueue } from '../match/match-queue.ts'
import { isOwnMatch } from '../match/own-match.ts'
import { isPractice } from '../match/practice-match.ts'
import { accountOf, type Operator } from './operator.ts'
import { type Did, type Done, recordAction, recordActions } from './record-action.ts'

export type { Operator } from './operator.ts'

export interface Operated<Reply> extends ChangedInMatch<Reply> {
  /** The entry for the audit log. Null if nothing changed. */
  readonly did: Did | null
}

/**
 * Runs an operation on a match. It is refused to operators who bet on the match ([V6]), logged in the same transaction
 * ([O1]) and published after the commit. It then runs the jobs that it caused (settlement, correction, closing).
 * `pendingOf` returns whether some of these jobs are not done.
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

/** Runs an operation on several matches: on all of them, or on none. */
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
  match: Pick<MatchRow, 'id' | 'feed' | 'opened_by'>,
  did: Did | null,
): Promise<void> {
  if (isUnwatched(operator, match)) return
  await recordAction(ctx, tx, operator, match.id, did)
}

/**
 * True for the server's own actions in a practice match, which are not logged, because no operator reads them, and in a
 * match of a user's own, which no operator sees unless it is reported ([OM4]).
 */
function isUnwatched(operator: Operator, match: Pick<MatchRow, 'feed' | 'opened_by'>): boolean {
  return operator === null && (isPractice(match) || isOwnMatch(match))
}

async function catchUp(ctx: Context, matchIds: readonly MatchId[]): Promise<void> {
  await runJobsIn(ctx, matchIds)
  ctx.jobs.wake()
}

/**
 * Runs the jobs of the matches whose time has come, except failed jobs that wait for a retry. Of several matches, it
 * first selects those with a job whose time has come.
 */
export async function runJobsIn(ctx: Context, matchIds: readonly MatchId[]): Promise<void> {
  const queues = [...new Set(matchIds)].map(matchQueue)
  const ready = queues.length > 1 ? await queuesWithJobs(ctx.db, queues, ctx.clock.date()) : queues
  await Promise.all(ready.map((queue) => ctx.jobs.runJobs(queue)))
}

/**
 * Returns a field for the reply to an operation: `pending` while its jobs are not done, for instance after a failure.
 */
export async function pendingOf(ctx: Context, matchIds: readonly MatchId[]): Promise<{ pending?: true }> {
  const queues = matchIds.map(matchQueue)
  // The operation is already committed. If the query fails, its jobs count as pending.
  const ready = await queuesWithJobs(ctx.db, queues, ctx.clock.date()).catch(() => queues)
  return ready.length > 0 ? { pending: true } : {}
}

/**
 * Refuses an account that ever bet on one of the matches ([V6]), is disabled, or is no longer an administrator. It
 * locks the account, so a concurrent bet or change of role waits until this transaction ends, or is already visible to
 * it.
 */
export async function refuseBettor(tx: Tx, operator: Operator, ...matchIds: readonly string[]): Promise<void> {
  const userId = accountOf(operator)
  if (userId === null) return
  await lockOperator(tx, userId)
  if (await hasBetOn(tx, userId, ...matchIds)) throw bettorRefused()
}

export async function lockOperator(tx: Tx, userId: UserId): Promise<void> {
  const account = await tx
    .selectFrom('account')
    .select(['role', 'disabled_at'])
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirst()
  if (account?.role !== 'admin' || account.disabled_at !== null) throw new GameError('forbidden')
}

export function bettorRefused(): GameError {
  return new GameError('forbidden', {
    message: 'You have bet on this match, so another administrator must operate it.',
  })
}

/** True if the user ever bet on one of the matches. */
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

/** True if the user ever had a player's seat in a lobby of the match, and so is ranked there. */
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
