import { settingsAsOpened } from '@bettle/rules'
import type { LobbyRow, StoredLobbyRow } from './schema.ts'

/** A lobby as it is played: a setting its row does not hold is as it was when it was opened ([M1]). */
export function readLobby(stored: StoredLobbyRow): LobbyRow {
  return { ...stored, settings: settingsAsOpened(stored.settings) }
}
