import { type CountGap, type RoundSpan, unknownInRound } from '@bettle/rules'
import { sql } from 'kysely'
import type { Reader } from '../../db/schema.ts'

/** Reads the times in which nobody counted an event type of these matches, without those that an operator has stated. */
export async function countGapsOf(
  reader: Reader,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, readonly CountGap[]>> {
  const rows = await reader
    .selectFrom('count_gap')
    .selectAll()
    .where('match_id', '=', sql<string>`any(${[...matchIds]}::uuid[])`)
    .where('stated_at', 'is', null)
    .orderBy('event_type')
    .orderBy('from_at')
    .execute()
  const byMatch = new Map<string, CountGap[]>()
  for (const { match_id, event_type, from_at, until_at, closed_by } of rows) {
    const gap = {
      ...{ eventType: event_type, from: from_at.getTime() },
      ...{ until: until_at?.getTime() ?? null, closedBy: closed_by },
    }
    byMatch.set(match_id, [...(byMatch.get(match_id) ?? []), gap])
  }
  return byMatch
}

export async function countGaps(reader: Reader, matchId: string): Promise<readonly CountGap[]> {
  return (await countGapsOf(reader, [matchId])).get(matchId) ?? []
}

/** Adds the types whose count is unknown to the counts of an ended round ([F26]). */
export function withUnknown(
  counts: Readonly<Record<string, number>>,
  gaps: readonly CountGap[],
  span: RoundSpan,
  tempo: number,
): Record<string, number | 'unknown'> {
  const unknown = unknownInRound(gaps, span, tempo).map((eventType) => [eventType, 'unknown'] as const)
  return { ...counts, ...Object.fromEntries(unknown) }
}
