import { settingsAsOpened } from '@bettle/rules'
import type { LobbyRow, StoredLobbyRow } from '../schema.ts'

/** Fills in settings that the row lacks with the rules of the time when the lobby opened ([M1]). A competition's lobby has an empty code. */
export function readLobby(stored: StoredLobbyRow): LobbyRow {
  return { ...stored, code: stored.code ?? '', settings: settingsAsOpened(stored.settings) }
}
