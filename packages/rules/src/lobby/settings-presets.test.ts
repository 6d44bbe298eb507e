import { expect, it } from 'vitest'
import { settingsProblems } from './lobby-settings.ts'
import { DEFAULT_SETTINGS } from './settings.ts'
import { presetNames, presetOf, withPreset } from './settings-presets.ts'
import { settingsWarnings } from './settings-warnings.ts'

it.each(presetNames)(
  'recognises the settings of the preset %s, and finds neither faults nor warnings in these settings [M15] [PR114]',
  (name) => {
    const settings = withPreset(name, DEFAULT_SETTINGS)
    expect(settingsProblems(settings)).toEqual([])
    expect(settingsWarnings(settings)).toEqual([])
    expect(presetOf(settings)).toBe(name)
  },
)

it('changes nothing in the default settings of a lobby when the host chooses the preset Classic [M15]', () => {
  expect(withPreset('classic', DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS)
})

it("keeps the host's number of seats and privacy when the host chooses a preset, and resets all other settings [M15]", () => {
  const held = { ...withPreset('quick', DEFAULT_SETTINGS), maxPlayers: 4, isPrivate: true, startingChips: 500 }
  expect(presetOf(held)).toBeUndefined()
  expect(withPreset('blind', held)).toEqual({
    ...DEFAULT_SETTINGS,
    maxPlayers: 4,
    isPrivate: true,
    showCompetitorBets: false,
  })
  expect(presetOf({ ...withPreset('blind', held), maxPlayers: 2 })).toBe('blind')
  // This setting has no effect in the classic game, so it does not change the preset.
  expect(presetOf({ ...DEFAULT_SETTINGS, maxPlayRepeats: 7 })).toBe('classic')
  expect(presetOf({ ...DEFAULT_SETTINGS, gameMode: 'bet-stop', maxPlayRepeats: 7 })).toBeUndefined()
})
