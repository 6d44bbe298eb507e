import { DEFAULT_SETTINGS } from '@bettle/rules'
import { beforeEach, expect, it } from 'vitest'
import { lastSettings } from './last-settings.ts'

beforeEach(() => localStorage.clear())

it('a device that has opened no lobby has no last settings', () => {
  expect(lastSettings.get()).toBeUndefined()
})

it('a device remembers the settings of its last lobby', () => {
  lastSettings.keep({ ...DEFAULT_SETTINGS, maxPlayers: 4, isPrivate: true })
  expect(lastSettings.get()).toEqual({ ...DEFAULT_SETTINGS, maxPlayers: 4, isPrivate: true })
})

it.each(['not json', 'null', '{"maxPlayers":"many"}', '{"maxPlayers":1000}', '{"roundDuration":5,"breakDuration":5}'])(
  'a device has no last settings if %s is stored',
  (kept) => {
    localStorage.setItem('bettle.last-settings', kept)
    expect(lastSettings.get()).toBeUndefined()
  },
)
