import { describe, expect, it } from 'vitest'
import { settingsProblems } from './lobby-settings.ts'
import { DEFAULT_SETTINGS, type GameSettings } from './settings.ts'
import { roundsOfMatch, settingsWarnings } from './settings-warnings.ts'

const warned = (changed: Partial<GameSettings>) => settingsWarnings({ ...DEFAULT_SETTINGS, ...changed })

describe('warnings to the host about settings', () => {
  it('gives the host no warning for the default settings [M11]', () => {
    expect(warned({})).toEqual([])
  })

  it('warns the host of a largest bet above the starting chips [M11]', () => {
    expect(warned({ startingChips: 90 })).toEqual([{ path: 'maxBetAmount', code: 'more-than-chips', chips: 90 }])
    expect(warned({ maxBetAmount: 101 })).toHaveLength(1)
    expect(warned({ maxBetAmount: 500, startingChips: 500 })).toEqual([])
  })

  it('warns the host of cuts that nobody meets, and of a last cut that leaves two of many [M11] [X7]', () => {
    const cuts = { isTournament: true, eliminationBy: 'cuts' } as const
    expect(warned(cuts)).toEqual([])
    expect(warned({ ...cuts, firstCut: 10 })).toMatchObject([{ path: 'firstCut' }])
    expect(warned({ ...cuts, firstCut: 10, isTournament: false })).toEqual([])
    expect(warned({ ...cuts, maxPlayers: 16 })).toEqual([
      { path: 'roundsBetweenCuts', code: 'large-last-cut', players: 16, left: 8 },
    ])
    expect(warned({ ...cuts, maxPlayers: 16, firstCut: 2, roundsBetweenCuts: 2 })).toEqual([])
  })

  it('warns the host of a betting time longer than the round, and names the real betting time [M11]', () => {
    expect(warned({ roundDuration: 5 })).toMatchObject([
      {
        path: 'bettingTimeLimit',
        code: 'time-over-round',
        round: 5,
        open: 3,
      },
    ])
    expect(warned({ roundDuration: 8 })).toEqual([])
  })

  it('warns the host of a break that leaves one minute of each round to bet, but not of a betting time of three minutes [M11]', () => {
    expect(warned({ roundDuration: 6, breakDuration: 5, bettingTimeLimit: 6 })).toEqual([
      { path: 'breakDuration', code: 'open-shortly', minutes: 1 },
    ])
    expect(warned({ bettingTimeLimit: 3 })).toEqual([])
    expect(warned({ roundDuration: 5, breakDuration: 5 })).toEqual([])
  })

  it('warns the host of late betting together with a betting time, which then has no effect [M11]', () => {
    expect(warned({ allowLateBetting: true })).toMatchObject([{ path: 'allowLateBetting' }])
    expect(warned({ allowLateBetting: true, bettingTimeLimit: 10 })).toEqual([])
  })

  it('warns the host of a penalty that uses up the starting chips within the match [M11]', () => {
    expect(roundsOfMatch({ roundDuration: 10 })).toBe(10)
    expect(roundsOfMatch({ roundDuration: 7 })).toBe(14)
    expect(warned({ inactivityPenalty: 10 })).toEqual([
      { path: 'inactivityPenalty', code: 'penalty-takes-all', rounds: 10 },
    ])
    expect(warned({ startingChips: 10, maxBetAmount: 10, inactivityPenalty: 20 })).toMatchObject([
      { code: 'penalty-takes-all', rounds: 1 },
    ])
    expect(warned({ inactivityPenalty: 0, startingChips: 10, maxBetAmount: 10 })).toEqual([])
  })

  it('warns the host of a lobby with a single seat [M11]', () => {
    expect(warned({ maxPlayers: 1 })).toMatchObject([{ path: 'maxPlayers' }])
  })

  it('finds no fault in lobby settings about which the host is warned [M11]', () => {
    for (const changed of [
      { startingChips: 50 },
      { roundDuration: 5 },
      { allowLateBetting: true },
      { maxPlayers: 1 },
    ]) {
      expect(warned(changed)).not.toEqual([])
      expect(settingsProblems(changed)).toEqual([])
    }
  })
})
