import { expect, it } from 'vitest'
import { scoreOf } from './score.ts'

it('[E5] the score counts the goals of which somebody said whose they were, and how many others there are', () => {
  expect(
    scoreOf([
      { eventType: 'Goal', team: 'home' },
      { eventType: 'Goal', team: null },
      { eventType: 'Shot', team: 'away' },
      { eventType: 'Corner', team: null },
      { eventType: 'Goal', team: 'away', count: 2 },
      { eventType: 'Goal', team: null, count: 2 },
    ]),
  ).toEqual({ home: 1, away: 2, unassigned: 3 })
})

it('[E5] a score that lacks no goal does not speak of any', () => {
  expect(scoreOf([])).toStrictEqual({ home: 0, away: 0 })
  expect(scoreOf([{ eventType: 'Goal', team: 'home' }])).toStrictEqual({ home: 1, away: 0 })
})
