/** The largest number of entries with which a tournament has only one group. */
const ONE_GROUP = 5

/** The largest average size of a group if a tournament has several groups. */
const GROUP_SIZE = 8

/**
 * Returns how many groups a tournament has: 1 for up to 5 entries, 2 for 6 to 16, 4 for 17 to 32, and so on doubling
 * ([CP19]).
 */
export function groupCount(entries: number): number {
  if (entries <= ONE_GROUP) return 1
  let groups = 2
  while (groups * GROUP_SIZE < entries) groups *= 2
  return groups
}
