import { expect, it } from 'vitest'
import { withWait } from './with-wait.ts'

const wait = (retryAfter?: number) => withWait({ message: 'No.', retryAfter })

it('the message of a refusal shows the time to wait, rounded up, or no time if the wait is unknown', () => {
  expect(wait()).toBe('No.')
  expect(wait(1)).toBe('No. Try again in 1 second.')
  expect(wait(40)).toBe('No. Try again in 40 seconds.')
  expect(wait(121)).toBe('No. Try again in 3 minutes.')
  expect(wait(86_400)).toBe('No. Try again in 24 hours.')
})
