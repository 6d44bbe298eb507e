import { COMPETITION_PRESETS } from '@bettle/rules'
import { expect, it } from 'vitest'
import { durationText, needsOf, needsTable } from './needs.ts'

it('a cup with the preset for friends and eight places needs 3 matches and 7 hours [PR382] [CP26]', () => {
  expect(needsOf(COMPETITION_PRESETS.friends.settings, 8)).toEqual({
    players: 8,
    groups: 2,
    knockoutRounds: 2,
    fixtures: 3,
    duration: '7 hours',
  })
})

it('the table of needs shows three smaller numbers of players and the full one for a tournament, and only the full one for a league [PR382]', () => {
  const players = (settings: Parameters<typeof needsTable>[0], places: number) =>
    needsTable(settings, places).map((needs) => needs.players)
  expect(players(COMPETITION_PRESETS.cup.settings, 64)).toEqual([8, 16, 32, 64])
  expect(players(COMPETITION_PRESETS.cup.settings, 5)).toEqual([4, 5])
  expect(players(COMPETITION_PRESETS.office.settings, 60)).toEqual([60])
})

it.each([
  [60, '1 hour'],
  [61, '2 hours'],
  [24 * 60, '1 day'],
  [49 * 60, '2 days 1 hour'],
])('the duration of %i minutes is written as %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text)
})
