import { BULK_MAX, FIXTURES_MAX } from '@bettle/contract'
import { sql } from 'kysely'
import type { Reader } from '../../db/schema.ts'

/**
 * How many numbers back an action may still be uncommitted. Numbers are assigned before the commit, and one transaction
 * writes at most one import or one bulk deletion.
 */
const ON_THEIR_WAY = 2 * Math.max(FIXTURES_MAX, BULK_MAX)

/**
 * Returns a function that counts the audit log. No action is ever deleted ([O1]), so each call reads only the actions
 * since the last count, even of a million.
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
    // Two counts may run at once. The result that includes more actions is kept.
    if (Number(row.edge) > counted.upTo) counted = { upTo: Number(row.edge), count: settled }
    return settled + Number(row.recent)
  }
}
