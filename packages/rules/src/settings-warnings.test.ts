import { describe, expect, it } from 'vitest'
import { settingsProblems } from './lobby-settings.ts'
import { DEFAULT_SETTINGS, type GameSettings } from './settings.ts'
import { roundsOfMatch, settingsWarnings } from './settings-warnings.ts'

const warned = (changed: Partial<GameSettings>) => settingsWarnings({ ...DEFAULT_SETTINGS, ...changed })

describe('[M11] warnings to the host', () => {
  it('[M11] the defaults surprise nobody', () => {
    expect(warned({})).toEqual([])
  })

  it('[M11] a largest bet above the starting chips', () => {
    expect(warned({ startingChips: 90 })).toEqual([
      { path: 'maxBetAmount', message: 'Nobody can bet more than they have, and everyone starts with 90 chips.' },
    ])
    expect(warned({ maxBetAmount: 101 })).toHaveLength(1)
    expect(warned({ maxBetAmount: 500, startingChips: 500 })).toEqual([])
  })

  it('[M11] a betting time longer than the round, and how long betting is really open', () => {
    expect(warned({ roundDuration: 5 })).toMatchObject([
      {
        path: 'bettingTimeLimit',
        message: 'The betting time is longer than a round of 5 minutes: betting closes after 3 minutes.',
      },
    ])
    expect(warned({ roundDuration: 8 })).toEqual([])
  })

  it('[M11] a break or a betting time that leaves hardly a moment to bet', () => {
    expect(warned({ roundDuration: 6, breakDuration: 5, bettingTimeLimit: 6 })).toEqual([
      { path: 'breakDuration', message: 'Betting on the next round is open for only 1 minute of each round.' },
    ])
    expect(warned({ bettingTimeLimit: 3 })).toEqual([])
    expect(warned({ roundDuration: 5, breakDuration: 5 })).toEqual([])
  })

  it('[M11] late betting beside a betting time that closes nothing', () => {
    expect(warned({ allowLateBetting: true })).toMatchObject([{ path: 'allowLateBetting' }])
    expect(warned({ allowLateBetting: true, bettingTimeLimit: 10 })).toEqual([])
  })

  it('[M11] a penalty that empties the stack within the match', () => {
    expect(roundsOfMatch({ roundDuration: 10 })).toBe(10)
    expect(roundsOfMatch({ roundDuration: 7 })).toBe(14)
    expect(warned({ inactivityPenalty: 10 })).toEqual([
      { path: 'inactivityPenalty', message: 'A player who does not bet for 10 rounds has no chips left.' },
    ])
    expect(warned({ startingChips: 10, maxBetAmount: 10, inactivityPenalty: 20 })).toMatchObject([
      { message: 'A player who does not bet for one round has no chips left.' },
    ])
    expect(warned({ inactivityPenalty: 0, startingChips: 10, maxBetAmount: 10 })).toEqual([])
  })

  it('[M11] a single seat', () => {
    expect(warned({ maxPlayers: 1 })).toMatchObject([{ path: 'maxPlayers' }])
  })

  it('[M11] what is warned of can be played all the same', () => {
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
