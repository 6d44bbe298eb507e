import { confirmsAt, type Instant, neverBegan, roundSpan } from '@bettle/rules'
import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import type { DueWorkTable } from '../../db/schema.ts'
import { plansOf, timetableOf } from '../match/timetable.ts'

interface Work {
  kind: DueWorkTable['kind']
  roundId: string | null
  dueAt: Instant
}

/**
 * Writes down what falls due in a match, from its halves, rounds and plans as they stand. Called in the same transaction
 * whenever those change: what was planned and has not been done is planned anew.
 */
export async function scheduleMatch(tx: Tx, matchId: string): Promise<void> {
  await tx
    .deleteFrom('due_work')
    .where('match_id', '=', matchId)
    .where('done_at', 'is', null)
    .where('kind', 'in', ['round-start', 'round-end', 'confirm-results'])
    .execute()
  const match = await tx.selectFrom('match').selectAll().where('id', '=', matchId).executeTakeFirstOrThrow()
  if (match.status === 'abandoned' || match.deleted_at) return
  const works: Work[] = []
  for (const plan of await plansOf(tx, matchId)) {
    const timetable = await timetableOf(tx, matchId, plan.id)
    for (const round of timetable.rounds) {
      const { startsAt, endsAt } = roundSpan(timetable, round)
      const began = startsAt !== null && !neverBegan(timetable, round)
      if (began) works.push({ kind: 'round-start', roundId: round.id, dueAt: startsAt })
      const ends = endsAt ?? (neverBegan(timetable, round) ? (match.ended_at?.getTime() ?? null) : null)
      if (ends !== null) works.push({ kind: 'round-end', roundId: round.id, dueAt: ends })
    }
  }
  if (match.status === 'completed' && match.ended_at && !match.results_confirmed_at) {
    works.push({ kind: 'confirm-results', roundId: null, dueAt: confirmsAt(match.ended_at.getTime(), match.tempo) })
  }
  await insertUndone(tx, matchId, works)
}

/** What was done at this very time is not planned again. */
async function insertUndone(tx: Tx, matchId: string, works: readonly Work[]): Promise<void> {
  if (works.length === 0) return
  const rows = works.map((work) => ({
    id: newId(),
    match_id: matchId,
    kind: work.kind,
    round_id: work.roundId,
    due_at: new Date(work.dueAt).toISOString(),
  }))
  await sql`
    insert into due_work (id, match_id, kind, round_id, due_at)
    select w.id, w.match_id, w.kind, w.round_id, w.due_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as w(id uuid, match_id uuid, kind text, round_id uuid, due_at timestamptz)
    where not exists (
      select from due_work d where d.match_id = w.match_id and d.kind = w.kind and d.round_id is not distinct from w.round_id
      and d.due_at = w.due_at)`.execute(tx)
}

export interface CorrectionScope {
  /** All settled rounds when left out. */
  readonly roundIds?: readonly string[]
  readonly reason?: string | null
}

/**
 * Asks for a look at rounds already settled, as their counts may have changed: in the same transaction as the change, so
 * that no crash can lose it. The match's row must be locked by the caller: a settlement under way is waited for ([S7]).
 */
export async function enqueueCorrections(
  tx: Tx,
  now: Instant,
  matchId: string,
  { roundIds, reason = null }: CorrectionScope = {},
): Promise<void> {
  const settled = await tx
    .selectFrom('lobby_round')
    .innerJoin('round', 'round.id', 'lobby_round.round_id')
    .innerJoin('plan', 'plan.id', 'round.plan_id')
    .select('round.id')
    .distinct()
    .where('plan.match_id', '=', matchId)
    .where('lobby_round.settled_at', 'is not', null)
    .$if(roundIds !== undefined, (query) => query.where('round.id', 'in', [...(roundIds ?? []), NO_ROUND]))
    .execute()
  for (const round of settled) await insertWork(tx, matchId, 'correct', now, round.id, reason)
}

/** So that an empty choice is still a list to the database. */
const NO_ROUND = '00000000-0000-0000-0000-000000000000'

/** Asks for the lobbies of a match to be closed: it was abandoned or deleted. */
export async function enqueueCloseLobbies(tx: Tx, now: Instant, matchId: string, reason: string): Promise<void> {
  await tx
    .deleteFrom('due_work')
    .where('match_id', '=', matchId)
    .where('done_at', 'is', null)
    .where('kind', 'in', ['round-start', 'round-end', 'confirm-results'])
    .execute()
  await insertWork(tx, matchId, 'close-lobbies', now, null, reason)
}

async function insertWork(
  tx: Tx,
  matchId: string,
  kind: DueWorkTable['kind'],
  dueAt: Instant,
  roundId: string | null,
  reason: string | null,
): Promise<void> {
  await sql`
    insert into due_work (id, match_id, kind, round_id, due_at, reason)
    values (${newId()}, ${matchId}, ${kind}, ${roundId}, ${new Date(dueAt)}, ${reason})
    on conflict (kind, round_id) where done_at is null and round_id is not null do nothing`.execute(tx)
}
