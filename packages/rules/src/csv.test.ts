import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine, guardFormula, unguardFormula } from './csv.ts'

describe('a cell of a file', () => {
  it.each(['=cmd|calc', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '＝1', "'=x", "''-x"])(
    '[D3] %j is no formula',
    (text) => {
      expect(guardFormula(text)).toBe(`'${text}`)
    },
  )

  it.each(['', 'Ajax', "'s-Hertogenbosch", "''t Gooi", 'a=b', 'Müller', ' =x'])('[D3] %j stays as it is', (text) => {
    expect(guardFormula(text)).toBe(text)
    expect(unguardFormula(text)).toBe(text)
  })

  it.each([
    ['Ana;=cmd|calc', "Ana;'=cmd|calc"],
    ['Ana\t@SUM(A1)', "Ana\t'@SUM(A1)"],
    ['Ana\n+1', "Ana\n'+1"],
    ["Ana;'-1", "Ana;''-1"],
  ])('is no formula behind a separator that another country’s spreadsheet splits at: %j [D3]', (text, guarded) => {
    expect(guardFormula(text)).toBe(guarded)
    expect(unguardFormula(guarded)).toBe(text)
  })

  it('[D3] is read as it was, whatever it holds', () => {
    const signs = fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', '"', ',', ';', 'a', 'ü', '＝')
    const texts = fc.oneof(
      fc.string(),
      fc.array(signs).map((all) => all.join('')),
    )
    fc.assert(fc.property(texts, (text) => unguardFormula(guardFormula(text)) === text))
    fc.assert(fc.property(texts, (text) => !/^[=+\-@\t\r\n]|[;\t\r\n][=+\-@]/.test(guardFormula(text))))
  })
})

describe('a line of a file', () => {
  it('[D3] quotes what needs it, doubles quotes, and ends as RFC 4180 has it', () => {
    expect(csvLine(['Köln', 'a "b"', 'x,y', 'x;y', 'two\nlines', -5, '-5'])).toBe(
      `Köln,"a ""b""","x,y","x;y","two\nlines",-5,'-5\r\n`,
    )
  })
})
