import { expect, it } from 'vitest'
import { COMPETITION_PRESETS } from './competition-presets.ts'
import { COMPETITION_LIMITS } from './competition-settings.ts'
import { estimateCompetition } from './fixtures-needed.ts'

it('offers three presets of competitions whose numbers are within the limits [CP48] [CP21]', () => {
  const presets = Object.values(COMPETITION_PRESETS)
  expect(Object.keys(COMPETITION_PRESETS)).toEqual(['friends', 'office', 'cup'])
  for (const { settings } of presets) {
    for (const [name, { min, max }] of Object.entries(COMPETITION_LIMITS)) {
      const value = settings[name as keyof typeof COMPETITION_LIMITS]
      expect(value).toBeGreaterThanOrEqual(min)
      expect(value).toBeLessThanOrEqual(max)
    }
  }
})

it('plans three fixtures, two groups and two knockout rounds for the preset of eight friends [CP48]', () => {
  const { settings } = COMPETITION_PRESETS.friends
  expect(estimateCompetition(settings, settings.places)).toMatchObject({ fixtures: 3, groups: 2, knockoutRounds: 2 })
})

it('limits a competition to 2 to 512 places, 1 to 5 group fixtures and 2 to 40 season fixtures [CP3] [CP21] [CP30]', () => {
  expect(COMPETITION_LIMITS).toMatchObject({
    places: { min: 2, max: 512 },
    groupFixtures: { min: 1, max: 5 },
    seasonFixtures: { min: 2, max: 40 },
  })
})
