import { isId, type LobbyId, type MatchId } from '@bettle/contract'
import { readLobbyCode } from '@bettle/rules'

/** The storage key of the page's active lobby. The first-paint script reads it before the app runs. */
export const ACTIVE_LOBBY = 'bettle.active-lobby'

export interface ActiveLobby {
  readonly lobbyId: LobbyId
  /** Empty in a competition. */
  readonly lobbyCode: string
  /** Set if the match is already loaded; its events can then be requested at once. */
  readonly matchId?: MatchId | undefined
  /**
   * The player was removed and has read why. The page keeps this address until the player leaves it, and no link leads
   * back.
   */
  readonly isOver?: boolean | undefined
}

/** The part of a lobby that the page requests: of a crowded one only the members that it shows at once [V14]. */
export const lobbyAsked = (lobbyId: LobbyId) => ({ params: { lobbyId }, query: { members: 'few' } }) as const

/** Returns the part of a game's address that names its lobby: the code or, in a competition, the id. */
export const gameAddress = (lobbyId: LobbyId, lobbyCode: string): string => lobbyCode || lobbyId

/** Returns the address of the lobby in which this page plays. */
export const addressOfActive = (lobby: ActiveLobby | undefined): string | undefined =>
  lobby && gameAddress(lobby.lobbyId, lobby.lobbyCode)

/** True if the address names this lobby. */
export const isAtAddress = ({ lobbyId, lobbyCode }: ActiveLobby, address: string): boolean =>
  lobbyId === address || lobbyCode === readLobbyCode(address)

/** Parses the stored text; undefined if it is not a lobby. */
export function activeLobbyIn(text: string | null): ActiveLobby | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('lobbyId' in kept) || !('lobbyCode' in kept)) return undefined
    const { lobbyId, lobbyCode } = kept
    if (!isId<LobbyId>(lobbyId)) return undefined
    const matchId = 'matchId' in kept && isId<MatchId>(kept.matchId) ? { matchId: kept.matchId } : {}
    return { lobbyId, lobbyCode: String(lobbyCode), ...matchId, ...('isOver' in kept && { isOver: true }) }
  } catch {
    return undefined
  }
}
