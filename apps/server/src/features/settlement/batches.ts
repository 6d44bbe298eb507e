import { GameError, type LobbyId } from '@bettle/contract'
import type { Timetable } from '@bettle/rules'
import type { Context, Reader, Tx } from '../../context.ts'
import type { DueWorkRow, LobbyRow, MatchRow, PlanRow, RoundRow } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { inLobbies } from '../../live/in-lobby.ts'
import type { Told } from '../../live/told.ts'
import { timetableOf } from '../match/timetable.ts'
import { BATCH, claim, letOthersWork, markDone, roundIdOf } from './claim.ts'

/** A round and all that decides its status, read under a lock that events and half times wait for. */
export interface RoundInMatch {
  readonly match: MatchRow
  readonly plan: PlanRow
  readonly row: RoundRow
  readonly timetable: Timetable
}

export type LobbyNews = Map<LobbyId, Told[]>
/** The next lobbies that still need the work. */
type Remaining = (reader: Reader) => Promise<string[]>
/** Undefined: the work no longer applies (the half was reopened), nothing was done and nothing is left. */
type ActOnBatch = (tx: Tx, lobbies: readonly LobbyRow[], round: RoundInMatch) => Promise<LobbyNews | undefined>

/**
 * Does a piece of work for every lobby that still needs it, a batch a transaction: however many nodes try, each lobby is
 * done once; a crash between two batches leaves the rest to be found again ([S2]).
 */
export async function forEachBatch(
  ctx: Context,
  work: DueWorkRow,
  remaining: Remaining,
  act: ActOnBatch,
): Promise<void> {
  const roundId = roundIdOf(work)
  for (let lobbyIds = await remaining(ctx.db); ; lobbyIds = await remaining(ctx.db)) {
    if (lobbyIds.length === 0) {
      if (await markDoneUnless(ctx, work, remaining)) return
      continue
    }
    const came = await inLobbies(ctx, lobbyIds as LobbyId[], async (tx, lobbies) => {
      // The match before the work, as whoever changes a match does: neither then waits for what the other holds.
      const round = await roundInMatch(tx, roundId)
      if (!(await claim(tx, work))) return { reply: 'taken' as const, news: new Map() }
      const news = await act(tx, lobbies, round)
      return news ? { reply: 'acted' as const, news } : { reply: 'no-longer-due' as const, news: new Map() }
    })
    if (came === 'no-longer-due') return markDone(ctx, work)
    if (came === 'taken') {
      if (await isDone(ctx, work)) return
      await letOthersWork()
    }
  }
}

/**
 * Crosses the work off, unless more has come up: whoever changed the match meanwhile found it on the list still, and added
 * none. The match is locked as by them, so that they come before this look or after it ([S7]).
 */
function markDoneUnless(ctx: Context, work: DueWorkRow, remaining: Remaining): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    await tx.selectFrom('match').select('id').where('id', '=', work.match_id).forShare().executeTakeFirstOrThrow()
    if ((await remaining(tx)).length > 0) return false
    await tx.updateTable('due_work').set({ done_at: ctx.clock.date() }).where('id', '=', work.id).execute()
    return true
  })
}

async function roundInMatch(tx: Tx, roundId: string): Promise<RoundInMatch> {
  const row = await tx.selectFrom('round').selectAll().where('id', '=', roundId).executeTakeFirst()
  if (!row) throw new GameError('round-not-found')
  const plan = await tx.selectFrom('plan').selectAll().where('id', '=', row.plan_id).executeTakeFirstOrThrow()
  const match = await tx
    .selectFrom('match')
    .selectAll()
    .where('id', '=', plan.match_id)
    .forShare()
    .executeTakeFirstOrThrow()
  return { match, plan, row, timetable: await timetableOf(tx, match.id, plan.id) }
}

async function isDone(ctx: Context, work: DueWorkRow): Promise<boolean> {
  const open = await ctx.db
    .selectFrom('due_work')
    .select('id')
    .where('id', '=', work.id)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  return open === undefined
}

/** Open lobbies of the round's plan in which this round is not settled yet. */
export async function lobbiesToSettle(reader: Reader, roundId: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('lobby')
    .innerJoin('round', 'round.plan_id', 'lobby.plan_id')
    .leftJoin('lobby_round', (join) =>
      join.onRef('lobby_round.lobby_id', '=', 'lobby.id').onRef('lobby_round.round_id', '=', 'round.id'),
    )
    .select('lobby.id')
    .where('round.id', '=', roundId)
    .where('lobby.status', '=', 'open')
    .where('lobby_round.settled_at', 'is', null)
    .orderBy('lobby.id')
    .limit(BATCH)
    .execute()
  return rows.map((row) => row.id)
}
