import { expect, it } from 'vitest'
import { scoreOf } from './score.ts'

it('counts the goals of each side, and separately the goals without a side [E5]', () => {
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

it('leaves the number of goals without a side out of the score if that number is zero [E5]', () => {
  expect(scoreOf([])).toStrictEqual({ home: 0, away: 0 })
  expect(scoreOf([{ eventType: 'Goal', team: 'home' }])).toStrictEqual({ home: 1, away: 0 })
})
