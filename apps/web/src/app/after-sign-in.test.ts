import { expect, it } from 'vitest'
import { afterSignIn } from './after-sign-in.ts'

it('sign-in leads to the requested page, else to the server’s redirect, else home', () => {
  expect(afterSignIn('/join/AB23CD', '/admin')).toBe('/join/AB23CD')
  expect(afterSignIn(undefined, '/admin')).toBe('/admin')
  expect(afterSignIn(undefined, undefined)).toBe('/')
})

it('sign-in never leads to another site', () => {
  for (const elsewhere of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
    expect(afterSignIn(elsewhere, undefined)).toBe('/')
  }
})
