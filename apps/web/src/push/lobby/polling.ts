import type { Lobby } from '@bettle/contract'
import { instantOf } from '../match/timetable.ts'

/**
 * Polling intervals while no pushes arrive (ms); a live socket stops all polling. The lobby's response also carries the
 * game (5 s), the halves (30 s) and the members (3 s). It carries the odds too (15 s; before the match 5 s). The
 * shortest of these intervals applies. An unchanged lobby costs a response of a few bytes.
 */
export const POLL = {
  /** During the match. Covers 5 s for the game, 15 s for the odds and 30 s for the halves. */
  inProgress: 2_500,
  /** Before the match members change most, so 3 s. Covers 5 s for prices and 10 s for the game. */
  notStarted: 3_000,
  ended: 60_000,
  otherwise: 5_000,
  /** While bets are settled: for `settlingFor` (ms) after a round has ended. */
  settling: 2_000,
  settlingFor: 8_000,
  /** The events of a match, which the statistics count. */
  statistics: 10_000,
} as const

/** The time until the next poll of a lobby without pushes (ms). */
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
