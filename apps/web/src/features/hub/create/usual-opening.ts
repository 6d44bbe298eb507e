import { createLobby, type Match, openRoom } from '@bettle/contract'

/** The call that opens a lobby or a room. A room is a lobby that records its own copy of a match [RM10]. */
export type OpeningCall = typeof createLobby | typeof openRoom

/** A room must be opened before the kick-off, for an official match of which the room gets a copy [RM10]. */
export const canBeRoom = ({ status, isPractice, isTrial, isRoom }: Match): boolean =>
  status === 'upcoming' && !isPractice && !isTrial && !isRoom

/**
 * Returns the call for a lobby whose creator has not said who records the match. If nobody has said that they will record
 * it, the lobby records it as a room, because it could otherwise stay without events [F30].
 */
export const usualOpening = (match: Match): OpeningCall => (opensRoom(match) ? openRoom : createLobby)

/** Returns whether a lobby on the match is usually a room, whose members record the match. */
export const opensRoom = (match: Match): boolean => match.recordedBy === 'nobody-yet' && canBeRoom(match)
