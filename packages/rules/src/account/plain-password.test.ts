import { expect, it } from 'vitest'
import { passwordForms, plainPassword } from './plain-password.ts'

it.each([
  ['u and a diaeresis', 'Grüße-1', 'Gru\u0308ße-1'],
  ['a no-break space', 'half time-1', 'half\u00A0time-1'],
  ['an ideographic space', 'half time-1', 'half\u3000time-1'],
  ['the sign of ångström', 'Å-kick-1', '\u212B-kick-1'],
])('treats passwords that differ by %s as equal [A36]', (_what, one, other) => {
  expect(plainPassword(other)).toBe(plainPassword(one))
})

it.each([
  ['case', 'Kick-off-1', 'kick-off-1'],
  ['width', 'Kick-off-1', 'Ｋick-off-1'],
  ['blanks at the ends', 'Kick-off-1', ' Kick-off-1 '],
  ['two blanks', 'a b', 'a  b'],
  ['a ligature', 'ﬁrst-1', 'first-1'],
])('treats passwords that differ by %s as different [A36]', (_what, one, other) => {
  expect(plainPassword(other)).not.toBe(plainPassword(one))
})

it('lists one form of an ASCII password, and for any other password each form in which it may be stored [A36]', () => {
  expect(passwordForms('Kick-off-1')).toEqual(['Kick-off-1'])
  expect(passwordForms('Gru\u0308n\u00A01')).toEqual(['Grün 1', 'Gru\u0308n\u00A01', 'Gru\u0308n 1'])
})
