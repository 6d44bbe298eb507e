import { expect, it } from 'vitest'
import { settingsProblems } from './lobby-settings.ts'
import { DEFAULT_SETTINGS } from './settings.ts'
import { presetNames, presetOf, withPreset } from './settings-presets.ts'
import { settingsWarnings } from './settings-warnings.ts'

it.each(presetNames)('[M15] %s can be played as it is, without a word of warning, and is known again', (name) => {
  const settings = withPreset(name, DEFAULT_SETTINGS)
  expect(settingsProblems(settings)).toEqual([])
  expect(settingsWarnings(settings)).toEqual([])
  expect(presetOf(settings)).toBe(name)
})

it('[M15] the usual game is the classic one', () => {
  expect(withPreset('classic', DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS)
})

it('[M15] a preset leaves who may come as it was, and takes back all else', () => {
  const held = { ...withPreset('quick', DEFAULT_SETTINGS), maxPlayers: 4, isPrivate: true, startingChips: 500 }
  expect(presetOf(held)).toBeUndefined()
  expect(withPreset('blind', held)).toEqual({
    ...DEFAULT_SETTINGS,
    maxPlayers: 4,
    isPrivate: true,
    showCompetitorBets: false,
  })
  expect(presetOf({ ...withPreset('blind', held), maxPlayers: 2 })).toBe('blind')
  // What has no effect makes no difference.
  expect(presetOf({ ...DEFAULT_SETTINGS, maxPlayRepeats: 7 })).toBe('classic')
  expect(presetOf({ ...DEFAULT_SETTINGS, gameMode: 'bet-stop', maxPlayRepeats: 7 })).toBeUndefined()
})
