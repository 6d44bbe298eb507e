import type { Odds } from '@bettle/contract'
import { expectedCount, type Round } from '@bettle/rules'
import { expect, it } from 'vitest'
import { lineToAsk, sidesOf, typeToOpenWith } from './first-question.ts'

const types = ['Goal', 'Throw', 'Corner'].map((name) => ({ name }))
const round = { id: 'r', halfNumber: 1, roundNumber: 1, startMinute: 0, endMinute: 10 } as Round
const option = (betType: 'over' | 'under', threshold: number, odds: number) =>
  ({ _id: `${betType}${threshold}`, betType, threshold, odds }) as unknown as Odds
const always = () => true

it('a game opens on the type that occurs most often among those that are open [PR860]', () => {
  const usual = types.map(({ name }) => [name, expectedCount(name, round) ?? 0] as const)
  const [most] = [...usual].sort(([, a], [, b]) => b - a)[0] ?? ['']
  expect(typeToOpenWith(types, new Set(), round)).toBe(most)
  expect(typeToOpenWith(types, new Set([most]), round)).not.toBe(most)
})

it('without rates, and where every type is closed, a game opens on the first type', () => {
  expect(typeToOpenWith([{ name: 'Long Shot' }, { name: 'VAR' }], new Set(), round)).toBe('Long Shot')
  expect(typeToOpenWith([{ name: 'VAR' }], new Set(['VAR']), undefined)).toBe('VAR')
  expect(typeToOpenWith([], new Set(), round)).toBeUndefined()
})

it('the question is about the line whose two prices are nearest [PR860]', () => {
  const options = [
    option('over', 0.5, 1.1),
    option('under', 0.5, 7),
    option('over', 1.5, 1.9),
    option('under', 1.5, 1.95),
    option('over', 2.5, 3.2),
  ]
  expect(lineToAsk(options, always)).toBe(1.5)
  expect(lineToAsk(options, ({ threshold }) => threshold !== 1.5)).toBe(0.5)
  expect(sidesOf(options, 2.5).map((side) => side?._id)).toEqual(['over2.5', undefined])
})

it('a line with one side is asked about only if no line has both', () => {
  expect(lineToAsk([option('over', 4.5, 2), option('over', 5.5, 4)], always)).toBe(4.5)
  expect(lineToAsk([], always)).toBeUndefined()
})
