import { GameError, type HubPush, type MatchId, type MatchPush } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { MatchRow, Tx } from '../db/schema.ts'
import { transaction } from '../db/transaction.ts'
import { matchTopic } from '../push/topic.ts'
import { announceAll } from './in-lobby.ts'
import { lockMany } from './mutex.ts'

export interface ChangedInMatch<Reply> {
  readonly reply: Reply
  /** Pushes to the match's followers in this order, each with a version of its own. */
  readonly pushes?: readonly MatchPush[]
  /** Pushes to the followers of the hub. */
  readonly hub?: readonly HubPush[]
}

/**
 * Runs `change` in the match's transaction and publishes its updates after the commit.
 * @throws GameError `match-not-found`, also for a deleted match
 */
export async function inMatch<Reply>(
  ctx: Context,
  matchId: MatchId,
  change: (tx: Tx, match: MatchRow) => Promise<ChangedInMatch<Reply>>,
): Promise<Reply> {
  const [reply] = await inMatches(ctx, [matchId], async (tx, [match]) => {
    if (!match) throw new GameError('match-not-found')
    return [await change(tx, match)]
  })
  return reply as Reply
}

/**
 * Changes several matches in one transaction: all or none of them.
 * @throws GameError `match-not-found` if one of them is unknown or deleted
 */
export function inMatches<Reply>(
  ctx: Context,
  matchIds: readonly MatchId[],
  change: (tx: Tx, matches: readonly MatchRow[]) => Promise<readonly ChangedInMatch<Reply>[]>,
): Promise<Reply[]> {
  return changeMatches(ctx, matchIds, 'undeleted', change)
}

/** Changes a deleted match that is being restored. Its followers continue at the versions that they have. */
export async function inDeletedMatch<Reply>(
  ctx: Context,
  matchId: MatchId,
  change: (tx: Tx, match: MatchRow) => Promise<ChangedInMatch<Reply>>,
): Promise<Reply> {
  const [reply] = await changeMatches(ctx, [matchId], 'deleted', async (tx, [match]) => {
    if (!match) throw new GameError('match-not-found')
    return [await change(tx, match)]
  })
  return reply as Reply
}

type Which = 'undeleted' | 'deleted'

interface MatchChange<Reply> {
  readonly match: MatchRow | undefined
  readonly acted: ChangedInMatch<Reply> | undefined
}

function changeMatches<Reply>(
  ctx: Context,
  matchIds: readonly MatchId[],
  which: Which,
  change: (tx: Tx, matches: readonly MatchRow[]) => Promise<readonly ChangedInMatch<Reply>[]>,
): Promise<Reply[]> {
  return lockMany(ctx.mutex, matchIds.map(matchTopic), async () => {
    const done = await transaction<MatchChange<Reply>[]>(
      ctx,
      async (tx) => {
        const matches = await lockedMatches(tx, matchIds, which)
        const acted = await change(tx, matches)
        await raiseVersions(
          ctx,
          tx,
          matches.map(({ id }, index) => ({ id, by: acted[index]?.pushes?.length ?? 0 })),
        )
        return matches.map((match, index) => ({ match, acted: acted[index] }))
      },
      // A repeated request gets the stored replies. The earlier identical request publishes the updates.
      {
        of: (all) => all.flatMap(({ acted }) => (acted ? [acted.reply] : [])),
        from: (replies: Reply[]) => replies.map((reply) => ({ match: undefined, acted: { reply } })),
      },
    )
    for (const { match, acted } of done) {
      if (match) publishToMatch(ctx, match.id as MatchId, match.version, acted?.pushes ?? [])
      announceAll(ctx, acted?.hub ?? [])
    }
    return done.flatMap(({ acted }) => (acted ? [acted.reply] : []))
  })
}

/** Locks the rows in the order of their ids, so that two transactions cannot deadlock. */
async function lockedMatches(tx: Tx, matchIds: readonly MatchId[], which: Which): Promise<MatchRow[]> {
  const wanted = [...new Set(matchIds)]
  const matches = await tx
    .selectFrom('match')
    .selectAll()
    .where('id', '=', sql<string>`any(${wanted}::uuid[])`)
    .where('deleted_at', which === 'deleted' ? 'is not' : 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (matches.length < wanted.length) throw new GameError('match-not-found')
  return matches
}

/** Raises the version of each match by the number of its pushes, in one statement. */
async function raiseVersions(ctx: Context, tx: Tx, all: readonly { id: string; by: number }[]): Promise<void> {
  const raised = all.filter(({ by }) => by > 0)
  if (raised.length === 0) return
  await sql`
    update match set version = version + raised.by, updated_at = ${ctx.clock.date()}
    from jsonb_to_recordset(${JSON.stringify(raised)}::jsonb) as raised(id uuid, by integer)
    where match.id = raised.id`.execute(tx)
}

function publishToMatch(ctx: Context, matchId: MatchId, version: number, pushes: readonly MatchPush[]): void {
  if (pushes.length === 0) return
  try {
    ctx.live.publishToMatch(matchId, version + 1, pushes)
  } catch (error) {
    ctx.log.error({ err: error, matchId }, 'the updates of a match could not be published')
  }
}
