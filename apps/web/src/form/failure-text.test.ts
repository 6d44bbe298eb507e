import { expect, it } from 'vitest'
import { CallError, networkError } from '../api/call-error.ts'
import { failureText } from './failure-text.ts'

const taken = new CallError({ status: 409, code: 'email-taken', message: 'Taken' })

it('a failure that is a plain string is shown unchanged as the message of a form [PR51]', () => {
  expect(failureText('The bus is late', { messages: { 500: 'Server error' } })).toBe('The bus is late')
})

it('a form shows for a failure the configured message of its status, else the message of the error [PR51]', () => {
  expect(failureText(taken, { messages: { 409: 'Configured' } })).toBe('Configured')
  expect(failureText(taken, { messages: { 500: 'Configured' } })).toBe('Taken')
  expect(failureText({ status: 409, error: 'Taken' }, { messages: { 409: 'Configured' } })).toBe('Configured')
  expect(failureText({ status: 409, error: 'Taken' })).toBe('Taken')
  expect(failureText(networkError())).toBe('Network error: Unable to connect to server')
})

it('a form shows for a failure without a readable message that something went wrong [PR51]', () => {
  expect(failureText(new Error('undefined is not a function'))).toBe('Something went wrong...')
  expect(failureText({ status: 500 })).toBe('Something went wrong...')
  expect(failureText(undefined)).toBe('Something went wrong...')
  expect(failureText(new CallError({ status: 502, code: 'unknown', message: 'Bad Gateway' }))).toBe(
    'Something went wrong...',
  )
  expect(failureText(undefined, { failed: 'Registration failed.' })).toBe('Registration failed.')
})
