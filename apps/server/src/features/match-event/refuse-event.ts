import { GameError, sentence } from '@bettle/contract'
import { eventRefusal, roundOfInstant } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { MatchRow, Tx } from '../../db/schema.ts'
import { invalid } from '../../http/errors/invalid.ts'
import { timetablesOf } from '../match/timetable.ts'
import { stageOf } from '../match-control/under-control.ts'

/** How far ahead of the server's clock an event is accepted (ms), because clocks differ a little. */
const AHEAD = 5000

export function refuseFuture(ctx: Context, at: Date): void {
  if (at.getTime() > ctx.clock.now() + AHEAD) throw invalid('timeStamp', 'The time of this event is in the future.')
}

/** Throws if events of the match can no longer change, or if a reason is needed and missing ([S8], [S9]). */
export function refuseChange(match: MatchRow, reason: string | undefined): void {
  const refusal = eventRefusal(stageOf(match), { isOfFeed: false, hasReason: reason !== undefined })
  if (refusal === 'abandoned') throw new GameError('half-state', { message: 'This match was abandoned.' })
  if (refusal) throw new GameError('results-confirmed')
}

export async function refuseUnplayed(tx: Tx, match: MatchRow, name: string, at: Date): Promise<void> {
  const type = await tx
    .selectFrom('match_event_type')
    .select('retired_at')
    .where('match_id', '=', match.id)
    .where('name', '=', name)
    .executeTakeFirst()
  await refuseUncounted(tx, match, type, at)
}

interface PlayedType {
  readonly retired_at: Date | null
}

/** Refuses an event whose type does not count in the match at that moment, or was never part of the match. */
export async function refuseUncounted(tx: Tx, match: MatchRow, type: PlayedType | undefined, at: Date): Promise<void> {
  if (type && (await countsInMatch(tx, match, type, at))) return
  throw new GameError('not-found', sentence('event-type-not-offered'))
}

/**
 * True if an event of this type counts in the match at this moment. A removed type still counts in the rounds that
 * offered it, which may have bets. Whether bets exist does not matter, because the reply would reveal bets on future
 * rounds ([V1]).
 */
async function countsInMatch(
  tx: Tx,
  match: MatchRow,
  { retired_at: retiredAt }: PlayedType,
  at: Date,
): Promise<boolean> {
  if (retiredAt === null) return true
  const roundIds = (await timetablesOf(tx, match)).flatMap(({ timetable }) => {
    const round = roundOfInstant(timetable, at.getTime())
    return round ? [round.id] : []
  })
  const { rows } = await sql`
    select from round where round.id = any(${roundIds}::uuid[])
      and exists (select from price_list where price_list.round_id = round.id and price_list.from_at <= ${retiredAt}::timestamptz)
      and exists (select from lobby join member on member.lobby_id = lobby.id where lobby.plan_id = round.plan_id and member.ranked)
    limit 1`.execute(tx)
  return rows.length > 0
}
