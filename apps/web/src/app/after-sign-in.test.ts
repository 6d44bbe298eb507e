import { expect, it } from 'vitest'
import { afterSignIn } from './after-sign-in.ts'

it('goes to the page that was asked for, else where the server says, else home', () => {
  expect(afterSignIn('/join/AB23CD', '/admin')).toBe('/join/AB23CD')
  expect(afterSignIn(undefined, '/admin')).toBe('/admin')
  expect(afterSignIn(undefined, undefined)).toBe('/')
})

it('never leaves the site', () => {
  for (const elsewhere of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
    expect(afterSignIn(elsewhere, undefined)).toBe('/')
  }
})
