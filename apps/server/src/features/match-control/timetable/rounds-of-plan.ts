import { GameError, type RoundId } from '@bettle/contract'
import type { PlannedRound } from '@bettle/rules'
import { sql } from 'kysely'
import type { Reader, RoundRow, Tx } from '../../../db/schema.ts'
import { invalid } from '../../../http/errors/invalid.ts'

/** Numbers a plan's rounds through the whole match, ordered by half and minute ([R3]). */
export async function renumberRounds(tx: Tx, planId: string): Promise<void> {
  await sql`
    update round set round_number = numbered.number
    from (
      select round.id, row_number() over (order by match_half.half_number, round.start_minute, round.id)::integer as number
      from round join match_half on match_half.id = round.half_id where round.plan_id = ${planId}) numbered
    where round.id = numbered.id and round.round_number <> numbered.number`.execute(tx)
}

/** Refuses a round that ends before it starts, or that overlaps another round of its half. */
export function refuseMinutes(request: PlannedRound, others: readonly RoundRow[]): void {
  const end = request.endMinute ?? Number.POSITIVE_INFINITY
  if (end <= request.startMinute) throw invalid('endMinute', 'End minute must be greater than start minute.')
  const overlapped = others.find(
    (other) => other.start_minute < end && request.startMinute < (other.end_minute ?? Number.POSITIVE_INFINITY),
  )
  if (overlapped) throw invalid('startMinute', overlapMessage(overlapped))
}

function overlapMessage({ round_number, start_minute, end_minute }: RoundRow): string {
  const overlap = `The minutes of this round overlap with round ${round_number}`
  if (end_minute === null) {
    return `${overlap}, which starts at minute ${start_minute} and lasts until the half ends. First give round ${round_number} an end minute.`
  }
  return `${overlap} (minute ${start_minute} to ${end_minute}). Choose other minutes, or change round ${round_number} first.`
}

/**
 * Refuses to change rounds that were played, or on which bets were possible ([R8]). It refuses the latter even if no
 * bet exists, because otherwise its reply would reveal whether there are bets ([V1]). A round whose settlement was
 * undone may change. The rounds are locked, so that no bet arrives meanwhile.
 * @param isRestored true if the rounds return to the state before they were played by mistake; their penalties stay
 */
export async function refuseUsedRounds(
  tx: Tx,
  roundIds: readonly string[],
  now: Date,
  { isRestored = false }: { readonly isRestored?: boolean } = {},
): Promise<void> {
  if (roundIds.length === 0) return
  await tx.selectFrom('round').select('id').where('id', 'in', roundIds).forUpdate().execute()
  const isBettable = await areBettable(tx, roundIds, now)
  const played = await tx
    .selectFrom('lobby_round')
    .select('round_id')
    .where('round_id', 'in', roundIds)
    .where((row) => row.or([row('settled_at', 'is not', null), row('revealed_at', 'is not', null)]))
    .limit(1)
    .executeTakeFirst()
  const fined = await tx
    .selectFrom('penalty')
    .select('round_id')
    .where('round_id', 'in', roundIds)
    .limit(1)
    .executeTakeFirst()
  if (isBettable || played || (fined && !isRestored)) throw new GameError('round-in-use')
}

/**
 * True if one of the rounds has a bet, or was priced as the next round before `now` in a plan of a lobby with a player.
 * Only a priced round can have bets. A round that is priced at `now` does not count, so that the action that made it
 * the next round can be undone ([O3]).
 */
async function areBettable(tx: Tx, roundIds: readonly string[], now: Date): Promise<boolean> {
  const { rows } = await sql`
    select round.id from round where round.id = any(${[...roundIds]}::uuid[])
      and (exists (select from bet where bet.round_id = round.id) or (
        exists (select from price_list where price_list.round_id = round.id and price_list.from_at < ${now}::timestamptz)
        and exists (select from lobby join member on member.lobby_id = lobby.id where lobby.plan_id = round.plan_id and member.ranked)))
    limit 1`.execute(tx)
  return rows.length > 0
}

/** Deletes rounds with their jobs, their state in lobbies and their pending corrections. */
export async function deleteRounds(tx: Tx, roundIds: readonly string[]): Promise<void> {
  if (roundIds.length === 0) return
  await tx.deleteFrom('due_work').where('key', 'in', roundIds).execute()
  await tx.deleteFrom('lobby_round').where('round_id', 'in', roundIds).execute()
  await tx.deleteFrom('round_change').where('round_id', 'in', roundIds).execute()
  await tx.deleteFrom('round').where('id', 'in', roundIds).execute()
}

/**
 * Returns the name of what an action on the rounds of a half changes. All rounds share it, because their minutes depend
 * on each other.
 */
export const roundsIn = (halfId: string): string => `rounds:${halfId}`

/** Returns the form of a round in the audit log. */
export function roundAsItIs(row: RoundRow) {
  return { roundId: row.id as RoundId, startMinute: row.start_minute, endMinute: row.end_minute }
}

export function roundsOfHalf(reader: Reader, planId: string, halfId: string): Promise<RoundRow[]> {
  return reader
    .selectFrom('round')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('half_id', '=', halfId)
    .orderBy('start_minute')
    .execute()
}
