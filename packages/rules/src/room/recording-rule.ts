import type { LobbyRole } from '../lobby/seat.ts'

/**
 * How a tap of a member becomes an event of a room. `host`: at once, from a host without a seat ([RM12]). `crowd`: when
 * enough members agree ([RM3]). `recorders`: if the member is one of the named recorders ([RM23], [RM29]).
 */
export type RecordingRule = 'host' | 'crowd' | 'recorders'

/** A member's part in a room. */
export interface RoomPart {
  readonly isPresent: boolean
  readonly role: LobbyRole
  /** False for a member who never had a player's seat. */
  readonly isRanked: boolean
  readonly isHost: boolean
  /** True if the host names who records in this room. */
  readonly isOfRecorders: boolean
}

/** Returns the rule for a member's taps; undefined if the member records nothing. All code asks this function. */
export function recordingRuleOf({
  isPresent,
  role,
  isRanked,
  isHost,
  isOfRecorders,
}: RoomPart): RecordingRule | undefined {
  if (!isPresent) return undefined
  if (isOfRecorders) return role === 'player' ? 'recorders' : undefined
  if (isHost && !isRanked) return 'host'
  return role === 'player' ? 'crowd' : undefined
}

/** The smallest number of players that the crowd rule needs ([RM30]). */
export const CROWD_FROM = 8

/** Returns who records a room that decides at its kick-off, by the number of players who are present ([RM30]). */
export const recordersAtKickOff = (present: number): 'named' | 'crowd' => (present < CROWD_FROM ? 'named' : 'crowd')
