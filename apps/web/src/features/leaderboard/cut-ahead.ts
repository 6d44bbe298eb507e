import type { Lobby, UserId } from '@bettle/contract'
import { cutRounds, eliminatedByCut, hasCuts, leftByCut, winnerOf } from '@bettle/rules'
import { msg } from '../../texts/msg.ts'
import type { ChipLines } from './use-chips-over-rounds.ts'

export interface CutAhead {
  /** Says in one sentence after which round the next cut comes, and how many players stay. */
  readonly text: string
  /** The players whom the cut would eliminate if it came now, by what every member may see [X12]. */
  readonly out: ReadonlySet<UserId>
}

const NOBODY: ReadonlySet<UserId> = new Set()

/**
 * Returns the next cut of a cut evening; undefined in other lobbies, and once the winner is known. The ranking after the
 * latest settled round decides who would be out: open stakes count as chips in it, as they do at a cut [X9].
 */
export function cutAhead(
  { gameSettings, rounds, leaderboard, users }: Pick<Lobby, 'gameSettings' | 'rounds' | 'leaderboard' | 'users'>,
  lines: ChipLines,
): CutAhead | undefined {
  if (!hasCuts(gameSettings) || leaderboard[0]?.lastStanding) return undefined
  const cuts = cutRounds(gameSettings, rounds.length)
  const settled = Math.max(0, ...lines.rounds)
  const next = cuts.find((round) => round > settled)
  const seats = new Map(users.map(({ user, seat }) => [user._id, seat]))
  const members = leaderboard.map((entry, index) => ({
    ...entry,
    userId: entry.user._id,
    chips: lines.of(entry.user._id).at(-1) ?? entry.chips,
    joinedAt: index,
    seat: seats.get(entry.user._id) ?? 'left',
  }))
  const present = members.filter(({ seat }) => seat === 'player')
  if (present.length === 2 && members.some(({ eliminatedIn }) => eliminatedIn !== null)) {
    return { text: msg('leaderboard.cut-ahead.no-more-cuts-the'), out: NOBODY }
  }
  if (next === undefined) return undefined
  const isLast = next === cuts.at(-1)
  if (present.length <= 2) return { text: msg('leaderboard.cut-ahead.cut-after-round-if', { next }), out: NOBODY }
  const when = msg('leaderboard.cut-ahead.last-cut-after-round', { isLast, next })
  // Before the first settled bet nobody counts as active, so that nothing can be said about anybody.
  if (!winnerOf(leaderboard))
    return { text: msg('leaderboard.cut-ahead.two-players-stay', { when, isLast }), out: NOBODY }
  const staying = leftByCut(present.filter(({ isActive }) => isActive).length, { isLast })
  return {
    text: msg('leaderboard.cut-ahead.of-players-stay', { when, staying, count: present.length }),
    out: new Set(eliminatedByCut(members, { isLast }).map(({ userId }) => userId)),
  }
}
