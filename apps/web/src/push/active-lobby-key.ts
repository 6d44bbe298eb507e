import { isId, type LobbyId, type MatchId } from '@bettle/contract'

/** The storage key of the page's active lobby. The first-paint script reads it before the app runs. */
export const ACTIVE_LOBBY = 'bettle.active-lobby'

export interface ActiveLobby {
  readonly lobbyId: LobbyId
  readonly lobbyCode: string
  /** Set if the match is already loaded; its events can then be requested at once. */
  readonly matchId?: MatchId | undefined
  /**
   * The player was removed and has read why. The page keeps this address until the player leaves it, and no link leads
   * back.
   */
  readonly isOver?: boolean | undefined
}

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
