import { expect, it } from 'vitest'
import { settingsProblems } from './lobby-settings.ts'
import { DEFAULT_SETTINGS } from './settings.ts'
import { presetNames, presetOf, withPreset } from './settings-presets.ts'
import { settingsWarnings } from './settings-warnings.ts'

it.each(presetNames)('can be played without a warning and is recognised again: preset %s [M15] [PR114]', (name) => {
  const settings = withPreset(name, DEFAULT_SETTINGS)
  expect(settingsProblems(settings)).toEqual([])
  expect(settingsWarnings(settings)).toEqual([])
  expect(presetOf(settings)).toBe(name)
})

it('has the classic game as the preset of the default settings [M15]', () => {
  expect(withPreset('classic', DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS)
})

it("keeps the host's choice of who may join, and resets all other settings [M15]", () => {
  const held = { ...withPreset('quick', DEFAULT_SETTINGS), maxPlayers: 4, isPrivate: true, startingChips: 500 }
  expect(presetOf(held)).toBeUndefined()
  expect(withPreset('blind', held)).toEqual({
    ...DEFAULT_SETTINGS,
    maxPlayers: 4,
    isPrivate: true,
    showCompetitorBets: false,
  })
  expect(presetOf({ ...withPreset('blind', held), maxPlayers: 2 })).toBe('blind')
  // A setting without an effect does not count.
  expect(presetOf({ ...DEFAULT_SETTINGS, maxPlayRepeats: 7 })).toBe('classic')
  expect(presetOf({ ...DEFAULT_SETTINGS, gameMode: 'bet-stop', maxPlayRepeats: 7 })).toBeUndefined()
})
