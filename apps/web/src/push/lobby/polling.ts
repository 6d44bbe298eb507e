import type { Lobby } from '@bettle/contract'
import { instantOf } from '../match/timetable.ts'

/**
 * Polling intervals (ms) while the connection is not live; while it is live, the page does not poll the lobby. One
 * response contains the game, the halves, the members and the odds, so the shortest interval of these parts applies.
 * The response for an unchanged lobby has only a few bytes.
 */
export const POLL = {
  /**
   * During the match. The game needs this interval; the members (3 s), the odds (15 s) and the halves (30 s) allow
   * longer ones.
   */
  inProgress: 2_500,
  /**
   * Before the match. The members need this interval, because they change most at that time; the odds (5 s) and the
   * game (10 s) allow longer ones.
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

/** Returns the time until the next poll of the lobby (ms). It is used while the connection is not live. */
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
