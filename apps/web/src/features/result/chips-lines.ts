import type { ChipsOverRounds, LeaderboardEntry, UserId } from '@bettle/contract'

export interface ChipsLine {
  userId: UserId
  username: string
  /** Starting chips, then after each round. */
  chips: readonly number[]
  kind: 'own' | 'winner' | 'other'
}

/** More lines than this say nothing to the eye. */
const MOST = 12

/** The lines of a chart, one's own last so that it lies on top: oneself, the winner, and the next best as far as they fit. */
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
