import type { GameSettings } from '@bettle/contract'
import { settingsProblems, settingsWarnings } from '@bettle/rules'

export type SettingsTab = 'basic' | 'betting' | 'rounds' | 'advanced' | 'tournament'
export type SettingName = keyof GameSettings

export interface Finding {
  readonly setting: SettingName
  readonly tab: SettingsTab
  readonly tone: 'error' | 'warning'
  readonly message: string
}

/** Where each setting is changed. */
export const TAB_OF: Readonly<Record<SettingName, SettingsTab>> = {
  maxPlayers: 'basic',
  startingChips: 'basic',
  isPrivate: 'basic',
  minBetAmount: 'betting',
  maxBetAmount: 'betting',
  bettingTimeLimit: 'betting',
  inactivityPenalty: 'betting',
  roundDuration: 'rounds',
  breakDuration: 'rounds',
  allowLateBetting: 'advanced',
  showCompetitorBets: 'advanced',
  allowSpectators: 'advanced',
  allowChatting: 'advanced',
  autoKickInactive: 'advanced',
}

/** What the rules have against these settings, and what they warn of, where each is to be changed. Only errors stand in the way. */
export function settingsReview(settings: GameSettings): Finding[] {
  return [
    ...settingsProblems(settings).map((problem) => findingOf('error', problem)),
    ...settingsWarnings(settings).map((problem) => findingOf('warning', problem)),
  ]
}

function findingOf(tone: Finding['tone'], { path, message }: { path: string; message: string }): Finding {
  const setting = path in TAB_OF ? (path as SettingName) : 'maxPlayers'
  return { setting, tab: TAB_OF[setting], tone, message }
}
