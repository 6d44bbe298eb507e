import { expect, it } from 'vitest'
import { emailKey, emailKeys, readableEmail, storedEmail } from './email-address.ts'

const STORED = 'ana@xn--bcher-kva.example'

it.each([
  'ana@bücher.example',
  'ana@BÜCHER.example',
  'ana@bu\u0308cher.example',
  'ana@xn--bcher-kva.example',
  'ana@XN--BCHER-KVA.Example',
  'ana@bücher。example',
  'ana@bücher．example',
  'ana@xn--bcher-kva｡example',
  'ana@b\u00ADücher.example',
  '<ana@bücher.example>',
  'ana@bücher.example.',
  'ana@bücher.example。',
  'ana＠bücher｡example｡',
])('stores the email address %s as ana@xn--bcher-kva.example [A28]', (given) => {
  expect(storedEmail(given)).toBe(STORED)
  expect(emailKey(given)).toBe(STORED)
})

it.each([
  ['ana@faß.example', 'ana@xn--fa-hia.example'],
  ['ana@fass.example', 'ana@fass.example'],
  ['Ana@例え.example', 'Ana@xn--r8jz45g.example'],
  ['ana@пример.испытание', 'ana@xn--e1afmkfd.xn--80akhbyknj4f'],
  ['ana@نامه\u200Cای.example', 'ana@xn--mgba3gch31f060k.example'],
  ['ana@mail_1.example', 'ana@mail_1.example'],
])('stores the email address %s as %s [A28]', (given, stored) => {
  expect(storedEmail(given)).toBe(stored)
})

it('returns no stored form for an email address with an invalid domain [A28]', () => {
  expect(storedEmail('ana@bü\uFFFDcher.example')).toBeUndefined()
  expect(storedEmail('ana@xn--a.example')).toBeUndefined()
  expect(storedEmail('ana@mail.xn--.example')).toBeUndefined()
  expect(emailKey('not an address')).toBe('not an address')
})

it('searches an account by both spellings of an email address that an older version may have stored differently [A28]', () => {
  expect(emailKeys('Ana@Bücher.example')).toEqual([STORED, 'ana@bücher.example'])
  expect(emailKeys('Ana@books.example')).toEqual(['ana@books.example'])
})

it('shows an email address in Unicode unless its domain imitates another one [A28]', () => {
  expect(readableEmail(STORED)).toBe('ana@bücher.example')
  expect(readableEmail('ana@xn--e1afmkfd.xn--80akhbyknj4f')).toBe('ana@пример.испытание')
  expect(readableEmail('ana@books.example')).toBe('ana@books.example')
  // An older version stored addresses with invalid domains.
  expect(readableEmail('ana@xn--a.example')).toBe('ana@xn--a.example')
  // The domain begins with a Cyrillic а before Latin letters.
  expect(readableEmail('ana@xn--pple-43d.example')).toBe('ana@xn--pple-43d.example')
})
