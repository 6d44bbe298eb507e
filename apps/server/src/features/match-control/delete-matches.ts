import { GameError, type Match, type MatchId } from '@bettle/contract'
import { type Reason, reasonToStore } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { MatchHalfRow, MatchRow, Tx } from '../../db/schema.ts'
import { setHalf, setMatch } from '../match/match-store.ts'
import { matchesWire } from '../match/match-wire.ts'
import { halvesByMatch } from '../match/timetable.ts'
import { type Operated, type Operator, operateMatches, runJobsIn } from '../operator/operate-match.ts'
import { type Did, EVERYTHING } from '../operator/record-action.ts'
import { deleteUpcomingJobs, enqueueCloseLobbies, enqueueCompetitionsOf } from '../settlement/schedule.ts'
import { pushesOfTimes, pushesOfWire } from './timetable/pushes-of-times.ts'
import { timesOf } from './timetable/time-changes.ts'

const REASON: Reason = { code: 'match-deleted' }

/**
 * Deletes several matches in one transaction, or none if one id is unknown or the operator bet on a match ([C9]).
 * Settled rounds stay, open bets become void, and the lobbies close. A match without confirmed results becomes
 * abandoned, because its results will never be confirmed. The rows stay for the lobbies that played the matches.
 * Matches without a lobby or a running half are deleted together in a few statements, so that a thousand deletions
 * delay no request.
 * @param onlyUnplayed true refuses the deletion if a match has a lobby
 */
export async function deleteMatches(
  ctx: Context,
  operator: Operator,
  matchIds: readonly MatchId[],
  { onlyUnplayed = false }: { readonly onlyUnplayed?: boolean } = {},
): Promise<void> {
  // Settles ended rounds first, so that only the bets on rounds that have not ended become void.
  await runJobsIn(ctx, matchIds)
  await operateMatches(ctx, operator, matchIds, async (tx, matches) => {
    const ids = matches.map(({ id }) => id)
    const withLobby = await havingLobbies(tx, ids)
    if (onlyUnplayed && withLobby.size > 0) {
      throw new GameError('half-state', {
        message:
          'A player has opened a lobby on this match, so you cannot undo the creation of the match. You can delete the match instead.',
      })
    }
    const halves = await halvesByMatch(tx, ids)
    const found = matches.map((match) => {
      const own = halves.get(match.id) ?? []
      const isPlayedOn = withLobby.has(match.id)
      return { match, isPlayedOn, halves: own, isQuiet: !isPlayedOn && own.every(({ status }) => status !== 'active') }
    })
    const deleted = await deleteQuiet(
      ctx,
      tx,
      found.flatMap(({ match, isQuiet }) => (isQuiet ? [match.id] : [])),
    )
    const acted: Operated<undefined>[] = []
    for (const { match, isPlayedOn, halves: own } of found) {
      const wire = deleted.get(match.id)
      const pushes = wire ? pushesOfWire(match, wire) : await deletePlayed(ctx, tx, match, own)
      acted.push({ reply: undefined, ...pushes, did: didTo(match, own, isPlayedOn) })
    }
    return acted
  })
}

export function deleteMatch(ctx: Context, operator: Operator, matchId: MatchId): Promise<void> {
  return deleteMatches(ctx, operator, [matchId])
}

/**
 * Deletes matches that have no lobby and no running half. Their deletion needs to settle or price no round, and to
 * close no lobby.
 */
async function deleteQuiet(ctx: Context, tx: Tx, matchIds: readonly string[]): Promise<Map<string, Match>> {
  if (matchIds.length === 0) return new Map()
  const now = ctx.clock.date()
  const isFinal = sql<boolean>`(status = 'abandoned' or results_confirmed_at is not null)`
  const rows = await tx
    .updateTable('match')
    .set({
      deleted_at: now,
      updated_at: now,
      status: sql`case when ${isFinal} then status else 'abandoned' end`,
      abandoned_reason: sql`case when ${isFinal} then abandoned_reason else ${reasonToStore(REASON)} end`,
      ended_at: sql`coalesce(ended_at, ${now}::timestamptz)`,
    })
    .where('id', '=', sql<string>`any(${[...matchIds]}::uuid[])`)
    .returningAll()
    .execute()
  await deleteUpcomingJobs(tx, matchIds, now.getTime())
  await enqueueCompetitionsOf(tx, now.getTime(), matchIds)
  return new Map((await matchesWire(tx, rows)).map((wire) => [wire._id, wire]))
}

/** Deletes a match in its transaction: its open bets become void, and its lobbies close with the reason. */
export async function deletePlayed(
  ctx: Context,
  tx: Tx,
  match: MatchRow,
  halves: readonly MatchHalfRow[],
  reason = REASON,
) {
  const now = ctx.clock.date()
  const running = halves.filter((half) => half.status === 'active')
  for (const half of running) await setHalf(tx, half.id, { status: 'finished', end_time: now })
  const calledOff = { status: 'abandoned', abandoned_reason: reasonToStore(reason) } as const
  const isFinal = match.status === 'abandoned' || match.results_confirmed_at !== null
  await setMatch(tx, match.id, now, { deleted_at: now, ended_at: match.ended_at ?? now, ...(isFinal ? {} : calledOff) })
  const moved = running.map((half) => half.id)
  const pushes = await pushesOfTimes(ctx, tx, match, moved)
  await enqueueCloseLobbies(tx, now.getTime(), match.id, reason)
  return pushes
}

/**
 * Returns the audit log entry of a deletion. A match without lobbies can be restored; with lobbies it cannot, because
 * closed lobbies stay closed.
 */
function didTo(match: MatchRow, halves: readonly MatchHalfRow[], isPlayedOn: boolean): Did {
  const matchId = match.id as MatchId
  return {
    kind: 'delete-match',
    before: { homeTeam: match.home_team, awayTeam: match.away_team, status: match.status },
    undo: isPlayedOn ? 'lobbies-closed' : { kind: 'restore-match', matchId, ...timesOf(match, halves) },
    changes: [EVERYTHING],
  }
}

async function havingLobbies(tx: Tx, matchIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('lobby')
    .select('match_id')
    .distinct()
    .where('match_id', '=', sql<string>`any(${[...matchIds]}::uuid[])`)
    .execute()
  return new Set(rows.map((row) => row.match_id))
}
