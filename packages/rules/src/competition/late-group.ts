import { MAX_GROUP } from './divisions.ts'

interface Group {
  readonly division: number | null
  readonly members: readonly string[]
}

/**
 * Returns the index of the group that a late entry joins: the smallest group under 20, or the one in the lowest
 * division if several are equally small ([CP32]).
 */
export function lateGroup(groups: readonly Group[]): number | undefined {
  const [smallest] = groups
    .map(({ division, members }, group) => ({ group, division: division ?? 1, size: members.length }))
    .filter(({ size }) => size < MAX_GROUP)
    .toSorted((a, b) => a.size - b.size || b.division - a.division || a.group - b.group)
  return smallest?.group
}

/** Adds a late entry to its group. @param byLot sorts the members of a group by their lots */
export function withLateEntry<G extends Group>(
  groups: readonly G[],
  entry: string,
  byLot: (entries: readonly string[]) => string[],
): G[] {
  const joined = lateGroup(groups)
  return groups.map((group, index) =>
    index === joined ? { ...group, members: byLot([...group.members, entry]) } : group,
  )
}
