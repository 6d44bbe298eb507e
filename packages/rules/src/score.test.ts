import { expect, it } from 'vitest'
import { scoreOf } from './score.ts'

it('[E5] the score counts the goals of which somebody said whose they were', () => {
  expect(
    scoreOf([
      { eventType: 'Goal', team: 'home' },
      { eventType: 'Goal', team: null },
      { eventType: 'Shot', team: 'away' },
      { eventType: 'Goal', team: 'away', count: 2 },
    ]),
  ).toEqual({ home: 1, away: 2 })
  expect(scoreOf([])).toEqual({ home: 0, away: 0 })
})
