import { expect, it } from 'vitest'
import { GameError } from './errors.ts'

it('names the first error of an invalid request, because a screen may have no field for it', () => {
  const issues = [
    { path: 'endTime', message: 'The end of a half cannot be in the future.' },
    { path: 'startTime', message: 'The half before ended later than this.' },
  ]
  expect(new GameError('invalid-request', { issues }).message).toBe('The end of a half cannot be in the future.')
  expect(new GameError('invalid-request', { message: 'Two faults', issues }).message).toBe('Two faults')
  expect(new GameError('invalid-request', { issues: [] }).message).toBe('Please check for errors')
  expect(new GameError('invalid-request').message).toBe('Please check for errors')
  expect(new GameError('half-state', { issues }).message).toBe(new GameError('half-state').message)
})
