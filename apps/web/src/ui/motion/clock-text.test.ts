import { expect, it } from 'vitest'
import { clockText } from './clock-text.ts'

it.each([
  [-3, '0:00'],
  [47.2, '0:48'],
  [754, '12:34'],
  [7254, '2:00:54'],
  [273_600, '3d 04h'],
])('a clock shows %d seconds as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})
