import { DEFAULT_SETTINGS, type GameSettings, settingNames, settingsInEffect } from './settings.ts'

/**
 * The presets in the order in which the dialog offers them. Each preset lists only its differences from the defaults
 * ([M15]).
 */
const PRESETS = {
  classic: {},
  'bettle-chips': { gameMode: 'bettle-chips' },
  'bet-stop': { gameMode: 'bet-stop' },
  blind: { showCompetitorBets: false },
  quick: { roundDuration: 5, breakDuration: 1, bettingTimeLimit: 4 },
  knockout: { isTournament: true },
  cuts: { isTournament: true, eliminationBy: 'cuts' },
} as const satisfies Readonly<Record<string, Partial<GameSettings>>>

export type PresetName = keyof typeof PRESETS

export const presetNames = Object.keys(PRESETS) as PresetName[]

/** The settings that a preset does not change, because they decide who may join. */
const KEPT = ['maxPlayers', 'isPrivate', 'allowGuests'] as const

/** Returns the host's settings after the choice of a preset ([M15]). */
export function withPreset(name: PresetName, { maxPlayers, isPrivate, allowGuests }: GameSettings): GameSettings {
  return { ...DEFAULT_SETTINGS, maxPlayers, isPrivate, allowGuests, ...PRESETS[name] }
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
