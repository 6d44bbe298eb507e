import { GameError, type Match, type MatchId, type OperatorAction } from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { MatchRow, Tx } from '../../db/schema.ts'
import { setMatch } from '../match/match-store.ts'
import { matchWire } from '../match/match-wire.ts'
import { type Operated, type Operator, operateMatch } from '../operator/operate-match.ts'
import type { Did } from '../operator/record-action.ts'
import { enqueueCompetitions } from '../settlement/schedule.ts'
import { pushesOfMatch, pushesOfTimes } from './timetable/pushes-of-times.ts'
import { type Guard, unguarded } from './under-control.ts'

export interface MatchChangeRequest {
  readonly homeTeam?: string | undefined
  readonly awayTeam?: string | undefined
  readonly startTime?: string | null | undefined
  readonly tempo?: number | undefined
}

/**
 * Changes the teams at any time, and the planned kick-off and tempo until the match starts. Equal values are no change,
 * so that a form may send all fields. The status cannot be set.
 */
export async function updateMatch(
  ctx: Context,
  operator: Operator,
  matchId: MatchId,
  request: MatchChangeRequest,
  guard: Guard = unguarded,
): Promise<Match> {
  await operateMatch(ctx, operator, matchId, async (tx, match) => {
    await guard(tx, match)
    return changeMatch(ctx, tx, match, request)
  })
  return matchWire(ctx.db, matchId)
}

/** Changes a match inside the match's transaction. */
export async function changeMatch(
  ctx: Context,
  tx: Tx,
  match: MatchRow,
  request: MatchChangeRequest,
): Promise<Operated<undefined>> {
  const matchId = match.id as MatchId
  const { startTime: kickOff, halves } = await matchWire(tx, matchId)
  const movesStart = request.startTime !== undefined && instantOf(request.startTime) !== instantOf(kickOff)
  const changesTempo = request.tempo !== undefined && request.tempo !== match.tempo
  if (match.status !== 'upcoming' && (movesStart || changesTempo)) throw new GameError('half-state')
  await setMatch(tx, matchId, ctx.clock.date(), {
    home_team: request.homeTeam ?? match.home_team,
    away_team: request.awayTeam ?? match.away_team,
    tempo: request.tempo ?? match.tempo,
    planned_start: movesStart ? (request.startTime ? new Date(request.startTime) : null) : match.planned_start,
  })
  const isRenamed =
    (request.homeTeam ?? match.home_team) !== match.home_team ||
    (request.awayTeam ?? match.away_team) !== match.away_team
  // Informs the competitions of the match, because their pages name the teams.
  if (isRenamed) await enqueueCompetitions(tx, ctx.clock.now(), matchId)
  const firstHalf = halves.filter((half) => half.halfNumber === 1).map((half) => half._id)
  const pushes =
    movesStart || changesTempo ? await pushesOfTimes(ctx, tx, match, firstHalf) : await pushesOfMatch(tx, match)
  return { reply: undefined, ...pushes, did: await didToMatch(tx, match) }
}

/** Returns the log entry with the changed fields of the match; null if none has changed. */
export async function didToMatch(tx: Tx, match: MatchRow): Promise<Did | null> {
  const before = namedIn(match)
  const now = namedIn(await tx.selectFrom('match').selectAll().where('id', '=', match.id).executeTakeFirstOrThrow())
  const changed = NAMED.filter((name) => before[name] !== now[name])
  if (changed.length === 0) return null
  const of = (fields: Named) => Object.fromEntries(changed.map((name) => [name, fields[name]])) as Partial<Named>
  return {
    kind: 'update-match',
    before: of(before),
    after: of(now),
    undo: { kind: 'update-match', matchId: match.id as MatchId, ...of(before) },
    changes: changed.map((name) => `match:${name}`),
  }
}

const NAMED = ['homeTeam', 'awayTeam', 'startTime', 'tempo'] as const
type Named = Required<Pick<Extract<OperatorAction, { kind: 'update-match' }>, (typeof NAMED)[number]>>

function namedIn(match: MatchRow): Named {
  return {
    homeTeam: match.home_team,
    awayTeam: match.away_team,
    startTime: match.planned_start?.toISOString() ?? null,
    tempo: match.tempo,
  }
}

const instantOf = (time: string | null | undefined) => (time ? Date.parse(time) : null)
