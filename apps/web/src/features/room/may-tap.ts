import type { Lobby } from '@bettle/contract'

/** True for a member who may tap in this lobby: a player, or the host without a seat, with an account [RM12]. */
export function mayTap({ match, currentUser: { role, isHost, ranked, isGuest, removed } }: Lobby): boolean {
  if (match.isRoom !== true || isGuest || removed !== null) return false
  return role === 'player' || (isHost && !ranked)
}
