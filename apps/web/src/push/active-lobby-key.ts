import { isId, type LobbyId, type MatchId } from '@bettle/contract'

/** Where the browser keeps which lobby the page plays in: also known to what runs before the app. */
export const ACTIVE_LOBBY = 'bettle.active-lobby'

export interface ActiveLobby {
  readonly lobbyId: LobbyId
  readonly lobbyCode: string
  /** Where it is known: what has happened in it can be asked for at once. */
  readonly matchId?: MatchId | undefined
  /** The player was put out of it, and has been told: they stay at its address until they leave, and nothing leads them back there. */
  readonly isOver?: boolean | undefined
}

/** What is kept there, if it is a lobby. */
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
