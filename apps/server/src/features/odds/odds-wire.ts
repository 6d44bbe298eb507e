import type { MatchId, Odds, OddsId } from '@bettle/contract'
import { isSuspended, type OptionLine, oddsToWire, optionName, type Suspension } from '@bettle/rules'
import type { OptionRow, Reader } from '../../db/schema.ts'

export interface OptionOfPlan extends OptionRow {
  readonly round_duration: number
}

/** Returns the current options of a plan, in the order of their event types. */
export async function currentOddsWire(reader: Reader, matchId: string, planId: string): Promise<Odds[]> {
  const rows = await selectOptions(reader)
    .leftJoin('match_event_type', (join) =>
      join
        .onRef('match_event_type.match_id', '=', 'option.match_id')
        .onRef('match_event_type.name', '=', 'option.event_type'),
    )
    .where('option.plan_id', '=', planId)
    .where('option.retired_at', 'is', null)
    .orderBy('match_event_type.position')
    .orderBy('option.event_type')
    .orderBy('option.bet_type')
    .orderBy('option.threshold')
    .orderBy('option.id')
    .execute()
  const suspensions = await openSuspensions(reader, [matchId])
  return rows.map((row) => optionToWire(row, suspensions))
}

/** Returns options of any matches in the wire format, in the given order. */
export async function optionsToWire(reader: Reader, rows: readonly OptionOfPlan[]): Promise<Odds[]> {
  const suspensions = await openSuspensions(reader, [...new Set(rows.map((row) => row.match_id))])
  return rows.map((row) => optionToWire(row, suspensions))
}

export function selectOptions(reader: Reader) {
  return reader
    .selectFrom('option')
    .innerJoin('plan', 'plan.id', 'option.plan_id')
    .selectAll('option')
    .select('plan.round_duration')
}

export interface OpenSuspension extends Suspension {
  readonly matchId: string
}

/** Returns the suspensions in effect: of a match, of its event types or of single options. */
export async function openSuspensions(reader: Reader, matchIds: readonly string[]): Promise<OpenSuspension[]> {
  if (matchIds.length === 0) return []
  const rows = await reader
    .selectFrom('suspension')
    .select(['match_id', 'event_type', 'option_id'])
    .where('match_id', 'in', [...matchIds])
    .where('until_at', 'is', null)
    .execute()
  return rows.map((row) => ({ matchId: row.match_id, eventType: row.event_type, oddsId: row.option_id }))
}

/** Returns the line of an option in the format of the rules. */
export const lineOf = (row: Pick<OptionRow, 'bet_type' | 'threshold' | 'event_type'>): OptionLine => ({
  betType: row.bet_type,
  threshold: row.threshold,
  eventType: row.event_type,
})

export const nameOf = (row: OptionRow): string => row.name ?? optionName(lineOf(row))

function optionToWire(row: OptionOfPlan, suspensions: readonly OpenSuspension[]): Odds {
  const ofMatch = suspensions.filter((suspension) => suspension.matchId === row.match_id)
  return {
    _id: row.id as OddsId,
    match: row.match_id as MatchId,
    name: nameOf(row),
    ...(row.name !== null && { customName: row.name }),
    eventType: row.event_type,
    betType: row.bet_type,
    threshold: row.threshold,
    odds: oddsToWire(row.hundredths),
    roundDuration: row.round_duration,
    setBy: row.set_by,
    suspended: isSuspended({ id: row.id, eventType: row.event_type }, ofMatch),
    retired: row.retired_at !== null,
  }
}
