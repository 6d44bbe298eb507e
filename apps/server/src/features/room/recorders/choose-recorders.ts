import { GameError, type GameSettingsGiven, type Said, sentence } from '@bettle/contract'
import { CROWD_FROM, completeSettings } from '@bettle/rules'
import type { LobbyRow, Tx } from '../../../db/schema.ts'
import { writeLine } from './recorder-store.ts'

export interface RecorderChoice {
  readonly gameSettings: GameSettingsGiven
  readonly hostOnly: boolean
  /** Who records; undefined from a client that does not know the choice, for which the crowd records. */
  readonly recorders?: 'named' | 'crowd' | 'at-kick-off' | undefined
}

/**
 * Returns the settings of a room, which is private. Named recorders see what their words do, so their room shows bets
 * once their round has started ([RM30]).
 * @throws GameError `invalid-settings` for a crowd in a lobby that is too small for it, or for named recorders of a host
 *   without a seat ([RM30])
 */
export function settingsOfRoom({ gameSettings, hostOnly, recorders }: RecorderChoice): GameSettingsGiven {
  const settings = { ...gameSettings, isPrivate: true }
  if (recorders === 'crowd' && !hostOnly && completeSettings(settings).maxPlayers < CROWD_FROM)
    throw refused('gameSettings.maxPlayers', sentence('room-crowd-small'))
  if (!hasRecorders({ recorders })) return settings
  if (hostOnly) throw refused('hostOnly', sentence('room-host-alone'))
  return { ...settings, showCompetitorBets: true }
}

/**
 * Returns true if the match begins as one of named recorders. So does a room that decides at its kick-off: until then
 * nobody is named, and the kick-off may hand the match to the crowd.
 */
export const hasRecorders = ({ recorders }: Pick<RecorderChoice, 'recorders'>): boolean =>
  recorders === 'named' || recorders === 'at-kick-off'

const refused = (path: string, said: Said) =>
  new GameError('invalid-settings', { ...said, issues: [{ path, ...said }] })

/** Makes the host the first recorder of a room that has just been opened ([RM29]). */
export function nameHost(tx: Tx, lobby: LobbyRow): Promise<number> {
  return writeLine(tx, lobby.match_id, { kind: 'admitted', account_id: lobby.host_id }, lobby.created_at)
}
