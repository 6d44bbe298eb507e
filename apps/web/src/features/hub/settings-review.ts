import type { GameSettings } from '@bettle/contract'
import {
  SETTINGS,
  type SettingName,
  type SettingsTab,
  settingsInEffect,
  settingsProblems,
  settingsWarnings,
} from '@bettle/rules'

export interface Finding {
  readonly setting: SettingName
  readonly tab: SettingsTab
  readonly tone: 'error' | 'warning'
  readonly message: string
}

/** What the rules have against these settings, and what they warn of, where each is to be changed. Only errors stand in the way. */
export function settingsReview(settings: GameSettings): Finding[] {
  return [
    ...settingsProblems(settingsInEffect(settings)).map((problem) => findingOf('error', problem)),
    ...settingsWarnings(settings).map((problem) => findingOf('warning', problem)),
  ]
}

function findingOf(tone: Finding['tone'], { path, message }: { path: string; message: string }): Finding {
  const setting = path in SETTINGS ? (path as SettingName) : 'maxPlayers'
  return { setting, tab: SETTINGS[setting].tab, tone, message }
}
