import { expect, it } from 'vitest'
import { chanceText, neededText, nounOf, percentOf, spanText, winningText } from './bet-text.ts'

const corner = nounOf('Corner', 'Corner')

it.each([
  ['over', 0.5, '1 or more corners'],
  ['over', 1.5, '2 or more corners'],
  ['over', 2, '3 or more corners; exactly 2: stake back'],
  ['over', 0, '1 or more corners; exactly 0: stake back'],
  ['under', 0.5, 'no corners'],
  ['under', 1.5, 'at most 1 corner'],
  ['under', 2.5, 'at most 2 corners'],
  ['under', 2, 'at most 1 corner; exactly 2: stake back'],
  ['under', 1, 'no corners; exactly 1: stake back'],
] as const)('the text of a bet says which counts win for %s %s [PR176]', (betType, threshold, text) => {
  expect(winningText({ betType, threshold }, corner)).toBe(text)
})

it.each([
  ['Throw', 'Throw', 'throw-in', 'throw-ins'],
  ['Penalty', 'Penalty', 'penalty', 'penalties'],
  ['Free-Kick', 'Free-Kick', 'free kick', 'free kicks'],
  ['Throw', 'Long throw', 'long throw', 'long throws'],
  ['Substitution', 'Substitution', 'substitution', 'substitutions'],
  ['VAR check', 'VAR check', 'VAR check', 'VAR checks'],
  ['Cross', 'Cross', 'cross', 'crosses'],
  ['Play', 'Delay', 'delay', 'delays'],
])('the event type %s with the name %s has the singular %s and the plural %s', (eventType, displayName, one, two) => {
  const noun = nounOf(eventType, displayName)
  expect([noun(1), noun(2), noun(0)]).toEqual([one, two, two])
})

it.each([
  [{ halfNumber: 1, startMinute: 20, endMinute: 30 }, "20'–30'"],
  [{ halfNumber: 2, startMinute: 20, endMinute: 30 }, "65'–75'"],
  [{ halfNumber: 1, startMinute: 40, endMinute: null }, "40'–45'+"],
  [{ halfNumber: 2, startMinute: 40, endMinute: null }, "85'–90'+"],
  [{ halfNumber: 1, startMinute: 45, endMinute: null }, "45'+"],
])('the text of a bet says in which minutes the bet’s round is played [PR176]', (round, text) => {
  expect(spanText(round)).toBe(text)
})

it.each([
  ['over', 4.5, 4, "one more by 30'"],
  ['over', 4.5, 2, "3 more by 30'"],
  ['over', 4.5, 5, 'enough already'],
  ['over', 4, 4, "one more by 30'"],
  ['under', 4.5, 4, "none more by 30'"],
  ['under', 4.5, 3, "at most one more by 30'"],
  ['under', 4.5, 1, "at most 3 more by 30'"],
  ['under', 4.5, 5, 'too many already'],
  ['under', 4, 4, "stake back if none more by 30'"],
  ['under', 4, 5, 'too many already'],
] as const)(
  'the text of a bet on %s %s says what the bet still needs at a count of %s [PR179]',
  (betType, threshold, count, text) => {
    expect(neededText({ betType, threshold }, count, { halfNumber: 1, startMinute: 20, endMinute: 30 })).toBe(text)
  },
)

it('the text of an open bet refers to the whistle if the bet’s round has no fixed end', () => {
  const line = { betType: 'over', threshold: 0.5 } as const
  expect(neededText(line, 0, { halfNumber: 1, startMinute: 40, endMinute: null })).toBe('one more by half-time')
  expect(neededText(line, 0, { halfNumber: 2, startMinute: 40, endMinute: null })).toBe('one more by the final whistle')
})

it('the chance of a bet is shown as a number of 10 or in whole per cent, and an uncertain chance never as 0 or 100 %', () => {
  expect([0.02, 0.12, 0.44, 0.5, 0.97].map(chanceText)).toEqual([
    'fewer than 1 of 10',
    'about 1 of 10',
    'about 4 of 10',
    'about 5 of 10',
    'more than 9 of 10',
  ])
  expect([0, 0.0001, 0.624, 0.9999, 1].map(percentOf)).toEqual([0, 1, 62, 99, 100])
})
