import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine, guardFormula, unguardFormula } from './csv.ts'

describe('a cell of a CSV file', () => {
  it.each(['=cmd|calc', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '＝1', "'=x", "''-x"])(
    'guards the CSV cell %j, which a spreadsheet would compute [D3]',
    (text) => {
      expect(guardFormula(text)).toBe(`'${text}`)
    },
  )

  it.each(['', 'Ajax', "'s-Hertogenbosch", "''t Gooi", 'a=b', 'Müller', ' =x'])(
    'leaves the CSV cell %j unguarded [D3]',
    (text) => {
      expect(guardFormula(text)).toBe(text)
      expect(unguardFormula(text)).toBe(text)
    },
  )

  it.each([
    ['Ana;=cmd|calc', "Ana;'=cmd|calc"],
    ['Ana\t@SUM(A1)', "Ana\t'@SUM(A1)"],
    ['Ana\n+1', "Ana\n'+1"],
    ["Ana;'-1", "Ana;''-1"],
  ])('guards a formula behind a semicolon, tab or line break in the CSV cell %j [D3]', (text, guarded) => {
    expect(guardFormula(text)).toBe(guarded)
    expect(unguardFormula(guarded)).toBe(text)
  })

  it('reads any guarded CSV cell back unchanged, and leaves no formula in a cell without a guard [D3] [PR289]', () => {
    const signs = fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', '"', ',', ';', 'a', 'ü', '＝')
    const texts = fc.oneof(
      fc.string(),
      fc.array(signs).map((all) => all.join('')),
    )
    fc.assert(fc.property(texts, (text) => unguardFormula(guardFormula(text)) === text))
    fc.assert(fc.property(texts, (text) => !/^[=+\-@\t\r\n]|[;\t\r\n][=+\-@]/.test(guardFormula(text))))
  })
})

describe('a line of a CSV file', () => {
  it('quotes CSV cells that need quotes, doubles quotes inside cells, and ends the line as RFC 4180 requires [D3]', () => {
    expect(csvLine(['Köln', 'a "b"', 'x,y', 'x;y', 'two\nlines', -5, '-5'])).toBe(
      `Köln,"a ""b""","x,y","x;y","two\nlines",-5,'-5\r\n`,
    )
  })
})
