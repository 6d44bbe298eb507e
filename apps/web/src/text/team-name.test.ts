import { expect, it } from 'vitest'
import { shortTeamName } from './team-name.ts'

it('a team name is shortened to three letters', () => {
  expect(shortTeamName('France')).toBe('FRA')
  expect(shortTeamName('Real Madrid')).toBe('RMA')
  expect(shortTeamName('Paris Saint-Germain')).toBe('PSG')
  expect(shortTeamName('FC Barcelona')).toBe('BAR')
  expect(shortTeamName('')).toBe('?')
})
