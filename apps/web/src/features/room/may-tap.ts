import type { Lobby } from '@bettle/contract'

/**
 * Returns true for a member who can tap in this lobby: a player or the host without a seat, in both cases with an
 * account [RM12].
 */
export function mayTap({ match, currentUser: { role, isHost, ranked, isGuest, removed } }: Lobby): boolean {
  if (match.isRoom !== true || isGuest || removed !== null) return false
  return role === 'player' || (isHost && !ranked)
}
