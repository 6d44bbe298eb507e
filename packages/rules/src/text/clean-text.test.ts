import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanLine, cleanText } from './clean-text.ts'

/** Sequences of characters that are shown as one sign and must stay unchanged. */
const KEPT = [
  ['a family', '👨\u200D👩\u200D👧'],
  ['a runner with a skin tone', '🏃🏽\u200D♀\uFE0F'],
  ['a heart on fire', '❤\uFE0F\u200D🔥'],
  ['a keycap', '1\uFE0F\u20E3'],
  ['the flag of England', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'],
  ['the flag of Spain', '🇪🇸'],
  ['Persian with a joiner', 'می\u200Cخواهم'],
  ['a Persian abbreviation', 'ه\u200D'],
  ['a Hindi cluster', 'क्\u200Dष'],
  ['a Hindi cluster kept apart', 'क्\u200Cष'],
  ['a Bengali ya-phalaa', 'র\u200D্য'],
  ['a Sinhala cluster', 'ශ්\u200Dරී'],
  ['Vietnamese', 'Nguyễn Thị Hằng'],
  ['pointed Hebrew', 'שָׁלוֹם'],
  ['pointed Arabic', 'مُحَمَّدٌ'],
  ['Thai', 'น้ำผึ้ง'],
  ['Tibetan', 'བསྒྲུབས'],
  ['Myanmar', 'ကျွန်ုပ်'],
  ['a Japanese name with its own form', '葛\u{E0100}城'],
  ['Korean', '손흥민'],
  ['punctuation', 'O’Neill-Smith & Söhne (1. FC)'],
] as const

describe.each([
  ['cleaning a line', cleanLine],
  ['cleaning a text', cleanText],
])('%s', (_kind, clean) => {
  it.each(KEPT)('keeps %s unchanged in a cleaned text [T3]', (_what, text) => {
    expect(clean(text)).toBe(text.normalize('NFC'))
  })

  it.each([
    ['a right-to-left override', 'FC \u202Eevil', 'FC evil'],
    ['isolates and marks of direction', 'a\u2066b\u2069\u200E\u200F\u061Cc', 'abc'],
    ['a zero width space', 'Ar\u200Bsenal', 'Arsenal'],
    ['a soft hyphen', 'Ar\u00ADsenal', 'Arsenal'],
    ['a byte order mark', '\uFEFFArsenal', 'Arsenal'],
    ['a joiner between Latin letters', 'Ar\u200Dse\u200Cnal', 'Arsenal'],
    ['a joiner after a letter that does not join to the left', 'د\u200Cر', 'در'],
    ['a joiner at the end', 'Ana\u200D', 'Ana'],
    ['a joiner between an emoji and a Latin letter', '⚽\u200DAna', '⚽Ana'],
    ['a variation selector behind a letter', 'A\uFE0Fn\uFE00a\u{E0101}', 'Ana'],
    ['two variation selectors', '❤\uFE0F\uFE0F', '❤\uFE0F'],
    ['tag characters', 'Ana\u{E0061}\u{E0064}\u{E007F}', 'Ana'],
    ['tag characters on a flag that name no country', '🏴\u{E0061}\u{E0064}\u{E007F}', '🏴'],
    ['Hangul fillers', 'A\u3164n\u115F\u1160a\uFFA0', 'Ana'],
    ['invisible operators', 'f\u2061x\u2062y\u2063\u2064', 'fxy'],
    ['control characters', 'A\u0000n\u0007\u001Ba\u007F\u0081', 'Ana'],
    ['half of a surrogate pair', 'A\uD800na\uDC00', 'Ana'],
    ['private-use characters and noncharacters', 'A\uE000n\uFFFFa\u{F0000}', 'Ana'],
    ['a placeholder for an object', 'A\uFFFCna', 'Ana'],
    ['marks without a letter', '\u0301\u0302Ana', 'Ana'],
    ['a blank of Braille', '⠁\u2800⠃', '⠁ ⠃'],
    ['a tab', 'A\tB', 'A B'],
  ])('cleans %s out of a text [T3]', (_what, text, kept) => {
    expect(clean(text)).toBe(kept)
  })

  it.each([
    ['the character U+200B', '\u200B'],
    ['joiners', '\u200D\u200C'],
    ['direction marks', '\u202E\u2066'],
    ['a Hangul filler', '\u3164'],
    ['Braille blanks', '\u2800\u2800'],
    ['variation selectors', '\uFE0F\u{E0100}'],
    ['tag characters that follow nothing', '\u{E0061}\u{E007F}'],
    ['blanks of all kinds', ' \t\u00A0\u2003\u3000\u1680'],
    ['line breaks', '\n\r\n\u2028\u2029\u0085'],
    ['marks without any letter', '\u0301\u0302'],
    ['a mark on a blank', ' \u0336 '],
    ['a NUL character', '\u0000'],
    ['half of a surrogate pair', '\uD800'],
    ['no characters', ''],
  ])('cleans a text of %s to an empty text [T3]', (_what, text) => {
    expect(clean(text)).toBe('')
  })

  it('keeps three marks on a letter and removes the further marks [T3] [PR57]', () => {
    expect(clean(`q${'\u0311'.repeat(40)}x`)).toBe(`q${'\u0311'.repeat(3)}x`)
    expect(clean(`ก${'\u0E47'.repeat(30)}`)).toBe(`ก${'\u0E47'.repeat(3)}`)
    expect(clean(`A${'\u20DD\u0489'.repeat(9)}`)).toHaveLength(4)
  })

  it('changes nothing when a cleaned text is cleaned again [T3]', () => {
    const odd = fc.string({
      unit: fc.constantFrom(
        ...['a', 'é', '\u0301', '\u200D', '\u200C', '\u200B', '👨', '🏽', '\uFE0F', 'ب', 'د', '्', 'क', '\n', '\r', ' '],
        ...['\u202E', '\u3164', '🏴', '\u{E0067}', '\u{E007F}', '1', '\u20E3', '\u0489', '\u2800', '\t', '\u0327', 'র'],
      ),
      maxLength: 20,
    })
    fc.assert(fc.property(odd, (text) => clean(clean(text)) === clean(text)))
  })
})

it('joins the lines of a name, and reduces several blanks to single blanks [A26]', () => {
  expect(cleanLine(' FC \r\n Bayern\u2028München\u00A0\u3000 II\u0085 ')).toBe('FC Bayern München II')
})

it('stores a name in Unicode form NFC [A26]', () => {
  expect(cleanLine('Zoe\u0308')).toBe('Zoë')
  expect(cleanLine('Zoe\u200B\u0308')).toBe('Zoë')
})

it('keeps the line breaks of a multi-line text, and keeps one of several empty lines [T3]', () => {
  expect(cleanText('one\r\ntwo\n\n\n\nthree\u2029four')).toBe('one\ntwo\n\nthree\nfour')
})
