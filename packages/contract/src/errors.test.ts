import { expect, it } from 'vitest'
import { GameError } from './errors.ts'

it('uses the first fault of an invalid request as the message of its error, unless the error was given a message of its own', () => {
  const issues = [
    { path: 'endTime', message: 'The end of a half cannot be in the future.' },
    { path: 'startTime', message: 'The half before this half ended after this time.' },
  ]
  expect(new GameError('invalid-request', { issues }).message).toBe('The end of a half cannot be in the future.')
  expect(new GameError('invalid-request', { message: 'Two faults', issues }).message).toBe('Two faults')
  expect(new GameError('invalid-request', { issues: [] }).message).toBe('Please check for errors')
  expect(new GameError('invalid-request').message).toBe('Please check for errors')
  expect(new GameError('half-state', { issues }).message).toBe(new GameError('half-state').message)
})
