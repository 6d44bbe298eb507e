import { DEFAULT_SETTINGS } from '@bettle/rules'
import { expect, it } from 'vitest'
import { settingsReview } from './settings-review.ts'

it('has nothing to say about the defaults', () => {
  expect(settingsReview(DEFAULT_SETTINGS)).toEqual([])
})

it('tells errors before warnings, each with the tab where it is changed', () => {
  const settings = { ...DEFAULT_SETTINGS, roundDuration: 5, breakDuration: 5, maxBetAmount: 200 }
  expect(settingsReview(settings)).toMatchObject([
    { tone: 'error', tab: 'rounds', setting: 'breakDuration', message: 'The break must be shorter than a round.' },
    { tone: 'warning', tab: 'betting', setting: 'maxBetAmount' },
  ])
})
