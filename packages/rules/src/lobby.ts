import type { GameSettings } from './settings.ts'
import type { Instant } from './time.ts'

/** The 32 signs of a lobby code: none that could be taken for another ([M4]). */
export const LOBBY_CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export const LOBBY_CODE_LENGTH = 6

const LOBBY_CODE = new RegExp(`^[${LOBBY_CODE_ALPHABET}]{${LOBBY_CODE_LENGTH}}$`)

/** The code as it is kept, of what somebody typed; undefined where it can be none. */
export function readLobbyCode(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  return LOBBY_CODE.test(code) ? code : undefined
}

/** A lobby code from random bytes, one for each sign; every code is equally likely ([M4]). */
export function lobbyCodeFrom(bytes: Uint8Array): string {
  if (bytes.length < LOBBY_CODE_LENGTH) throw new RangeError(`A lobby code needs ${LOBBY_CODE_LENGTH} random bytes`)
  return Array.from(bytes.subarray(0, LOBBY_CODE_LENGTH), (byte) => LOBBY_CODE_ALPHABET.charAt(byte & 31)).join('')
}

export type LobbyRole = 'player' | 'spectator'

/** One who is, or was, in the lobby. */
export interface JoiningMember {
  readonly role: LobbyRole
  readonly present: boolean
  /** Was a player here at some time: stays ranked, and plays again only in the seat they left ([M7]). */
  readonly ranked: boolean
  /** A spectator for good: kicked ([M7]). */
  readonly roleFinal: boolean
  /** Removed by the host, and not to come back ([M13]). */
  readonly isOut: boolean
}

export interface JoinAttempt {
  readonly lobbyStatus: 'open' | 'closed'
  /** Betting on the last round has not closed. */
  readonly joinable: boolean
  /** Players in the lobby; spectators and leavers take no seat. */
  readonly playersPresent: number
  readonly settings: Pick<GameSettings, 'maxPlayers' | 'allowSpectators'>
  /** The role asked for. */
  readonly role: LobbyRole
  readonly member?: JoiningMember | undefined
}

export type JoinRefusal = 'lobby-closed' | 'lobby-full' | 'role-final' | 'forbidden'

export interface Seat {
  readonly role: LobbyRole
  /**
   * new: first time here; kept: nothing changes; returned: back in the role they left; as-spectator: a player who only
   * watches from now on; promoted: a spectator who starts to play.
   */
  readonly seat: 'new' | 'kept' | 'returned' | 'as-spectator' | 'promoted'
}

/** Why somebody cannot join as they wish, or undefined ([M5], [M6], [M7], [M13]). */
export function joinRefusal(attempt: JoinAttempt): JoinRefusal | undefined {
  const { member, role, settings } = attempt
  if (member?.isOut) return 'forbidden'
  if (member?.present && member.role === role) return undefined
  if (attempt.lobbyStatus === 'closed') return 'lobby-closed'
  if (!member) return attempt.joinable ? newcomerRefusal(attempt) : 'lobby-closed'

  if (member.role === 'player') return role === 'spectator' && !settings.allowSpectators ? 'forbidden' : undefined
  if (role === 'spectator') return undefined
  if (isRoleFinal(member)) return member.present ? 'role-final' : undefined
  if (!attempt.joinable) return 'lobby-closed'
  return hasRoom(attempt) ? undefined : 'lobby-full'
}

/** The seat somebody gets who was not refused ([M5], [M6], [M7]). */
export function seatAfterJoin(attempt: JoinAttempt): Seat {
  const { member, role } = attempt
  if (!member) return { role, seat: 'new' }
  if (member.present && member.role === role) return { role, seat: 'kept' }

  if (member.role === 'player') {
    const keepsSeat = role === 'player' && hasRoom(attempt)
    return keepsSeat ? { role: 'player', seat: 'returned' } : { role: 'spectator', seat: 'as-spectator' }
  }
  if (role === 'spectator' || isRoleFinal(member)) return { role: 'spectator', seat: 'returned' }
  return { role: 'player', seat: 'promoted' }
}

function newcomerRefusal(attempt: JoinAttempt): JoinRefusal | undefined {
  if (attempt.role === 'spectator') return attempt.settings.allowSpectators ? undefined : 'forbidden'
  return hasRoom(attempt) ? undefined : 'lobby-full'
}

function hasRoom({ playersPresent, settings }: JoinAttempt): boolean {
  return playersPresent < settings.maxPlayers
}

/** A spectator who was kicked, or who gave up playing, watches for good. */
function isRoleFinal(member: JoiningMember): boolean {
  return member.roleFinal || member.ranked
}

export interface HostCandidate {
  readonly userId: string
  readonly role: LobbyRole
  readonly present: boolean
  readonly joinedAt: Instant
}

/** Who is host when the host leaves: the longest-standing present player, else spectator; undefined when all are gone ([M8]). */
export function nextHost(members: readonly HostCandidate[], leaving: string): string | undefined {
  const candidates = members.filter((member) => member.present && member.userId !== leaving)
  const byStanding = candidates.toSorted(
    (a, b) =>
      Number(a.role === 'spectator') - Number(b.role === 'spectator') ||
      a.joinedAt - b.joinedAt ||
      (a.userId < b.userId ? -1 : 1),
  )
  return byStanding[0]?.userId
}

/** Whether a lobby is to be closed because everybody left it before the match started ([M9]). */
export function lobbyEmptyBeforeStart(lobby: {
  readonly matchStarted: boolean
  readonly members: readonly { readonly present: boolean }[]
}): boolean {
  return !lobby.matchStarted && lobby.members.every((member) => !member.present)
}
