import type { GameSettings } from '@bettle/contract'
import {
  SETTINGS,
  type SettingName,
  type SettingsTab,
  settingsInEffect,
  settingsProblems,
  settingsWarnings,
} from '@bettle/rules'
import { settingProblemText } from '../../../api/setting-problem-text.ts'
import { warningText } from './warning-text.ts'

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
    ...settingsProblems(settingsInEffect(settings)).map((problem) =>
      findingOf('error', problem.path, settingProblemText(problem)),
    ),
    ...settingsWarnings(settings).map((warning) => findingOf('warning', warning.path, warningText(warning))),
  ]
}

function findingOf(tone: SettingsFinding['tone'], path: string, message: string): SettingsFinding {
  const setting = path in SETTINGS ? (path as SettingName) : 'maxPlayers'
  return { setting, tab: SETTINGS[setting].tab, tone, message }
}
