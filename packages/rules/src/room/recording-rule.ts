import type { LobbyRole } from '../lobby/seat.ts'

/**
 * How a tap of a member becomes an event of a room. `host`: at once, from a host without a seat ([RM12]). `crowd`: when
 * enough members agree ([RM3]).
 */
export type RecordingRule = 'host' | 'crowd'

/** A member's part in a room. */
export interface RoomPart {
  readonly isPresent: boolean
  readonly role: LobbyRole
  /** False for a member who never had a player's seat. */
  readonly isRanked: boolean
  readonly isHost: boolean
}

/** Returns the rule for a member's taps; undefined if the member records nothing. All code asks this function. */
export function recordingRuleOf({ isPresent, role, isRanked, isHost }: RoomPart): RecordingRule | undefined {
  if (!isPresent) return undefined
  if (isHost && !isRanked) return 'host'
  return role === 'player' ? 'crowd' : undefined
}
