import { GameError } from '@bettle/contract'
import { roundOfInstant } from '@bettle/rules'
import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import type { MatchRow } from '../../db/schema.ts'
import { timetablesOf } from '../match/timetable.ts'

interface PlayedType {
  readonly retired_at: Date | null
}

/** Refuses an event of a type that does not count in the match at that moment, or of one the match never played. */
export async function refuseUncounted(tx: Tx, match: MatchRow, type: PlayedType | undefined, at: Date): Promise<void> {
  if (type && (await countsInMatch(tx, match, type, at))) return
  throw new GameError('not-found', { message: 'This match does not play this event type.' })
}

/**
 * Whether an event of this type counts in the match at this moment. One that was taken from it goes on counting in the rounds it was
 * on offer for, as there may be bets on it. Whether there are decides nothing: the answer would tell of those to come ([V1]).
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
