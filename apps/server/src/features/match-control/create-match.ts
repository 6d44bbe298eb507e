import type { Match, MatchHalf, MatchId, Odds, UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import type { Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { insertBuiltInEventTypes } from '../match/event-type-store.ts'
import { matchWire } from '../match/match-wire.ts'
import { OFFICIAL_DURATION } from '../match/timetable.ts'
import { currentOddsWire } from '../odds/odds-wire.ts'
import { type Operator, recordInMatch } from '../operator/operate-match.ts'
import { type Did, EVERYTHING } from '../operator/record-action.ts'
import { planFor } from './plan-for.ts'

export interface MatchRequest {
  readonly homeTeam: string
  readonly awayTeam: string
  readonly startTime?: string | null | undefined
  readonly tempo?: number | undefined
  /**
   * Set if the server simulates the match: a mark of its kind, such as `practice:`, with the seed of the simulation.
   */
  readonly feed?: string
  /** Set if the match is a trial game: its guest. */
  readonly guestId?: UserId
  /** Set if the members of a lobby record the match: the official match of which it is a copy. */
  readonly roomOf?: MatchId
  /** Set if a user opens the match for a room of their own ([OM1]). */
  readonly openedBy?: UserId
  /** Set for a room in which the host names the recorders ([RM29]). */
  readonly ofRecorders?: boolean
}

/** The numbers of the halves of a new match; an administrator may add extra time. */
export const HALVES = [1, 2]

type Created = { match: Match; halfs: MatchHalf[]; odds: Odds[] }

/** Creates a match and publishes it to the hub. */
export async function createMatch(ctx: Context, operator: Operator, request: MatchRequest): Promise<Created> {
  const created = await transaction(ctx, (tx) => createMatchIn(ctx, tx, operator, request))
  ctx.live.announce({ type: 'match.changed', match: created.match })
  return created
}

/**
 * Creates a match with its halves, event types, official plan and odds. The match is upcoming, whatever status a client
 * sends: only starting a half makes it active ([C3]). The caller publishes the update after the commit.
 */
export async function createMatchIn(ctx: Context, tx: Tx, operator: Operator, request: MatchRequest): Promise<Created> {
  const matchId = newId<MatchId>()
  const now = ctx.clock.date()
  const row = await tx
    .insertInto('match')
    .values({
      id: matchId,
      home_team: request.homeTeam,
      away_team: request.awayTeam,
      status: 'upcoming',
      planned_start: request.startTime ? new Date(request.startTime) : null,
      tempo: request.tempo ?? 1,
      abandoned_reason: null,
      feed: request.feed ?? null,
      guest_id: request.guestId ?? null,
      // A match of a user's own is recorded by its room too, and copies no other match.
      room_of: request.openedBy ? matchId : (request.roomOf ?? null),
      opened_by: request.openedBy ?? null,
      of_recorders: request.ofRecorders ?? false,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('match_half')
    .values(
      HALVES.map((number) => ({ id: newId(), match_id: matchId, half_number: number, status: 'upcoming' as const })),
    )
    .execute()
  await insertBuiltInEventTypes(tx, matchId)
  const plan = await planFor(tx, row, OFFICIAL_DURATION, now.getTime())
  await recordInMatch(ctx, tx, operator, row, didCreateMatch(matchId, request))
  const match = await matchWire(tx, matchId)
  return { match, halfs: match.halves, odds: await currentOddsWire(tx, matchId, plan.id) }
}

/** Returns the entry for the audit log about a created match. */
export function didCreateMatch(matchId: MatchId, { homeTeam, awayTeam, startTime = null, tempo = 1 }: MatchRequest) {
  return {
    kind: 'create-match',
    after: { homeTeam, awayTeam, startTime, tempo },
    undo: { kind: 'delete-match', matchId, onlyUnplayed: true },
    changes: [EVERYTHING],
  } satisfies Did
}
