import { DEFAULT_SETTINGS, type GameSettings, settingsWarnings } from '@bettle/rules'
import { expect, it } from 'vitest'
import { warningText } from './warning-text.ts'

const warned = (changed: Partial<GameSettings>) =>
  settingsWarnings({ ...DEFAULT_SETTINGS, ...changed }).map((warning) => warningText(warning))

it('warns a host in whole sentences, with one and with many [PR1049]', () => {
  expect(warned({ maxPlayers: 1 })).toEqual(['You will play alone: nobody else can take a seat.'])
  expect(warned({ startingChips: 90 })).toEqual([
    'Nobody can bet more than they have, and everyone starts with 90 chips.',
  ])
  expect(warned({ allowLateBetting: true })).toEqual([
    'Betting stays open until the next round starts: the betting time of 8 minutes has no effect.',
  ])
  expect(warned({ roundDuration: 5 })).toEqual([
    'The betting time is longer than a round of 5 minutes: betting closes after 3 minutes.',
  ])
  expect(warned({ roundDuration: 6, breakDuration: 5, bettingTimeLimit: 3 })).toEqual([
    'Betting on the next round is open for only 1 minute of each round.',
  ])
  expect(warned({ inactivityPenalty: 10 })).toEqual(['A player who does not bet for 10 rounds has no chips left.'])
  expect(warningText({ path: 'inactivityPenalty', code: 'penalty-takes-all', rounds: 1 })).toBe(
    'A player who does not bet for one round has no chips left.',
  )
  expect(warningText({ path: 'firstCut', code: 'no-cut', rounds: 10 })).toBe(
    'A match has 10 rounds, and no cut comes after the last one: nobody will be out.',
  )
  expect(warningText({ path: 'roundsBetweenCuts', code: 'large-last-cut', players: 16, left: 8 })).toBe(
    'With 16 players the last cut leaves 2 of 8.',
  )
})
