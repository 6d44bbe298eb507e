import type { Lobby } from '@bettle/contract'
import { instantOf } from '../match/timetable.ts'

/**
 * Polling intervals while no pushes arrive (ms); with a live socket nothing is polled. The lobby's response contains
 * data with different intervals: the game (5 s), the halves (30 s), the members (3 s) and the odds (15 s, before the
 * match 5 s). The shortest of these intervals applies. The response for an unchanged lobby has only a few bytes.
 */
export const POLL = {
  /** During the match. It covers 5 s for the game, 15 s for the odds and 30 s for the halves. */
  inProgress: 2_500,
  /**
   * Before the match. Members change most at that time, so the interval is 3 s. It covers 5 s for the odds and 10 s for
   * the game.
   */
  notStarted: 3_000,
  ended: 60_000,
  otherwise: 5_000,
  /** While bets are settled, which is for `settlingFor` (ms) after a round has ended. */
  settling: 2_000,
  settlingFor: 8_000,
  /** For the events of a match, from which the statistics are counted. */
  statistics: 10_000,
} as const

/** Returns the time until the next poll of a lobby without pushes (ms). */
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
