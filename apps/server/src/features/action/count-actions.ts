import { BULK_MAX, FIXTURES_MAX } from '@bettle/contract'
import { sql } from 'kysely'
import type { Reader } from '../../context.ts'

/**
 * Lines are numbered as they begin and seen as they are committed: a number this far back is not on its way any more. One transaction
 * writes as many as are made or deleted at once, and others may be through before it.
 */
const ON_THEIR_WAY = 2 * Math.max(FIXTURES_MAX, BULK_MAX)

/**
 * How many lines the audit log has. A line that stands stays ([O1]), so what was counted once is not counted again: of a million
 * only the last are looked at.
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
    // Of two who count at once the one who has come further is remembered.
    if (Number(row.edge) > counted.upTo) counted = { upTo: Number(row.edge), count: settled }
    return settled + Number(row.recent)
  }
}
