import { expect, it } from 'vitest'
import {
  isOnlyMarks,
  isUsernameSeen,
  isUsernameTooLong,
  mixesScripts,
  plainUsername,
  shortUsername,
  usernameLength,
} from './username.ts'

it.each([
  ['Ana', 3],
  ['  Queen   Ana ', 9],
  ['👨\u200D👩\u200D👧 Ana', 5],
  ['Zoe\u0308', 3],
  ['🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}', 1],
  ['🇪🇸🇪🇸', 2],
  ['❤\uFE0F', 1],
  ['नमस्ते', 3],
  ['ﬃ', 3],
])('counts the characters of the username %s as a reader does: %i [A13]', (username, length) => {
  expect(usernameLength(username)).toBe(length)
})

it.each([
  ['twenty letters', false, 'a'.repeat(20)],
  ['twenty-one letters', true, 'a'.repeat(21)],
  ['ten family emoji', false, '👨\u200D👩\u200D👧\u200D👦'.repeat(10)],
  ['twenty football emoji', false, '⚽'.repeat(20)],
  ['twenty-one football emoji', true, '⚽'.repeat(21)],
  ['twenty family emoji of 140 code points', true, '👨\u200D👩\u200D👧\u200D👦'.repeat(20)],
])('decides whether a username of %s is too long: %s [A13]', (_what, isTooLong, username) => {
  expect(isUsernameTooLong(username)).toBe(isTooLong)
})

it('cuts a long username between two user-perceived characters, never inside one, and leaves a short username unchanged [A1]', () => {
  expect(shortUsername('👨\u200D👩\u200D👧'.repeat(3), 2)).toBe('👨\u200D👩\u200D👧'.repeat(2))
  expect(isUsernameTooLong(shortUsername('👨\u200D👩\u200D👧\u200D👦'.repeat(20)))).toBe(false)
  expect(shortUsername('Ana')).toBe('Ana')
})

it('accepts a username of family emoji in a browser that cannot find user-perceived characters, because the server counts them [A13]', () => {
  const own = Object.getOwnPropertyDescriptor(Intl, 'Segmenter') ?? {}
  Reflect.deleteProperty(Intl, 'Segmenter')
  const isTooLong = ['👨\u200D👩\u200D👧\u200D👦'.repeat(10), 'a'.repeat(101)].map(isUsernameTooLong)
  Object.defineProperty(Intl, 'Segmenter', own)
  expect(isTooLong).toEqual([false, true])
})

it('finds every character that is blank or not drawn at all, alone and within a username [A13]', () => {
  const blank = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{13441}\u{13442}]/u
  const seenAlone: string[] = []
  const seenWithin: string[] = []
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code)
    if ((code >= 0xd800 && code <= 0xdfff) || !blank.test(character)) continue
    if (isUsernameSeen(character) && !isOnlyMarks(character) && plainUsername(character) !== '')
      seenAlone.push(code.toString(16))
    // One space between two words, a variant of an ideograph and the emoji form are no disguise.
    const within = plainUsername(`Ana${character}x`)
    if (isUsernameSeen(within) && within !== 'Ana x' && within !== 'Anax') seenWithin.push(code.toString(16))
  }
  expect(seenAlone).toEqual([])
  expect(seenWithin).toEqual([])
})

it('stores a username in one form, without compatibility characters and with single spaces [A13]', () => {
  expect(plainUsername(' Ａｎａ\u00A0 \u3000Ⅱ❤\uFE0F ')).toBe('Ana II❤')
})

it.each(['Տupport', 'Ⲁdmin', 'Аna', 'Anα', '𐌀na', 'Ꭺna', 'Anaبن', 'Anaक', 'Beนn', 'Anა'])(
  'detects that the username %s mixes two scripts [A13] [PR60]',
  (username) => {
    expect(mixesScripts(username)).toBe(true)
  },
)

it.each([
  'Ana',
  'Zoë 2',
  'Ana⚽',
  'Ana 李',
  'Kanaさくら',
  'Taroタロー',
  'Son손흥민',
  'Анна 7',
  'مريم',
  'हिना',
  '李小龍',
  'O’Neill',
  'n\u0303',
  '❤ Ana',
])('finds no forbidden mixture of scripts in the username %s [A13]', (username) => {
  expect(mixesScripts(username)).toBe(false)
})
