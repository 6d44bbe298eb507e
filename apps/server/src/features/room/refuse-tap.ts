import { GameError, type MatchId, sentence } from '@bettle/contract'
import type { Tx } from '../../db/schema.ts'
import { halvesOf } from '../match/timetable.ts'

/** @throws GameError `not-found` for an event type that the match does not offer */
export async function refuseUnplayed(tx: Tx, matchId: MatchId, eventType: string): Promise<void> {
  const type = await tx
    .selectFrom('match_event_type')
    .select('retired_at')
    .where('match_id', '=', matchId)
    .where('name', '=', eventType)
    .executeTakeFirst()
  if (type?.retired_at !== null) {
    throw new GameError('not-found', sentence('event-type-not-offered'))
  }
}

/**
 * Refuses an event before the first half runs: it would count for no round ([RM22]).
 * @throws GameError `half-state`
 */
export async function refuseBeforeKickOff(tx: Tx, matchId: MatchId, arrivedAt: number): Promise<void> {
  const [first] = await halvesOf(tx, matchId)
  if (!first || first.status === 'finished') return
  const kickOff = first.status === 'active' ? first.start_time : null
  if (kickOff !== null && arrivedAt >= kickOff.getTime()) return
  throw new GameError('half-state', sentence(kickOff ? 'tap-before-kick-off' : 'tap-before-start'))
}
