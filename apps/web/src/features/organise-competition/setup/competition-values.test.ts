import { COMPETITION_PRESETS, type CompetitionPresetName, DEFAULT_SETTINGS } from '@bettle/rules'
import { expect, it, vi } from 'vitest'
import { KICK_OFF } from '../../../push/lobby/a-lobby.test-support.ts'
import { aCompetition } from '../a-competition.test-support.ts'
import {
  changeOf,
  endOfDay,
  newCompetitionOf,
  newValues,
  presetOfValues,
  presetValues,
  valuesAgain,
  valuesOf,
} from './competition-values.ts'

const names = Object.keys(COMPETITION_PRESETS) as CompetitionPresetName[]
const filledIn = { ...newValues(KICK_OFF), name: 'Friday cup' }

it.each(names)('the competition form recognises the preset %s until one of its numbers changes [PR380]', (name) => {
  const values = { ...filledIn, ...presetValues(name, KICK_OFF) }
  expect(presetOfValues(values)).toBe(name)
  expect(presetOfValues({ ...values, places: values.places + 1 })).toBeUndefined()
})

it('a new competition is private, accepts entries at once, and ends on the last millisecond of its last day [PR380]', () => {
  const request = newCompetitionOf({ ...filledIn, lastDay: '2026-06-21', matchIds: ['a', 'b'] })
  expect(request).toMatchObject({ isPrivate: true, isExclusive: false, matchIds: ['a', 'b'] })
  expect(request).not.toHaveProperty('opensAt')
  expect(request).not.toHaveProperty('prize')
  expect(new Date(request.lastDay)).toEqual(new Date(2026, 5, 21, 23, 59, 59, 999))
})

it('an exclusive game is shown to everyone only if the administrator says so [PR385]', () => {
  const exclusive = { ...filledIn, entry: 'exclusive' as const, prize: 'A scarf', promisedBy: 'FC Floodlight' }
  expect(newCompetitionOf(exclusive)).toMatchObject({ isExclusive: true, isPrivate: true, prize: 'A scarf' })
  expect(newCompetitionOf({ ...exclusive, isListed: true })).toMatchObject({ isExclusive: true, isPrivate: false })
  expect(newCompetitionOf({ ...filledIn, entry: 'public' })).toMatchObject({ isExclusive: false, isPrivate: false })
})

it('a change of a competition sends only the times that were changed, because the form shows no seconds [PR387]', () => {
  const opened = valuesOf(aCompetition())
  const change = changeOf({ ...opened, name: 'Saturday cup' }, opened)
  expect(change).toMatchObject({ name: 'Saturday cup', places: 8 })
  for (const field of ['opensAt', 'closesAt', 'lastDay']) expect(change).not.toHaveProperty(field)
  expect(changeOf({ ...opened, lastDay: '2026-06-30' }, opened).lastDay).toBe(endOfDay('2026-06-30'))
})

it('the competition form does not send game rules without effect [PR380] [M2]', () => {
  const { gameSettings } = newCompetitionOf({
    ...filledIn,
    gameSettings: { ...DEFAULT_SETTINGS, isTournament: false, eliminationThreshold: 77 },
  })
  expect(gameSettings).not.toHaveProperty('eliminationThreshold')
})

it('a new competition like an earlier one copies the rules, but not times and matches, and is private if a player creates it [PR380]', () => {
  const earlier = aCompetition({ isPrivate: false, places: 12, groupFixtures: 2 })
  const values = valuesAgain(earlier, KICK_OFF, { isAdmin: false })
  expect(values).toMatchObject({ name: 'Friday cup', places: 12, groupFixtures: 2, entry: 'private', matchIds: [] })
  expect([values.opensAt, values.closesAt]).toEqual(['', newValues(KICK_OFF).closesAt])
  expect(valuesAgain(earlier, KICK_OFF, { isAdmin: true }).entry).toBe('public')
})

it.each([
  ['Asia/Beirut', '2026-10-24', '2026-10-24T21:59:59.999Z'],
  ['Europe/Berlin', '2027-03-28', '2027-03-28T21:59:59.999Z'],
])('the last day of a competition ends at its midnight also when clocks change: %s [PR380]', (zone, day, end) => {
  vi.stubEnv('TZ', zone)
  try {
    expect(endOfDay(day)).toBe(end)
  } finally {
    vi.unstubAllEnvs()
  }
})
