import type { GameSettings } from '@bettle/contract'
import { completeSettings, DEFAULT_SETTINGS, settingsProblems } from '@bettle/rules'

const KEY = 'bettle.last-settings'

/** What this host chose the last time, on this device; the defaults where there is nothing, or nothing that still stands. */
export const lastSettings = {
  get(): GameSettings {
    const kept = stored()
    if (!isOfSettings(kept) || settingsProblems(kept).length > 0) return { ...DEFAULT_SETTINGS }
    return completeSettings(kept)
  },
  keep(settings: Partial<GameSettings>): void {
    localStorage.setItem(KEY, JSON.stringify(settings))
  },
}

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

/** Each of the type its default has; whether it makes sense is for the rules to say. */
function isOfSettings(kept: unknown): kept is Partial<GameSettings> {
  if (typeof kept !== 'object' || kept === null) return false
  const types = new Map<string, unknown>(Object.entries(DEFAULT_SETTINGS))
  return Object.entries(kept).every(([name, value]) => typeof value === typeof types.get(name))
}
