import { isId, type LobbyId, type MatchId } from '@bettle/contract'
import { readLobbyCode } from '@bettle/rules'

/** The storage key of the page's active lobby. The script of the first paint reads it before the app runs. */
export const ACTIVE_LOBBY = 'bettle.active-lobby'

export interface ActiveLobby {
  readonly lobbyId: LobbyId
  /** Empty for a competition's game. */
  readonly lobbyCode: string
  /** Set if the match is already loaded, so that its events can be requested at once. */
  readonly matchId?: MatchId | undefined
  /**
   * True once the page has shown a removed player why they were removed. The page stays on the lobby until the player
   * leaves it, and no link leads back.
   */
  readonly isOver?: boolean | undefined
}

/**
 * Returns the parameters of the request for a lobby. For a crowded lobby, the response contains only the members that
 * the page shows at once [V14].
 */
export const lobbyAsked = (lobbyId: LobbyId) => ({ params: { lobbyId }, query: { members: 'few' } }) as const

/** Returns the part of a game's address that names the lobby: its code or, in a competition, its id. */
export const gameAddress = (lobbyId: LobbyId, lobbyCode: string): string => lobbyCode || lobbyId

/** Returns the address part of the lobby in which this page plays. */
export const addressOfActive = (lobby: ActiveLobby | undefined): string | undefined =>
  lobby && gameAddress(lobby.lobbyId, lobby.lobbyCode)

/** Returns true if the address part names this lobby. */
export const isAtAddress = ({ lobbyId, lobbyCode }: ActiveLobby, address: string): boolean =>
  lobbyId === address || lobbyCode === readLobbyCode(address)

/** Parses the stored text. Returns undefined if it does not describe a lobby. */
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
