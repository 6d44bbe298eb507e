import { expect, it } from 'vitest'
import { type CircleSeason, circleSeasons, nextSeason, seasonEndRefusal } from './circle-season.ts'

const at = (text: string) => Date.parse(text)
const shown = (seasons: readonly CircleSeason[]) =>
  seasons.map(({ from, until }) => [from, until].map((time) => new Date(time).toISOString().slice(0, 16)))

it('ends each season of a circle with its half of the calendar year in UTC, without a choice of the owner [CI9]', () => {
  expect(shown(circleSeasons(at('2026-03-31T22:30:00Z'), [], at('2027-01-01T00:00:00Z')))).toEqual([
    ['2026-03-31T00:00', '2026-07-01T00:00'],
    ['2026-07-01T00:00', '2027-01-01T00:00'],
    ['2027-01-01T00:00', '2027-07-01T00:00'],
  ])
})

it('a choice of the owner changes the next season, not the current one, and the latest choice counts [CI9]', () => {
  const choices = [
    { chosenAt: at('2026-03-05T00:00:00Z'), until: at('2026-08-01T00:00:00Z') },
    { chosenAt: at('2026-03-04T00:00:00Z'), until: at('2026-11-01T00:00:00Z') },
  ]
  expect(shown(circleSeasons(at('2026-03-01T00:00:00Z'), choices, at('2026-08-01T00:00:00Z')))).toEqual([
    ['2026-03-01T00:00', '2026-07-01T00:00'],
    ['2026-07-01T00:00', '2026-08-01T00:00'],
    ['2026-08-01T00:00', '2027-01-01T00:00'],
  ])
})

it('a season that the owner chooses lasts 7 to 366 days [CI9]', () => {
  const current = { from: at('2026-01-01T00:00:00Z'), until: at('2026-07-01T00:00:00Z') }
  expect(seasonEndRefusal(current, at('2026-07-07T00:00:00Z'))).toBe('too-short')
  expect(seasonEndRefusal(current, at('2026-07-08T00:00:00Z'))).toBeUndefined()
  expect(seasonEndRefusal(current, at('2027-07-02T00:00:00Z'))).toBeUndefined()
  expect(seasonEndRefusal(current, at('2027-07-03T00:00:00Z'))).toBe('too-long')
  const choice = { chosenAt: at('2026-02-01T00:00:00Z'), until: at('2026-07-07T00:00:00Z') }
  expect(shown([nextSeason(current, [choice])])).toEqual([['2026-07-01T00:00', '2027-01-01T00:00']])
})
