import { BULK_MAX, FIXTURES_MAX } from '@bettle/contract'
import { sql } from 'kysely'
import type { Reader } from '../../context.ts'

/**
 * Actions are numbered before they are committed. A number this far back can no longer be uncommitted: one transaction
 * writes at most one import or one bulk deletion, and another may commit before it.
 */
const ON_THEIR_WAY = 2 * Math.max(FIXTURES_MAX, BULK_MAX)

/**
 * Counts the audit log. An action is never deleted ([O1]), so only those since the last count are read, even of a
 * million.
 */
export function countActions(): (reader: Reader) => Promise<number> {
  let counted = { upTo: 0, count: 0 }
  return async (reader) => {
    const { upTo, count } = counted
    const { rows } = await sql<{ edge: number; settled: number; recent: number }>`
      with last as (select greatest(${upTo}::bigint, coalesce(max(number), 0) - ${ON_THEIR_WAY}) as edge from operator_action)
      select edge,
        (select count(*) from operator_action where number > ${upTo} and number <= edge) as settled,
        (select count(*) from operator_action where number > edge) as recent
      from last`.execute(reader)
    const [row] = rows
    if (!row) return count
    const settled = count + Number(row.settled)
    // Two counts may run at once: the one that is further ahead is kept.
    if (Number(row.edge) > counted.upTo) counted = { upTo: Number(row.edge), count: settled }
    return settled + Number(row.recent)
  }
}
