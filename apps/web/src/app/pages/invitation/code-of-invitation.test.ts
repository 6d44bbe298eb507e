import { expect, test } from 'vitest'
import { codeOfInvitation } from './code-of-invitation.ts'

test.each([
  ['/join/AB23CD', 'AB23CD'],
  ['/join/ab23cd?tab=create', 'AB23CD'],
  ['/join/AB23', undefined],
  ['/join/%E0%A4%A', undefined],
  ['/previous-results', undefined],
  [undefined, undefined],
])('the path %s of a link gives the invitation code %s [PR21]', (path, code) =>
  expect(codeOfInvitation(path)).toBe(code),
)
