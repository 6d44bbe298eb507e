import type { Lobby } from '@bettle/contract'
import { instantOf } from './timetable.ts'

/**
 * How often things are fetched while nothing is pushed, in milliseconds; while the socket stands nothing is polled.
 *
 * One answer, the lobby's, carries what elsewhere takes several: the game itself, its halves (30 s), the odds (15 s, before
 * the match 5 s) and who is there (3 s). It is fetched as often as the most hurried of them wants, and an
 * unchanged lobby is answered in a few bytes.
 */
export const POLL = {
  /** A match under way; within it are the game's 5 s, the odds' 15 s and the halves' 30 s. */
  inProgress: 2_500,
  /** Before the match the members are the news: every 3 s. Within it are the prices' 5 s and the game's 10 s. */
  notStarted: 3_000,
  ended: 60_000,
  otherwise: 5_000,
  /** Bets are being settled: for `settlingFor` after a round has ended. */
  settling: 2_000,
  settlingFor: 8_000,
  /** The events of a match, from which the statistics are counted. */
  statistics: 10_000,
} as const

/** Until the next look at a lobby whose pushes do not come. */
export function lobbyPoll(lobby: Lobby | undefined, now: number): number {
  if (!lobby) return POLL.otherwise
  if (hasJustEnded(lobby, now)) return POLL.settling
  const { status } = lobby.match
  if (status === 'active') return POLL.inProgress
  return status === 'upcoming' ? POLL.notStarted : POLL.ended
}

function hasJustEnded({ rounds }: Lobby, now: number): boolean {
  return rounds.some(({ endsAt }) => {
    const end = instantOf(endsAt)
    return end !== null && now >= end && now < end + POLL.settlingFor
  })
}
