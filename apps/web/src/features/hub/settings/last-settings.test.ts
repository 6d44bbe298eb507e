import { DEFAULT_SETTINGS } from '@bettle/rules'
import { beforeEach, expect, it } from 'vitest'
import { lastSettings } from './last-settings.ts'

beforeEach(() => localStorage.clear())

it('a host’s first lobby dialog starts with the default settings [PR110]', () => {
  expect(lastSettings.get()).toEqual(DEFAULT_SETTINGS)
})

it('the lobby dialog starts with the settings that the host chose last', () => {
  lastSettings.keep({ ...DEFAULT_SETTINGS, maxPlayers: 4, isPrivate: true })
  expect(lastSettings.get()).toEqual({ ...DEFAULT_SETTINGS, maxPlayers: 4, isPrivate: true })
})

it.each(['not json', 'null', '{"maxPlayers":"many"}', '{"maxPlayers":1000}', '{"roundDuration":5,"breakDuration":5}'])(
  'the lobby dialog starts with the default settings if %s is stored',
  (kept) => {
    localStorage.setItem('bettle.last-settings', kept)
    expect(lastSettings.get()).toEqual(DEFAULT_SETTINGS)
  },
)
