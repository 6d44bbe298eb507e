import { describe, expect, it } from 'vitest'
import { areTeamsAlike, plainTeamName, TEAM_NAME_MAX, teamNameProblem } from './team-name.ts'

describe('the name of a team that a user writes', () => {
  it('accepts the names of real teams, also in other alphabets, with digits, dots and an ampersand [OM4]', () => {
    const names = [
      'Arsenal',
      '1. FC Köln',
      'Borussia Mönchengladbach',
      'Brighton & Hove Albion',
      'Динамо',
      '鹿島',
      'U-12',
    ]
    expect(names.filter((name) => teamNameProblem(name) !== undefined)).toEqual([])
  })

  it('refuses a name that passes for the house, mixes alphabets, shows no letter or digit, or is too long [OM4]', () => {
    expect(teamNameProblem('Admin')).toBe('reserved')
    expect(teamNameProblem('B3ttle')).toBe('reserved')
    // The second letter is Cyrillic.
    expect(teamNameProblem('Aрsenal')).toBe('two-alphabets')
    expect(teamNameProblem('---')).toBe('invisible')
    expect(teamNameProblem('\u202EArsenal')).toBe('invisible')
    expect(teamNameProblem('a'.repeat(TEAM_NAME_MAX))).toBeUndefined()
    expect(teamNameProblem('a'.repeat(TEAM_NAME_MAX + 1))).toBe('too-long')
  })

  it('stores single blanks, and takes two names that look alike for one team [OM4]', () => {
    expect(plainTeamName('  Real   Madrid ')).toBe('Real Madrid')
    expect(areTeamsAlike('Real Madrid', 'real  madrid')).toBe(true)
    expect(areTeamsAlike('Lions', 'Li0ns')).toBe(true)
    expect(areTeamsAlike('Reds', 'Blues')).toBe(false)
  })
})
