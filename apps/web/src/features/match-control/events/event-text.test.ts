import { expect, it } from 'vitest'
import { type EventFormat, unlikelyText } from './event-text.ts'

const format: EventFormat = {
  nameOf: (eventType) => eventType,
  sideOf: (team) => (team === null ? '' : 'FRA'),
  minuteOf: () => "37'",
  clockOf: () => '36:20',
}

it.each([
  [{ eventType: 'Corner', team: 'home', count: 9, minutes: 10 }, 'Did FRA really have 9 corners in 10 minutes?'],
  [{ eventType: 'Penalty', team: null, count: 3, minutes: 10 }, 'Did the match really have 3 penalties in 10 minutes?'],
  [{ eventType: 'Goal-Kick', team: 'home', count: 4, minutes: 1 }, 'Did FRA really have 4 goal kicks in a minute?'],
  [{ eventType: 'Penalty', team: 'home', count: 1, minutes: 5 }, 'Did FRA really have 1 penalty in 5 minutes?'],
] as const)('the console asks about an unlikely count in a grammatical sentence: %j', (unlikely, question) => {
  expect(unlikelyText(unlikely, format)).toBe(question)
})
