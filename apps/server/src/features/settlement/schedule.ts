import {
  confirmsAt,
  type Half,
  type Instant,
  lateFrom,
  mayHaveLateBets,
  neverBegan,
  type OwnMatchTimes,
  ownMatchStep,
  type Reason,
  reasonToStore,
  roundSpan,
  roundStatus,
  type Timetable,
} from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { MatchHalfRow, MatchRow, Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { crossOff, planWork } from '../../jobs/job-store.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { wakeFeed } from '../match/feed-work.ts'
import { matchQueue } from '../match/match-queue.ts'
import { isOwnMatch } from '../match/own-match.ts'
import { wakeReminders } from '../match/reminder-work.ts'
import { ruleHalf, timetablesOf } from '../match/timetable.ts'
import { isBetMisjudged, isUndealt, isUnrevealed, isUnsettled, planOfRound, settlesAt } from './unsettled.ts'

/** The kinds of jobs of a match. */
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
  | 'wake-competitions'
  | 'own-match'

interface Work {
  readonly kind: MatchWork
  readonly key: string
  readonly runAt: Instant
}

/** The kinds of jobs that follow from the times of a match. */
const BY_THE_CLOCK: readonly MatchWork[] = ['deal-cards', 'round-start', 'round-end', 'confirm-results', 'own-match']

/**
 * Stores the jobs of a match, which follow from its halves, rounds and plans, and from what its lobbies must still
 * settle and show. Every change of times calls it in its own transaction. A job that has run may be needed again,
 * because a reopened round may end again at the same time. The caller must hold the lock on the match's row.
 */
export async function scheduleMatch(tx: Tx, matchId: string, now: Instant): Promise<void> {
  const match = await tx.selectFrom('match').selectAll().where('id', '=', matchId).executeTakeFirstOrThrow()
  await enqueueCompetitions(tx, now, matchId)
  if (match.status === 'abandoned' || match.deleted_at) return deleteUpcomingJobs(tx, [matchId], now)
  const timetables = (await timetablesOf(tx, match)).map(({ timetable }) => timetable)
  const works = worksOf(match, timetables)
  await hideAgain(tx, matchId, timetables, now)
  await judgeAgain(tx, matchId, timetables, now)
  await forgetOthers(tx, matchId, works)
  await planUndone(tx, matchId, works, now)
  await wakeFeed(tx, matchId, now)
  await wakeReminders(tx, matchId, now)
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
  const step = isOwnMatch(match) ? ownMatchStep(ownTimesOf(match, timetables[0]?.halves ?? [])) : undefined
  if (step) works.push({ kind: 'own-match', key: match.id, runAt: step.at })
  return works
}

const ownTimesOf = (match: MatchRow, halves: readonly Half[]): OwnMatchTimes => ({
  ...{ status: match.status, tempo: match.tempo, halves },
  plannedStart: (match.planned_start ?? match.created_at).getTime(),
})

/** Returns what decides the next step of the server in a match of a user's own ([OM5], [OM6]). */
export const ownMatchTimes = (match: MatchRow, halves: readonly MatchHalfRow[]): OwnMatchTimes =>
  ownTimesOf(match, halves.map(ruleHalf))

/** Returns the job that deals cards, when the first round that is played starts ([H1]). */
function dealingOf(timetable: Timetable): Work | undefined {
  const first = timetable.rounds.find((round) => !neverBegan(timetable, round))
  const startsAt = first ? roundSpan(timetable, first).startsAt : null
  return first && startsAt !== null ? { kind: 'deal-cards', key: first.id, runAt: startsAt } : undefined
}

/**
 * Plans to hide the bets on a round whose kick-off was moved to the future, also bets that were visible before ([V1]).
 * If a card is attached to a bet on a coming round, it also plans to publish the hands.
 */
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

/** Plans the correction of rounds whose bets arrived too late by the corrected start, or no longer did ([S13]). */
async function judgeAgain(tx: Tx, matchId: string, timetables: readonly Timetable[], now: Instant): Promise<void> {
  for (const timetable of timetables) {
    for (const round of timetable.rounds) {
      if (!mayHaveLateBets(timetable, round)) continue
      const isMisjudged = isBetMisjudged(sql`lobby.id`, sql`${round.id}::uuid`, lateFrom(timetable, round))
      const { rows } = await sql`
        select from lobby where lobby.plan_id = ${planOfRound(sql`${round.id}::uuid`)} and lobby.status = 'open'
          and ${isMisjudged} limit 1`.execute(tx)
      if (rows.length > 0) await planWork(tx, [correctionOf(matchId, round.id, now)])
    }
  }
}

const correctionOf = (matchId: string, roundId: string, now: Instant) => ({
  ...{ queue: matchQueue(matchId), kind: 'correct', key: roundId, runAt: now },
})

/**
 * True if a bet on one of these rounds uses a card. The card counts as played once the round starts, and as attached
 * again if the round is moved to the future ([H4]).
 */
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

/**
 * Plans the jobs that lie in the future. Of the past jobs it plans those that a lobby still needs, and
 * `confirm-results`.
 */
async function planUndone(tx: Tx, matchId: string, works: readonly Work[], now: Instant): Promise<void> {
  const rows = works.map(({ kind, key, runAt }) => ({ kind, key, due_at: new Date(runAt).toISOString() }))
  const lobbyOfPlan = sql`select from round join lobby on lobby.plan_id = round.plan_id where round.id = w.key::uuid`
  const roundId = sql<string>`w.key::uuid`
  // PostgreSQL overestimates the cost of the conditions, and would spend seconds on compiling the statement.
  await sql`set local jit = off`.execute(tx)
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
  /** The rounds to check; by default all settled rounds. */
  readonly roundIds?: readonly string[]
  readonly reason?: Reason
}

/**
 * Plans a check of settled rounds whose counts may have changed. It runs in the transaction of the change, so that a
 * crash cannot lose the check. The caller must hold the lock on the match's row, for which it waits while a settlement
 * runs ([S7]).
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
  await noteChange(tx, settled, reason, now)
  await planWork(
    tx,
    settled.map(({ id }) => correctionOf(matchId, id, now)),
  )
  await enqueueCompetitions(tx, now, matchId)
}

/**
 * Stores the reason of a change beside the job, because one job may cover several changes, each with its own reason
 * ([S11]).
 */
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

/**
 * Ends the wait of the rounds that wait for a count, and checks the settled rounds again, because a count became known
 * ([F26]). The caller must hold the lock on the match's row.
 */
export async function planWaiting(tx: Tx, now: Instant, matchId: string): Promise<void> {
  await wakeWaiting(tx, matchId)
  await enqueueCorrections(tx, now, matchId)
}

/** Ends the wait of the ends of rounds that wait for a count, or for an answer of the room's recorders ([RM28]). */
export async function wakeWaiting(tx: Tx, matchId: string): Promise<void> {
  await tx
    .updateTable('due_work')
    .set({ wait_until: null })
    .where('queue', '=', matchQueue(matchId))
    .where('kind', '=', 'round-end')
    .where('wait_until', 'is not', null)
    .execute()
}

/** An id of no round, so that an empty selection stays a valid list in SQL. */
const NO_ROUND = '00000000-0000-0000-0000-000000000000'

/**
 * Plans the booking of a match's trophies in the transaction that confirms its results, so that a crash cannot lose it
 * ([Z5]).
 */
export async function enqueueTrophies(tx: Tx, now: Instant, matchId: string): Promise<void> {
  await planWork(tx, [{ queue: matchQueue(matchId), kind: 'book-trophies', key: matchId, runAt: now }])
  await enqueueCompetitions(tx, now, matchId)
}

/**
 * Plans the jobs with which the competitions played on a match read its changes and its coming kick-off. They run after
 * the match's other jobs.
 */
export async function enqueueCompetitions(tx: Tx, now: Instant, matchId: string): Promise<void> {
  const played = await tx
    .selectFrom('competition_fixture')
    .select('competition_id')
    .where('match_id', '=', matchId)
    .limit(1)
    .executeTakeFirst()
  if (!played) return
  const { kickOff } = await tx
    .selectFrom('match_half')
    .select((query) => query.fn.min('start_time').as('kickOff'))
    .where('match_id', '=', matchId)
    .executeTakeFirstOrThrow()
  const queue = matchQueue(matchId)
  const works = [{ queue, kind: 'wake-competitions', key: matchId, runAt: now }]
  const kickOffAt = kickOff && new Date(kickOff).getTime()
  // The key contains the time, so that a kick-off that is moved to a later time gets a job of its own.
  const coming = { queue, kind: 'wake-competitions', key: `${matchId} ${kickOffAt}`, runAt: kickOffAt ?? now }
  await planWork(tx, kickOffAt && kickOffAt > now ? [...works, coming] : works)
}

/** Plans the jobs of competitions for many matches, few of which are fixtures. */
export async function enqueueCompetitionsOf(tx: Tx, now: Instant, matchIds: readonly string[]): Promise<void> {
  const played = await tx
    .selectFrom('competition_fixture')
    .select('match_id')
    .distinct()
    .where(sql<boolean>`match_id = any(${[...matchIds]}::uuid[])`)
    .execute()
  for (const { match_id } of played) await enqueueCompetitions(tx, now, match_id)
}

/** Plans the closing of a match's lobbies after it was abandoned or deleted. */
export async function enqueueCloseLobbies(tx: Tx, now: Instant, matchId: string, reason: Reason): Promise<void> {
  await deleteUpcomingJobs(tx, [matchId], now)
  await enqueueCompetitions(tx, now, matchId)
  const work = { queue: matchQueue(matchId), kind: 'close-lobbies', key: matchId, runAt: now }
  await planWork(tx, [{ ...work, reason: reasonToStore(reason) }])
}

/** Deletes the timed jobs of abandoned or deleted matches, except the settlement of rounds that are over ([S9]). */
export async function deleteUpcomingJobs(tx: Tx, matchIds: readonly string[], now: Instant): Promise<void> {
  await sql`
    delete from due_work where queue = any(${matchIds.map(matchQueue)}::text[]) and kind = any(${BY_THE_CLOCK}::text[])
      and not (kind = 'round-end' and due_at <= ${new Date(now)})`.execute(tx)
}

/** Plans all jobs of a match again, for when stored jobs may be incomplete, for instance after an upgrade. */
export function rescheduleMatch(ctx: Context, work: OwnedWork): Promise<void> {
  return transaction(ctx, async (tx) => {
    await tx.selectFrom('match').select('id').where('id', '=', work.ownerId).forUpdate().execute()
    await scheduleMatch(tx, work.ownerId, ctx.clock.now())
    await crossOff(tx, work, ctx.clock.date())
  })
}
