import type { ChipsOverRounds, LeaderboardEntry, UserId } from '@bettle/contract'

export interface ChipsLine {
  userId: UserId
  username: string
  /** The starting chips, followed by the chips after each round. */
  chips: readonly number[]
  kind: 'own' | 'winner' | 'other'
}

/**
 * The first players up to this rank have a line, and the user always has one. A reader could not distinguish more
 * lines.
 */
const MOST = 12

/**
 * Returns the lines of the chart: the user, the winner, and the next best players up to the limit. The user's line is
 * last, so that it is drawn on top.
 */
export function chipsLines(
  startingChips: number,
  members: readonly ChipsOverRounds[],
  leaderboard: readonly LeaderboardEntry[],
  ownId: UserId,
): ChipsLine[] {
  const chipsOf = new Map(members.map(({ userId, chips }) => [userId, chips]))
  const lines = leaderboard.flatMap(({ user }, index): ChipsLine[] => {
    const chips = chipsOf.get(user._id)
    const kind = user._id === ownId ? 'own' : index === 0 ? 'winner' : 'other'
    if (!chips || (index >= MOST && kind !== 'own')) return []
    return [{ userId: user._id, username: user.username, chips: [startingChips, ...chips], kind }]
  })
  const order = { other: 0, winner: 1, own: 2 }
  return lines.sort((a, b) => order[a.kind] - order[b.kind])
}
