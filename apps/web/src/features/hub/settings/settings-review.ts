import type { GameSettings } from '@bettle/contract'
import {
  SETTINGS,
  type SettingName,
  type SettingsTab,
  settingsInEffect,
  settingsProblems,
  settingsWarnings,
} from '@bettle/rules'

export interface SettingsFinding {
  readonly setting: SettingName
  readonly tab: SettingsTab
  readonly tone: 'error' | 'warning'
  readonly message: string
}

/**
 * Returns the errors and warnings about these settings, each with its tab. Only errors prevent the lobby from being
 * created.
 */
export function settingsReview(settings: GameSettings): SettingsFinding[] {
  return [
    ...settingsProblems(settingsInEffect(settings)).map((problem) => findingOf('error', problem)),
    ...settingsWarnings(settings).map((problem) => findingOf('warning', problem)),
  ]
}

function findingOf(
  tone: SettingsFinding['tone'],
  { path, message }: { path: string; message: string },
): SettingsFinding {
  const setting = path in SETTINGS ? (path as SettingName) : 'maxPlayers'
  return { setting, tab: SETTINGS[setting].tab, tone, message }
}
