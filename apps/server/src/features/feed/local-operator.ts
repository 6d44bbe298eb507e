import { GameError, type HalfId, type MatchId, type UserId } from '@bettle/contract'
import type { FeedMatch, FeedOperator } from '@bettle/replay'
import type { Context } from '../../context.ts'
import type { MatchHalfRow, MatchRow } from '../../db/schema.ts'
import { halvesOf, ruleHalf } from '../match/timetable.ts'
import { createMatch } from '../match-control/create-match.ts'
import { endHalfAt } from '../match-control/timetable/end-half.ts'
import { startHalf } from '../match-control/timetable/start-half.ts'
import type { Guard } from '../match-control/under-control.ts'
import { recordMatchEvent } from '../match-event/record-match-event.ts'

interface LocalOptions {
  /**
   * A description of the feed, stored with each match that this operator creates, to create the feed again after a
   * restart.
   */
  readonly feed?: string
  /** The guest for whose trial game this operator creates matches. */
  readonly guestId?: UserId
  /** Checks, before this operator starts or ends a half, that it still may. */
  readonly guard?: Guard
}

/** Creates an operator inside the server, which uses the same actions as the administrators' calls. */
export function createLocalOperator(ctx: Context, { feed, guestId, guard }: LocalOptions = {}): FeedOperator {
  const server = null

  const state = async (matchId: MatchId): Promise<FeedMatch | undefined> => {
    const match = await ctx.db
      .selectFrom('match')
      .selectAll()
      .where('id', '=', matchId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    return match && asFeedMatch(match, await halvesOf(ctx.db, matchId))
  }

  return {
    state,
    async createMatch({ homeTeam, awayTeam, tempo, startTime }) {
      const planned = startTime === undefined ? {} : { startTime: new Date(startTime).toISOString() }
      const { match } = await createMatch(ctx, server, {
        ...{ homeTeam, awayTeam, tempo },
        ...planned,
        ...(feed ? { feed } : {}),
        ...(guestId ? { guestId } : {}),
      })
      const created = await state(match._id)
      if (!created) throw new GameError('match-not-found')
      return created
    },
    async recordedSourceIds(matchId) {
      const rows = await ctx.db
        .selectFrom('match_event')
        .select('source_id')
        .where('match_id', '=', matchId)
        .where('source_id', 'is not', null)
        .execute()
      return new Set(rows.map(({ source_id }) => source_id ?? ''))
    },
    startHalf: (matchId, halfNumber) => startHalf(ctx, server, matchId, halfNumber, guard),
    async recordEvent(matchId, { eventType, at, team, sourceId }) {
      try {
        const timeStamp = new Date(at).toISOString()
        await recordMatchEvent(ctx, server, { match: matchId, eventType, timeStamp, team, sourceId })
        return 'recorded'
      } catch (error) {
        if (error instanceof GameError && error.code === 'results-confirmed') return 'confirmed'
        if (error instanceof GameError && error.code === 'not-found') return 'not-played'
        throw error
      }
    },
    endHalf: (half, endTime) => endHalfAt(ctx, server, half.id, new Date(endTime).toISOString(), guard),
    isTemporary: (error) => !(error instanceof GameError) || error.code === 'half-state',
  }
}

function asFeedMatch(match: MatchRow, halves: readonly MatchHalfRow[]): FeedMatch {
  return {
    id: match.id as MatchId,
    homeTeam: match.home_team,
    awayTeam: match.away_team,
    tempo: match.tempo,
    status: match.status,
    halves: halves.map((half) => ({ ...ruleHalf(half), id: half.id as HalfId })),
  }
}
