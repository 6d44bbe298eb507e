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
    expect(teamNameProblem('Admin')).toContain('reserved')
    expect(teamNameProblem('B3ttle')).toContain('reserved')
    // The second letter is Cyrillic.
    expect(teamNameProblem('Aрsenal')).toContain('two alphabets')
    expect(teamNameProblem('---')).toContain('visible')
    expect(teamNameProblem('\u202EArsenal')).toContain('visible')
    expect(teamNameProblem('a'.repeat(TEAM_NAME_MAX))).toBeUndefined()
    expect(teamNameProblem('a'.repeat(TEAM_NAME_MAX + 1))).toContain('40 characters')
  })

  it('stores single blanks, and takes two names that look alike for one team [OM4]', () => {
    expect(plainTeamName('  Real   Madrid ')).toBe('Real Madrid')
    expect(areTeamsAlike('Real Madrid', 'real  madrid')).toBe(true)
    expect(areTeamsAlike('Lions', 'Li0ns')).toBe(true)
    expect(areTeamsAlike('Reds', 'Blues')).toBe(false)
  })
})
