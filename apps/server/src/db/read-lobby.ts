import { settingsAsOpened } from '@bettle/rules'
import type { LobbyRow, StoredLobbyRow } from './schema.ts'

/** Fills in settings that the row lacks with the rules of the time when the lobby opened ([M1]). */
export function readLobby(stored: StoredLobbyRow): LobbyRow {
  return { ...stored, settings: settingsAsOpened(stored.settings) }
}
