import { isId, type LobbyId } from '@bettle/contract'

/** Where the browser keeps which lobby the page plays in: also known to what runs before the app. */
export const ACTIVE_LOBBY = 'bettle.active-lobby'

export interface ActiveLobby {
  readonly lobbyId: LobbyId
  readonly lobbyCode: string
}

/** What is kept there, if it is a lobby. */
export function activeLobbyIn(text: string | null): ActiveLobby | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('lobbyId' in kept) || !('lobbyCode' in kept)) return undefined
    const { lobbyId, lobbyCode } = kept
    return isId<LobbyId>(lobbyId) ? { lobbyId, lobbyCode: String(lobbyCode) } : undefined
  } catch {
    return undefined
  }
}
