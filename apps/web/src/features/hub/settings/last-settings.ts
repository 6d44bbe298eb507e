import type { GameSettings } from '@bettle/contract'
import { completeSettings, DEFAULT_SETTINGS, settingsProblems } from '@bettle/rules'

const KEY = 'bettle.last-settings'

/** The settings that were chosen last on this device; undefined if no valid settings are stored. */
export const lastSettings = {
  get(): GameSettings | undefined {
    const kept = stored()
    if (!isOfSettings(kept) || settingsProblems(kept).length > 0) return undefined
    return completeSettings(kept)
  },
  keep(settings: Partial<GameSettings>): void {
    localStorage.setItem(KEY, JSON.stringify(settings))
  },
}

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null')
  } catch {
    return undefined
  }
}

/** Checks only that each setting has the type of its default. The rules package checks the values. */
function isOfSettings(kept: unknown): kept is Partial<GameSettings> {
  if (typeof kept !== 'object' || kept === null) return false
  const types = new Map<string, unknown>(Object.entries(DEFAULT_SETTINGS))
  return Object.entries(kept).every(([name, value]) => typeof value === typeof types.get(name))
}
