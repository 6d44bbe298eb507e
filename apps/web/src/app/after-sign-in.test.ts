import { expect, it } from 'vitest'
import { afterSignIn } from './after-sign-in.ts'

it('a user who signs in gets the page they requested, else the page to which the server redirects, else the home page', () => {
  expect(afterSignIn('/join/AB23CD', '/admin')).toBe('/join/AB23CD')
  expect(afterSignIn(undefined, '/admin')).toBe('/admin')
  expect(afterSignIn(undefined, undefined)).toBe('/')
})

it('signing in never leads to another site', () => {
  for (const elsewhere of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
    expect(afterSignIn(elsewhere, undefined)).toBe('/')
  }
})
