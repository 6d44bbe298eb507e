import { completeSettings } from '@bettle/rules'
import type { LobbyRow, StoredLobbyRow } from './schema.ts'

/** A lobby as it is played: a setting its row does not hold is as usual ([M1]), whichever version of the game stored it. */
export function readLobby(stored: StoredLobbyRow): LobbyRow {
  return { ...stored, settings: completeSettings(stored.settings) }
}
