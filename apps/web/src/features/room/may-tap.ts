import type { Lobby } from '@bettle/contract'

/** Returns true for a member who can tap in this lobby: a player, also a guest, or the host without a seat [RM12] [RM15]. */
export function mayTap({ match, currentUser: { role, isHost, ranked, removed } }: Lobby): boolean {
  if (match.isRoom !== true || removed !== null) return false
  return role === 'player' || (isHost && !ranked)
}
