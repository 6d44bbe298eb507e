import {
  confirmsAt,
  type Instant,
  neverBegan,
  type Reason,
  reasonToStore,
  roundSpan,
  roundStatus,
  type Timetable,
} from '@bettle/rules'
import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import type { MatchRow } from '../../db/schema.ts'
import { planWork } from '../../jobs/job-store.ts'
import { wakeFeed } from '../match/feed-work.ts'
import { matchQueue } from '../match/match-queue.ts'
import { timetablesOf } from '../match/timetable.ts'
import { isUndealt, isUnrevealed, isUnsettled, settlesAt } from './unsettled.ts'

/** What is done for a match by the clock, or after something in it changed. */
export type MatchWork =
  | 'plan-match'
  | 'correct'
  | 'plan-ends'
  | 'round-end'
  | 'hide-round'
  | 'tell-hands'
  | 'deal-cards'
  | 'round-start'
  | 'book-trophies'
  | 'close-lobbies'
  | 'confirm-results'
  | 'seal-ledgers'

interface Work {
  readonly kind: MatchWork
  readonly key: string
  readonly runAt: Instant
}

/** What follows from the times of a match. */
const BY_THE_CLOCK: readonly MatchWork[] = ['deal-cards', 'round-start', 'round-end', 'confirm-results']

/**
 * Writes down what falls due in a match, from its halves, rounds and plans as they stand, and from what its lobbies still have to
 * settle and to show: called in the same transaction whenever the times change. Nothing counts as done because it was done
 * once: a round may end at the same time twice. The match's row must be locked by the caller.
 */
export async function scheduleMatch(tx: Tx, matchId: string, now: Instant): Promise<void> {
  const match = await tx.selectFrom('match').selectAll().where('id', '=', matchId).executeTakeFirstOrThrow()
  if (match.status === 'abandoned' || match.deleted_at) return forgetWhatIsAhead(tx, [matchId], now)
  const timetables = (await timetablesOf(tx, match)).map(({ timetable }) => timetable)
  const works = worksOf(match, timetables)
  await hideAgain(tx, matchId, timetables, now)
  await forgetOthers(tx, matchId, works)
  await planUndone(tx, matchId, works, now)
  await wakeFeed(tx, matchId, now)
}

function worksOf(match: MatchRow, timetables: readonly Timetable[]): Work[] {
  const works: Work[] = []
  for (const timetable of timetables) {
    const dealing = dealingOf(timetable)
    if (dealing) works.push(dealing)
    for (const round of timetable.rounds) {
      const { startsAt } = roundSpan(timetable, round)
      if (startsAt !== null && !neverBegan(timetable, round)) {
        works.push({ kind: 'round-start', key: round.id, runAt: startsAt })
      }
      const runAt = settlesAt(timetable, round, match)
      if (runAt !== null) works.push({ kind: 'round-end', key: round.id, runAt })
    }
  }
  if (match.status === 'completed' && match.ended_at && !match.results_confirmed_at) {
    works.push({ kind: 'confirm-results', key: match.id, runAt: confirmsAt(match.ended_at.getTime(), match.tempo) })
  }
  return works
}

/** The cards are dealt when the first round starts that is played at all ([H1]). */
function dealingOf(timetable: Timetable): Work | undefined {
  const first = timetable.rounds.find((round) => !neverBegan(timetable, round))
  const startsAt = first ? roundSpan(timetable, first).startsAt : null
  return first && startsAt !== null ? { kind: 'deal-cards', key: first.id, runAt: startsAt } : undefined
}

/** Bets on a round that lies ahead again, its kick-off moved, are shown when it starts, those that were shown before too ([V1]). */
async function hideAgain(tx: Tx, matchId: string, timetables: readonly Timetable[], now: Instant): Promise<void> {
  const ahead = timetables.flatMap((timetable) =>
    timetable.rounds.filter((round) => roundStatus(timetable, round, now) === 'upcoming').map((round) => round.id),
  )
  const { rows } = await sql<{ round_id: string }>`
    select distinct round_id from lobby_round
    where round_id = any(${ahead}::uuid[]) and revealed_at is not null`.execute(tx)
  const queue = matchQueue(matchId)
  await planWork(
    tx,
    rows.map(({ round_id: key }) => ({ queue, kind: 'hide-round', key, runAt: now })),
  )
  if (await isCardOn(tx, ahead)) await planWork(tx, [{ queue, kind: 'tell-hands', key: matchId, runAt: now }])
}

/** A card that went with a bet on a round counts as played from its start on: of one that lies ahead again as attached ([H4]). */
async function isCardOn(tx: Tx, roundIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from bet where round_id = any(${[...roundIds]}::uuid[]) and card is not null limit 1`.execute(tx)
  return rows.length > 0
}

async function forgetOthers(tx: Tx, matchId: string, works: readonly Work[]): Promise<void> {
  await sql`
    delete from due_work where queue = ${matchQueue(matchId)} and kind = any(${BY_THE_CLOCK}::text[])
      and not exists (
        select from jsonb_to_recordset(${JSON.stringify(works)}::jsonb) as w(kind text, key text)
        where w.kind = due_work.kind and w.key = due_work.key)`.execute(tx)
}

/** What lies ahead, and of what is past only what some lobby still has to do. */
async function planUndone(tx: Tx, matchId: string, works: readonly Work[], now: Instant): Promise<void> {
  const rows = works.map(({ kind, key, runAt }) => ({ kind, key, due_at: new Date(runAt).toISOString() }))
  const lobbyOfPlan = sql`select from round join lobby on lobby.plan_id = round.plan_id where round.id = w.key::uuid`
  const roundId = sql<string>`w.key::uuid`
  await sql`
    insert into due_work (queue, kind, key, due_at)
    select ${matchQueue(matchId)}, w.kind, w.key, w.due_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(kind text, key text, due_at timestamptz)
    where w.due_at > ${new Date(now)} or case w.kind
      when 'round-end' then exists (${lobbyOfPlan} and ${isUnsettled(roundId, sql<Date>`w.due_at`)})
      when 'deal-cards' then exists (${lobbyOfPlan} and ${isUndealt})
      when 'round-start' then exists (${lobbyOfPlan} and ${isUnrevealed(roundId)})
      else true end
    on conflict (queue, kind, key) do update set due_at = excluded.due_at, wait_until = null`.execute(tx)
}

export interface CorrectionScope {
  /** All settled rounds when left out. */
  readonly roundIds?: readonly string[]
  readonly reason?: Reason
}

/**
 * Asks for a look at rounds already settled, as their counts may have changed: in the same transaction as the change, so
 * that no crash can lose it. The match's row must be locked by the caller: a settlement under way is waited for ([S7]).
 */
export async function enqueueCorrections(
  tx: Tx,
  now: Instant,
  matchId: string,
  { roundIds, reason }: CorrectionScope = {},
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
  const queue = matchQueue(matchId)
  await noteChange(tx, settled, reason, now)
  await planWork(
    tx,
    settled.map(({ id }) => ({ queue, kind: 'correct', key: id, runAt: now })),
  )
}

/** Beside the work, not with it: one piece may stand for several changes, each with a reason of its own ([S11]). */
async function noteChange(
  tx: Tx,
  rounds: readonly { readonly id: string }[],
  reason: Reason | undefined,
  now: Instant,
): Promise<void> {
  if (rounds.length === 0 || !reason) return
  const at = new Date(now)
  await tx
    .insertInto('round_change')
    .values(rounds.map(({ id }) => ({ round_id: id, reason: reasonToStore(reason), at })))
    .execute()
}

/** So that an empty choice is still a list to the database. */
const NO_ROUND = '00000000-0000-0000-0000-000000000000'

/** Asks for the trophies of a match to be booked: in the transaction that confirms its results, so that no crash can lose it ([Z5]). */
export async function enqueueTrophies(tx: Tx, now: Instant, matchId: string): Promise<void> {
  await planWork(tx, [{ queue: matchQueue(matchId), kind: 'book-trophies', key: matchId, runAt: now }])
}

/** Asks for the lobbies of a match to be closed: it was abandoned or deleted. */
export async function enqueueCloseLobbies(tx: Tx, now: Instant, matchId: string, reason: Reason): Promise<void> {
  await forgetWhatIsAhead(tx, [matchId], now)
  const work = { queue: matchQueue(matchId), kind: 'close-lobbies', key: matchId, runAt: now }
  await planWork(tx, [{ ...work, reason: reasonToStore(reason) }])
}

/** Matches called off: rounds that are over are settled still, nothing else comes ([S9]). */
export async function forgetWhatIsAhead(tx: Tx, matchIds: readonly string[], now: Instant): Promise<void> {
  await sql`
    delete from due_work where queue = any(${matchIds.map(matchQueue)}::text[]) and kind = any(${BY_THE_CLOCK}::text[])
      and not (kind = 'round-end' and due_at <= ${new Date(now)})`.execute(tx)
}
