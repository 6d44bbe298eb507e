import { DEFAULT_SETTINGS } from '@bettle/rules'
import { expect, it } from 'vitest'
import { settingsReview } from './settings-review.ts'

it('the review of a lobby’s default settings has no findings', () => {
  expect(settingsReview(DEFAULT_SETTINGS)).toEqual([])
})

it('the review of contradictory lobby settings lists errors before warnings, each with the tab of its setting', () => {
  const settings = { ...DEFAULT_SETTINGS, roundDuration: 5, breakDuration: 5, maxBetAmount: 200 }
  expect(settingsReview(settings)).toMatchObject([
    { tone: 'error', tab: 'rounds', setting: 'breakDuration', message: 'The break must be shorter than a round.' },
    { tone: 'warning', tab: 'betting', setting: 'maxBetAmount' },
  ])
})
