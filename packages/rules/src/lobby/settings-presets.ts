import { DEFAULT_SETTINGS, type GameSettings, settingNames, settingsInEffect } from './settings.ts'

/** A preset of settings that a host chooses with one press. */
export interface SettingsPreset {
  readonly label: string
  readonly hint: string
  /** The settings of the preset that differ from the defaults. */
  readonly settings: Partial<GameSettings>
}

/**
 * The presets in the order in which the dialog offers them. Each preset lists only its differences from the defaults
 * ([M15]).
 */
export const SETTINGS_PRESETS = {
  classic: { label: 'Classic', hint: 'Bet once a round, on whatever you like.', settings: {} },
  'bettle-chips': {
    label: 'Bettle Chips',
    hint: 'You can use each play only once in a game.',
    settings: { gameMode: 'bettle-chips' },
  },
  'bet-stop': {
    label: 'Bet Stop',
    hint: 'You can repeat a play three times, then no more.',
    settings: { gameMode: 'bet-stop' },
  },
  blind: {
    label: 'Blind',
    hint: 'Players never see what the others bet.',
    settings: { showCompetitorBets: false },
  },
  quick: {
    label: 'Quick',
    hint: 'Five-minute rounds: eighteen bets in a match.',
    settings: { roundDuration: 5, breakDuration: 1, bettingTimeLimit: 4 },
  },
  knockout: {
    label: 'Knockout',
    hint: 'A player with fewer than ten chips is out of the game.',
    settings: { isTournament: true },
  },
} as const satisfies Readonly<Record<string, SettingsPreset>>

export type PresetName = keyof typeof SETTINGS_PRESETS

export const presetNames = Object.keys(SETTINGS_PRESETS) as PresetName[]

/** The settings that a preset does not change, because they decide who may join. */
const KEPT = ['maxPlayers', 'isPrivate', 'allowGuests'] as const

/** Returns the host's settings after the choice of a preset ([M15]). */
export function withPreset(name: PresetName, { maxPlayers, isPrivate, allowGuests }: GameSettings): GameSettings {
  return { ...DEFAULT_SETTINGS, maxPlayers, isPrivate, allowGuests, ...SETTINGS_PRESETS[name].settings }
}

/**
 * Returns the first preset whose settings equal these, or undefined if there is none ([M15]). The settings that decide
 * who may join are not compared, nor are settings without an effect.
 */
export function presetOf(settings: GameSettings): PresetName | undefined {
  return presetNames.find((name) => isSame(withPreset(name, settings), settings))
}

function isSame(one: GameSettings, other: GameSettings): boolean {
  const [a, b] = [settingsInEffect(one), settingsInEffect(other)]
  return settingNames.every((name) => (KEPT as readonly string[]).includes(name) || a[name] === b[name])
}
