import { expect, it } from 'vitest'
import { optionName, ownName } from './option-name.ts'

const line = { betType: 'over', threshold: 4.5, eventType: 'Throw' } as const

it('generates the name of an odds option from its side, line and event type [P5]', () => {
  expect(optionName(line)).toBe('Over 4.5 Throw')
  expect(optionName({ betType: 'under', threshold: 3, eventType: 'Corner' })).toBe('Under 3 Corner')
})

it("keeps an administrator's name of an odds option only if the name is not empty and differs from the generated one [P5]", () => {
  expect(ownName('Throw-in rush', line)).toBe('Throw-in rush')
  expect(ownName('Over 4.5 Throw', line)).toBeNull()
  expect(ownName('', line)).toBeNull()
  expect(ownName(undefined, line)).toBeNull()
})
