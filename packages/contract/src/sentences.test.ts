import { expect, it } from 'vitest'
import { ERRORS, GameError } from './errors.ts'
import { SENTENCES, saidBy, sentence } from './sentences.ts'

it('a refusal says its sentence in English, and for other languages the code and the values [PR1048]', () => {
  expect(sentence('muted-for', { minutes: 1 })).toEqual({
    message: 'You are muted for another minute.',
    text: 'muted-for',
    params: { minutes: 1 },
  })
  expect(sentence('left-lobby')).toEqual({ message: 'You have left this lobby.', text: 'left-lobby' })
  expect(new GameError('muted', sentence('muted-for', { minutes: 5 }))).toMatchObject({
    message: 'You are muted for another 5 minutes.',
    code: 'muted',
    text: 'muted-for',
    params: { minutes: 5 },
  })
})

it('a refusal without a sentence of its own and one in plain English say only the code of the error [PR1048]', () => {
  expect(new GameError('lobby-full').text).toBeUndefined()
  expect(new GameError('forbidden', { message: 'Because.' }).text).toBeUndefined()
  const issues = [{ path: 'email', ...sentence('email-invalid') }]
  expect(new GameError('invalid-request', { issues })).toMatchObject({
    message: 'Invalid email address',
    text: 'email-invalid',
  })
})

it('reads a code in the message of a schema, and leaves other messages as they are', () => {
  expect(saidBy('email-missing')).toEqual({ message: 'Please provide your email address', text: 'email-missing' })
  expect(saidBy('Please name the provider')).toEqual({ message: 'Please name the provider' })
  // The values of this sentence are unknown.
  expect(saidBy('muted-for')).toEqual({ message: 'muted-for' })
})

it('no sentence has the code of an error', () => {
  expect(Object.keys(SENTENCES).filter((code) => Object.hasOwn(ERRORS, code))).toEqual([])
})
