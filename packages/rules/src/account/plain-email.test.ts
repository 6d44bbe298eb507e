import { expect, it } from 'vitest'
import { plainEmail } from './plain-email.ts'

it.each([
  'ana@b.example',
  '  ana@b.example ',
  '<ana@b.example>',
  '<<ana@b.example>>',
  '"ana@b.example"',
  'mailto:ana@b.example',
  '<mailto:ana@b.example>',
  'ana@B.Example',
  'ana@b.example.',
  'ana@b.example,',
  'ana@b。example。',
  'ana@b｡example',
  'ａｎａ＠ｂ．ｅｘａｍｐｌｅ',
  'an\u200Ba@b.example',
])('normalises the email address %s to ana@b.example [A28]', (given) => {
  expect(plainEmail(given)).toBe('ana@b.example')
})

it('leaves the part of an email address before the @, and a text that is no email address, unchanged [A28]', () => {
  expect(plainEmail('Ana.O’Neill+bets@B.example')).toBe('Ana.O’Neill+bets@b.example')
  expect(plainEmail('not an address')).toBe('not an address')
  expect(plainEmail(plainEmail('<<ana@b.example>>.'))).toBe('ana@b.example')
})
