import { DEFAULT_SETTINGS } from '@bettle/rules'
import { beforeEach, expect, it } from 'vitest'
import { lastSettings } from './last-settings.ts'

beforeEach(() => localStorage.clear())

it('begins with the defaults', () => {
  expect(lastSettings.get()).toEqual(DEFAULT_SETTINGS)
})

it('keeps what the host chose', () => {
  lastSettings.keep({ ...DEFAULT_SETTINGS, maxPlayers: 4, isPrivate: true })
  expect(lastSettings.get()).toEqual({ ...DEFAULT_SETTINGS, maxPlayers: 4, isPrivate: true })
})

it.each(['not json', 'null', '{"maxPlayers":"many"}', '{"maxPlayers":1000}', '{"roundDuration":5,"breakDuration":5}'])(
  'falls back to the defaults where %s is kept',
  (kept) => {
    localStorage.setItem('bettle.last-settings', kept)
    expect(lastSettings.get()).toEqual(DEFAULT_SETTINGS)
  },
)
