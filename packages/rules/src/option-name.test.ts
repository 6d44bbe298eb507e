import { expect, it } from 'vitest'
import { optionName, ownName } from './option-name.ts'

const line = { betType: 'over', threshold: 4.5, eventType: 'Throw' } as const

it('[P5] an option is named as it reads', () => {
  expect(optionName(line)).toBe('Over 4.5 Throw')
  expect(optionName({ betType: 'under', threshold: 3, eventType: 'Corner' })).toBe('Under 3 Corner')
})

it('[P5] a name is its own where somebody gave it one that says something else', () => {
  expect(ownName('Throw-in rush', line)).toBe('Throw-in rush')
  expect(ownName('Over 4.5 Throw', line)).toBeNull()
  expect(ownName('', line)).toBeNull()
  expect(ownName(undefined, line)).toBeNull()
})
