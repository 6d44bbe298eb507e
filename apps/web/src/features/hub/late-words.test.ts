import { DEFAULT_SETTINGS } from '@bettle/rules'
import { expect, it } from 'vitest'
import { lateWords } from './late-words.ts'

const late = (left: number, prizePot = 300) =>
  lateWords({ rounds: { total: 10, left }, gameSettings: DEFAULT_SETTINGS, prizePot })

it('says what one has missed and what there still is to win', () => {
  expect(late(6)).toBe(
    'Rounds 1 to 4 are past betting: 6 of 10 are left to bet on. You start with 100 chips like everybody did, and with you the winner takes 400 trophies.',
  )
  expect(late(9)).toContain('Round 1 is past betting: 9 of 10')
  expect(late(1)).toContain('one round is left to bet on')
})

it('says nothing where nothing was missed, or nothing is left', () => {
  expect(late(10)).toBeUndefined()
  expect(late(0)).toBeUndefined()
})
