import { settingsAsOpened } from '@bettle/rules'
import type { LobbyRow, StoredLobbyRow } from '../schema.ts'

/**
 * Returns the lobby with its missing settings filled in by the rules of the time when it opened ([M1]). A competition's
 * lobby has an empty code.
 */
export function readLobby(stored: StoredLobbyRow): LobbyRow {
  return { ...stored, code: stored.code ?? '', settings: settingsAsOpened(stored.settings) }
}
