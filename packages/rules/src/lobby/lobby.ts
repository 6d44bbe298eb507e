import type { Instant } from '../time.ts'
import { isFinalSeat, isInPlay, type LobbyRole, roleOfSeat, type SeatState, seatAfter } from './seat.ts'
import type { GameSettings } from './settings.ts'

/** The 32 characters of a lobby code. Characters that are easily confused are left out ([M4]). */
export const LOBBY_CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export const LOBBY_CODE_LENGTH = 6

const LOBBY_CODE = new RegExp(`^[${LOBBY_CODE_ALPHABET}]{${LOBBY_CODE_LENGTH}}$`)

/** Normalises a lobby code that a user typed. Returns undefined if the text cannot be a code. */
export function readLobbyCode(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  return LOBBY_CODE.test(code) ? code : undefined
}

/** Returns a lobby code made from random bytes, one byte for each character. Every code is equally likely ([M4]). */
export function lobbyCodeFrom(bytes: Uint8Array): string {
  if (bytes.length < LOBBY_CODE_LENGTH) throw new RangeError(`A lobby code needs ${LOBBY_CODE_LENGTH} random bytes`)
  return Array.from(bytes.subarray(0, LOBBY_CODE_LENGTH), (byte) => LOBBY_CODE_ALPHABET.charAt(byte & 31)).join('')
}

/** A user who is a member of the lobby, or was one. */
export interface JoiningMember {
  readonly seat: SeatState
  readonly present: boolean
}

export interface JoinAttempt {
  readonly lobbyStatus: 'open' | 'closed'
  /** True until betting on the last round has closed. */
  readonly joinable: boolean
  /** True if at most one player is left in play, so that a newcomer can only watch ([X5]). */
  readonly isDecided: boolean
  /**
   * Number of seats taken by present players and by eliminated members. Spectators and members who left take no seat.
   */
  readonly seatsTaken: number
  readonly settings: Pick<GameSettings, 'maxPlayers' | 'allowSpectators'>
  /** The role that the user requests. */
  readonly role: LobbyRole
  readonly member?: JoiningMember | undefined
}

export type JoinRefusal = 'lobby-closed' | 'lobby-full' | 'role-final' | 'forbidden'

export interface Seat {
  readonly role: LobbyRole
  /**
   * What the join changes. `new`: the user is in this lobby for the first time. `kept`: nothing. `returned`: the member
   * is back in the role that they left. `as-spectator`: a player only watches from now on. `promoted`: a spectator
   * becomes a player.
   */
  readonly seat: 'new' | 'kept' | 'returned' | 'as-spectator' | 'promoted'
  readonly state: SeatState
}

/**
 * Returns why the user cannot join the lobby in the requested role, or undefined if the user can ([M5], [M6], [M7],
 * [M13], [X1]).
 */
export function joinRefusal(attempt: JoinAttempt): JoinRefusal | undefined {
  const { member, role, settings } = attempt
  if (member?.seat === 'out') return 'forbidden'
  if (member && isThereAs(member, role)) return undefined
  if (attempt.lobbyStatus === 'closed') return 'lobby-closed'
  if (!member) return attempt.joinable ? newcomerRefusal(attempt) : 'lobby-closed'

  if (isInPlay(member.seat)) return role === 'spectator' && !settings.allowSpectators ? 'forbidden' : undefined
  if (role === 'spectator') return undefined
  if (isFinalSeat(member.seat)) return member.present ? 'role-final' : undefined
  if (!attempt.joinable || attempt.isDecided) return 'lobby-closed'
  return hasRoom(attempt) ? undefined : 'lobby-full'
}

/** Returns the seat after a join that was not refused ([M5], [M6], [M7], [X1]). */
export function seatAfterJoin(attempt: JoinAttempt): Seat {
  const { member, role } = attempt
  const before = member?.seat ?? 'none'
  // If no seat is free, a returning player watches. A member who can only watch stays a spectator, whatever role they
  // request.
  const request = role === 'player' && (before !== 'left' || hasRoom(attempt)) ? 'play' : 'watch'
  const state = seatAfter(before, request) ?? seatAfter(before, 'watch') ?? before
  return { role: roleOfSeat(state), seat: kindOf(attempt, state), state }
}

function kindOf({ member, role }: JoinAttempt, state: SeatState): Seat['seat'] {
  if (!member) return 'new'
  if (isThereAs(member, role)) return 'kept'
  if (isInPlay(member.seat)) return roleOfSeat(state) === 'player' ? 'returned' : 'as-spectator'
  return roleOfSeat(state) === 'player' ? 'promoted' : 'returned'
}

function isThereAs({ seat, present }: JoiningMember, role: LobbyRole): boolean {
  return present && roleOfSeat(seat) === role
}

function newcomerRefusal(attempt: JoinAttempt): JoinRefusal | undefined {
  if (attempt.role === 'spectator') return attempt.settings.allowSpectators ? undefined : 'forbidden'
  if (attempt.isDecided) return 'lobby-closed'
  return hasRoom(attempt) ? undefined : 'lobby-full'
}

function hasRoom({ seatsTaken, settings }: JoinAttempt): boolean {
  return seatsTaken < settings.maxPlayers
}

export interface HostCandidate {
  readonly userId: string
  readonly seat: SeatState
  readonly present: boolean
  readonly joinedAt: Instant
  /** True for a guest. A guest has no account and cannot use the rights of a host. */
  readonly isGuest?: boolean
}

/**
 * Returns the next host when the host leaves: the present player who joined first, else the present spectator who
 * joined first, else a present guest in the same order. Returns undefined if no other member is present ([M8]).
 */
export function nextHost(members: readonly HostCandidate[], leaving: string): string | undefined {
  const candidates = members.filter((member) => member.present && member.userId !== leaving)
  const inSuccession = candidates.toSorted(
    (a, b) =>
      Number(a.isGuest ?? false) - Number(b.isGuest ?? false) ||
      Number(!isInPlay(a.seat)) - Number(!isInPlay(b.seat)) ||
      a.joinedAt - b.joinedAt ||
      (a.userId < b.userId ? -1 : 1),
  )
  return inSuccession[0]?.userId
}

/** Returns true if a lobby must close because all its members left before the match started ([M9]). */
export function lobbyEmptyBeforeStart(lobby: {
  readonly matchStarted: boolean
  readonly members: readonly { readonly present: boolean }[]
}): boolean {
  return !lobby.matchStarted && lobby.members.every((member) => !member.present)
}
